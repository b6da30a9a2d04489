import { createHash } from 'node:crypto';
import { formatTaskRef, type TaskRef } from '@meshwright/client';
import type { ContentStore } from '@meshwright/purchase';
import type { Finishing } from './asset-order.ts';

/** What the latest create of a task asked for. */
export interface KeptOrder extends Finishing {
  /** The create body; files are named by their SHA-256. Absent in orders of earlier versions. */
  readonly request?: Readonly<Record<string, unknown>>;
}

/** Keeps an order for a server that has only the task. The latest call decides. */
export async function keepOrder(store: ContentStore, ref: TaskRef, order: KeptOrder): Promise<void> {
  await store.keep(nameOf(ref), new TextEncoder().encode(JSON.stringify(order)));
}

export async function keptOrder(store: ContentStore, ref: TaskRef): Promise<KeptOrder | undefined> {
  const kept = await store.find(nameOf(ref));
  const bytes = kept && (await store.read(kept.hash));
  return bytes && (JSON.parse(new TextDecoder().decode(bytes)) as KeptOrder);
}

/** Returns a create body with the SHA-256 of each file in place of its bytes. */
export function requestOf(body: unknown): Readonly<Record<string, unknown>> {
  const text = JSON.stringify(body, (_, value: unknown) => {
    const base64 = typeof value === 'string' && /^data:[^,]*;base64,/.exec(value)?.[0];
    if (!base64) return value;
    const bytes = Buffer.from((value as string).slice(base64.length), 'base64');
    return createHash('sha256').update(bytes).digest('hex');
  });
  return JSON.parse(text) as Readonly<Record<string, unknown>>;
}

function nameOf(ref: TaskRef): string {
  return `${formatTaskRef(ref)} finishing`;
}
