import type { Object3D } from 'three';
import type { ThreeHost } from './three-host.ts';

const last = new WeakMap<ThreeHost['renderer'], Promise<unknown>>();

/** Compiles the shaders below a node. One at a time: WebGPURenderer fails when two compilations overlap. */
export function compile(root: Object3D, { renderer, camera, scene }: ThreeHost): Promise<unknown> {
  const start = async (): Promise<unknown> => renderer.compileAsync(root, camera, scene);
  if (!('isWebGPURenderer' in renderer)) return start();
  const done = (last.get(renderer) ?? Promise.resolve()).then(start);
  last.set(
    renderer,
    done.catch(() => {}),
  );
  return done;
}
