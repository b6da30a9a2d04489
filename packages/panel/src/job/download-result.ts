import {
  type Artifact,
  artifacts,
  type FinishedTask,
  mainModel,
  type TaskRef,
  thumbnail,
} from '@meshwright/client';
import type { Family } from '@meshwright/contract';
import { fetchArtifact } from '@meshwright/purchase';
import type { Job } from './job.ts';
import type { JobContext } from './job-context.ts';
import { placedModel } from './placed-model.ts';
import { withRigClips } from './rig-clips.ts';
import { resultNotes } from './texts/result-notes.ts';

/** Downloads the picture and the model of a finished task and places the model; without a model there is none. */
export async function downloadResult(
  { height, replace, request }: Job,
  family: Family,
  ref: TaskRef,
  task: FinishedTask,
  jobContext: JobContext,
  signal: AbortSignal,
): Promise<Partial<Job>> {
  const { buyer, store, modelOf, pictureOf } = jobContext;
  const { connection } = buyer;
  const all = artifacts(family, task);
  const shown = thumbnail(all);
  // A failed picture download does not fail the job.
  const own =
    shown &&
    (await fetchArtifact(connection, store, ref, shown.name, { signal }).catch(() => undefined))?.hash;
  const found = {
    // A result without a picture of its own looks like what it was made from.
    picture: own ?? pictureOf({ replace, request }),
    files: filesOf(all),
    offers: offersOf(family, task),
  };
  const said = (notes: readonly string[]) => notes.length > 0 && { notes };
  const glb = mainModel(family, all);
  if (!glb) return { ...found, ...said(resultNotes(task)) };
  const fetched = await fetchArtifact(connection, store, ref, glb.name, { signal });
  const { hash, note } = await withRigClips(fetched.hash, all, ref, jobContext, signal);
  const model = await placedModel(store, hash, {
    height,
    replaced: replace === undefined ? undefined : modelOf(replace),
    signal,
  });
  return { ...found, ...said([...(note === undefined ? [] : [note]), ...resultNotes(task)]), model };
}

function filesOf(all: readonly Artifact[]) {
  return all.map(({ name, format }) => ({ name, format }));
}

/** Returns the lists of names in a result, which later requests can choose from. */
function offersOf(family: Family, task: object): Record<string, readonly string[]> {
  const lists = Object.entries(task).filter(
    ([name, value]) =>
      !family.results.includes(name) &&
      Array.isArray(value) &&
      value.length > 0 &&
      value.every((each) => typeof each === 'string'),
  );
  return Object.fromEntries(lists) as Record<string, readonly string[]>;
}
