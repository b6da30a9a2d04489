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
import { familyFields } from '../form/form-fields.ts';
import { plainHelp } from '../words/plain-help.ts';
import { wordsOf } from '../words/words-of.ts';
import type { Job } from './job.ts';
import type { JobContext } from './job-context.ts';
import { placedModel } from './placed-model.ts';
import { withRigClips } from './rig-clips.ts';

/** Downloads the picture and the model of a finished task and places the model; without a model there is none. */
export async function downloadResult(
  { height, replace, request }: Job,
  family: Family,
  ref: TaskRef,
  task: FinishedTask,
  jobContext: JobContext,
  signal: AbortSignal,
): Promise<Partial<Job>> {
  const { buyer, store, modelOf, sourceOf } = jobContext;
  const { connection } = buyer;
  const all = artifacts(family, task);
  const shown = thumbnail(all);
  // A failed picture download does not fail the job.
  const own =
    shown &&
    (await fetchArtifact(connection, store, ref, shown.name, { signal }).catch(() => undefined))?.hash;
  const source = sourceOf({ replace, request });
  const before = source?.picture;
  const found = {
    // A result without a picture of its own looks like what it was made from.
    picture: own ?? before,
    ...(own !== undefined && before !== undefined && before !== own && { before }),
    files: filesOf(all),
    offers: offersOf(family, task),
    ...(typeof task.finished_at === 'number' && { ended: task.finished_at }),
  };
  const said = (notes: readonly string[]) => notes.length > 0 && { notes };
  const glb = mainModel(family, all);
  if (!glb) return { ...found, ...said(resultNotes(task, family)) };
  const fetched = await fetchArtifact(connection, store, ref, glb.name, { signal });
  const { hash, note } = await withRigClips(fetched.hash, all, ref, jobContext, signal);
  const model = await placedModel(store, hash, {
    height,
    replaced: replace === undefined ? undefined : modelOf(replace),
    say: wordsOf(jobContext.host.facts),
    signal,
  });
  // A new clip is not seen at rest.
  const known = source?.model?.facts.clips ?? [];
  const compares = source?.model && model.facts.clips.every((clip) => known.includes(clip));
  return {
    ...found,
    ...said([...(note === undefined ? [] : [note]), ...resultNotes(task, family)]),
    ...(compares && { source: source.model!.file }),
    model,
  };
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

/** Most sentences of a service that a job shows, and most characters of each. */
const maxNotes = 6;
const maxLength = 300;

/**
 * Returns what a task says about its result, one sentence each: that it stands in for that of a trained model, and which
 * fields of the request had no effect. Empty for a service that says nothing.
 */
function resultNotes(task: object, family: Family): string[] {
  const { stand_in: standIn, ignored_fields: ignored } = task as Readonly<Record<string, unknown>>;
  const fields: unknown[] = Array.isArray(ignored) ? ignored : [];
  const messages = fields.map((each) => (each as { readonly message?: unknown } | null)?.message);
  return (
    [standIn, ...messages]
      .filter((note): note is string => typeof note === 'string' && note !== '')
      .slice(0, maxNotes)
      // Fields by their labels, as the form shows them.
      .map((note) => plainHelp(note, familyFields(family)))
      .map((note) => (note.length > maxLength ? `${note.slice(0, maxLength - 1)}…` : note))
  );
}
