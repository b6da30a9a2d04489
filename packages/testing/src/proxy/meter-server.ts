import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Meter, MeterLimits, Purchase, Reservation } from '@meshwright/proxy';

export type MeterStep =
  | { readonly do: 'reserve'; readonly purchase: Purchase; readonly now: number }
  | { readonly do: 'release'; readonly reservation: Reservation }
  | { readonly do: 'left'; readonly caller: string; readonly now: number };

/** A meter in a separate process. Its steps are sent at once and executed in order. */
export interface MeterServer extends Meter {
  /** Kills the process. */
  stop(): Promise<void>;
}

/** @param file of the bundled `metering-process` */
export async function meterServer(
  file: string,
  store: { readonly kind: 'sqlite' | 'redis'; readonly place: string },
  limits: MeterLimits,
  timeZone: string,
): Promise<MeterServer> {
  const child = spawn(process.execPath, [file, store.kind, store.place, JSON.stringify(limits)], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, TZ: timeZone },
  });
  const ended = once(child, 'exit');
  const waiting: ((text: string) => void)[] = [];
  const answer = () => new Promise<string>((resolve) => waiting.push(resolve));
  createInterface(child.stdout).on('line', (line) => waiting.shift()?.(line));
  await answer();
  async function request(step: MeterStep): Promise<unknown> {
    const said = answer();
    child.stdin.write(`${JSON.stringify(step)}\n`);
    return JSON.parse(await said);
  }
  return {
    reserve: async (purchase, now) =>
      ((await request({ do: 'reserve', purchase, now })) as Reservation | null) ?? undefined,
    release: async (reservation) => void (await request({ do: 'release', reservation })),
    left: async (caller, now) => (await request({ do: 'left', caller, now })) as number,
    async stop() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
