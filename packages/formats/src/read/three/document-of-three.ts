import { type Animation, Document, Logger, type mat4, type Node, type Skin } from '@gltf-transform/core';
import { weld } from '@gltf-transform/functions';
import type { Texture } from 'three';
import { type AnimationClip, Matrix4, type Mesh, type Object3D, PropertyBinding, SkinnedMesh } from 'three';
import { ThreeMaterials } from './three-materials.ts';
import { threePrimitives } from './three-primitives.ts';

export interface DocumentOfThreeOptions {
  readonly clips: readonly AnimationClip[];
  /** Returns the bones that the tracks of a clip name; undefined for all objects. */
  bonesOf?(clip: AnimationClip): readonly Object3D[] | undefined;
  /** Metres per unit. */
  readonly scale: number;
  /** Returns the colour of a corner by its second coordinates, or null. */
  colorOf?(high: number, low: number): readonly [number, number, number, number] | null;
  /** Returns the bytes of a PNG or JPEG, or null. */
  pictureOf(texture: Texture): Promise<Uint8Array<ArrayBuffer> | null>;
}

/** Converts the output of a three.js loader to a document: nodes, meshes, skins, materials, clips. */
export async function documentOfThree(root: Object3D, options: DocumentOfThreeOptions): Promise<Document> {
  const document = new Document().setLogger(new Logger(Logger.Verbosity.SILENT));
  document.createBuffer();
  const scene = document.createScene('Scene');
  document.getRoot().setDefaultScene(scene);
  const nodes = new Map<Object3D, Node>();
  addNode(document, root, nodes);
  const top = nodes.get(root)!;
  if (options.scale !== 1) {
    top.setScale(root.scale.toArray().map((x) => x * options.scale) as [number, number, number]);
    top.setTranslation(root.position.toArray().map((x) => x * options.scale) as [number, number, number]);
  }
  // The loader's group becomes a node only if it has a transform.
  const still = new Matrix4().elements.every((x, k) => Math.abs(x - top.getMatrix()[k]!) < 1e-9);
  if (still && !('isMesh' in root)) for (const child of top.listChildren()) scene.addChild(child);
  else scene.addChild(top);
  const materials = new ThreeMaterials(document, options.pictureOf);
  const skins = new Map<string, Skin | null>();
  for (const [object, node] of nodes) {
    if (!('isMesh' in object)) continue;
    const mesh = document.createMesh(node.getName());
    const skin = object instanceof SkinnedMesh ? skinOf(document, object, nodes, skins) : null;
    const primitives = threePrimitives(document, object as Mesh, skin, options.colorOf);
    for (const { primitive, material, isClear } of primitives) {
      const own = material ? await materials.of(material) : null;
      if (isClear && own?.getAlphaMode() === 'OPAQUE') own.setAlphaMode('BLEND');
      mesh.addPrimitive(primitive.setMaterial(own));
    }
    if (mesh.listPrimitives().length === 0) mesh.dispose();
    else node.setMesh(mesh).setSkin(skin);
  }
  for (const clip of options.clips) {
    const bones = options.bonesOf?.(clip);
    const named = bones
      ? new Map(bones.flatMap((bone) => (nodes.has(bone) ? [[bone.name, nodes.get(bone)!] as const] : [])))
      : byName(root, nodes);
    addClip(document, clip, named);
  }
  if (still && !('isMesh' in root)) top.dispose();
  return document.transform(weld());
}

function addNode(document: Document, object: Object3D, nodes: Map<Object3D, Node>): void {
  const { position, quaternion, scale } = object;
  const name: unknown = object.userData.originalName;
  const node = document
    .createNode(typeof name === 'string' ? name : object.name)
    .setTranslation(position.toArray())
    .setRotation(quaternion.clone().normalize().toArray())
    .setScale(scale.toArray());
  if (![...node.getTranslation(), ...node.getRotation(), ...node.getScale()].every(Number.isFinite)) {
    throw new Error(`the transform of "${node.getName()}" has values that are not numbers`);
  }
  nodes.set(object, node);
  for (const child of object.children) {
    addNode(document, child, nodes);
    node.addChild(nodes.get(child)!);
  }
}

function skinOf(
  document: Document,
  mesh: SkinnedMesh,
  nodes: ReadonlyMap<Object3D, Node>,
  skins: Map<string, Skin | null>,
): Skin | null {
  const { skeleton, bindMatrix } = mesh;
  if (!skeleton) return null;
  const key = `${skeleton.uuid} ${bindMatrix.elements.join()}`;
  const known = skins.get(key);
  if (known !== undefined) return known;
  const joints = skeleton.bones.map((bone) => bone && nodes.get(bone));
  const inverses = skeleton.boneInverses.flatMap((inverse) => inverse.clone().multiply(bindMatrix).elements);
  let skin: Skin | null = null;
  if (joints.length > 0 && joints.every((joint) => joint) && inverses.every(Number.isFinite)) {
    const matrices = document
      .createAccessor()
      .setType('MAT4')
      .setArray(Float32Array.from(affine(inverses)))
      .setBuffer(document.getRoot().listBuffers()[0]!);
    skin = document.createSkin(mesh.name).setInverseBindMatrices(matrices);
    for (const joint of joints) skin.addJoint(joint!);
  }
  skins.set(key, skin);
  return skin;
}

/** The last row is exact in glTF. */
function affine(matrices: readonly number[]): number[] {
  const last = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1] satisfies mat4 as readonly number[];
  return matrices.map((value, i) => (i % 4 === 3 ? last[i % 16]! : value));
}

type Path = 'translation' | 'rotation' | 'scale';

interface Keys {
  readonly times: Float32Array<ArrayBuffer>;
  readonly values: Float32Array<ArrayBuffer>;
}

const paths: Readonly<Record<string, { readonly path: Path; readonly size: number }>> = {
  position: { path: 'translation', size: 3 },
  quaternion: { path: 'rotation', size: 4 },
  scale: { path: 'scale', size: 3 },
};

/** Adds the tracks of a clip; clips of one name that move other nodes, such as those of two skeletons, become one. */
function addClip(document: Document, clip: AnimationClip, named: ReadonlyMap<string, Node>): void {
  const buffer = document.getRoot().listBuffers()[0]!;
  const tracks = new Map<string, { readonly node: Node; readonly path: Path; readonly keys: Keys }>();
  for (const track of clip.tracks) {
    const { nodeName, propertyName } = PropertyBinding.parseTrackName(track.name);
    const known = paths[propertyName];
    const node = named.get(nodeName);
    if (!known || !node || tracks.has(track.name)) continue;
    const keys = ascendingKeys(track, known.size);
    if (keys.times.length === 0 || !keys.values.every(Number.isFinite)) continue;
    if (known.size === 4) normalise(keys.values);
    tracks.set(track.name, { node, path: known.path, keys });
  }
  if (tracks.size === 0) return;
  const moves = (animation: Animation) =>
    animation
      .listChannels()
      .some((channel) =>
        [...tracks.values()].some(
          ({ node, path }) => node === channel.getTargetNode() && path === channel.getTargetPath(),
        ),
      );
  const same = document
    .getRoot()
    .listAnimations()
    .find((animation) => animation.getName() === clip.name && !moves(animation));
  const animation = same ?? document.createAnimation(clip.name);
  for (const { node, path, keys } of tracks.values()) {
    const sampler = document
      .createAnimationSampler()
      .setInterpolation('LINEAR')
      .setInput(document.createAccessor().setArray(keys.times).setBuffer(buffer))
      .setOutput(
        document
          .createAccessor()
          .setType(path === 'rotation' ? 'VEC4' : 'VEC3')
          .setArray(keys.values)
          .setBuffer(buffer),
      );
    animation
      .addSampler(sampler)
      .addChannel(
        document.createAnimationChannel().setTargetNode(node).setTargetPath(path).setSampler(sampler),
      );
  }
}

/** Returns the nodes that clips refer to by name; a bone precedes another node of its name, the outer the inner. */
function byName(root: Object3D, nodes: ReadonlyMap<Object3D, Node>): Map<string, Node> {
  const bones = [...nodes.keys()].filter((object) => 'isBone' in object);
  const named = new Map<string, Node>();
  for (const object of [...bones, root, ...nodes.keys()]) {
    if (!named.has(object.name)) named.set(object.name, nodes.get(object)!);
  }
  return named;
}

/** Keeps keys whose time is after the key before: single precision makes some equal. */
function ascendingKeys(
  track: { readonly times: ArrayLike<number>; readonly values: ArrayLike<number> },
  size: number,
): Keys {
  const times: number[] = [];
  const values: number[] = [];
  for (let i = 0; i < track.times.length && (i + 1) * size <= track.values.length; i++) {
    const time = Math.fround(track.times[i]!);
    if (!(time >= 0 && time > (times.at(-1) ?? -1))) continue;
    times.push(time);
    for (let k = 0; k < size; k++) values.push(track.values[i * size + k]!);
  }
  return { times: Float32Array.from(times), values: Float32Array.from(values) };
}

function normalise(values: Float32Array): void {
  for (let i = 0; i < values.length; i += 4) {
    const length = Math.hypot(values[i]!, values[i + 1]!, values[i + 2]!, values[i + 3]!);
    if (length === 0) values[i + 3] = 1;
    else for (let k = i; k < i + 4; k++) values[k] = values[k]! / length;
  }
}
