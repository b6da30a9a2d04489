import { type RigClipName, rigClipOf } from '@meshwright/client';
import { findClip } from '../asset/clip-names.ts';
import { AssetError } from '../asset-error.ts';
import type { TaskClient } from '../load/asset-source.ts';

/** Words that need no request: an id, or a clip that every rig brings. */
const usual = (word: string): number | RigClipName | undefined =>
  word.toLowerCase() === 'idle' ? 0 : rigClipOf(word);

/** Ids of the actions that stand in for the clips of a rig that brings none. */
export const clipActions: Readonly<Record<RigClipName, number>> = { walking: 1, running: 24 };

/** Ids that are not looked up. */
const usualIds: readonly number[] = [0, ...Object.values(clipActions)];

/** An animation of the library. */
interface Motion {
  readonly action_id: number;
  readonly name: string;
}

/**
 * Returns the ids of actions that are given by id or by name, as `idle`, `Backflip`; walk and run are the clips of the
 * rig. Other names, and ids, are looked up in the service's library, which is free; of several like it the plainest is
 * taken.
 * @throws AssetError `bad_source` for one that does not exist, before anything is paid
 */
export async function resolveActions(
  client: TaskClient,
  actions: readonly (number | string)[],
  signal: AbortSignal,
): Promise<(number | RigClipName)[]> {
  const known = actions.map((action) => (typeof action === 'string' ? usual(action) : undefined));
  const isUsual = actions.every(
    (action, index) => known[index] !== undefined || usualIds.includes(action as number),
  );
  const library = isUsual ? undefined : await libraryOf(client, signal);
  const found = actions.map((action, index) => known[index] ?? idOf(action, library));
  return [...new Set(found)];
}

function idOf(action: number | string, library: readonly Motion[] | undefined): number {
  if (typeof action === 'number') {
    if (!library || library.some(({ action_id }) => action_id === action)) return action;
    throw new AssetError('bad_source', `Nothing was paid: the animation library has no action ${action}.`);
  }
  if (!library) {
    throw new AssetError(
      'bad_source',
      `Nothing was paid: the animation library cannot be read here, so the action "${action}" has no id. Names that need no library: idle, walk, run. Give others by their id; \`meshwright animations ${action}\` lists them.`,
    );
  }
  const name = findMotion(library, action);
  const motion = library.find((each) => each.name === name);
  if (motion) return motion.action_id;
  throw new AssetError(
    'bad_source',
    `Nothing was paid: the animation library has no "${action}". \`meshwright animations\` lists all names.`,
  );
}

/** Never another meaning: a run must not become a walk here. */
function findMotion(library: readonly Motion[], action: string): string | undefined {
  const names = library.map(({ name }) => name);
  const name = names.find((each) => each.toLowerCase() === action.toLowerCase()) ?? findClip(names, action);
  return name;
}

/** Returns the library; undefined when it cannot be read, as behind a proxy that does not allow it. */
async function libraryOf(client: TaskClient, signal: AbortSignal): Promise<readonly Motion[] | undefined> {
  const known = libraries.get(client);
  if (known) return known;
  const library = await client.animationLibrary?.({}, { signal, timeoutMs: 10_000 }).catch(() => undefined);
  if (library) libraries.set(client, library);
  return library;
}

const libraries = new WeakMap<TaskClient, readonly Motion[]>();
