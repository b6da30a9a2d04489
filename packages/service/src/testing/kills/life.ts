import type { Caller } from '@meshwright/testing/service/caller';
import { pictureUri } from '@meshwright/testing/service/manual-engine';

export const generic = { prefix: '/v1/image-to-3d', body: { image_url: pictureUri } };
export const lab = { prefix: '/creative-lab/keycap/v1/prototype', body: { image_url: pictureUri } };

/** What the service has confirmed, by its answers, or by later reads where an answer was lost. */
export interface Confirmed {
  readonly tasks: ReadonlyMap<string, string>;
  readonly gone: ReadonlySet<string>;
}

/** What a test knows of a data directory through its kills. */
export interface Life {
  /** Existing tasks by id, with their paths. */
  readonly tasks: Map<string, string>;
  readonly gone: Set<string>;
  /** Tasks whose result was complete. */
  readonly proven: Set<string>;
  /** After an interrupted restore: the other state that may hold now. */
  other: Confirmed | undefined;
  /** The tasks in progress at the last kill. */
  running: readonly { readonly id: string; readonly family: string }[];
}

export function createLife(): Life {
  return { tasks: new Map(), gone: new Set(), proven: new Set(), other: undefined, running: [] };
}

/** Determines which of the two states holds after an interrupted restore. */
export async function chooseState(life: Life, user: Caller): Promise<void> {
  const { other } = life;
  if (!other) return;
  const existing = await listedTasks(user);
  const fits = (state: Confirmed) =>
    [...state.tasks.keys()].every((id) => existing.has(id)) &&
    [...state.gone].every((id) => !existing.has(id));
  if (fits(other) && !fits(life)) replaceState(life, other);
  life.other = undefined;
}

/** Takes over another confirmed state. */
export function replaceState({ tasks, gone }: Life, state: Confirmed): void {
  const copy = { tasks: [...state.tasks], gone: [...state.gone] };
  tasks.clear();
  gone.clear();
  for (const [id, prefix] of copy.tasks) tasks.set(id, prefix);
  for (const id of copy.gone) gone.add(id);
}

/** Returns all listed tasks by id, with their paths. */
export async function listedTasks(user: Caller): Promise<Map<string, string>> {
  const states = new Map<string, string>();
  for (const { prefix } of [generic, lab]) {
    for (let page = 1; ; page += 1) {
      const { body } = await user.get(`${prefix}?page_size=100&page_num=${page}`);
      const list = body as unknown as { id: string }[];
      for (const { id } of list) states.set(id, prefix);
      if (list.length < 100) break;
    }
  }
  return states;
}
