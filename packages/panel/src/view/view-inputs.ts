import type { KnownOptions } from '../form/field-control.ts';
import type { HostFacts, Selection } from '../host/host-port.ts';

/** Readings beside tasks, which a proxy may leave out. */
export type Unavailable = 'balance' | 'list' | 'actions';

/** Data of a view outside the saved state. */
export interface ViewInputs {
  readonly facts: HostFacts;
  readonly selection: Selection | null;
  readonly announcement: string;
  /** Highest cost of each family according to the journal. */
  readonly prices: ReadonlyMap<string, number>;
  /** Host and port of the service. */
  readonly service: string;
  /** Credits of the account; undefined until they are requested. */
  readonly balance?: number | undefined;
  /** Options from the animation library. */
  readonly actions: KnownOptions;
  /** What the service, or a proxy before it, does not offer. */
  readonly unavailable: ReadonlySet<Unavailable>;
  /** Text of the field that finds options by words. */
  readonly find: string;
  /** Text of the field that finds a task by its id. */
  readonly recover: string;
  readonly earlier: readonly EarlierTask[];
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** Task of the account without a job. */
interface EarlierTask {
  /** Portable reference. */
  readonly ref: string;
  readonly title: string;
  readonly text: string;
}
