import type { EngineInstance, EngineModel } from '@meshwright/runtime';
import {
  type AnimationClip,
  AnimationMixer,
  Group,
  LoopOnce,
  LoopRepeat,
  type Material,
  type Mesh,
  type MeshStandardMaterial,
  type Object3D,
  type SkinnedMesh,
  Texture,
  Vector3,
} from 'three';
import type { GLTF } from 'three/addons/loaders/GLTFLoader.js';
import { clone } from 'three/addons/utils/SkeletonUtils.js';
import { compile } from './compile.ts';
import type { ProgramPins } from './pins/program-pins.ts';
import type { ThreeClips, ThreeHost } from './three-host.ts';
import { clipFor, mounted, nodesBelow, rigNodes, rigTracks } from './three-rig.ts';
import type { Variants } from './variants.ts';

/** Wraps the loader's result with everything that must be freed by hand. */
export function threeModel(
  gltf: GLTF,
  variants: Variants,
  host: ThreeHost,
  pins: ProgramPins,
): EngineModel<Object3D, ThreeClips> {
  const { scene, scenes, animations } = gltf;
  const { renderer } = host;
  const meshes = scenes.flatMap(meshesIn);
  const materials = new Set([...meshes.flatMap(({ material }) => material), ...variants.materials]);
  const textures = new Set([...materials].flatMap(texturesOf));
  // Tracks of unnamed nodes refer to their uuid, which a clone does not share.
  for (const each of scenes) each.traverse((node) => (node.name ||= node.uuid));

  return {
    clips: [...new Set(animations.map(({ name }) => name))],
    variants: variants.names,
    metal: [...materials].some(showsEnvironment),
    uploads: [...textures].map((texture) => () => renderer.initTexture(texture)),
    rig: () => rigNodes(scene),
    points() {
      scene.updateWorldMatrix(true, true);
      const back = scene.matrixWorld.clone().invert();
      const point = new Vector3();
      const found = meshesIn(scene).flatMap((mesh) => {
        const { position } = mesh.geometry.attributes;
        const place = back.clone().multiply(mesh.matrixWorld);
        return Array.from({ length: position!.count }, (_, index) =>
          point.fromBufferAttribute(position!, index).applyMatrix4(place).toArray(),
        ).flat();
      });
      return Float32Array.from(found);
    },
    tracks: (name) => rigTracks(scene, animations.find((clip) => clip.name === name)!),
    instance: () => threeInstance(clone(scene), { gltf, animations: [...animations] }, variants, host, pins),
    dispose() {
      for (const { geometry } of meshes) geometry.dispose();
      for (const node of meshes) if (isSkinned(node)) node.skeleton.dispose();
      for (const texture of textures) {
        texture.dispose();
        closePicture(texture);
      }
      for (const material of materials) pins.release(material);
    },
  };
}

function threeInstance(
  root: Object3D,
  { gltf, animations }: { readonly gltf: GLTF; readonly animations: AnimationClip[] },
  variants: Variants,
  host: ThreeHost,
  pins: ProgramPins,
): EngineInstance<Object3D, ThreeClips> {
  const mixer = new AnimationMixer(root);
  // Collected now: callers may take the tree apart later.
  const meshes = meshesIn(root);
  const own = meshes.map(({ material }) => material);
  const actionOf = (name: string) => mixer.clipAction(animations.find((clip) => clip.name === name)!);
  return {
    root,
    native: { mixer, animations, gltf },
    setShadows({ cast, receive }) {
      for (const mesh of meshes) {
        if (cast !== undefined) mesh.castShadow = cast;
        if (receive !== undefined) mesh.receiveShadow = receive;
      }
    },
    setVariant(name) {
      const shown = name === undefined ? undefined : variants.of(name);
      for (const [index, mesh] of meshes.entries()) mesh.material = shown?.get(index) ?? own[index]!;
    },
    mount(node, child, { position, rotation, offset, scale }) {
      const bone = nodesBelow(root)[node]!;
      const [place, size] = [new Group(), new Group()];
      const world = bone.getWorldScale(new Vector3());
      place.userData[mounted] = true;
      place.position.set(...position);
      place.quaternion.set(...rotation);
      // The scale of the body is undone, so that metres are those of the scene.
      place.scale.set(1 / world.x, 1 / world.y, 1 / world.z);
      size.position.set(...offset);
      size.scale.setScalar(scale);
      bone.add(place.add(size.add(child)));
      return () => {
        place.removeFromParent();
        if (child.parent === size) child.removeFromParent();
      };
    },
    async warm() {
      await compile(root, host);
    },
    start(clip, { time, weight, loop, speed }) {
      const action = actionOf(clip).reset();
      action.setLoop(loop ? LoopRepeat : LoopOnce, Number.POSITIVE_INFINITY);
      action.clampWhenFinished = true;
      action.setEffectiveTimeScale(speed).setEffectiveWeight(weight).play();
      action.time = time;
      mixer.update(0);
    },
    weigh: (clip, weight) => void actionOf(clip).setEffectiveWeight(weight),
    time: (clip) => actionOf(clip).time,
    halt: (clip) => void actionOf(clip).stop(),
    add: (clip) => void animations.push(clipFor(root, clip)),
    advance: (seconds) => void mixer.update(seconds),
    dispose() {
      mixer.stopAllAction();
      mixer.uncacheRoot(root);
      root.removeFromParent();
      for (const mesh of meshes) {
        pins.leave(mesh);
        if (isSkinned(mesh)) mesh.skeleton.dispose();
      }
    },
  };
}

export function meshesIn(root: Object3D): Mesh[] {
  const found: Mesh[] = [];
  // Lines and points have geometry and materials too.
  root.traverse((node) => void ('geometry' in node && found.push(node as Mesh)));
  return found;
}

function isSkinned(node: Object3D): node is SkinnedMesh {
  return 'isSkinnedMesh' in node;
}

/** Whether a material is metallic and has no environment of its own. */
function showsEnvironment(material: Material): boolean {
  const { metalness = 0, envMap } = material as Partial<MeshStandardMaterial>;
  return metalness > 0.5 && !envMap;
}

function texturesOf(material: Material): Texture[] {
  return Object.values(material).flatMap((value) => {
    if (value instanceof Texture) return value;
    // A node material has textures below its nodes.
    const found: Texture[] = [];
    if (isNode(value))
      value.traverse(({ value: each }) => void (each instanceof Texture && found.push(each)));
    return found;
  });
}

interface ShaderNode {
  readonly value?: unknown;
  traverse(visit: (node: ShaderNode) => void): void;
}

function isNode(value: unknown): value is ShaderNode {
  return typeof value === 'object' && value !== null && 'isNode' in value;
}

function closePicture({ source }: Texture): void {
  const picture: unknown = source.data;
  if (typeof ImageBitmap === 'function' && picture instanceof ImageBitmap) picture.close();
}
