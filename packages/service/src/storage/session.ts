import type { Client } from 'pg';
import type { Clock } from '../clock.ts';
import { isOutage, lockClass, type Postgres } from './postgres-store.ts';
import { createTaskNotices, taskChannel } from './task-notices.ts';

/**
 * The connection that identifies a service on a shared database: while it is open, the service holds the lock of its
 * number, receives notifications and gives signs of life. A broken connection is reopened.
 */
export interface Session {
  /** The time of the database, which all services share: their own clocks may be apart. */
  readonly clock: Clock;
  /** Notifies the other services that a task changed; calls at the same time are merged. */
  notify(task: string): void;
  close(): Promise<void>;
}

export interface SessionOptions {
  readonly postgres: Postgres;
  /** From 1. Its lock shows in the database that this service is running. */
  readonly worker: number;
  /** Jobs that this process runs at once. */
  readonly slots: number;
  readonly onTask: (task: string) => void;
  readonly onQueue: (change: string) => void;
  /** The connection was lost and is open again: events may have been missed. */
  readonly onReturn: () => void;
  /** Called every `lookMs` while the connection is open, one call at a time. */
  readonly onLook: () => Promise<void>;
  readonly onFault: (error: unknown) => void;
}

export const queueChannel = 'meshwright_queue';
/** Interval of the looks for lost workers, in milliseconds. */
const lookMs = 700;
const retryMs = 150;
/** Interval of the signs of life, in milliseconds. */
const beatMs = 2_000;

/** @throws Error of the connection when the first one fails */
export async function openSession(options: SessionOptions): Promise<Session> {
  const { postgres, worker, slots, onFault } = options;
  const notices = createTaskNotices();
  let client: Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;
  let nextBeat = 0;
  /** Time of the database when `performance.now()` was 0, in milliseconds since 1970. */
  let origin = performance.timeOrigin;
  let work: Promise<void> = Promise.resolve();

  /** Returns false while the lock belongs to a connection whose end the database has not noticed. */
  async function connect(): Promise<boolean> {
    const next = postgres.client();
    next.on('error', () => lose(next));
    next.on('end', () => lose(next));
    onNotifications(next, options);
    try {
      await next.connect();
      await next.query(`listen ${taskChannel}; listen ${queueChannel}`);
      const { rows } = await next.query<{ free: boolean }>('select pg_try_advisory_lock($1, $2) as free', [
        lockClass,
        worker,
      ]);
      if (rows[0]?.free) client = next;
      return client !== undefined;
    } finally {
      if (client === undefined) await next.end().catch(() => {});
    }
  }

  function lose(lost: Client): void {
    if (client !== lost) return;
    client = undefined;
    again(retryMs);
  }

  function again(afterMs: number): void {
    clearTimeout(timer);
    if (!closed) timer = setTimeout(() => run(look), afterMs);
  }

  /** Runs steps one at a time. */
  function run(step: () => Promise<void>): void {
    work = work.then(step).catch((error: unknown) => {
      if (!closed && !isOutage(error)) onFault(error);
    });
  }

  async function look(): Promise<void> {
    if (closed) return;
    try {
      if (client === undefined) {
        if (!(await connect())) return;
        await notices.send(client);
        options.onReturn();
      }
      if (client !== undefined) await beat(client);
      await options.onLook();
    } finally {
      again(client === undefined ? retryMs : lookMs);
    }
  }

  /** Shows the other services that this process runs. */
  async function beat(on: Client): Promise<void> {
    const sent = performance.now();
    if (sent < nextBeat) return;
    const { rows } = await on.query<{ now: number }>(
      `insert into workers (worker, beat, slots) values ($1, 1, $2)
        on conflict (worker) do update set beat = workers.beat + 1, slots = excluded.slots
        returning (extract(epoch from clock_timestamp()) * 1000)::float8 as now`,
      [worker, slots],
    );
    const received = performance.now();
    if (rows[0]) origin = rows[0].now - (sent + received) / 2;
    nextBeat = received + beatMs;
  }

  await connect();
  // A connection that broke at once is opened again by the first look.
  if (client !== undefined) await beat(client).catch(() => {});
  again(lookMs);
  return {
    clock: { now: () => Math.floor(origin + performance.now()) },
    notify(task) {
      if (closed) return;
      if (notices.add(task)) run(() => notices.send(client));
    },
    async close() {
      closed = true;
      clearTimeout(timer);
      await work;
      await notices.send(client).catch(() => {});
      const last = client;
      client = undefined;
      await last?.query('delete from workers where worker = $1', [worker]).catch(() => {});
      await last?.end().catch(() => {});
    },
  };
}

/** Passes on what other services notify; its own notifications are ignored. */
function onNotifications(client: Client, { onQueue, onTask }: SessionOptions): void {
  client.on('notification', ({ channel, payload = '', processId }) => {
    if (channel === queueChannel) onQueue(payload);
    else if (processId !== idOf(client)) onTask(payload);
  });
}

function idOf(client: Client): number | null {
  return (client as Client & { readonly processID: number | null }).processID;
}
