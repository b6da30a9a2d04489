import type { Vector } from '../../render/camera.ts';
import { euler } from '../euler.ts';
import type { Pose } from '../pose.ts';
import type { PosedBody } from './posed-body.ts';

/** Poses spine, neck and head, and a quadruped's tail. */
export function poseTrunk(body: PosedBody, pose: Pose): void {
  const { isQuadruped } = body.rest;
  const hipsTurn = body.rotation('Hips');
  for (const [joint, share] of [
    ['Spine02', 0.34],
    ['Spine01', 0.67],
    ['Spine', 1],
  ] as const)
    body.hang(joint, hipsTurn.clone().multiply(euler(scaled(pose.spine, share))));
  const chest = body.rotation('Spine');
  body.hang('neck', chest.clone().multiply(euler(scaled(pose.head, 0.4))));
  if (isQuadruped) body.hang('neck01', chest.clone().multiply(euler(scaled(pose.head, 0.7))));
  body.hang('Head', chest.clone().multiply(euler(pose.head)));
  if (!isQuadruped) return;
  body.hang('Tail', hipsTurn.clone().multiply(euler(scaled(pose.tail, 0.6))));
  body.hang('Tail01', hipsTurn.clone().multiply(euler(scaled(pose.tail, 1.4))));
}

function scaled([x, y, z]: Vector, by: number): Vector {
  return [x * by, y * by, z * by];
}
