import type { Clock } from '../clock.ts';

/** The clock that dates everything the API shows. It can run fast, stand still and jump. */
export interface ServiceClock extends Clock {
  /** Current state of the clock. `scale`: its seconds per real second, 0 while it stands still. */
  state(): ClockState;
  /** Changes the mode. Without `at` it continues from its current time; `real` without `at` is the time of day. */
  set(setting: ClockSetting): void;
  /** Jumps to a later moment; all sleeps due by then end at once. */
  jump(to: number): void;
  /** Returns to real time and ends all sleeps. */
  reset(): void;
  /**
   * Resolves after `ms` milliseconds of this clock; rejects at once when the signal aborts. In the background it does
   * not keep the process alive.
   */
  sleep(ms: number, signal: AbortSignal, options?: { readonly inBackground?: boolean }): Promise<void>;
}

export const clockModes = ['real', 'scaled', 'frozen'] as const;
type ClockMode = (typeof clockModes)[number];

export interface ClockState {
  readonly mode: ClockMode;
  readonly scale: number;
  /** Milliseconds since 1970. */
  readonly now: number;
}

export interface ClockSetting {
  readonly mode: ClockMode;
  /**
   * For `scaled`.
   * @default 60
   */
  readonly scale?: number;
  /** Milliseconds since 1970. */
  readonly at?: number;
}

/** The end of the year 9999: the limit that dates, ids and signed links share. */
export const latestMoment = 253_402_300_799_999;
const defaultScale = 60;
const longestTimerMs = 2 ** 31 - 1;

interface Sleeper {
  readonly until: number;
  readonly wake: () => void;
  readonly inBackground: boolean;
}

/** @param base the clock of the mode `real` */
export function createServiceClock(base: Clock): ServiceClock {
  let mode: ClockMode = 'real';
  let scale = 1;
  let anchor = { base: 0, at: 0 };
  const sleepers = new Set<Sleeper>();
  let timer: NodeJS.Timeout | undefined;

  const now = () => Math.min(latestMoment, Math.floor(anchor.at + (base.now() - anchor.base) * scale));

  /** Ends all due sleeps, and sets one timer for the next. */
  function check(): void {
    clearTimeout(timer);
    const at = now();
    for (const { until, wake } of sleepers) if (until <= at) wake();
    if (scale === 0 || sleepers.size === 0) return;
    const next = Math.min(...[...sleepers].map(({ until }) => until));
    timer = setTimeout(check, Math.min(longestTimerMs, Math.ceil((next - at) / scale)));
    if ([...sleepers].every(({ inBackground }) => inBackground)) timer.unref();
  }

  function set(setting: ClockSetting): void {
    const started = base.now();
    const at = setting.at ?? (setting.mode === 'real' ? started : now());
    mode = setting.mode;
    scale = { real: 1, scaled: setting.scale ?? defaultScale, frozen: 0 }[mode];
    anchor = { base: started, at };
    check();
  }

  return {
    now,
    state: () => ({ mode, scale, now: now() }),
    set,
    jump(to) {
      anchor = { base: base.now(), at: Math.min(latestMoment, to) };
      check();
    },
    reset() {
      set({ mode: 'real' });
      for (const { wake } of sleepers) wake();
      check();
    },
    async sleep(ms, signal, { inBackground = false } = {}) {
      signal.throwIfAborted();
      if (ms <= 0) return;
      await new Promise<void>((resolve, reject) => {
        const forget = (): void => {
          sleepers.delete(sleeper);
          signal.removeEventListener('abort', onAbort);
        };
        const wake = (): void => {
          forget();
          resolve();
        };
        const onAbort = (): void => {
          forget();
          check();
          reject(signal.reason);
        };
        const sleeper: Sleeper = { until: now() + ms, wake, inBackground };
        sleepers.add(sleeper);
        signal.addEventListener('abort', onAbort);
        check();
      });
    },
  };
}
