import type { AnimationLibraryItem } from '@meshwright/contract';
import type { Engine } from '../../engine-port.ts';
import type { ServiceOptions } from '../../service-options.ts';
import { type Service, startService } from '../../start-service.ts';
import { type Caller, caller } from '../../testing/caller.ts';
import { type HandEngine, handEngine, instantEngine } from '../../testing/hand-engine.ts';
import { type MadeTasks, madeTasks } from '../../testing/made-tasks.ts';
import { animations } from './animations.ts';

/** A running service on a port of its own, and who calls it. */
export interface Bench {
  readonly service: Service;
  /** Pro plan, more credits than any statement spends. */
  readonly rich: Caller;
  /** Studio plan. */
  readonly studio: Caller;
  /** Pro plan, one credit. */
  readonly poor: Caller;
  readonly free: Caller;
  /** Tasks of `rich`. */
  readonly made: MadeTasks;
  /** Lets time pass for the service, not for the test. */
  advance(ms: number): void;
}

/** The services the statements speak to, each started when it is first asked for. */
export interface World {
  /** Jobs end as soon as they start. */
  instant(): Promise<Bench>;
  /** Jobs end when the statement ends them; one worker. */
  hand(): Promise<Bench & { readonly engine: HandEngine }>;
  /** The engine of the house. */
  real(): Promise<Bench>;
  /** One more with options of its own. */
  open(options: Partial<ServiceOptions>): Promise<Bench>;
  close(): Promise<void>;
}

const accounts = [
  { name: 'rich', key: 'k-rich', plan: 'pro', credits: 10_000_000 },
  { name: 'studio', key: 'k-studio', plan: 'studio', credits: 10_000_000 },
  { name: 'poor', key: 'k-poor', plan: 'pro', credits: 1 },
  { name: 'free', key: 'k-free', plan: 'free', credits: 10_000_000 },
] as const;

export function createWorld(): World {
  const started: Service[] = [];

  async function open(options: Partial<ServiceOptions>): Promise<Bench> {
    let passed = 0;
    const service = await startService({
      port: 0,
      accounts,
      clock: { now: () => Date.now() + passed },
      ...options,
    });
    started.push(service);
    const [rich, studio, poor, free] = accounts.map(({ key }) => caller(service, key));
    return {
      service,
      rich: rich!,
      studio: studio!,
      poor: poor!,
      free: free!,
      made: madeTasks(rich!),
      advance: (ms) => {
        passed += ms;
      },
    };
  }

  return {
    instant: once(() => open({ engine: withLibrary(instantEngine()) })),
    hand: once(async () => {
      const engine = handEngine();
      return { ...(await open({ engine, workers: 1 })), engine };
    }),
    real: once(() => open({})),
    open,
    async close() {
      await Promise.all(started.splice(0).map((service) => service.stop()));
    },
  };
}

function withLibrary(engine: Engine): Engine {
  return { ...engine, animations: async (): Promise<readonly AnimationLibraryItem[]> => animations };
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
