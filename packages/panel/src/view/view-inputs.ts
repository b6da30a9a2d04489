import type { KnownOptions } from '../form/field-control.ts';
import type { HostFacts, Selection } from '../host/host-port.ts';

/** What a view shows beside what the panel remembers. */
export interface ViewInputs {
  readonly facts: HostFacts;
  readonly selection: Selection | null;
  readonly announcement: string;
  /** The most each family has cost, by the journal. */
  readonly prices: ReadonlyMap<string, number>;
  /** Host and port of the service. */
  readonly service: string;
  /** Credits of the account; undefined while nobody asked. */
  readonly balance?: number | undefined;
  /** Of the animation library. */
  readonly actions: KnownOptions;
  /** What is typed to find a task by its id. */
  readonly recover: string;
  readonly earlier: readonly EarlierTask[];
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** A task of the account that is in no job. */
interface EarlierTask {
  /** Portable reference. */
  readonly ref: string;
  readonly title: string;
  readonly text: string;
}
