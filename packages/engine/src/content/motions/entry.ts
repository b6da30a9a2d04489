import type { Clip, LibraryClip } from '../../motion/clip.ts';
import { type Gait, gait } from '../../motion/gait/gait.ts';
import { type Key, keyed } from '../../motion/keyed.ts';
import type { Motion, Pose } from '../../motion/pose.ts';

/** A row of the library: id, slug, label, group, clip. */
export type Row = readonly [id: number, key: string, name: string, group: string, clip: Clip];

export function category(name: string, rows: readonly Row[]): LibraryClip[] {
  return rows.map(([id, key, label, group, biped]) => ({
    id,
    key,
    name: label,
    category: name,
    group,
    clips: { biped },
  }));
}

/**
 * Returns a gait clip and adjusts gait and cycle length slightly, so that feet land and lift on keys at 30 frames a
 * second: a foot that lands between two keys would slide.
 */
export function going(seconds: number, g: Gait): Clip {
  const frames = 2 * Math.round((seconds * 30) / 2);
  const even = frames / 30;
  const duty = Math.round(g.duty * frames) / frames;
  return { seconds: even, loop: true, pace: g.stride / even, motion: gait({ ...g, duty }) };
}

/** Plays key poses once. */
export function once(seconds: number, base: Pose, ...keys: Key[]): Clip {
  return { seconds, loop: false, motion: keyed(base, keys) };
}

/** Plays key poses in a loop. */
export function round(seconds: number, base: Pose, ...keys: Key[]): Clip {
  return { seconds, loop: true, motion: keyed(base, keys, true) };
}

/** Returns a clip of any motion that loops. */
export function cycle(seconds: number, motion: Motion): Clip {
  return { seconds, loop: true, motion };
}
