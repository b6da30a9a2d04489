import { type Family, families } from '@meshwright/contract';
import { detailsOf, type Source } from '@meshwright/contract/schema';
import type { TaskFixture } from './task-fixture.ts';
import type { World } from './world.ts';

/** What a statement needs that only some services give. */
export type Ability = keyof typeof abilities;

/** Each ability, as the reason of a skipped statement names it. */
export const abilities = {
  'second-account': 'the key of a second account, on the Studio plan',
  'free-account': 'the key of an account on the free plan',
  'poor-account': 'the key of an account with 1 credit on a paid plan',
  'held-jobs': 'a queue whose jobs the statement holds and ends',
  'own-instance': 'a service of its own, started with its clock, accounts or limits',
  markers: 'markers in inputs that make a task fail or flag it',
  'known-library': 'an animation library of eleven known items',
  'header-only-files': 'jobs that accept files whose headers alone are valid',
} as const;

/** A create body, or a function that makes one when it refers to tasks. */
export type BodyOf = object | ((made: TaskFixture) => Promise<object>);

/** A create that a statement sends and that is accepted, or the tasks that it refers to. */
export type Create =
  | {
      readonly prefix: string;
      readonly body: BodyOf;
      /** @default 1 */
      readonly times?: number;
    }
  /** A task of this family, made once for all statements. */
  | { readonly prepared: string }
  /** Tasks that a body refers to, without the create itself, which is refused. */
  | { readonly referring: BodyOf };

/** One sentence that is observable over HTTP, and the test for it. */
export interface Statement {
  /** Section and rule, then the sentence; a reading is cited by its number. */
  readonly title: string;
  /** Resolves when the statement holds, else throws: a ConformanceError, or what the network threw. */
  readonly holds: (world: World) => Promise<void>;
  /** A large file, a hundred tasks, or a result of a real job. */
  readonly takesLong?: true;
  /** @default nothing but a key */
  readonly needs?: readonly Ability[];
  /** @default none: it is free on a service that keeps it */
  readonly creates?: readonly Create[];
  /** Who demands it. @default own when the title cites a reading, else the specification */
  readonly source?: Source;
}

/** The statements of one section of the specification. */
export interface Section {
  readonly title: string;
  readonly statements: readonly Statement[];
}

/** Returns who demands a statement. */
export function sourceOf({ title, source }: Statement): Source {
  if (source !== undefined && source !== 'specification') return source;
  return /\(R\d\d\)/.test(title) ? 'own' : 'specification';
}

/** The source of what a family takes, for the statements about it. */
export function sourceOfFamily(prefix: Family['prefix']): { readonly source?: Source } {
  const family = families.find((family) => family.prefix === prefix);
  return family ? { source: detailsOf(family).source } : {};
}

/** Returns the section of the specification that a title names, such as `Errors, 400`. */
export function specOf({ title }: Statement): string {
  return title.slice(0, title.indexOf(':'));
}
