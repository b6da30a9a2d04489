import type { BrowserContext } from 'playwright-core';

/**
 * Offset of this process's clock under libfaketime, as `test/dates.torture.test.ts` sets it. A browser hangs under that library, so
 * it runs on the machine's clock, and its pages shift theirs by this.
 */
const offsetMs = Number(process.env.FAKETIME ?? 0) * 1000;

/** Returns the environment of a browser: this one without libfaketime. */
export function browserEnv(): NodeJS.ProcessEnv {
  const { LD_PRELOAD, ...rest } = process.env;
  return LD_PRELOAD?.includes('libfaketime') ? rest : process.env;
}

/** Gives every page of the context the clock of this process. */
export async function shareClock(context: BrowserContext): Promise<void> {
  if (offsetMs !== 0) await context.addInitScript(shiftDate, offsetMs);
}

/** Returns a script that applies this process's clock where no page does: to be prepended to a worker's code. */
export function clockScript(): string {
  return offsetMs === 0 ? '' : `(${shiftDate})(${offsetMs});`;
}

/** Runs in the browser, so it uses nothing from its module. A second call changes nothing. */
function shiftDate(offsetMs: number): void {
  const given = Date;
  if ('isShifted' in given) return;
  const now = () => given.now() + offsetMs;
  globalThis.Date = new Proxy(given, {
    construct: (target, values, made) =>
      Reflect.construct(target, values.length === 0 ? [now()] : values, made),
    apply: () => new given(now()).toString(),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
    has: (target, name) => name === 'isShifted' || Reflect.has(target, name),
  });
}
