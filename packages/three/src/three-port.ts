import { type EnginePort, nextAnimationFrame } from '@meshwright/runtime';
import { Group, type Object3D, Vector3 } from 'three';
import { GLTFLoader } from 'three/addons/loaders/GLTFLoader.js';
import { placeholder } from './placeholder.ts';
import { programPins } from './program-pins.ts';
import type { ThreeClips, ThreeHost } from './three-host.ts';
import { threeModel } from './three-model.ts';

export function threePort(host: ThreeHost): EnginePort<Object3D, ThreeClips> {
  const { renderer, camera, loader = new GLTFLoader(), nextFrame = nextAnimationFrame } = host;
  const pins = programPins(renderer);
  return {
    async parse({ buffer, byteOffset, byteLength }) {
      return threeModel(
        await loader.parseAsync(buffer.slice(byteOffset, byteOffset + byteLength), ''),
        host,
        pins,
      );
    },
    slot(name) {
      const root = new Group();
      root.name = name;
      return { root, dispose: () => root.removeFromParent() };
    },
    placeholder,
    attach: (parent, child) => void parent.add(child),
    detach: (child) => void child.removeFromParent(),
    fit(node, scale, offset) {
      node.scale.setScalar(scale);
      node.position.set(...offset);
    },
    distance: (node) =>
      camera.getWorldPosition(new Vector3()).distanceTo(node.getWorldPosition(new Vector3())),
    nextFrame,
    counters: () => ({ ...renderer.info.memory, programs: renderer.info.programs?.length ?? 0 }),
    dispose: () => pins.dispose(),
  };
}
