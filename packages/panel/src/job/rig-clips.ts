import { type Artifact, rigClips, type TaskRef } from '@meshwright/client';
import { bytesSource, type ClipDonor, editClips, mergeClips } from '@meshwright/gltf';
import { fetchArtifact } from '@meshwright/purchase';
import { sentences } from '../words/say.ts';
import { wordsOf } from '../words/words-of.ts';
import type { JobContext } from './job-context.ts';

/** A rigged model with the clips that came with it. */
interface WithRigClips {
  /** SHA-256 of the GLB. */
  readonly hash: string;
  /** One sentence about the clips; undefined for a task without any. */
  readonly note?: string;
}

/**
 * Puts the clips that the price of a rig covers into its model, by the names of the service. A clip that cannot be
 * downloaded or does not fit is left out: the model is paid for and complete without it.
 * @param hash SHA-256 of the downloaded model
 */
export async function withRigClips(
  hash: string,
  all: readonly Artifact[],
  ref: TaskRef,
  { buyer: { connection }, store, host }: Pick<JobContext, 'buyer' | 'store' | 'host'>,
  signal: AbortSignal,
): Promise<WithRigClips> {
  const clips = rigClips(all);
  if (clips.length === 0) return { hash };
  const added: string[] = [];
  let glb = await store.read(hash);
  if (!glb) return { hash };
  for (const { clip, file } of clips) {
    try {
      const fetched = await fetchArtifact(connection, store, ref, file.name, { signal });
      const donor: ClipDonor = { source: bytesSource((await store.read(fetched.hash))!), name: clip };
      glb = (await editClips(bytesSource(glb), [mergeClips([donor])], { signal })).glb;
      added.push(clip);
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof Error)) throw error;
    }
  }
  const say = wordsOf(host.facts);
  const missing = clips.map(({ clip }) => clip).filter((clip) => !added.includes(clip));
  return {
    hash: added.length === 0 ? hash : await store.write(glb),
    note: sentences(
      added.length > 0
        ? say('Clips that come with the rig at no further cost: {clips}.', { clips: say.list(added) })
        : '',
      missing.length > 0
        ? say('Clips that could not be added: {clips}. Save files to get them.', { clips: say.list(missing) })
        : '',
    ),
  };
}
