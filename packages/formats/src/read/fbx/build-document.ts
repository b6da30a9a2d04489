import {
  Document,
  Logger,
  type Material,
  type Mesh,
  type Node,
  type Primitive,
  type Skin,
  type TextureInfo,
} from '@gltf-transform/core';
import type { FormatWarning } from '../../format-warning.ts';
import { noteQuads } from '../../mesh/quad-count.ts';
import { documentIndices } from '../../scene/document-of.ts';
import { Space } from './axes-and-unit.ts';
import { addCamera, addLight } from './cameras-lights.ts';
import { type FbxMaterial, Materials } from './materials.ts';
import { buildMesh, type FbxMesh, type FbxPart, vertexMap } from './meshes.ts';
import { buildModels, type ModelNode, place } from './models.ts';
import type { FbxObject, FbxScene } from './objects.ts';
import { addClips } from './sample-clips.ts';
import {
  type MorphTrack,
  morphWeights,
  restPercent,
  type ShapeChannel,
  shapeChannels,
  shapeOffsets,
  targetNames,
} from './shapes.ts';
import { buildSkin, type FbxSkin } from './skins.ts';
import { readTakes, scaledBy } from './takes.ts';
import { geometricPlacement, type Placement } from './transforms.ts';
import { childOf } from './tree.ts';

interface BuildOptions {
  readonly beside: ((path: string) => Promise<Uint8Array | undefined>) | undefined;
  warn(warning: FormatWarning): void;
}

/** Builds the document of a scene. */
export async function buildDocument(scene: FbxScene, options: BuildOptions): Promise<Document> {
  const document = new Document().setLogger(new Logger(Logger.Verbosity.SILENT));
  document.createBuffer();
  document.getRoot().setDefaultScene(document.createScene('Scene'));
  const space = new Space(scene);
  const takes = readTakes(scene);
  const models = buildModels(document, scene, space, scaledBy(takes));
  const builder = new MeshBuilder(document, scene, models, space, options);
  const skipped = new Map<string, string[]>();
  for (const model of models) {
    for (const { object, property } of scene.into(model.object)) {
      if (property !== undefined) continue;
      if (object.kind === 'Geometry') {
        if (isMesh(object)) await builder.show(object, model);
        else note(skipped, object.type || 'Geometry', object.name || model.object.name);
      } else if (object.kind === 'NodeAttribute') {
        const added =
          object.type === 'Camera' || object.type === 'CameraStereo'
            ? addCamera(document, object, model, space, scene.creator)
            : object.type === 'Light'
              ? addLight(document, object, model, space)
              : null;
        if (added) place(model, space);
        else if (!silent.has(object.type)) note(skipped, object.type, object.name || model.object.name);
      }
    }
  }
  for (const geometry of scene.ofKind('Geometry')) {
    if (!isMesh(geometry)) continue;
    if (!scene.outOf(geometry).some(({ object }) => object.kind === 'Model'))
      note(skipped, 'unused mesh', geometry.name);
  }
  for (const [kind, objects] of scene.kinds) {
    if (unread.has(kind)) for (const { name } of objects) note(skipped, kind, name);
  }
  for (const [kind, names] of skipped) {
    options.warn({ code: 'skipped_object', message: `${list(names)}: ${kind} is not read, and is left out` });
  }
  addClips(document, takes, models, builder.morphs, space, options);
  joinRoots(document);
  return document;
}

/** glTF 2.0, 3.7.3.2: the joints of a skin have a common root, which a scene of several trees lacks. */
function joinRoots(document: Document): void {
  const scene = document.getRoot().getDefaultScene()!;
  const topOf = (node: Node): Node => {
    let top = node;
    for (let above = top.getParentNode(); above; above = top.getParentNode()) top = above;
    return top;
  };
  const apart = document
    .getRoot()
    .listSkins()
    .some((skin) => new Set(skin.listJoints().map(topOf)).size > 1);
  if (!apart) return;
  const root = document.createNode('Root');
  for (const child of scene.listChildren()) root.addChild(child);
  for (const child of scene.listChildren()) scene.removeChild(child);
  scene.addChild(root);
}

/** Objects that say something about the scene which is not read. */
const unread = new Set(['Constraint', 'Cache', 'Audio', 'AudioClip', 'AudioLayer']);

/** Node attributes that say nothing beyond the transform of their model. */
const silent = new Set([
  'LimbNode',
  'Limb',
  'Root',
  'Effector',
  'Null',
  'Marker',
  'IKEffector',
  'FKEffector',
  'LODGroup',
  'LodGroup',
  'Mesh',
  '',
  'CameraSwitcher',
]);

function isMesh({ node, type }: FbxObject): boolean {
  return (
    type !== 'Shape' &&
    childOf(node, 'Vertices') !== undefined &&
    childOf(node, 'PolygonVertexIndex') !== undefined
  );
}

function note(map: Map<string, string[]>, kind: string, name: string): void {
  map.set(kind, [...(map.get(kind) ?? []), name]);
}

/** Names at most three things. */
function list(names: readonly string[]): string {
  const shown = names.slice(0, 3).map((name) => `"${name}"`);
  return names.length > 3 ? `${shown.join(', ')} and ${names.length - 3} more` : shown.join(', ');
}

interface BuiltMesh {
  readonly mesh: FbxMesh;
  readonly channels: readonly ShapeChannel[];
  readonly geometric: Placement | null;
  /** Primitives without material and skin, for one part each. */
  readonly primitives: readonly Primitive[];
}

/** Builds meshes, each once for every transform of its geometry, list of materials and skin. */
class MeshBuilder {
  readonly morphs: MorphTrack[] = [];
  readonly #document: Document;
  readonly #scene: FbxScene;
  readonly #models: ReadonlyMap<FbxObject, ModelNode>;
  readonly #space: Space;
  readonly #options: BuildOptions;
  readonly #materials: Materials;
  readonly #built = new Map<string, BuiltMesh>();
  readonly #meshes = new Map<string, Mesh>();

  constructor(
    document: Document,
    scene: FbxScene,
    models: readonly ModelNode[],
    space: Space,
    options: BuildOptions,
  ) {
    this.#document = document;
    this.#scene = scene;
    this.#models = new Map(models.map((model) => [model.object, model]));
    this.#space = space;
    this.#options = options;
    this.#materials = new Materials({ document, scene, ...options });
  }

  async show(geometry: FbxObject, model: ModelNode): Promise<void> {
    const geometric = geometricPlacement(model.object.props);
    const key = `${geometry.id} ${JSON.stringify(geometric)}`;
    let built = this.#built.get(key);
    if (!built) {
      built = this.#build(geometry, geometric);
      this.#built.set(key, built);
    }
    if (built.primitives.length === 0) return;
    const materials: FbxMaterial[] = [];
    const slots = this.#materialsOf(geometry, model);
    for (const slot of slots) materials.push(await this.#materials.of(slot));
    const skinned = buildSkin(
      this.#document,
      this.#scene,
      geometry,
      model,
      built.mesh,
      (object) => this.#models.get(object),
      this.#space,
    );
    const meshKey = `${key} ${slots.map(({ id }) => id).join()}`;
    let mesh = skinned ? undefined : this.#meshes.get(meshKey);
    if (!mesh) {
      mesh = this.#mesh(geometry, model, built, materials, skinned);
      if (!skinned) this.#meshes.set(meshKey, mesh);
    }
    this.#place(mesh, model, built, skinned?.skin ?? null);
    if (skinned?.dual) {
      this.#options.warn({
        code: 'dual_quaternion_skin',
        message: `"${model.object.name}": dual quaternion skinning becomes linear, which bends joints a little differently`,
      });
    }
    if (model.object.props.number('Visibility', 1) === 0 || model.object.props.number('Show', 1) === 0) {
      this.#options.warn({
        code: 'hidden_object_shown',
        message: `"${model.object.name}" is hidden in the file, which glTF cannot state; it is shown`,
      });
    }
    if (skinned && skinned.reduced > 0) {
      this.#options.warn({
        code: 'skin_weights_reduced',
        message: `"${model.object.name}": more than four bones move ${skinned.reduced} of its points; the four strongest are kept`,
      });
    }
  }

  #build(geometry: FbxObject, geometric: Placement | null): BuiltMesh {
    const mesh = buildMesh(geometry, geometric, this.#space);
    const channels = shapeChannels(this.#scene, geometry);
    const shapes = channels.flatMap((channel) => channel.shapes);
    const map = vertexMap(geometric, this.#space);
    const primitives = mesh.parts.map((part) => {
      const primitive = this.#primitive(part);
      for (const shape of shapes) {
        const { positions, normals } = shapeOffsets(shape, part, map);
        const target = this.#document.createPrimitiveTarget(shape.object.name);
        target.setAttribute('POSITION', this.#accessor('VEC3', positions));
        if (normals) target.setAttribute('NORMAL', this.#accessor('VEC3', normals));
        primitive.addTarget(target);
      }
      return primitive;
    });
    if (mesh.skipped > 0) {
      this.#options.warn({
        code: 'skipped_polygons',
        message: `"${geometry.name}": ${mesh.skipped} polygons have fewer than three corners or name points that do not exist; they are left out`,
      });
    }
    return { mesh, channels, geometric, primitives };
  }

  #primitive(part: FbxPart): Primitive {
    const primitive = this.#document
      .createPrimitive()
      .setIndices(
        this.#document
          .createAccessor()
          .setArray(documentIndices(part.indices))
          .setBuffer(this.#document.getRoot().listBuffers()[0]!),
      )
      .setAttribute('POSITION', this.#accessor('VEC3', part.positions))
      .setAttribute('NORMAL', this.#accessor('VEC3', part.normals));
    part.uvs.forEach((uv, i) => {
      primitive.setAttribute(`TEXCOORD_${i}`, this.#accessor('VEC2', uv));
    });
    if (part.colors) primitive.setAttribute('COLOR_0', this.#accessor('VEC4', part.colors));
    noteQuads(primitive, part.quads);
    return primitive;
  }

  #accessor(type: 'VEC2' | 'VEC3' | 'VEC4', array: Float32Array<ArrayBuffer> | Uint16Array<ArrayBuffer>) {
    return this.#document
      .createAccessor()
      .setType(type)
      .setArray(array)
      .setBuffer(this.#document.getRoot().listBuffers()[0]!);
  }

  /** Materials of a model in the order that polygons number them; old files connect them to the geometry. */
  #materialsOf(geometry: FbxObject, model: ModelNode): FbxObject[] {
    const of = (object: FbxObject): FbxObject[] =>
      this.#scene
        .into(object)
        .filter((own) => own.object.kind === 'Material' && own.property === undefined)
        .map((own) => own.object);
    const own = of(model.object);
    return own.length > 0 ? own : of(geometry);
  }

  #mesh(
    geometry: FbxObject,
    model: ModelNode,
    { mesh: source, channels, primitives }: BuiltMesh,
    materials: readonly FbxMaterial[],
    skinned: FbxSkin | null,
  ): Mesh {
    const mesh = this.#document.createMesh(geometry.name || model.object.name);
    source.parts.forEach((part, i) => {
      const primitive = primitives[i]!.clone();
      const own = materials[part.slot] ?? materials[0];
      if (own) primitive.setMaterial(withSets(own, source.uvNames));
      if (skinned) {
        const joints = new Uint16Array(part.points.length * 4);
        const weights = new Float32Array(part.points.length * 4);
        part.points.forEach((point, vertex) => {
          joints.set(skinned.joints.subarray(point * 4, point * 4 + 4), vertex * 4);
          weights.set(skinned.weights.subarray(point * 4, point * 4 + 4), vertex * 4);
        });
        primitive.setAttribute('JOINTS_0', this.#accessor('VEC4', joints));
        primitive.setAttribute('WEIGHTS_0', this.#accessor('VEC4', weights));
      }
      mesh.addPrimitive(primitive);
    });
    if (channels.length > 0) {
      mesh.setExtras({ targetNames: targetNames(channels) });
      mesh.setWeights(morphWeights(channels, restPercent));
    }
    return mesh;
  }

  #place(mesh: Mesh, model: ModelNode, { channels }: BuiltMesh, skin: Skin | null): void {
    let node: Node = model.inner;
    if (node.getMesh()) {
      node = this.#document.createNode(`${model.object.name}_mesh`);
      model.inner.addChild(node);
    }
    node.setMesh(mesh).setSkin(skin);
    if (channels.length === 0) return;
    this.morphs.push({
      node,
      channels: channels.map(({ object }) => object),
      direct: channels.every(({ shapes }) => shapes.length === 1),
      weightsAt: (percentOf) => morphWeights(channels, percentOf),
    });
  }
}

/** Points the textures of a material at the sets that they name. */
function withSets({ material, sets }: FbxMaterial, uvNames: readonly string[]): Material {
  for (const { info, uvSet } of sets) {
    const index = uvNames.indexOf(uvSet);
    if (index > 0) (info as TextureInfo).setTexCoord(index);
  }
  return material;
}
