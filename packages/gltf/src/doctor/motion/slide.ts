import type { FootPaths } from './foot-paths.ts';

/**
 * How much of their way standing feet slide: their speed over the ground, as a share of the speed of the gait. In
 * place, the ground moves at the speed that the standing feet have in common; with root motion it rests.
 */
export function slideOf({ step, feet, leg }: FootPaths, travels: boolean): number {
  const speeds = feet.flatMap((path) =>
    standing(path, leg).map((speed) => speed.map((part) => part / step / leg)),
  );
  if (speeds.length < feet.length * 2) return 0;
  const common = [0, 1].map((axis) => median(speeds.map((speed) => speed[axis]!)));
  const ground = travels ? [0, 0] : common;
  const slip = median(speeds.map((speed) => Math.hypot(speed[0]! - ground[0]!, speed[1]! - ground[1]!)));
  const gait = Math.max(SLOW, Math.hypot(common[0]!, common[1]!));
  return slip / gait;
}

/** Horizontal steps between samples in which a foot is near its lowest point. */
function standing(path: Float64Array, leg: number): number[][] {
  let lowest = Infinity;
  for (let at = 1; at < path.length; at += 3) lowest = Math.min(lowest, path[at]!);
  const stands = (sample: number) => path[sample * 3 + 1]! - lowest < leg * STANDING;
  const steps: number[][] = [];
  for (let sample = 1; sample < path.length / 3; sample++) {
    if (!stands(sample) || !stands(sample - 1)) continue;
    const [at, before] = [sample * 3, sample * 3 - 3];
    steps.push([path[at]! - path[before]!, path[at + 2]! - path[before + 2]!]);
  }
  return steps;
}

function median(numbers: number[]): number {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)]!;
}

/** Height above its lowest point up to which a foot stands, as a share of the leg. */
const STANDING = 0.03;
/** Legs per second below which a character does not walk. */
const SLOW = 0.5;
