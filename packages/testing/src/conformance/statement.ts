import type { World } from './service-under-test.ts';

/** One sentence of the specification that is observable over HTTP, and the test for it. */
export interface Statement {
  /** Section and rule, then the sentence; a reading is cited by its number. */
  readonly title: string;
  readonly holds: (world: World) => Promise<void>;
  /** Torture only: a large file, a hundred tasks, or a result of the local engine. */
  readonly takesLong?: true;
}

/** The statements of one section of the specification. */
export interface Section {
  readonly title: string;
  readonly statements: readonly Statement[];
}
