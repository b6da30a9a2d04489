import { type EnginePort, nextAnimationFrame } from '@meshwright/runtime';
import { type Camera, Group, type Object3D, type Scene, Vector3, type WebGLRenderer } from 'three';
import { GLTFLoader } from 'three/addons/loaders/GLTFLoader.js';
import { placeholder } from './placeholder.ts';
import { programPins } from './program-pins.ts';
import type { ThreeClips } from './three-assets.ts';
import { threeModel } from './three-model.ts';

export interface ThreeHost {
  readonly renderer: WebGLRenderer;
  /** Scene whose lights, fog and environment the assets are compiled for. */
  readonly scene: Scene;
  readonly camera: Camera;
  /** Loader with the decoders and plugins that the assets need. Default: a plain one. */
  readonly loader?: GLTFLoader | undefined;
  /** Resolves at the next frame. Set it for WebXR sessions, which have their own frame loop. Default: the page's. */
  readonly nextFrame?: (() => Promise<void>) | undefined;
}

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
