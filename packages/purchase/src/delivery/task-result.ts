import {
  type Artifact,
  artifacts,
  type Connection,
  type FinishedTask,
  formatTaskRef,
  mainFile,
  mainModel,
  type TaskRef,
  taskNotes,
  thumbnail,
} from '@meshwright/client';
import type { Content, ContentStore } from '../files/content-store.ts';
import { fetchArtifact } from '../files/fetch-artifact.ts';
import { PurchaseError } from '../purchase-error.ts';

/** Result of a SUCCEEDED task, as far as an asset needs it; its files are in the store. */
export interface TaskResult {
  /** The main model; undefined when the task has no GLB. */
  readonly model: Content | undefined;
  readonly picture: Content | undefined;
  /** Files of a task without a GLB, the main one first. */
  readonly others: readonly (Content & { readonly ending: string })[];
  readonly facts: TaskFacts;
}

/** Facts kept for when the service has deleted the task; without links. */
export interface TaskFacts {
  /** Consumed; null if the service did not report them. */
  readonly credits: number | null;
  /** When the service stops serving the files, milliseconds since 1970; null if not reported. */
  readonly expiresAt: number | null;
  /** Message of a service that makes stand-ins. */
  readonly standIn?: string;
  /** Everything the task said about its result, the stand-in first. */
  readonly notes?: readonly string[];
  /** Names of the files in the task. */
  readonly model?: string;
  readonly picture?: string;
  readonly others?: readonly { readonly name: string; readonly ending: string }[];
}

export interface FetchResultOptions {
  readonly signal?: AbortSignal | undefined;
  /** Called before each download with a name for people: `the model`. */
  readonly onFile?: ((what: string) => void) | undefined;
  /** Called when the asset will have no picture, with the reason. */
  readonly onNoPicture?: ((reason: string) => void) | undefined;
}

/** Most files of a task without a model that are kept. */
const maxFiles = 20;

/**
 * Returns a task's result if the store has all of it, otherwise undefined. Sends nothing.
 * @example
 * import { fetchResult, keptResult } from '@meshwright/purchase/node';
 *
 * const files = (await keptResult(store, ref)) ?? (await fetchResult(connection, store, ref, task));
 */
export async function keptResult(store: ContentStore, ref: TaskRef): Promise<TaskResult | undefined> {
  const kept = await store.find(factsName(ref));
  const bytes = kept && (await store.read(kept.hash));
  if (!bytes) return undefined;
  const facts = JSON.parse(new TextDecoder().decode(bytes)) as TaskFacts;
  const find = (name: string | undefined) =>
    name === undefined ? undefined : store.find(fileName(ref, name));
  const model = await find(facts.model);
  if (facts.model !== undefined && !model) return undefined;
  const others = [];
  for (const { name, ending } of facts.others ?? []) {
    const content = await find(name);
    if (!content) return undefined;
    others.push({ ...content, ending });
  }
  return { model, picture: await find(facts.picture), others, facts };
}

/**
 * Downloads the result of a SUCCEEDED task into the store: model and picture, or the files of a task without a GLB. A
 * picture that cannot be had does not hold back a paid model.
 * @throws PurchaseError `missing_content` when it has no files; others as `fetchArtifact`
 * @example
 * import { fetchResult } from '@meshwright/purchase/node';
 *
 * const { model, picture } = await fetchResult(connection, store, ref, task);
 * console.log(model?.size, picture?.size);
 */
export async function fetchResult(
  connection: Connection,
  store: ContentStore,
  ref: TaskRef,
  task: FinishedTask,
  { signal, onFile, onNoPicture }: FetchResultOptions = {},
): Promise<TaskResult> {
  const files = artifacts(ref.family, task);
  const fetch = ({ name }: Artifact, what: string): Promise<Content> => {
    onFile?.(what);
    return fetchArtifact(connection, store, ref, name, { signal });
  };
  const main = mainModel(ref.family, files);
  const model = main && (await fetch(main, 'the model'));
  const shown = main && thumbnail(files);
  if (main && !shown) onNoPicture?.('the task has none');
  const picture =
    shown &&
    (await fetch(shown, 'the picture').catch((error: Error) => {
      if (signal?.aborted) throw error;
      onNoPicture?.(error.message);
    }));
  const others = [];
  if (!main) {
    const first = mainFile(ref.family, files);
    const rest = files.filter((file) => file !== first);
    for (const file of [...(first ? [first] : []), ...rest].slice(0, maxFiles)) {
      const content = await fetch(file, `file ${others.length + 1}`);
      others.push({ ...content, name: file.name, ending: endingOf(file) });
    }
    if (others.length === 0) {
      throw new PurchaseError('missing_content', `${formatTaskRef(ref)} SUCCEEDED and has no files.`);
    }
  }
  const notes = taskNotes(task);
  const { stand_in: standIn } = task as { stand_in?: unknown };
  const facts: TaskFacts = {
    credits: task.consumed_credits ?? null,
    expiresAt: task.expires_at || null,
    ...(typeof standIn === 'string' && { standIn }),
    ...(notes.length > 0 && { notes }),
    ...(main && { model: main.name }),
    ...(picture && { picture: shown!.name }),
    ...(others.length > 0 && { others: others.map(({ name, ending }) => ({ name, ending })) }),
  };
  await store.keep(factsName(ref), new TextEncoder().encode(JSON.stringify(facts)));
  return { model, picture: picture || undefined, others, facts };
}

const endings =
  /^(png|jpe?g|webp|gif|mp4|zip|glb|gltf|fbx|obj|mtl|stl|ply|3mf|usd|usda|usdc|usdz|blend|bvh|json|txt)$/;

/** Returns the ending of a file; an unknown one of the service is not taken over. */
function endingOf({ format, name }: Artifact): string {
  if (endings.test(format)) return format;
  return /thumbnail|image/.test(name) ? 'png' : 'bin';
}

/** Returns the name that `fetchArtifact` uses. */
function fileName(ref: TaskRef, name: string): string {
  return `${formatTaskRef(ref)} ${name}`;
}

function factsName(ref: TaskRef): string {
  return fileName(ref, 'facts of an asset');
}
