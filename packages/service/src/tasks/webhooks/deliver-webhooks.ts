import { type Family, familyNamed } from '@meshwright/contract';
import type { ServiceClock } from '../../control/service-clock.ts';
import type { Queue } from '../../store/queue.ts';
import type { Store } from '../../store/tables.ts';
import type { TaskRow } from '../../store/task-rows.ts';
import { firstDeliveries, shownUrl } from '../../store/webhooks.ts';
import { createBackgroundLoop } from '../background-loop.ts';
import type { TaskEvents } from '../streams/task-events.ts';
import type { PostWebhook } from './post-webhook.ts';

export interface WebhookDeliveryOptions {
  readonly store: Store;
  readonly clock: Pick<ServiceClock, 'now' | 'sleep'>;
  readonly events: Pick<TaskEvents, 'subscribeAll'>;
  readonly queue: Pick<Queue, 'isOutage'>;
  readonly post: PostWebhook;
  /** Returns the task object of a stored row. */
  readonly show: (family: Family, row: TaskRow) => object;
  /** Receives failures of the store, and every webhook that is switched off. */
  readonly onFault: (error: unknown) => void;
}

/** Sends changes of status to webhooks, beside the work on tasks. */
export interface WebhookDelivery {
  /** Ends requests in progress; what they carried is sent at the next start. */
  stop(): Promise<void>;
  resume(): void;
}

/** Attempts of a delivery; the waits between them, in milliseconds of the service clock, grow to two hours. */
const mostAttempts = 8;
const waitMs = (attempts: number) => 10_000 * 3 ** (attempts - 1);
/** After this time another process repeats an attempt of one that was killed; above the time of a request. */
const leaseMs = 15_000;
/** Webhooks that are called at once; each gets one change at a time, in order. */
const mostAtOnce = 16;
/** Longest wait without a notice, in milliseconds of the service clock. */
const longestWaitMs = 60_000;

export function createWebhookDelivery(options: WebhookDeliveryOptions): WebhookDelivery {
  const { store, clock, queue, post, show, onFault } = options;
  const busy = new Map<string, Promise<void>>();
  const loop = createBackgroundLoop({ clock, round: sendDue, onFault: report });
  let unsubscribe = options.events.subscribeAll(loop.wake);

  function report(error: unknown): void {
    if (!queue.isOutage(error)) onFault(error);
  }

  /** Starts what is due. @returns the wait until the next is due */
  async function sendDue(signal: AbortSignal): Promise<number> {
    const now = clock.now();
    const due = await dueDeliveries(store, now, [...busy.keys()], mostAtOnce - busy.size);
    for (const delivery of due) {
      const { webhook } = delivery;
      const sending = send(delivery, signal)
        .catch(report)
        .finally(() => {
          busy.delete(webhook);
          loop.wake();
        });
      busy.set(webhook, sending);
    }
    const next = await nextDue(store, [...busy.keys()]);
    return next === undefined ? longestWaitMs : Math.min(longestWaitMs, Math.max(0, next - now));
  }

  async function send({ id, attempts, due_at }: Due, signal: AbortSignal): Promise<void> {
    const number = attempts + 1;
    // Only one process changes the row as it was read.
    const { numUpdatedRows } = await store
      .updateTable('deliveries')
      .where('id', '=', id)
      .where('attempts', '=', attempts)
      .where('due_at', '=', due_at)
      .set({ attempts: number, due_at: clock.now() + leaseMs })
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return;
    const delivery = await store
      .selectFrom('deliveries')
      .innerJoin('webhooks', 'webhooks.id', 'deliveries.webhook')
      .innerJoin('accounts', 'accounts.id', 'webhooks.account')
      .where('deliveries.id', '=', id)
      .select(['snapshot', 'url', 'webhook', 'accounts.name as account'])
      .executeTakeFirst();
    if (!delivery) return;
    const row = JSON.parse(delivery.snapshot) as TaskRow;
    const family = familyNamed(row.family);
    const body = family && JSON.stringify(show(family, { ...row, preceding: 0 }));
    const problem = body === undefined ? undefined : await post(delivery.url, body, signal);
    if (signal.aborted && problem !== undefined) {
      await put(id, { attempts, due_at: clock.now() });
    } else if (problem === undefined) {
      await settle(store, { id, webhook: delivery.webhook });
    } else if (number < mostAttempts) {
      await countFailure(store, delivery.webhook, problem);
      await put(id, { attempts: number, due_at: clock.now() + waitMs(number) });
    } else {
      await giveUp(store, { id, ...delivery, problem, at: clock.now() }, onFault);
    }
  }

  async function put(
    id: string,
    values: { readonly attempts: number; readonly due_at: number },
  ): Promise<void> {
    await store.updateTable('deliveries').where('id', '=', id).set(values).execute();
  }

  return {
    async stop() {
      unsubscribe();
      await loop.stop();
      await Promise.all(busy.values());
    },
    resume() {
      unsubscribe = options.events.subscribeAll(loop.wake);
      loop.resume();
    },
  };
}

interface Due {
  readonly id: string;
  readonly webhook: string;
  readonly attempts: number;
  readonly due_at: number;
}

/** Returns one due change of each webhook that is not busy, and of its task the first. */
async function dueDeliveries(
  store: Store,
  now: number,
  busy: readonly string[],
  limit: number,
): Promise<Due[]> {
  if (limit <= 0) return [];
  const firsts = firstDeliveries(store)
    .where('first.due_at', '<=', now)
    .$if(busy.length > 0, (free) => free.where('first.webhook', 'not in', busy))
    .groupBy('first.webhook')
    .select(({ fn }) => fn.min('first.position').as('position'));
  return await store
    .selectFrom('deliveries')
    .where('position', 'in', firsts)
    .orderBy('position')
    .limit(limit)
    .select(['id', 'webhook', 'attempts', 'due_at'])
    .execute();
}

async function nextDue(store: Store, busy: readonly string[]): Promise<number | undefined> {
  if (busy.length >= mostAtOnce) return undefined;
  const row = await firstDeliveries(store)
    .$if(busy.length > 0, (free) => free.where('first.webhook', 'not in', busy))
    .orderBy('first.due_at')
    .select('first.due_at')
    .limit(1)
    .executeTakeFirst();
  return row?.due_at;
}

async function settle(
  store: Store,
  { id, webhook }: { readonly id: string; readonly webhook: string },
): Promise<void> {
  await store.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('webhooks')
      .where('id', '=', webhook)
      .set({ failures: 0, problem: '' })
      .execute();
    await transaction.deleteFrom('deliveries').where('id', '=', id).execute();
  });
}

async function countFailure(store: Store, webhook: string, problem: string): Promise<void> {
  await store
    .updateTable('webhooks')
    .where('id', '=', webhook)
    .set(({ eb }) => ({ failures: eb('failures', '+', 1), problem }))
    .execute();
}

/** Gives a delivery up after its last attempt; a webhook without a success meanwhile is switched off with it. */
async function giveUp(
  store: Store,
  failed: {
    readonly id: string;
    readonly webhook: string;
    readonly url: string;
    readonly account: string;
    readonly problem: string;
    readonly at: number;
  },
  onFault: (error: unknown) => void,
): Promise<void> {
  const { id, webhook, problem, at } = failed;
  const isOff = await store.transaction().execute(async (transaction) => {
    const counted = await transaction
      .updateTable('webhooks')
      .where('id', '=', webhook)
      .set(({ eb }) => ({ failures: eb('failures', '+', 1), problem }))
      .returning('failures')
      .executeTakeFirst();
    await transaction.deleteFrom('deliveries').where('id', '=', id).execute();
    // It was removed meanwhile, or other changes reached it.
    if (!counted || counted.failures < mostAttempts) return false;
    await transaction.updateTable('webhooks').where('id', '=', webhook).set({ off_at: at }).execute();
    await transaction.deleteFrom('deliveries').where('webhook', '=', webhook).execute();
    return true;
  });
  if (!isOff) return;
  onFault(
    new Error(
      `The webhook ${webhook} of account ${failed.account} at ${shownUrl(failed.url)} was switched off: it failed ${mostAttempts} times in a row (${problem}). Repair the receiver, then switch it on at the control surface.`,
    ),
  );
}
