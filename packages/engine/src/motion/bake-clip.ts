import type { Document } from '@gltf-transform/core';
import { Quaternion } from 'three';
import type { Rig } from '../rig/read-rig.ts';
import { skeletons } from '../rig/skeletons.ts';
import type { Clip } from './clip.ts';
import { poseSolver, type SolvedPose } from './solve/pose-solver.ts';

export interface BakeOptions {
  readonly name: string;
  /** @default 30 */
  readonly framesPerSecond?: number;
}

/**
 * Adds a clip to a rigged document: rotations per joint and hips position, a key per frame. A loop ends as it begins.
 */
export function bakeClip(document: Document, rig: Rig, clip: Clip, options: BakeOptions): void {
  const { name, framesPerSecond = 30 } = options;
  const frames = Math.max(1, Math.round(clip.seconds * framesPerSecond));
  const solve = poseSolver(rig.body);
  const poses: SolvedPose[] = [];
  for (let frame = 0; frame <= frames; frame++)
    poses.push(solve(clip.motion(clip.loop && frame === frames ? 0 : frame / frames)));
  const buffer = document.getRoot().listBuffers()[0] ?? document.createBuffer();
  const times = document
    .createAccessor()
    .setType('SCALAR')
    .setArray(Float32Array.from(poses, (_, i) => i / framesPerSecond))
    .setBuffer(buffer);
  const animation = document.createAnimation(name);
  const track = (
    joint: string,
    path: 'rotation' | 'translation',
    values: Float32Array<ArrayBuffer>,
  ): void => {
    const output = document
      .createAccessor()
      .setType(path === 'rotation' ? 'VEC4' : 'VEC3')
      .setArray(values)
      .setBuffer(buffer);
    const sampler = document.createAnimationSampler().setInput(times).setOutput(output);
    animation.addSampler(sampler);
    animation.addChannel(
      document
        .createAnimationChannel()
        .setSampler(sampler)
        .setTargetNode(rig.nodes.get(joint)!)
        .setTargetPath(path),
    );
  };
  const places = poses.flatMap(({ hips }) => hips.map((x) => x / rig.unit));
  track('Hips', 'translation', Float32Array.from(places));
  for (const joint of rig.nodes.keys()) track(joint, 'rotation', rotationsOf(poses, joint, rig));
  animation.setExtras({
    meshwright: {
      loop: clip.loop,
      ...(clip.pace !== undefined && { metresPerSecond: round(clip.pace * legLength(rig)) }),
    },
  });
}

/** Consecutive quaternions are kept in one hemisphere, so that interpolation takes the short way. */
function rotationsOf(
  poses: readonly SolvedPose[],
  joint: string,
  { body: { kind }, frames }: Rig,
): Float32Array<ArrayBuffer> {
  const { parent } = skeletons[kind].find(({ name }) => name === joint)!;
  const [own, above] = [frames.get(joint)!, parent === null ? new Quaternion() : frames.get(parent)!];
  const values = new Float32Array(poses.length * 4);
  let last = new Quaternion();
  for (const [i, { rotations }] of poses.entries()) {
    // Poses turn joints from their rest, about the axes of the world.
    const turn = above.clone().invert().multiply(rotations.get(joint)!).multiply(own);
    if (turn.dot(last) < 0) turn.set(-turn.x, -turn.y, -turn.z, -turn.w);
    turn.normalize().toArray(values, i * 4);
    last = turn;
  }
  return values;
}

/** Returns the length from hip to ankle, in metres. */
export function legLength({ body: { joints } }: Rig): number {
  const [hip, knee, ankle] = ['LeftUpLeg', 'LeftLeg', 'LeftFoot'].map((name) => joints.get(name)!);
  const between = (a: readonly number[], b: readonly number[]): number =>
    Math.hypot(a[0]! - b[0]!, a[1]! - b[1]!, a[2]! - b[2]!);
  return between(hip!, knee!) + between(knee!, ankle!);
}

function round(x: number): number {
  return Math.round(x * 1000) / 1000;
}
