import { families, familyNamed } from '@meshwright/contract';
import type { Source } from '@meshwright/contract/schema';
import { callerWith, type Send } from './caller.ts';
import { ConformanceError } from './conformance-error.ts';
import { creditsOf, creditsOfCreate } from './credits-of.ts';
import { sections } from './sections.ts';
import { type Keys, serviceWorld } from './service-world.ts';
import { type Ability, abilities, type Section, type Statement, sourceOf, specOf } from './statement.ts';
import { nothingPrepared, type Prepared } from './task-fixture.ts';

export interface ConformanceOptions extends Keys {
  /** Address of the API, /openapi included. */
  readonly baseUrl: string;
  /**
   * The most credits to spend. A create that has to be refused is free on a service that refuses it; when one is accepted
   * and goes over the limit, no further create is sent.
   * @default 0, only what is free
   */
  readonly maxCredits?: number;
  /**
   * Time of one statement, in milliseconds. Whole model generations fit.
   * @default 900_000
   */
  readonly timeoutMs?: number;
  /**
   * Which statements run, by what the row of each says.
   * @default all
   */
  readonly only?: (row: Pick<Row, 'title' | 'section' | 'source'>) => boolean;
  /**
   * Also what sends files over 10 MB, creates a hundred tasks, or reads made models.
   * @default false
   */
  readonly long?: boolean;
  /**
   * Abilities of this service beside its accounts: markers, known-library, header-only-files.
   * @default none
   */
  readonly abilities?: readonly Ability[];
  /** @default all of this package */
  readonly sections?: readonly Section[];
  /** Stops the run; what is left is skipped, and the tasks made are still deleted. */
  readonly signal?: AbortSignal;
  /** Called after each statement. */
  readonly onRow?: (row: Row, done: number, all: number) => void;
  /** @default that of the platform */
  readonly fetch?: typeof globalThis.fetch;
  /**
   * Resolves after these milliseconds, for Retry-After and polls.
   * @default by a timer
   */
  readonly wait?: (ms: number) => Promise<void>;
}

/** The result of one statement. */
export interface Row {
  readonly title: string;
  readonly section: string;
  /** Section of the specification. */
  readonly spec: string;
  /** Who demands it. */
  readonly source: Source;
  readonly outcome: 'passed' | 'failed' | 'skipped';
  /** Why it failed or was skipped; at most two lines. */
  readonly reason?: string;
  /** The last request of a failed statement, such as `POST /v1/remesh`. */
  readonly request?: string;
  /** Status of its answer. */
  readonly status?: number;
  /** Credits by the price list of the creates that were accepted. */
  readonly credits: number;
}

export interface ConformanceReport {
  readonly baseUrl: string;
  /** In the order of the specification. */
  readonly rows: readonly Row[];
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly credits: {
    readonly limit: number;
    /** Sum by the price list of what was created. */
    readonly reckoned: number;
    /** How much the balance fell, refunds taken off; null where the service shows none. */
    readonly spent: number | null;
  };
  /** Tasks that were made and could not be deleted, as PREFIX/ID. */
  readonly left: readonly string[];
  /** Why the run ended early. */
  readonly stopped?: string;
}

/** What all statements of a run share. */
interface Run {
  readonly prepared: Prepared;
  /** Paths of the tasks that were made and not deleted. */
  readonly made: Set<string>;
  reckoned: number;
  /** The higher of the price list and the balance. */
  spent: number;
  stopped?: string;
}

const cleanUpMs = 10_000;
const firstAnswerMs = 30_000;
/** Wait after a 429 without Retry-After: a full queue has none. */
const retryMs = 5_000;
/** So many statements in a row without an answer end the run. */
const silences = 3;

/**
 * Runs the statements against a service and returns a row for each: what is free first, then by price. Creates are sent once;
 * only one that was refused with 429 is sent again, after its Retry-After. Tasks that were made are deleted where DELETE
 * allows it.
 * @throws ConformanceError `unavailable` or `unauthorized` when the first request finds no such service
 * @example
 * import { runConformance } from '@meshwright/conformance';
 *
 * const { rows } = await runConformance({
 *   baseUrl: 'https://HOST/openapi',
 *   key: process.env.MESHWRIGHT_API_KEY!,
 *   maxCredits: 100,
 * });
 * const failures = rows.filter(({ outcome }) => outcome === 'failed');
 */
export async function runConformance(options: ConformanceOptions): Promise<ConformanceReport> {
  const { maxCredits = 0, timeoutMs = 900_000, wait = waitFor, signal } = options;
  const baseUrl = options.baseUrl.replace(/\/$/, '');
  const hide = hider([options.key, options.secondKey, options.freeKey, options.poorKey]);
  const chosen = (options.sections ?? sections).flatMap((section) =>
    section.statements
      .map((statement) => ({
        statement,
        about: {
          title: statement.title,
          section: section.title,
          spec: specOf(statement),
          source: sourceOf(statement),
        },
      }))
      .filter(({ about }) => options.only?.(about) ?? true),
  );
  const run: Run = { prepared: nothingPrepared(), made: new Set(), reckoned: 0, spent: 0 };
  const before = await firstAnswer();
  const costs = await Promise.all(chosen.map(({ statement }) => creditsOf(statement)));
  const order = chosen.map((_, index) => index).sort((a, b) => costs[a]! - costs[b]! || a - b);
  const rows: Row[] = [];
  let silent = 0;
  for (const [done, index] of order.entries()) {
    const { statement, about } = chosen[index]!;
    const row = { ...about, ...(await resultOf(statement)) };
    rows[index] = row;
    options.onRow?.(row, done + 1, order.length);
  }
  for (const name of [...run.made]) await remove(name);
  const after = await balanceOf(within(cleanUpMs)).catch(() => undefined);
  const count = (outcome: Row['outcome']) => rows.filter((row) => row.outcome === outcome).length;
  return {
    baseUrl,
    rows,
    passed: count('passed'),
    failed: count('failed'),
    skipped: count('skipped'),
    credits: {
      limit: maxCredits,
      reckoned: run.reckoned,
      spent: before === undefined || after === undefined ? null : before - after,
    },
    left: [...run.made],
    ...(run.stopped !== undefined && { stopped: run.stopped }),
  };

  async function resultOf(statement: Statement): Promise<Omit<Row, keyof (typeof chosen)[number]['about']>> {
    const skipped = async (reason: string) => ({ outcome: 'skipped', reason, credits: 0 }) as const;
    if (signal?.aborted) run.stopped ??= 'it was interrupted';
    if (run.stopped !== undefined) return skipped(`not run: ${run.stopped}`);
    const lacking = (statement.needs ?? []).filter((ability) => !given(ability, options));
    if (lacking.length > 0) return skipped(`needs ${lacking.map((name) => abilities[name]).join('; ')}`);
    if (statement.takesLong && !options.long)
      return skipped('sends large files or makes whole models: --long');
    const most = await creditsOf(statement, run.prepared.ids);
    const rest = Math.max(0, maxCredits - run.spent);
    if (most > rest) return skipped(`may spend ${most} credits, and ${rest} of the limit are left`);
    return await attempt(statement, most);
  }

  async function attempt(statement: Statement, most: number) {
    const limit = within(timeoutMs);
    const ends = AbortSignal.any(signal ? [limit, signal] : [limit]);
    const reckonedBefore = run.reckoned;
    const created = new Set<string>();
    let last: { readonly request: string; readonly status?: number } | undefined;
    const send = sender(ends, most > 0, created, (exchange) => {
      last = exchange;
    });
    const pause = (ms: number) => endsWith(ends, wait(ms));
    const world = serviceWorld({ ...options, baseUrl, send, wait: pause, prepared: run.prepared });
    let failure: unknown;
    await endsWith(ends, statement.holds(world)).catch((error: unknown) => {
      failure = error ?? new Error('it was rejected without a reason');
    });
    for (const [name, id] of run.prepared.ids) created.delete(`${familyNamed(name)!.prefix}/${id}`);
    for (const path of created) await remove(path);
    if (run.reckoned > reckonedBefore) await reckonWithBalance();
    const credits = run.reckoned - reckonedBefore;
    if (run.spent > maxCredits && most === 0) {
      run.stopped = `a create that has to be refused was accepted and is over the limit of ${maxCredits} credits: ${statement.title}`;
    }
    if (failure === undefined) {
      silent = 0;
      return { outcome: 'passed', credits } as const;
    }
    if (signal?.aborted)
      return { outcome: 'skipped', reason: 'not run: it was interrupted', credits } as const;
    const code = limit.aborted ? 'timed_out' : failure instanceof ConformanceError ? failure.code : undefined;
    silent = code === 'timed_out' || code === 'unavailable' ? silent + 1 : 0;
    if (silent === silences) run.stopped = `${silences} statements in a row had no answer`;
    const message = limit.aborted
      ? `no end after ${timeoutMs / 1000} s`
      : failure instanceof Error
        ? failure.message
        : String(failure);
    const reason = hide(message).split('\n').slice(0, 2).join('\n');
    if (code === 'needs' || code === 'over_limit' || code === 'unprepared')
      return { outcome: 'skipped', reason, credits } as const;
    return { outcome: 'failed', reason, credits, ...last } as const;
  }

  /** @param paying the statement expects that its creates are accepted */
  function sender(
    ends: AbortSignal,
    paying: boolean,
    made: Set<string>,
    onExchange: (exchange: { readonly request: string; readonly status?: number }) => void,
  ): Send {
    return async (pathOrUrl, init) => {
      const url = pathOrUrl.startsWith('/') ? baseUrl + pathOrUrl : pathOrUrl;
      const method = init.method ?? 'GET';
      const request = hide(`${method} ${pathOrUrl}`);
      const prefix =
        method === 'POST' ? families.find(({ prefix }) => url.endsWith(prefix))?.prefix : undefined;
      const credits = prefix === undefined ? 0 : creditsOfCreate(prefix, parsed(init.body));
      if (paying && run.spent + credits > maxCredits) {
        throw new ConformanceError(
          'over_limit',
          `${request} would go over the limit of ${maxCredits} credits`,
        );
      }
      const stops = init.signal ? AbortSignal.any([ends, init.signal]) : ends;
      for (;;) {
        onExchange({ request });
        const response = await (options.fetch ?? fetch)(url, { ...init, signal: stops }).catch(
          (cause: unknown) => {
            if (stops.aborted) throw cause;
            const lost = prefix === undefined ? '' : '; the create is not sent again, and may be charged';
            throw new ConformanceError('unavailable', `no answer: ${causeOf(cause)}${lost}`, { cause });
          },
        );
        onExchange({ request, status: response.status });
        if (response.status === 429) {
          await response.body?.cancel();
          await endsWith(stops, wait(retryAfterMs(response) ?? retryMs));
          continue;
        }
        if (response.status === 202 && prefix !== undefined) {
          run.reckoned += credits;
          run.spent += credits;
          const { result } = (await response
            .clone()
            .json()
            .catch(() => ({}))) as { result?: unknown };
          if (typeof result === 'string') {
            made.add(`${prefix}/${result}`);
            run.made.add(`${prefix}/${result}`);
          }
        }
        return response;
      }
    };
  }

  /** Deletes a task; a running one of most families refuses, and is tried again at the end. */
  async function remove(path: string): Promise<void> {
    const ends = within(cleanUpMs);
    const send = sender(ends, false, new Set(), () => {});
    const answer = await callerWith(options.key, send, wait)
      .remove(path)
      .catch(() => undefined);
    if (answer && (answer.status < 300 || answer.status === 404)) run.made.delete(path);
  }

  async function balanceOf(ends: AbortSignal): Promise<number | undefined> {
    const send = sender(ends, false, new Set(), () => {});
    const { status, body } = await callerWith(options.key, send, wait).get('/v1/balance');
    return status === 200 && typeof body.balance === 'number' ? body.balance : undefined;
  }

  async function reckonWithBalance(): Promise<void> {
    const now = await balanceOf(within(cleanUpMs)).catch(() => undefined);
    if (now !== undefined && before !== undefined) run.spent = Math.max(run.reckoned, before - now);
  }

  /** Returns the balance, if the service shows one, once it has answered as this API does. */
  async function firstAnswer(): Promise<number | undefined> {
    const ends = within(Math.min(timeoutMs, firstAnswerMs));
    const send = sender(signal ? AbortSignal.any([ends, signal]) : ends, false, new Set(), () => {});
    const caller = callerWith(options.key, send, wait);
    try {
      const { status } = await caller.get(families[0]!.prefix);
      if (status === 401) {
        throw new ConformanceError(
          'unauthorized',
          `${baseUrl} refuses the key with 401: give a key of this service`,
        );
      }
      return await balanceOf(ends).catch(() => undefined);
    } catch (cause) {
      if (cause instanceof ConformanceError && cause.code === 'unauthorized') throw cause;
      const why = ends.aborted ? 'no answer in time' : causeOf(cause);
      throw new ConformanceError(
        'unavailable',
        hide(`${baseUrl} does not answer as this API does: ${why}; give its address with /openapi`),
        { cause },
      );
    }
  }
}

function given(ability: Ability, options: ConformanceOptions): boolean {
  if (ability === 'second-account') return options.secondKey !== undefined;
  if (ability === 'free-account') return options.freeKey !== undefined;
  if (ability === 'poor-account') return options.poorKey !== undefined;
  return options.abilities?.includes(ability) ?? false;
}

/** Seconds or a date; never less than a second, so that a wrong 0 does not spin. */
function retryAfterMs({ headers }: Response): number | undefined {
  const value = headers.get('retry-after');
  if (value === null) return undefined;
  const ms = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return Number.isNaN(ms) ? undefined : Math.max(1_000, ms);
}

/** Aborts after these milliseconds. Its timer lives on where only `AbortSignal.any()` refers to the signal. */
function within(ms: number): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => controller.abort(), ms).unref();
  return controller.signal;
}

/** Rejects when the signal aborts, else as the work. */
async function endsWith<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  signal.throwIfAborted();
  let stop = () => {};
  const aborted = new Promise<never>((_, reject) => {
    stop = () => reject(signal.reason);
    signal.addEventListener('abort', stop, { once: true });
  });
  return await Promise.race([work, aborted]).finally(() => signal.removeEventListener('abort', stop));
}

async function waitFor(ms: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, ms));
}

/** Replaces keys, and the queries of addresses, which may grant access to files. */
function hider(keys: readonly (string | undefined)[]): (text: string) => string {
  const secrets = keys.filter((key) => key !== undefined && key !== '') as string[];
  return (text) =>
    secrets
      .reduce((rest, secret) => rest.replaceAll(secret, '<key>'), text)
      .replace(/(https?:\/\/[^\s"'?]+)\?[^\s"']*/g, '$1');
}

function parsed(body: RequestInit['body']): unknown {
  try {
    return JSON.parse(String(body));
  } catch {
    return undefined;
  }
}

function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error && !(error instanceof ConformanceError)
    ? error.cause.message
    : error.message;
}
