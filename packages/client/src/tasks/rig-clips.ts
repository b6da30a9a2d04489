import type { Artifact } from './artifacts.ts';

/** A clip that comes with a rig, as a GLB of the whole character. */
export interface RigClip<F extends Artifact = Artifact> {
  /** As the service calls it: `walking`, `running`. */
  readonly clip: string;
  readonly file: F;
}

/** Actions of the animation library that every rig brings as clips, so that they need not be bought. */
export const rigActions: readonly {
  readonly clip: string;
  readonly action_id: number;
  readonly name: string;
}[] = [
  { clip: 'walking', action_id: 1, name: 'Walking' },
  { clip: 'running', action_id: 24, name: 'Running' },
];

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
