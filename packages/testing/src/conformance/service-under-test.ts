import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AnimationLibraryItem } from '@meshwright/contract';
import type { ServiceOptions } from '@meshwright/service';
import { type Engine, localEngine, type Service, startService } from '@meshwright/service';
import { type Caller, caller } from '../service/caller.ts';
import { instantEngine, type ManualEngine, manualEngine } from '../service/manual-engine.ts';
import { type TaskFixture, taskFixture } from '../service/task-fixture.ts';
import { animations } from './statements/animations.ts';

/** A running service on its own port, and clients of several accounts. */
export interface Bench {
  readonly service: Service;
  /** No plan, so no limits of one, and more credits than any statement spends. */
  readonly rich: Caller;
  /** No plan either. */
  readonly studio: Caller;
  /** Pro plan with one credit. */
  readonly poor: Caller;
  readonly free: Caller;
  /** Tasks of `rich`. */
  readonly made: TaskFixture;
  /** Advances the clock of the service without waiting. */
  advance(ms: number): void;
}

/** The services under test, each started on first use. */
export interface World {
  /** Jobs end as soon as they start. */
  instant(): Promise<Bench>;
  /** Jobs end when the statement ends them; one worker. */
  control(): Promise<Bench & { readonly engine: ManualEngine }>;
  /** The local engine. */
  real(): Promise<Bench>;
  /** Starts another service with its own options. */
  open(options: Partial<ServiceOptions>): Promise<Bench>;
  /** Options for a place whose state outlives the service, for consecutive `open` calls. */
  place(): Promise<Partial<ServiceOptions>>;
  close(): Promise<void>;
}

const accounts = [
  { name: 'rich', key: 'k-rich', credits: 10_000_000 },
  { name: 'studio', key: 'k-studio', credits: 10_000_000 },
  { name: 'poor', key: 'k-poor', plan: 'pro', credits: 1 },
  { name: 'free', key: 'k-free', plan: 'free', credits: 10_000_000 },
] as const;

/** Creates a new empty place for the state of a service and returns the options that select it. */
export type NewPlace = () => Promise<Partial<ServiceOptions>>;

/** @param newPlace default: a folder */
export function createWorld(newPlace?: NewPlace): World {
  const started: Service[] = [];
  const folders: string[] = [];

  async function newFolder(): Promise<Partial<ServiceOptions>> {
    const dataDir = await mkdtemp(join(tmpdir(), 'meshwright-conformance-'));
    folders.push(dataDir);
    return { dataDir };
  }

  async function open(options: Partial<ServiceOptions>): Promise<Bench> {
    let passed = 0;
    const service = await startService({
      port: 0,
      accounts,
      clock: { now: () => Date.now() + passed },
      ...(options.dataDir === undefined && options.database === undefined ? await newPlace?.() : {}),
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
      made: taskFixture(rich!),
      advance: (ms) => {
        passed += ms;
      },
    };
  }

  return {
    instant: once(() => open({ engine: withLibrary(instantEngine()) })),
    control: once(async () => {
      const engine = manualEngine();
      return { ...(await open({ engine, workers: 1 })), engine };
    }),
    // Without Blender, so that results do not depend on the machine.
    real: once(() => open({ engine: localEngine(1, '') })),
    open,
    place: newPlace ?? newFolder,
    async close() {
      await Promise.all(started.splice(0).map((service) => service.stop()));
      for (const folder of folders) await rm(folder, { recursive: true });
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
