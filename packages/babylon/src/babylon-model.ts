import type { AnimationGroup } from '@babylonjs/core/Animations/animationGroup.js';
import type { AssetContainer } from '@babylonjs/core/assetContainer.js';
import type { Material } from '@babylonjs/core/Materials/material.js';
import type { PBRMaterial } from '@babylonjs/core/Materials/PBR/pbrMaterial.js';
import { TransformNode } from '@babylonjs/core/Meshes/transformNode.js';
import type { Scene } from '@babylonjs/core/scene.js';
import type { EngineInstance, EngineModel } from '@meshwright/runtime';
import { groupFor, rigNodes, rigTracks } from './babylon-rig.ts';
import type { EffectPins } from './effect-pins.ts';

/** Wraps a container that stays out of the scene; its copies share geometry, materials and textures. */
export function babylonModel(
  container: AssetContainer,
  scene: Scene,
  pins: EffectPins,
  nextFrame: () => Promise<void>,
): EngineModel<TransformNode, readonly AnimationGroup[]> {
  return {
    clips: [...new Set(container.animationGroups.map(({ name }) => name))],
    metal: container.materials.some(showsEnvironment),
    // Pictures are uploaded during reading.
    uploads: [],
    rig() {
      const joints = container.skeletons.flatMap(({ bones }) => bones.map((bone) => bone.getTransformNode()));
      return rigNodes(container.rootNodes[0]!, new Set(joints.filter((joint) => joint !== null)));
    },
    tracks: (name) =>
      rigTracks(container.rootNodes[0]!, container.animationGroups.find((group) => group.name === name)!),
    instance: () => babylonInstance(container, scene, pins, nextFrame),
    dispose: () => container.dispose(),
  };
}

/** Whether a material is metallic and has no environment of its own. */
function showsEnvironment(material: Material): boolean {
  const { metallic, reflectionTexture } = material as unknown as Partial<PBRMaterial>;
  return (metallic ?? 0) > 0.5 && !reflectionTexture;
}

function babylonInstance(
  container: AssetContainer,
  scene: Scene,
  pins: EffectPins,
  nextFrame: () => Promise<void>,
): EngineInstance<TransformNode, readonly AnimationGroup[]> {
  const root = new TransformNode('asset', scene);
  root.setEnabled(false);
  // Cloned materials would leak: the engine never disposes of them.
  const entries = container.instantiateModelsToScene((name) => name, false, { doNotInstantiate: true });
  for (const node of entries.rootNodes) node.parent = root;
  const meshes = root.getChildMeshes();
  // A mesh disposed of elsewhere no longer refers to its morph targets, so they would stay in the scene.
  const morphs = meshes.map(({ morphTargetManager }) => morphTargetManager);
  const groups = entries.animationGroups;
  const group = (name: string) => groups.find((each) => each.name === name)!;
  let destroyed = false;
  return {
    root,
    native: groups,
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

/** Frames to wait for a shader; one that is not ready by then shows as missing. */
const mostFrames = 600;

/** Frames per second of a group, the engine's unit of animation time. */
function rateOf({ targetedAnimations }: AnimationGroup): number {
  return targetedAnimations[0]?.animation.framePerSecond ?? 60;
}
