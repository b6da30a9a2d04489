import type { Animation, Document } from '@gltf-transform/core';
import { sampleChannel } from '@meshwright/formats/parts';
import { clipSlugs } from '@meshwright/gltf/recipe';
import { LookError } from '../look-error.ts';

/** A moment of a clip. */
export interface Moment {
  /** Name of the clip in the file or as `clips list` shows it, or its place in the file from 0. */
  readonly clip: string | number;
  /**
   * Seconds from the start of the file's time.
   * @default 0
   */
  readonly seconds?: number;
}

/**
 * Poses the document at a moment, does the work, and returns the document to rest: joints, nodes and morph weights.
 * Works on one document have to follow each other.
 * @throws LookError `no_such_clip`
 */
export async function atTime<T>(
  document: Document,
  moment: Moment | undefined,
  work: () => Promise<T>,
): Promise<T> {
  if (!moment) return work();
  const rest: (() => void)[] = [];
  try {
    for (const channel of clipOf(document, moment.clip).listChannels()) {
      const [node, path, sampler] = [channel.getTargetNode(), channel.getTargetPath(), channel.getSampler()];
      if (!node || !sampler) continue;
      if (path === 'weights') {
        const count = node.getMesh()?.listPrimitives()[0]?.listTargets().length ?? 0;
        const value = sampleChannel(sampler, count, false)?.at(moment.seconds ?? 0);
        const before = node.getWeights();
        rest.push(() => node.setWeights(before));
        if (value) node.setWeights(value);
      } else if (path === 'rotation') {
        const [x, y, z, w] = sampleChannel(sampler, 4)?.at(moment.seconds ?? 0) ?? [];
        const before = node.getRotation();
        rest.push(() => node.setRotation(before));
        if (w !== undefined) node.setRotation([x!, y!, z!, w]);
      } else {
        const [x, y, z] = sampleChannel(sampler, 3)?.at(moment.seconds ?? 0) ?? [];
        const [translation, scale] = [node.getTranslation(), node.getScale()];
        rest.push(() => node.setTranslation(translation).setScale(scale));
        if (z === undefined) continue;
        if (path === 'scale') node.setScale([x!, y!, z]);
        else node.setTranslation([x!, y!, z]);
      }
    }
    return await work();
  } finally {
    for (const undo of rest.reverse()) undo();
  }
}

/** A clip with its times, in seconds. */
export interface ClipTimes {
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

/**
 * Returns the clips of a document that have keys.
 * @example
 * import { clipTimes } from '@meshwright/look';
 *
 * for (const { name, start, end } of clipTimes(document)) console.log(name, end - start);
 */
export function clipTimes(document: Document): ClipTimes[] {
  return document
    .getRoot()
    .listAnimations()
    .flatMap((animation, i) => {
      const span = spanOf(animation);
      return span ? [{ name: animation.getName() || `clip ${i}`, ...span }] : [];
    });
}

/**
 * Returns the times of one clip, in seconds; 0 and 0 where it has no keys.
 * @param clip as of a moment
 * @throws LookError `no_such_clip`
 */
export function clipSpan(document: Document, clip: string | number): Omit<ClipTimes, 'name'> {
  return spanOf(clipOf(document, clip)) ?? { start: 0, end: 0 };
}

function spanOf(animation: Animation): Omit<ClipTimes, 'name'> | undefined {
  const times = animation
    .listSamplers()
    .flatMap((sampler) => {
      const input = sampler.getInput();
      const count = input?.getCount() ?? 0;
      return input && count > 0 ? [input.getScalar(0), input.getScalar(count - 1)] : [];
    })
    .filter(Number.isFinite);
  return times.length === 0 ? undefined : { start: Math.min(...times), end: Math.max(...times) };
}

function clipOf(document: Document, clip: string | number): Animation {
  const all = document.getRoot().listAnimations();
  const slugs = clipSlugs(all.map((animation) => animation.getName()));
  const found =
    typeof clip === 'number'
      ? all[clip]
      : (all.find((animation) => animation.getName() === clip) ??
        all.find((animation, i) => !animation.getName() && clip === `clip ${i}`) ??
        all[slugs.indexOf(clip.toLowerCase())]);
  if (found) return found;
  const names = all.map((animation, i) => animation.getName() || `clip ${i}`);
  throw new LookError(
    'no_such_clip',
    `the model has no clip ${JSON.stringify(clip)}; it has ${names.length > 0 ? names.join(', ') : 'none'}`,
  );
}
