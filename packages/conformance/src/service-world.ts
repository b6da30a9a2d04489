import { callerWith, type Send } from './caller.ts';
import { ConformanceError } from './conformance-error.ts';
import { type Ability, abilities } from './statement.ts';
import { type Prepared, taskFixture } from './task-fixture.ts';
import type { Bench, World } from './world.ts';

/** Keys of the service under test. */
export interface Keys {
  /** An account on a paid plan, which pays for what is created. */
  readonly key: string;
  /** Another account, on the Studio plan. */
  readonly secondKey?: string;
  /** An account on the free plan. */
  readonly freeKey?: string;
  /** An account on a paid plan with exactly 1 credit. */
  readonly poorKey?: string;
}

export interface ServiceWorldOptions extends Keys {
  readonly baseUrl: string;
  readonly send: Send;
  readonly wait: (ms: number) => Promise<void>;
  readonly prepared: Prepared;
}

/** A running service as the world of a statement: it can be called, not started, stopped or held. */
export function serviceWorld(options: ServiceWorldOptions): World {
  const { baseUrl, send, wait, prepared } = options;
  const caller = (key: string) => callerWith(key, send, wait);
  const rich = caller(options.key);
  const bench: Bench = {
    baseUrl,
    send: (pathOrUrl, init = {}) => send(pathOrUrl, init),
    withKey: caller,
    rich,
    get studio() {
      return caller(options.secondKey ?? lacks('second-account'));
    },
    get free() {
      return caller(options.freeKey ?? lacks('free-account'));
    },
    get poor() {
      return caller(options.poorKey ?? lacks('poor-account'));
    },
    made: taskFixture(rich, prepared),
  };
  return {
    ownWording: false,
    instant: async () => bench,
    real: async () => bench,
    control: async () => lacks('held-jobs'),
    heldJobs: () => lacks('held-jobs'),
    open: async () => lacks('own-instance'),
    place: async () => lacks('own-instance'),
  };
}

function lacks(ability: Ability): never {
  throw new ConformanceError('needs', `needs ${abilities[ability]}`);
}
