import type { Artifact } from './artifacts.ts';

/** A clip that comes with a rig, as a GLB of the whole character. */
export interface RigClip<F extends Artifact = Artifact> {
  /** As the service calls it: `walking`, `running`. */
  readonly clip: string;
  readonly file: F;
}

/** Clips that every rig brings, so that they need not be bought. */
export const rigClipNames = ['walking', 'running'] as const;
export type RigClipName = (typeof rigClipNames)[number];

const words: Readonly<Record<string, RigClipName>> = {
  walk: 'walking',
  walking: 'walking',
  run: 'running',
  running: 'running',
};

/**
 * Returns the clip of a rig that a word means, in any case; undefined for any other. An id never means one: each service
 * numbers the actions of its library itself.
 * @example
 * import { rigClipOf } from '@meshwright/client';
 *
 * rigClipOf('walk'); // 'walking'
 * rigClipOf('1'); // undefined
 */
export function rigClipOf(word: string): RigClipName | undefined {
  const key = word.toLowerCase();
  return Object.hasOwn(words, key) ? words[key] : undefined;
}

/**
 * Returns the path of a clip in the task object of a rig.
 * @example
 * import { rigClipName } from '@meshwright/client';
 *
 * rigClipName('walking'); // 'result.basic_animations.walking_glb_url'
 */
export function rigClipName(clip: string): string {
  return `result.basic_animations.${clip}_glb_url`;
}

const clipName = /\.basic_animations\.(\w+?)(_armature)?_glb_url$/;

/**
 * Returns the clips that a rig task brings and that its price covers; none for any other task. Their GLBs have the same
 * skeleton as the rigged character.
 * @example
 * import { artifacts, rigClips } from '@meshwright/client';
 *
 * for (const { clip, file } of rigClips(artifacts(rigging, task))) console.log(clip, file.url);
 */
export function rigClips<F extends Artifact>(files: readonly F[]): RigClip<F>[] {
  return files.flatMap((file) => {
    const [, clip, armature] = clipName.exec(file.name) ?? [];
    return clip && !armature ? [{ clip, file }] : [];
  });
}
