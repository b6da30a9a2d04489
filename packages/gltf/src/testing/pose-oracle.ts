import { glbParts } from '@meshwright/testing/models/glb-parts';
import { AnimationMixer, Box3, LoopOnce, Mesh, type Object3D, Vector3 } from 'three';
import { type GLTF, GLTFLoader } from 'three/addons/loaders/GLTFLoader.js';

/** A model as three.js plays it: a reference for clips that shares no code with the package. */
export interface PlayedModel {
  clips: { name: string; duration: number }[];
  skins: number;
  /** World matrices by node name, at a time of a clip. */
  pose(clip: number, time: number): Map<string, number[]>;
  /** The box of every vertex that triangles use, without a clip. */
  rest(): { min: number[]; max: number[] };
  /** The same box over all key times of a clip and `steps` more moments. */
  bounds(clip: number, steps: number): { min: number[]; max: number[] };
}

/** Opens a GLB in three.js without images, since decoding them takes a browser. */
export async function playedModel(glb: Uint8Array): Promise<PlayedModel> {
  const bytes = withoutPictures(glb);
  const gltf: GLTF = await new GLTFLoader().parseAsync(bytes.buffer, '');
  const skins = new Set<unknown>();
  gltf.scene.traverse((object) => {
    const { skeleton } = object as Object3D & { skeleton?: { bones: Object3D[] } };
    if (skeleton) skins.add(skeleton.bones[0]);
  });
  const play = (clip: number, time: number): (() => void) => {
    const mixer = new AnimationMixer(gltf.scene);
    const action = mixer.clipAction(gltf.animations[clip]!);
    action.setLoop(LoopOnce, 1);
    action.clampWhenFinished = true;
    action.play();
    mixer.setTime(time);
    gltf.scene.updateMatrixWorld(true);
    return () => {
      action.stop();
      mixer.uncacheRoot(gltf.scene);
    };
  };
  const point = new Vector3();
  const expand = (box: Box3) => {
    gltf.scene.traverse((object) => {
      if (!(object instanceof Mesh)) return;
      const { index, attributes } = object.geometry;
      const used = index ? new Set<number>(index.array) : Array(attributes.position.count).keys();
      for (const vertex of used)
        box.expandByPoint(object.getVertexPosition(vertex, point).applyMatrix4(object.matrixWorld));
    });
  };
  return {
    clips: gltf.animations.map(({ name, duration }) => ({ name, duration })),
    skins: skins.size,
    pose(clip, time) {
      const stop = play(clip, time);
      const worlds = new Map<string, number[]>();
      gltf.scene.traverse((object) => worlds.set(object.name, [...object.matrixWorld.elements]));
      stop();
      return worlds;
    },
    rest() {
      gltf.scene.updateMatrixWorld(true);
      const box = new Box3();
      expand(box);
      return { min: box.min.toArray(), max: box.max.toArray() };
    },
    bounds(clip, steps) {
      const { duration, tracks } = gltf.animations[clip]!;
      const times = new Set(tracks.flatMap((track) => [...track.times]));
      const first = Math.min(...times);
      for (let i = 0; i <= steps; i++) times.add(first + ((duration - first) * i) / steps);
      const box = new Box3();
      for (const time of times) {
        const stop = play(clip, time);
        expand(box);
        stop();
      }
      return { min: box.min.toArray(), max: box.max.toArray() };
    },
  };
}

/** The largest difference between two poses, over the nodes in both. */
export function poseGap(a: Map<string, number[]>, b: Map<string, number[]>): number {
  const shared = [...a].filter(([name]) => b.has(name));
  return Math.max(
    ...shared.flatMap(([name, matrix]) => matrix.map((entry, i) => Math.abs(entry - b.get(name)![i]!))),
  );
}

export function withoutPictures(glb: Uint8Array): Uint8Array<ArrayBuffer> {
  const { json, rest } = glbParts(glb);
  for (const material of (json.materials ?? []) as Record<string, unknown>[])
    for (const key of Object.keys(material)) if (key !== 'name') delete material[key];
  for (const key of ['images', 'textures', 'samplers']) delete json[key];
  const text = Buffer.from(JSON.stringify(json));
  const padded = Buffer.concat([text, Buffer.alloc((4 - (text.length % 4)) % 4, ' ')]);
  const head = Buffer.alloc(20);
  head.write('glTF');
  head.writeUInt32LE(2, 4);
  head.writeUInt32LE(20 + padded.length + rest.length, 8);
  head.writeUInt32LE(padded.length, 12);
  head.write('JSON', 16);
  return new Uint8Array(Buffer.concat([head, padded, rest]));
}
