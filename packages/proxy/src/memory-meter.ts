import type { Meter } from './proxy-options.ts';

const dayMs = 24 * 3600 * 1000;
const minuteMs = 60_000;

interface Counts {
  minute: number;
  requests: number;
  day: number;
  credits: number;
}

/** A meter that can be asked what is left, for a game that shows it. */
export interface MemoryMeter extends Meter {
  /** Credits this caller may still spend today (UTC). */
  left(caller: string, now: number): number;
}

/** A meter in this process. What it knows of is bounded: callers who were not here today are forgotten. */
export function memoryMeter(limits: {
  readonly creditsPerDay: number;
  readonly requestsPerMinute: number;
}): MemoryMeter {
  const callers = new Map<string, Counts>();
  let today = 0;

  function countsOf(caller: string, now: number): Counts {
    const [day, minute] = [Math.floor(now / dayMs), Math.floor(now / minuteMs)];
    if (day !== today) callers.clear();
    today = day;
    const counts = callers.get(caller) ?? { minute, requests: 0, day, credits: 0 };
    if (counts.minute !== minute) Object.assign(counts, { minute, requests: 0 });
    callers.set(caller, counts);
    return counts;
  }

  return {
    left: (caller, now) => limits.creditsPerDay - countsOf(caller, now).credits,
    request(caller, now) {
      const counts = countsOf(caller, now);
      if (counts.requests >= limits.requestsPerMinute) return minuteMs - (now % minuteMs);
      counts.requests += 1;
      return 'ok';
    },
    reserve(caller, credits, now) {
      const counts = countsOf(caller, now);
      if (counts.credits + credits > limits.creditsPerDay) return false;
      counts.credits += credits;
      return true;
    },
    release(caller, credits, now) {
      const counts = countsOf(caller, now);
      counts.credits = Math.max(0, counts.credits - credits);
    },
  };
}
