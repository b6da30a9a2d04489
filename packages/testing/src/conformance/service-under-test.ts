import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sections, type World } from '@meshwright/conformance';
import {
  animations,
  callerWith,
  type HeldBench,
  type OwnBench,
  type OwnOptions,
  taskFixture,
} from '@meshwright/conformance/white-box';
import type { AnimationLibraryItem } from '@meshwright/contract';
import {
  type Engine,
  localEngine,
  type Service,
  type ServiceOptions,
  startService,
} from '@meshwright/service';
import { instantEngine, type ManualEngine, manualEngine } from '../service/manual-engine.ts';

/** A world whose services are started here, each on first use. */
export interface OwnWorld extends World {
  close(): Promise<void>;
}

const accounts = [
  { name: 'rich', key: 'k-rich', credits: 10_000_000 },
  { name: 'studio', key: 'k-studio', credits: 10_000_000 },
  { name: 'poor', key: 'k-poor', plan: 'pro', credits: 1 },
  { name: 'free', key: 'k-free', plan: 'free', credits: 10_000_000 },
] as const;

/** Titles of all statements. */
export const statementTitles: readonly string[] = sections.flatMap(({ statements }) =>
  statements.map(({ title }) => title),
);

/** The animation library that the statements know. */
export const smallLibrary: readonly AnimationLibraryItem[] = animations;

/** Creates a new empty place for the state of a service and returns the options that select it. */
export type NewPlace = () => Promise<Partial<ServiceOptions>>;

/** @param newPlace default: a folder */
export function ownWorld(newPlace?: NewPlace): OwnWorld {
  const started: Service[] = [];
  const folders: string[] = [];

  async function newFolder(): Promise<Partial<ServiceOptions>> {
    const dataDir = await mkdtemp(join(tmpdir(), 'meshwright-conformance-'));
    folders.push(dataDir);
    return { dataDir };
  }

  async function open(engine: Engine, { engine: _, place, ...options }: OwnOptions = {}): Promise<OwnBench> {
    let passed = 0;
    const service = await startService({
      port: 0,
      exact: true,
      accounts,
      clock: { now: () => Date.now() + passed },
      engine,
      ...(place ?? (await newPlace?.())),
      ...options,
    });
    started.push(service);
    const { baseUrl } = service;
    const send = (pathOrUrl: string, init: RequestInit = {}) =>
      fetch(pathOrUrl.startsWith('/') ? baseUrl + pathOrUrl : pathOrUrl, init);
    const withKey = (key: string) => callerWith(key, send, wait);
    const [rich, studio, poor, free] = accounts.map(({ key }) => withKey(key));
    return {
      baseUrl,
      send,
      withKey,
      rich: rich!,
      studio: studio!,
      poor: poor!,
      free: free!,
      made: taskFixture(rich!),
      advance: (ms) => {
        passed += ms;
      },
      stop: () => service.stop(),
    };
  }

  return {
    ownWording: true,
    instant: once(() => open(withLibrary(instantEngine()))),
    control: once(async (): Promise<HeldBench> => {
      const engine = manualEngine();
      return { ...(await open(engine, { workers: 1 })), engine };
    }),
    // Without Blender, so that results do not depend on the machine.
    real: once(() => open(localEngine(1, ''))),
    heldJobs: manualEngine,
    open: (options) => open(engineOf(options.engine), options),
    place: async () => ({ ...(await (newPlace ?? newFolder)()) }),
    async close() {
      await Promise.all(started.splice(0).map((service) => service.stop()));
      for (const folder of folders) await rm(folder, { recursive: true });
    },
  };
}

function engineOf(engine: OwnOptions['engine'] = 'instant'): Engine {
  if (engine === 'instant') return instantEngine();
  if (engine === 'without-blender') return { ...localEngine(1, ''), run: instantEngine().run };
  // Held jobs come from `heldJobs` or `control`, which make nothing else.
  return engine as ManualEngine;
}

function withLibrary(engine: Engine): Engine {
  return { ...engine, animations: async (): Promise<readonly AnimationLibraryItem[]> => animations };
}

async function wait(ms: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, ms));
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let value: Promise<T> | undefined;
  return () => {
    value ??= make();
    return value;
  };
}
