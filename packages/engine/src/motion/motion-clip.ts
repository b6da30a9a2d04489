import type { Document } from '@gltf-transform/core';
import { markStandIn } from '@meshwright/formats';
import type { Vector } from '@meshwright/look/render';
import { JobError } from '../job/job-error.ts';
import type { Clip } from './clip.ts';
import { added, channels, type Pose } from './pose.ts';
import { type MotionPart, readMotion } from './read-motion.ts';

/** Seconds of the transition between two stretches of a motion. */
const blend = 0.35;

/** Returns a described motion as a clip of the given length, and whether any word of it matched a motion. */
export function motionClip(
  prompt: string,
  seconds: number,
): { clip: Clip; understood: boolean; keys: string[] } {
  const { parts, understood } = readMotion(prompt);
  const length = seconds / parts.length;
  const motion = (share: number): Pose => {
    const now = share * seconds;
    const i = Math.min(parts.length - 1, Math.floor(now / length));
    const since = now - i * length;
    const own = poseOf(parts[i]!, since, length);
    if (i === 0 || since >= blend) return own;
    const t = since / blend;
    return mixed(poseOf(parts[i - 1]!, length, length), own, t * t * (3 - 2 * t));
  };
  return { clip: { seconds, loop: false, motion }, understood, keys: parts.map(({ entry }) => entry.key) };
}

/** Metadata of a motion file that allows playback on a body of any proportions. */
export interface NotedMotion {
  readonly name: string;
  readonly prompt: string;
  readonly seconds: number;
}

export function noteMotion(document: Document, motion: NotedMotion, standIn: string): void {
  markStandIn(document, standIn, { part: 'motion', motion: { ...motion } });
}

/** @throws JobError `unreadable_model` for a file that Text to Motion did not write */
export function notedMotion(document: Document): NotedMotion {
  const extras = document.getRoot().getAsset().extras as
    | { meshwright?: { motion?: Partial<NotedMotion> } }
    | undefined;
  const { name, prompt, seconds } = extras?.meshwright?.motion ?? {};
  if (typeof name === 'string' && typeof prompt === 'string' && typeof seconds === 'number')
    return { name, prompt, seconds };
  throw new JobError(
    'unreadable_model',
    'run animation: the motion file does not come from Text to Motion; create it there.',
  );
}

/** Returns the pose at a time. A loop repeats; a single action ends in its own time, or stretched a little. */
function poseOf({ entry, manner, tempo }: MotionPart, since: number, length: number): Pose {
  const { seconds, loop, motion } = entry.clips.biped;
  const natural = seconds / tempo;
  const share = loop ? (since / natural) % 1 : Math.min(1, since / Math.min(length, natural * 1.3));
  return manner.reduce((pose, change) => added(pose, change(since)), motion(share));
}

function mixed(a: Pose, b: Pose, t: number): Pose {
  const out: Partial<Record<keyof Pose, Vector>> = {};
  for (const channel of channels)
    out[channel] = [0, 1, 2].map(
      (k) => a[channel][k]! + t * (b[channel][k]! - a[channel][k]!),
    ) as unknown as Vector;
  return out as Pose;
}
