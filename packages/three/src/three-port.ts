import { type EnginePort, nextAnimationFrame } from '@meshwright/runtime';
import { Group, type Object3D, Vector3 } from 'three';
import { GLTFLoader } from 'three/addons/loaders/GLTFLoader.js';
import { decodersOf } from './decoders.ts';
import { webglPins } from './pins/webgl-pins.ts';
import { webgpuPins } from './pins/webgpu-pins.ts';
import { placeholder } from './placeholder.ts';
import type { ThreeClips, ThreeHost } from './three-host.ts';
import { threeModel } from './three-model.ts';
import { variantsOf } from './variants.ts';

export function threePort(host: ThreeHost): EnginePort<Object3D, ThreeClips> {
  const { renderer, scene, loader = new GLTFLoader() } = host;
  const { nextFrame = () => nextAnimationFrame(renderer.xr.getSession?.()) } = host;
  const pins = 'isWebGPURenderer' in renderer ? webgpuPins() : webglPins(renderer);
  const decoders = decodersOf(loader, renderer, host.decoders);
  return {
    async parse({ buffer, byteOffset, byteLength }, { extensionsUsed }) {
      if ('isWebGPURenderer' in renderer) await renderer.init();
      await decoders.ready(extensionsUsed);
      const gltf = await loader.parseAsync(buffer.slice(byteOffset, byteOffset + byteLength), '');
      return threeModel(gltf, await variantsOf(gltf), host, pins);
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
      host.camera.getWorldPosition(new Vector3()).distanceTo(node.getWorldPosition(new Vector3())),
    async scatter() {
      const { threeScatter } = await import('./three-scatter.ts');
      return (space, content) => threeScatter(space, content, host);
    },
    async crowd() {
      const { threeCrowd } = await import('./crowd/three-crowd.ts');
      // WebGPURenderer has other shaders.
      const materialOf =
        'isWebGPURenderer' in renderer
          ? (await import('./crowd/playing-nodes.ts')).playingNodes(renderer)
          : undefined;
      return (space, content, poses) => threeCrowd(space, content, poses, host, materialOf);
    },
    nextFrame,
    missingEnvironment: () => (scene.environment ? undefined : environmentRemedy),
    counters: () => countersOf(renderer),
    dispose() {
      pins.dispose();
      decoders.dispose();
    },
  };
}

/** WebGPURenderer counts its programs with the memory, and bytes beside objects. */
function countersOf({ info }: ThreeHost['renderer']): Record<string, number> {
  const programs = 'programs' in info ? (info.programs?.length ?? 0) : 0;
  const objects = Object.entries({ programs, ...info.memory }).filter(
    ([name]) => !/Size$|^total$/.test(name),
  );
  return Object.fromEntries(objects);
}

const environmentRemedy =
  'Set it once: scene.environment = new PMREMGenerator(renderer).fromScene(new RoomEnvironment()).texture (RoomEnvironment is in three/addons/environments/RoomEnvironment.js).';
