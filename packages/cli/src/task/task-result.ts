import {
  artifacts,
  type FinishedTask,
  formatTaskRef,
  mainModel,
  type TaskRef,
  thumbnail,
} from '@meshwright/client';
import { type Content, type ContentStore, fetchArtifact } from '@meshwright/purchase';
import { CliError } from '../errors/cli-error.ts';
import type { Progress } from '../progress/progress.ts';
import type { Terminal } from '../progress/terminal.ts';
import type { Session } from '../session/session.ts';
import { taskNotes } from '../text/task-notes.ts';

/** Result of a SUCCEEDED task, as far as an asset needs it; its files are in the store. */
export interface TaskResult {
  readonly model: Content;
  readonly picture: Content | undefined;
  readonly facts: TaskFacts;
}

/** Facts kept for when the service has deleted the task; without links. */
interface TaskFacts {
  /** Consumed; null if the service did not report them. */
  readonly credits: number | null;
  /** When the service stops serving the files; null if not reported. */
  readonly expiresAt: number | null;
  /** Message of a service that makes stand-ins. */
  readonly standIn?: string;
  /** Everything the task said about its result, the stand-in first. */
  readonly notes?: readonly string[];
  /** Names of the files in the task. */
  readonly model: string;
  readonly picture?: string;
}

/** Returns a task's result if the store has all of it, otherwise undefined. Sends nothing. */
export async function keptResult(store: ContentStore, ref: TaskRef): Promise<TaskResult | undefined> {
  const kept = await store.find(factsName(ref));
  const bytes = kept && (await store.read(kept.hash));
  if (!bytes) return undefined;
  const facts = JSON.parse(new TextDecoder().decode(bytes)) as TaskFacts;
  const model = await store.find(fileName(ref, facts.model));
  const picture = facts.picture === undefined ? undefined : await store.find(fileName(ref, facts.picture));
  return model && { model, picture, facts };
}

/**
 * Downloads model and picture of a SUCCEEDED task into the store.
 * @throws CliError `unsupported` when it has no GLB; others as `fetchArtifact`
 */
export async function fetchResult(
  { client: { connection }, service }: Session,
  store: ContentStore,
  ref: TaskRef,
  task: FinishedTask,
  progress: Progress,
  { signal, now }: Terminal,
): Promise<TaskResult> {
  const files = artifacts(ref.family, task);
  const found = mainModel(ref.family, files);
  if (!found) {
    const offered = files.map((file) => file.name).join(', ') || 'no files';
    throw new CliError('unsupported', `${formatTaskRef(ref)} has no GLB; it has ${offered}`);
  }
  const fetch = (name: string, what: string): Promise<Content> => {
    progress.wait({
      what: `${what} of ${formatTaskRef(ref)} from ${service}`,
      since: now(),
      stop: 'Ctrl-C stops, and the same command continues with it',
    });
    return fetchArtifact(connection, store, ref, name, { signal });
  };
  try {
    const model = await fetch(found.name, 'the model');
    const named = thumbnail(files)?.name;
    if (named === undefined) progress.note('note: there is no picture: the task has none');
    const picture = named && (await fetch(named, 'the picture').catch(unlessAborted));
    const facts: TaskFacts = {
      credits: task.consumed_credits ?? null,
      expiresAt: task.expires_at || null,
      ...selfReport(task),
      model: found.name,
      ...(named && picture && { picture: named }),
    };
    await store.keep(factsName(ref), new TextEncoder().encode(JSON.stringify(facts)));
    return { model, picture: picture || undefined, facts };
  } finally {
    progress.wait(undefined);
  }

  function unlessAborted(error: Error): undefined {
    if (signal.aborted) throw error;
    progress.note(`note: there is no picture: ${error.message}`);
    return undefined;
  }
}

function selfReport(task: FinishedTask): Pick<TaskFacts, 'standIn' | 'notes'> {
  const { stand_in: standIn } = task as { stand_in?: unknown };
  const notes = taskNotes(task);
  return { ...(typeof standIn === 'string' && { standIn }), ...(notes.length > 0 && { notes }) };
}

/** Returns the name that `fetchArtifact` uses. */
function fileName(ref: TaskRef, name: string): string {
  return `${formatTaskRef(ref)} ${name}`;
}

function factsName(ref: TaskRef): string {
  return fileName(ref, 'facts of an asset');
}
