import type { Document, Mesh, mat4, Node, Scene, Skin } from '@gltf-transform/core';
import { invertMatrix, multiplyMatrices, type Transform, transformMatrix } from '../../mesh/matrix.ts';
import { restWeights } from '../../scene/apply-morphs.ts';
import { type ClipPose, clipPose } from '../../scene/clip-pose.ts';
import { instanceTransforms } from '../../scene/instance-transforms.ts';
import { type MeshPart, meshParts } from '../../scene/mesh-parts.ts';
import { influencesOf, skinBinding } from '../../scene/skin-binding.ts';
import { standInOf } from '../../scene/stand-in-mark.ts';
import { UniqueNames } from '../unique-names.ts';
import type { UsdMaterials } from './usd-materials.ts';
import { type UsdBinding, writeUsdMesh } from './usd-mesh.ts';
import { clipFrames, type UsdSkeleton, writeSkeleton } from './usd-skeleton.ts';
import { UsdaText, usdName, usdNumber, usdQuaternion, usdString, usdTuple } from './usda-text.ts';

/** A mesh and its place in the stage. */
interface Shown {
  readonly name: string;
  readonly parts: readonly MeshPart[];
  readonly place: Transform | null;
  readonly bindings: readonly (UsdBinding | undefined)[];
}

/** A USDA stage of a document: first assigns meshes to skeletons, then writes the text. */
export class UsdStage {
  readonly #document: Document;
  readonly #fps: number;
  readonly #names = new UniqueNames();
  readonly #skeletons = new Map<Skin, UsdSkeleton>();
  readonly #jointOf = new Map<Node, { skin: Skin; index: number }>();
  /** Meshes bound to a skeleton, which are placed at the root. */
  readonly #held: Shown[] = [];
  readonly #shown = new Map<Node, Shown[]>();
  readonly #pose: ClipPose | null;

  constructor(document: Document, fps: number) {
    this.#document = document;
    this.#fps = fps;
    for (const name of ['Root', 'Materials']) this.#names.take(name);
    const [first] = document.getRoot().listAnimations();
    this.#pose = first ? clipPose(first) : null;
    const nodes: Node[] = [];
    this.#scene()?.traverse((node) => nodes.push(node));
    for (const node of nodes) {
      const skin = node.getMesh() && node.getSkin();
      if (!skin || this.#skeletons.has(skin)) continue;
      this.#skeletons.set(skin, this.#skeletonOf(skin));
      skin.listJoints().forEach((joint, index) => {
        if (!this.#jointOf.has(joint)) this.#jointOf.set(joint, { skin, index });
      });
    }
    for (const node of nodes) {
      const mesh = node.getMesh();
      if (mesh) this.#show(node, mesh);
    }
  }

  parts(): MeshPart[] {
    return [...this.#held, ...[...this.#shown.values()].flat()].flatMap(({ parts }) => parts);
  }

  bytes(materials: UsdMaterials): Uint8Array {
    const text = new UsdaText();
    const fps = this.#fps;
    const mark = standInOf(this.#document);
    const [clip] = this.#document.getRoot().listAnimations();
    const facts = [
      ...(mark === undefined ? [] : [`    string standIn = ${usdString(mark)}`]),
      // Samples of transforms have no name.
      ...(clip?.getName() ? [`    string clip = ${usdString(clip.getName())}`] : []),
    ];
    text.line('#usda 1.0');
    text.line('(');
    for (const entry of [
      'defaultPrim = "Root"',
      'metersPerUnit = 1',
      'upAxis = "Y"',
      ...(facts.length > 0 ? ['customLayerData = {', ...facts, '}'] : []),
      ...(this.#pose
        ? [
            `startTimeCode = ${usdNumber(this.#pose.start * fps)}`,
            `endTimeCode = ${usdNumber(this.#pose.end * fps)}`,
            `timeCodesPerSecond = ${fps}`,
            `framesPerSecond = ${fps}`,
          ]
        : []),
    ]) {
      text.line(`    ${entry}`);
    }
    text.line(')');
    const skinned = this.#skeletons.size > 0;
    text.prim(
      `def ${skinned ? 'SkelRoot' : 'Xform'} "Root"`,
      skinned ? ['prepend apiSchemas = ["SkelBindingAPI"]'] : [],
      () => {
        const animations = this.#document.getRoot().listAnimations();
        const skeletons = new Map([...this.#skeletons.values()].map((skeleton) => [skeleton.path, skeleton]));
        for (const skeleton of skeletons.values()) writeSkeleton(text, skeleton, animations, fps);
        for (const shown of this.#held) this.#writeShown(text, shown, materials);
        for (const node of this.#scene()?.listChildren() ?? []) this.#writeNode(text, node, materials);
        text.prim('def Scope "Materials"', [], () => materials.write(text));
      },
    );
    return text.bytes();
  }

  #scene(): Scene | undefined {
    return this.#document.getRoot().getDefaultScene() ?? this.#document.getRoot().listScenes()[0];
  }

  #show(node: Node, mesh: Mesh): void {
    const name = this.#names.take(usdName(mesh.getName() || node.getName() || 'mesh'));
    const weights = restWeights(node);
    const skin = node.getSkin();
    const skeleton = skin && this.#skeletons.get(skin);
    if (skin && skeleton) {
      const parts = meshParts(mesh, weights, skeleton.binding.bake);
      const bindings = parts.map(({ primitive }) => {
        const find = influencesOf(primitive);
        return { skeleton: skeleton.path, influencesOf: (vertex: number) => find?.(vertex) ?? [] };
      });
      this.#held.push({ name, parts, place: null, bindings });
      return;
    }
    const instances = instanceTransforms(node) ?? [null];
    const holder = this.#holderOf(node);
    for (const place of instances) {
      if (holder) {
        const bake = place ? multiplyMatrices(holder.bake, transformMatrix(place)) : holder.bake;
        const parts = meshParts(mesh, weights, bake);
        this.#held.push({
          name: this.#names.take(name),
          parts,
          place: null,
          bindings: parts.map(() => holder),
        });
      } else {
        const parts = meshParts(mesh, weights);
        const shown = { name: this.#names.take(name), parts, place, bindings: parts.map(() => undefined) };
        this.#shown.set(node, [...(this.#shown.get(node) ?? []), shown]);
      }
    }
  }

  /** Returns the skeleton of a skin; skins with the same joints and binding share one. */
  #skeletonOf(skin: Skin): UsdSkeleton {
    const binding = skinBinding(skin);
    for (const other of this.#skeletons.values()) {
      if (sameSkeleton(other, { skin, binding })) return { ...other, binding };
    }
    const name = this.#names.take(usdName(skin.getName() || 'Skeleton'));
    return { name, path: `/Root/${name}`, skin, binding };
  }

  /** Returns the joint above a node as a binding, with the matrix that moves its mesh to the joint's bind pose. */
  #holderOf(node: Node): (UsdBinding & { bake: mat4 }) | null {
    for (let above: Node | null = node; above; above = above.getParentNode()) {
      const joint = this.#jointOf.get(above);
      if (!joint) continue;
      const { path, binding } = this.#skeletons.get(joint.skin)!;
      const world = node.getWorldMatrix();
      const rest = invertMatrix(above.getWorldMatrix());
      const bake = rest
        ? multiplyMatrices(binding.binds[joint.index]!, multiplyMatrices(rest, world))
        : world;
      const influence = [{ joint: joint.index, weight: 1 }];
      return { skeleton: path, influencesOf: () => influence, bake };
    }
    return null;
  }

  #writeNode(text: UsdaText, node: Node, materials: UsdMaterials): void {
    if (!this.#leadsToMesh(node)) return;
    const wanted = node.getName();
    const name = this.#names.take(usdName(wanted || 'node'));
    text.prim(
      `def Xform "${name}"`,
      wanted && wanted !== name ? [`displayName = ${usdString(wanted)}`] : [],
      () => {
        this.#writePlace(text, node);
        for (const shown of this.#shown.get(node) ?? []) this.#writeShown(text, shown, materials);
        for (const child of node.listChildren()) this.#writeNode(text, child, materials);
      },
    );
  }

  #leadsToMesh(node: Node): boolean {
    return this.#shown.has(node) || node.listChildren().some((child) => this.#leadsToMesh(child));
  }

  #writePlace(text: UsdaText, node: Node): void {
    if (this.#pose?.moves(node)) {
      const pose = this.#pose;
      const frames = clipFrames(pose, this.#fps).map((seconds) => ({
        time: seconds * this.#fps,
        place: pose.localAt(node, seconds),
      }));
      const samples = (print: (place: Transform) => string): (readonly [number, string])[] =>
        frames.map(({ time, place }) => [time, print(place)]);
      text.samples(
        'double3 xformOp:translate',
        samples(({ translation }) => usdTuple(Array.from(translation))),
      );
      text.samples(
        'quatf xformOp:orient',
        samples(({ rotation }) => usdQuaternion(rotation)),
      );
      text.samples(
        'float3 xformOp:scale',
        samples(({ scale }) => usdTuple(Array.from(scale))),
      );
      text.line(`uniform token[] xformOpOrder = ${operations}`);
      return;
    }
    writeTransform(text, {
      translation: node.getTranslation(),
      rotation: node.getRotation(),
      scale: node.getScale(),
    });
  }

  #writeShown(text: UsdaText, { name, parts, place, bindings }: Shown, materials: UsdMaterials): void {
    text.prim(`def Xform "${name}"`, [], () => {
      if (place) writeTransform(text, place);
      parts.forEach((part, i) => {
        const material = materials.pathOf.get(part.material)!;
        const binding = bindings[i];
        writeUsdMesh(text, `part_${i}`, part, binding ? { material, binding } : { material });
      });
    });
  }
}

function sameSkeleton(one: UsdSkeleton, two: Pick<UsdSkeleton, 'skin' | 'binding'>): boolean {
  const joints = two.skin.listJoints();
  const [a, b] = [one.binding.binds.flat(), two.binding.binds.flat()];
  return (
    one.skin.listJoints().length === joints.length &&
    one.skin.listJoints().every((joint, i) => joint === joints[i]) &&
    a.every((value, i) => Math.abs(value - b[i]!) < 1e-6)
  );
}

const operations = '["xformOp:translate", "xformOp:orient", "xformOp:scale"]';

function writeTransform(text: UsdaText, { translation, rotation, scale }: Transform): void {
  text.line(`double3 xformOp:translate = ${usdTuple(Array.from(translation))}`);
  text.line(`quatf xformOp:orient = ${usdQuaternion(rotation)}`);
  text.line(`float3 xformOp:scale = ${usdTuple(Array.from(scale))}`);
  text.line(`uniform token[] xformOpOrder = ${operations}`);
}
