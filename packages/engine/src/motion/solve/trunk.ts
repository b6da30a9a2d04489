import type { Vector } from '@meshwright/look/render';
import { euler } from '../euler.ts';
import type { Pose } from '../pose.ts';
import { lowestOf } from './legs.ts';
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
  if (isQuadruped) poseTail(body, pose);
}

/** Rounds of halving the angle that keeps a tail above the ground. */
const rounds = 8;

/** Poses a tail, raised as far as it would be in the ground otherwise. */
function poseTail(body: PosedBody, pose: Pose): void {
  const hipsTurn = body.rotation('Hips');
  const place = (raise: number): number => {
    let lowest = Number.POSITIVE_INFINITY;
    for (const [joint, share] of [
      ['Tail', 0.6],
      ['Tail01', 1.4],
    ] as const) {
      const [pitch, yaw, roll] = scaled(pose.tail, share);
      body.hang(joint, hipsTurn.clone().multiply(euler([pitch + raise * Math.min(1, share), yaw, roll])));
      const { rest } = body;
      const own = lowestOf(rest.supports(joint), rest.at(joint), body.position(joint), body.rotation(joint));
      lowest = Math.min(lowest, own);
    }
    return lowest;
  };
  if (place(0) >= 0) return;
  let [low, high] = [0, 100];
  for (let round = 0; round < rounds; round++) {
    const middle = (low + high) / 2;
    if (place(middle) < 0) low = middle;
    else high = middle;
  }
  place(high);
}

function scaled([x, y, z]: Vector, by: number): Vector {
  return [x * by, y * by, z * by];
}
