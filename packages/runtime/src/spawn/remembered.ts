import { formatTaskRef, parseTaskRef, type TaskRef } from '@meshwright/client';
import { animation, rigging, textTo3d } from '@meshwright/contract';
import type { SpawnRequest } from './spawn-plan.ts';

/** What is kept of a spawn, as JSON in `localStorage`. */
interface Kept {
  /** The request and the service; another one is another purchase. */
  readonly of: string;
  readonly idempotencyKey: string;
  readonly made: readonly string[];
}

/** Keeps the purchase of one spawn over reloads. */
export interface Memory {
  /** The request with the key and the tasks of before. */
  readonly request: SpawnRequest;
  /** Adds a task that was made. */
  add(task: TaskRef): void;
  /** Leaves out the last task, which failed, so that the next spawn makes it again. */
  dropLast(): void;
}

const families = [textTo3d, rigging, animation];

/**
 * Opens what is kept under a name. The idempotency key is written before anything is sent, so a page that is closed amid
 * a create repeats the same purchase.
 * @param name true for the request itself
 * @param storage undefined where the page has none: then nothing is kept
 */
export function remembered(
  name: string | true,
  request: SpawnRequest,
  host: string,
  storage: Storage | undefined = pageStorage(),
): Memory | undefined {
  if (!storage) return undefined;
  const { made: given, idempotencyKey, ...wanted } = request;
  const fields = Object.entries(wanted).filter(([, value]) => value !== undefined);
  const of = JSON.stringify([host, fields.sort(([a], [b]) => (a < b ? -1 : 1))]);
  const place = `meshwright:${name === true ? of : name}`;
  let kept = readKept(storage, place, of) ?? {
    of,
    idempotencyKey: idempotencyKey ?? crypto.randomUUID(),
    made: [],
  };
  const save = (next: Kept): boolean => {
    kept = next;
    try {
      storage.setItem(place, JSON.stringify(kept));
      return true;
    } catch {
      return false;
    }
  };
  if (!save(kept)) return undefined;
  return {
    request: {
      ...request,
      idempotencyKey: idempotencyKey ?? kept.idempotencyKey,
      made: given ?? kept.made.map((text) => parseTaskRef(text, families)),
    },
    add(task) {
      const text = formatTaskRef(task);
      if (!kept.made.includes(text)) void save({ ...kept, made: [...kept.made, text] });
    },
    dropLast() {
      // The service would answer the old key with the task that failed.
      void save({ ...kept, made: kept.made.slice(0, -1), idempotencyKey: crypto.randomUUID() });
    },
  };
}

function readKept(storage: Storage, place: string, of: string): Kept | undefined {
  try {
    const kept = JSON.parse(storage.getItem(place) ?? 'null') as Kept | null;
    if (kept?.of !== of || !/^[\w-]{1,64}$/.test(kept.idempotencyKey)) return undefined;
    for (const text of kept.made) parseTaskRef(text, families);
    return kept;
  } catch {
    return undefined;
  }
}

/** Reading the property throws where a page may not store anything. */
function pageStorage(): Storage | undefined {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
}
