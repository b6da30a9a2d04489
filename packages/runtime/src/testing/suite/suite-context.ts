import type { GameServer } from '@meshwright/testing/engines/server/game-server';
import type { ManualEngine } from '@meshwright/testing/service/manual-engine';
import type { EnginePage } from '../engine-page.ts';

/** What the tests of one engine use. Server and service run from the first test on. */
export interface SuiteContext {
  /** Name of the engine, which keeps the paths of its requests apart. */
  readonly name: string;
  readonly run: EnginePage['run'];
  reload(): Promise<void>;
  server(): GameServer;
  /** Engine of the service, which the test drives. */
  engine(): ManualEngine;
}

/** A leak report without leaks. */
export const nothing = { grown: {}, held: [] };
