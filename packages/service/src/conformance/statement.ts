import type { World } from './service-under-test.ts';

/** One sentence of the specification that HTTP can show, and the proof that the service keeps it. */
export interface Statement {
  /** Section and rule, then the sentence; a reading by its number. */
  readonly says: string;
  readonly holds: (world: World) => Promise<void>;
}

/** The statements of one section of the specification. */
export interface Section {
  readonly title: string;
  readonly statements: readonly Statement[];
}
