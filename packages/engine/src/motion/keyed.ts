import type { Vector } from '@meshwright/look/render';
import { changed, channels, type Motion, type Pose, type PoseChange } from './pose.ts';

/** A key: time as a share of the clip, and the change from the base pose. */
export type Key = readonly [share: number, change: PoseChange];

/**
 * Creates a motion through key poses without overshoot: monotone cubics, with zero slope at each turn. A loop returns
 * from the last key to the first, which is at 0.
 */
export function keyed(base: Pose, keys: readonly Key[], loop = false): Motion {
  const poses = keys.map(([, change]) => changed(base, change));
  const times = keys.map(([share]) => share);
  if (loop) {
    poses.push(poses[0]!);
    times.push(1);
  }
  const slopes = Object.fromEntries(
    channels.map((channel) => [
      channel,
      [0, 1, 2].map((k) =>
        slopesOf(
          times,
          poses.map((p) => p[channel][k]!),
          loop,
        ),
      ),
    ]),
  ) as Record<keyof Pose, number[][]>;
  return (share) => {
    let i = times.findLastIndex((time) => time <= share);
    i = Math.max(0, Math.min(times.length - 2, i));
    if (times.length === 1) return poses[0]!;
    const span = times[i + 1]! - times[i]!;
    const t = Math.max(0, Math.min(1, (share - times[i]!) / span));
    const out: Partial<Record<keyof Pose, Vector>> = {};
    for (const channel of channels) {
      out[channel] = [0, 1, 2].map((k) =>
        hermite(
          poses[i]![channel][k]!,
          poses[i + 1]![channel][k]!,
          slopes[channel][k]![i]! * span,
          slopes[channel][k]![i + 1]! * span,
          t,
        ),
      ) as unknown as Vector;
    }
    return out as Pose;
  };
}

function hermite(a: number, b: number, da: number, db: number, t: number): number {
  const u = 1 - t;
  return a * u * u * (1 + 2 * t) + b * t * t * (3 - 2 * t) + da * t * u * u - db * t * t * u;
}

/** Returns harmonic means of the neighbouring slopes, zero at turns and at open ends. */
function slopesOf(times: readonly number[], values: readonly number[], loop: boolean): number[] {
  const last = values.length - 1;
  const rise = (i: number): number => (values[i + 1]! - values[i]!) / (times[i + 1]! - times[i]!);
  return values.map((_, i) => {
    if (!loop && (i === 0 || i === last)) return 0;
    const before = rise(i === 0 ? last - 1 : i - 1);
    const after = rise(i === last ? 0 : i);
    return before * after > 0 ? (2 * before * after) / (before + after) : 0;
  });
}
