import { setTimeout as delay } from 'node:timers/promises';
import type { Harness } from '@meshwright/testing/purchase/harness';

/** Short outages in which every call fails. */
const storm: readonly object[] = [
  { when: { probability: 0.9 }, fault: { kind: 'rate_limit', retryAfterSeconds: 0 } },
];

/** Faults of the network and the service on every call. Probabilities of the control surface. */
const faults: readonly object[] = [
  { when: { route: 'create', probability: 0.06 }, fault: { kind: 'reset', executed: true } },
  { when: { route: 'create', probability: 0.03 }, fault: { kind: 'reset' } },
  { when: { route: 'create', probability: 0.03 }, fault: { kind: 'status', status: 502, executed: true } },
  ...[403, 405, 408, 409, 418, 421, 501, 504].map((status) => ({
    when: { route: 'create', probability: 0.01 },
    fault: { kind: 'status', status, executed: true },
  })),
  { when: { route: 'create', probability: 0.02 }, fault: { kind: 'status', status: 413 } },
  { when: { route: 'list', probability: 0.05 }, fault: { kind: 'status', status: 500 } },
  { when: { route: 'create', probability: 0.02 }, fault: { kind: 'garbage_body' } },
  { when: { route: 'create', probability: 0.02 }, fault: { kind: 'truncated_body', bytes: 7 } },
  { when: { route: 'create', probability: 0.05 }, fault: { kind: 'rate_limit', retryAfterSeconds: 0 } },
  { when: { route: 'stream', probability: 0.03 }, fault: { kind: 'mute_stream', frames: 1 } },
  { when: { route: 'stream', probability: 0.05 }, fault: { kind: 'dropped_stream', frames: 1 } },
  { when: { route: 'file', probability: 0.05 }, fault: { kind: 'truncated_body', bytes: 100 } },
  { when: { route: 'file', probability: 0.03 }, fault: { kind: 'expired_link' } },
  { when: { probability: 0.03 }, fault: { kind: 'failed_task' } },
];

/** Times a plan is sent before the run fails. */
const mostSendings = 10;

/** Applies permanent faults, and an outage every few seconds. */
export function changeWeather(
  harness: Pick<Harness, 'control'>,
  seed: number,
  random: () => number,
): { end(): Promise<void> } {
  const over = new AbortController();
  const rest = (ms: number) => delay(ms, undefined, { signal: over.signal }).catch(() => {});
  // The connection may be closing, and a service that got no processor time for a minute answers 408; sending the plan
  // twice has the same effect.
  const set = async (plan: object): Promise<void> => {
    for (let left = mostSendings; left > 0; left -= 1) {
      try {
        return void (await harness.control('/faults', plan));
      } catch (error) {
        if (left === 1) throw error;
      }
    }
  };
  const seasons = (async () => {
    for (let season = 0; !over.signal.aborted; season++) {
      const rules = season % 2 === 0 ? faults : storm;
      await set({ seed: seed + season, rules });
      await rest(season % 2 === 0 ? 1_000 + random() * 3_000 : 250);
    }
    await set({ seed, rules: [] });
  })();
  // Its failure is read at the end.
  seasons.catch(() => {});
  return {
    end() {
      over.abort();
      return seasons;
    },
  };
}
