import { createHash } from 'node:crypto';
import { posix } from 'node:path';
import { creditsText } from '../credits-text.ts';
import type { Changes } from './changed-models.ts';

/** A task that a model comes from. */
export interface PaidTask {
  readonly ref: string;
  /** Null where the service did not say. */
  readonly credits: number | null;
  /** Whether the lockfile or the sidecar at the commit had it. */
  readonly isKnown: boolean;
}

const lockfile = 'meshwright.lock.json';

/**
 * Reads which tasks a model comes from: those of its sidecar, else those of the asset of the lockfile that has a file of the
 * same content. A file that says something else about another content, or that cannot be read, names none.
 */
export async function paidTasks(
  changes: Changes,
): Promise<(path: string, bytes: Uint8Array) => Promise<PaidTask[]>> {
  const lock = await changes.read(lockfile);
  const [now, before] = [orders(lock.after), orders(lock.before)];
  const knownRefs = new Set(before.flatMap(({ tasks }) => tasks.map(({ ref }) => ref)));
  return async (path, bytes) => {
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const { dir, name } = posix.parse(path);
    const sidecar = await changes.read(posix.join(dir, `${name}.json`));
    const known = new Set([
      ...knownRefs,
      ...orders(sidecar.before).flatMap(({ tasks }) => tasks.map(({ ref }) => ref)),
    ]);
    const order = [...orders(sidecar.after), ...now].find(({ hashes }) => hashes.includes(sha256));
    return (order?.tasks ?? []).map((task) => ({ ...task, isKnown: known.has(task.ref) }));
  };
}

/** `30 credits for text-to-3d:a1; paid before: remesh:b2`; undefined for no task. */
export function paidText(tasks: readonly PaidTask[]): string | undefined {
  if (tasks.length === 0) return undefined;
  const fresh = tasks.filter(({ isKnown }) => !isKnown);
  const paid = fresh.map(({ ref, credits }) =>
    credits === null ? `${ref}, whose price the service did not say` : `${creditsText(credits)} for ${ref}`,
  );
  const before = tasks.filter(({ isKnown }) => isKnown).map(({ ref }) => ref);
  return [...paid, ...(before.length > 0 ? [`paid before: ${before.join(', ')}`] : [])].join('; ');
}

/** Credits of the tasks that are new since the commit, each counted once. */
export function paidSum(tasks: readonly PaidTask[]): number {
  const fresh = new Map(
    tasks.filter(({ isKnown }) => !isKnown).map(({ ref, credits }) => [ref, credits ?? 0]),
  );
  return [...fresh.values()].reduce((sum, credits) => sum + credits, 0);
}

interface Order {
  readonly hashes: readonly string[];
  readonly tasks: readonly Omit<PaidTask, 'isKnown'>[];
}

/** The orders of a sidecar, which is one, or of a lockfile, one an asset and take. */
function orders(bytes: Uint8Array | undefined): Order[] {
  let json: unknown;
  try {
    json = JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return [];
  }
  const { assets } = record(json);
  const listed = assets === undefined ? [json] : Object.values(record(assets));
  return listed
    .flatMap((asset) => [asset, ...Object.values(record(record(asset).takes))])
    .map((each) => {
      const { files, tasks } = record(each);
      return {
        hashes: Object.values(record(files)).flatMap((file) => text(record(file).sha256)),
        tasks: Object.values(record(tasks)).flatMap((task) => {
          const { ref, credits } = record(task);
          return text(ref).map((named) => ({
            ref: named,
            credits: typeof credits === 'number' ? credits : null,
          }));
        }),
      };
    });
}

function record(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

function text(value: unknown): string[] {
  return typeof value === 'string' ? [value] : [];
}
