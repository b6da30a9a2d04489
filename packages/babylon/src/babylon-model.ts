import type { AnimationGroup } from '@babylonjs/core/Animations/animationGroup.js';
import type { AssetContainer } from '@babylonjs/core/assetContainer.js';
import { VertexBuffer } from '@babylonjs/core/Buffers/buffer.js';
import type { Material } from '@babylonjs/core/Materials/material.js';
import type { PBRMaterial } from '@babylonjs/core/Materials/PBR/pbrMaterial.js';
import { Matrix, Quaternion, Vector3 } from '@babylonjs/core/Maths/math.vector.js';
import type { AbstractMesh } from '@babylonjs/core/Meshes/abstractMesh.js';
import type { InstancedMesh } from '@babylonjs/core/Meshes/instancedMesh.js';
import { TransformNode } from '@babylonjs/core/Meshes/transformNode.js';
import type { Scene } from '@babylonjs/core/scene.js';
import type { EngineInstance, EngineModel } from '@meshwright/runtime';
import { groupFor, mounted, nodesBelow, rigNodes, rigTracks } from './babylon-rig.ts';
import type { EffectPins } from './effect-pins.ts';

/** The asset for Babylon.js code. */
export interface BabylonNative {
  /** Clips of this copy, those that it has borrowed included. */
  readonly groups: readonly AnimationGroup[];
  /** What the loader has read, with cameras, lights and metadata; assets are copies of it. It is not in the scene. */
  readonly container: AssetContainer;
}

/** Wraps a container that stays out of the scene; its copies share geometry, materials and textures. */
export function babylonModel(
  container: AssetContainer,
  scene: Scene,
  pins: EffectPins,
  nextFrame: () => Promise<void>,
): EngineModel<TransformNode, BabylonNative> {
  const variants = variantsOf(container);
  return {
    clips: [...new Set(container.animationGroups.map(({ name }) => name))],
    variants: [...variants.keys()],
    metal: container.materials.some(showsEnvironment),
    // Pictures are uploaded during reading.
    uploads: [],
    rig() {
      const joints = container.skeletons.flatMap(({ bones }) => bones.map((bone) => bone.getTransformNode()));
      return rigNodes(container.rootNodes[0]!, new Set(joints.filter((joint) => joint !== null)));
    },
    points() {
      const root = container.rootNodes[0] as TransformNode;
      const back = Matrix.Invert(root.computeWorldMatrix(true));
      const found = root.getChildMeshes(false).flatMap((mesh) => {
        const positions = mesh.getVerticesData(VertexBuffer.PositionKind);
        if (!positions) return [];
        const place = mesh.computeWorldMatrix(true).multiply(back);
        return Array.from({ length: positions.length / 3 }, (_, at) =>
          Vector3.TransformCoordinates(Vector3.FromArray(positions, at * 3), place).asArray(),
        ).flat();
      });
      return Float32Array.from(found);
    },
    tracks: (name) =>
      rigTracks(container.rootNodes[0]!, container.animationGroups.find((group) => group.name === name)!),
    instance: (isClone) => babylonInstance(container, variants, isClone === true, scene, pins, nextFrame),
    dispose: () => container.dispose(),
  };
}

/** Whether a material is metallic and has no environment of its own. */
function showsEnvironment(material: Material): boolean {
  const { metallic, reflectionTexture } = material as unknown as Partial<PBRMaterial>;
  return (metallic ?? 0) > 0.5 && !reflectionTexture;
}

/** Materials by the place of their mesh among those of the file. */
type Variants = ReadonlyMap<string, ReadonlyMap<number, Material>>;

/** What the loader's extension leaves at the root of a file. */
interface VariantsRoot {
  readonly _internalMetadata?: {
    readonly gltf?: {
      readonly KHR_materials_variants?: {
        readonly variants: Readonly<Record<string, readonly { mesh: AbstractMesh; material: Material }[]>>;
      };
    };
  };
}

function variantsOf({ rootNodes: [root] }: AssetContainer): Variants {
  const { _internalMetadata } = root as unknown as VariantsRoot;
  const { variants = {} } = _internalMetadata?.gltf?.KHR_materials_variants ?? {};
  const meshes = root!.getChildMeshes(false);
  return new Map(
    Object.entries(variants).map(([name, entries]) => [
      name,
      new Map(entries.map(({ mesh, material }) => [meshes.indexOf(mesh), material])),
    ]),
  );
}

function babylonInstance(
  container: AssetContainer,
  variants: Variants,
  isClone: boolean,
  scene: Scene,
  pins: EffectPins,
  nextFrame: () => Promise<void>,
): EngineInstance<TransformNode, BabylonNative> {
  const root = new TransformNode('asset', scene);
  root.setEnabled(false);
  // Cloned materials would leak: the engine never disposes of them.
  // Copies of still models are instances, drawn with one call for all; they cannot have materials of their own.
  const isStill = container.skeletons.length === 0 && container.morphTargetManagers.length === 0;
  const doNotInstantiate = !(isClone && isStill && variants.size === 0);
  const entries = container.instantiateModelsToScene((name) => name, false, { doNotInstantiate });
  for (const node of entries.rootNodes) node.parent = root;
  const meshes = root.getChildMeshes();
  // Without the engine's root, which is a mesh as well: in the order of the container's.
  const parts = entries.rootNodes[0]!.getChildMeshes(false);
  const own = parts.map(({ material }) => material);
  // A mesh disposed of elsewhere no longer refers to its morph targets, so they would stay in the scene.
  const morphs = meshes.map(({ morphTargetManager }) => morphTargetManager);
  // Else the engine compiles a shader for each number of targets that move at once, and draws the rest shape until it is ready.
  for (const morph of morphs) if (morph) morph.numMaxInfluencers = morph.numTargets;
  const groups = entries.animationGroups;
  const group = (name: string) => groups.find((each) => each.name === name)!;
  let destroyed = false;
  return {
    root,
    native: { groups, container },
    setShadows({ cast, receive }) {
      for (const mesh of meshes) {
        if (receive !== undefined) receiverOf(mesh).receiveShadows = receive;
        if (cast !== undefined) castShadow(scene, mesh, cast);
      }
    },
    setVariant(name) {
      const shown = name === undefined ? undefined : variants.get(name);
      for (const [index, mesh] of parts.entries()) {
        const material = shown?.get(index) ?? own[index]!;
        if (mesh.material !== material) mesh.material = material;
      }
    },
    mount(node, child, { position, rotation, offset, scale }) {
      const bone = nodesBelow(entries.rootNodes[0]!)[node]!;
      const [place, size] = ['mount', 'size'].map((name) => new TransformNode(name, scene)) as [
        TransformNode,
        TransformNode,
      ];
      bone.computeWorldMatrix(true);
      const { x, y, z } = bone.absoluteScaling;
      place.metadata = mounted;
      place.parent = bone;
      place.position.set(...position);
      place.rotationQuaternion = new Quaternion(...rotation);
      // The scale of the body is undone, so that metres are those of the scene.
      place.scaling.set(1 / Math.abs(x), 1 / Math.abs(y), 1 / Math.abs(z));
      size.parent = place;
      size.position.set(...offset);
      size.scaling.setAll(scale);
      // The engine mirrors each file at its root; within another file that is undone.
      const turned = new TransformNode('axes', scene);
      turned.parent = size;
      const own = child.getChildren()[0] as TransformNode | undefined;
      const back = own
        ? Matrix.Invert(own.computeWorldMatrix(true).multiply(Matrix.Invert(child.computeWorldMatrix(true))))
        : Matrix.Identity();
      turned.rotationQuaternion = new Quaternion();
      back.decompose(turned.scaling, turned.rotationQuaternion, turned.position);
      child.parent = turned;
      child.setEnabled(true);
      return () => {
        if (child.parent === turned) {
          child.parent = null;
          child.setEnabled(false);
        }
        place.dispose();
      };
    },
    async warm() {
      for (let frame = 0; frame < mostFrames && !destroyed; frame++) {
        if (meshes.every((mesh) => mesh.isReady(true))) break;
        await nextFrame();
      }
      if (!destroyed) pins.keep(meshes);
    },
    start(clip, { time, weight, loop, speed }) {
      const each = group(clip);
      each.stop(true);
      each.start(loop, speed, each.from, each.to);
      each.weight = weight;
      each.setWeightForAllAnimatables(weight);
      each.goToFrame(time * rateOf(each));
    },
    weigh(clip, weight) {
      group(clip).weight = weight;
    },
    time: (clip) => group(clip).getCurrentFrame() / rateOf(group(clip)),
    halt: (clip) => void group(clip).stop(true),
    add: (clip) => void groups.push(groupFor(entries.rootNodes[0]!, clip, scene)),
    dispose() {
      destroyed = true;
      entries.dispose();
      root.dispose();
      for (const morph of morphs) morph?.dispose();
    },
  };
}

/** Instances are drawn as their source, whose copies so show shadows all or none. */
function receiverOf(mesh: AbstractMesh): AbstractMesh {
  return 'sourceMesh' in mesh ? (mesh as InstancedMesh).sourceMesh : mesh;
}

/** Casters are listed by each generator of each light; a mesh that is disposed of leaves their lists by itself. */
function castShadow({ lights }: Scene, mesh: AbstractMesh, casts: boolean): void {
  for (const generator of lights.flatMap((light) => [...(light.getShadowGenerators()?.values() ?? [])])) {
    const list = generator.getShadowMap()?.renderList;
    if (!list) continue;
    const at = list.indexOf(mesh);
    if (casts && at < 0) list.push(mesh);
    if (!casts && at >= 0) list.splice(at, 1);
  }
}

/** Frames to wait for a shader; one that is not ready by then shows as missing. */
const mostFrames = 600;

/** Frames per second of a group, the engine's unit of animation time. */
function rateOf({ targetedAnimations }: AnimationGroup): number {
  return targetedAnimations[0]?.animation.framePerSecond ?? 60;
}
