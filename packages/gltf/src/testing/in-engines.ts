import { NullEngine } from '@babylonjs/core/Engines/nullEngine.js';
import { LoadAssetContainerAsync } from '@babylonjs/core/Loading/sceneLoader.js';
import { Vector3 } from '@babylonjs/core/Maths/math.vector.js';
import { Scene } from '@babylonjs/core/scene.js';
import '@babylonjs/loaders/glTF/2.0/index.js';
import { playedModel } from './pose-oracle.ts';

/** A file as a host imports it: its box at rest in glTF axes, and its clips. */
export interface HostView {
  min: number[];
  max: number[];
  clips: string[];
}

export async function inThree(glb: Uint8Array): Promise<HostView> {
  const model = await playedModel(glb);
  return { ...model.rest(), clips: model.clips.map(({ name }) => name) };
}

export async function inBabylon(glb: Uint8Array): Promise<HostView> {
  const engine = new NullEngine();
  try {
    const scene = new Scene(engine);
    scene.useRightHandedSystem = true;
    const container = await LoadAssetContainerAsync(new Uint8Array(glb), scene, { pluginExtension: '.glb' });
    container.addAllToScene();
    for (const group of container.animationGroups) group.stop();
    for (const node of container.transformNodes) node.computeWorldMatrix(true);
    for (const skeleton of container.skeletons) skeleton.prepare(true);
    const min = [Infinity, Infinity, Infinity];
    const max = [-Infinity, -Infinity, -Infinity];
    for (const mesh of container.meshes) {
      const positions = mesh.getPositionData(true, true);
      const world = mesh.computeWorldMatrix(true);
      for (const vertex of new Set(mesh.getIndices() ?? [])) {
        const point = Vector3.TransformCoordinates(
          Vector3.FromArray(positions!, vertex * 3),
          world,
        ).asArray();
        for (const axis of [0, 1, 2]) {
          min[axis] = Math.min(min[axis]!, point[axis]!);
          max[axis] = Math.max(max[axis]!, point[axis]!);
        }
      }
    }
    return { min, max, clips: container.animationGroups.map(({ name }) => name) };
  } finally {
    engine.dispose();
  }
}
