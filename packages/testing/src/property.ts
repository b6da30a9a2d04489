import { relative } from 'node:path';
import fc from 'fast-check';
import { expect } from 'vitest';
import { seed } from './random.ts';
import { repository } from './repository.ts';
import { samples } from './samples.ts';

/** How long a failing property looks for a smaller counterexample. A property that holds never waits. */
const shrinkMs = 5_000;
/** Longest text of a counterexample in the message. */
const longestText = 2_000;

type Parameters<Ts> = Pick<fc.Parameters<Ts>, 'numRuns' | 'examples' | 'maxSkipsPerRun'>;

/**
 * Checks a property with the seed of this run (see `random.ts`). The message of a failure has one line to run it again.
 * @param parameters `numRuns`: usual number of samples, 100 by default
 * @throws Error with the smallest counterexample that was found within 5 s, and the property's own error as its cause
 */
export function assertProperty<Ts>(
  property: fc.IAsyncProperty<Ts>,
  parameters?: Parameters<Ts>,
): Promise<void>;
export function assertProperty<Ts>(property: fc.IProperty<Ts>, parameters?: Parameters<Ts>): void;
export function assertProperty<Ts>(
  property: fc.IRawProperty<Ts>,
  { numRuns = 100, ...others }: Parameters<Ts> = {},
): Promise<void> | void {
  const run = (settings: fc.Parameters<Ts>) =>
    fc.check(property as fc.IProperty<Ts>, { seed, ...others, ...settings }) as Outcome<Ts>;
  const first = run({ numRuns: samples(numRuns), endOnFailure: true });
  // Looks for a smaller counterexample, from the one that was found.
  const smaller = ({ counterexamplePath }: fc.RunDetails<Ts>) =>
    run({ path: counterexamplePath ?? '', interruptAfterTimeLimit: shrinkMs });
  if (!(first instanceof Promise)) {
    if (first.failed) fail(first, smaller(first) as fc.RunDetails<Ts>);
    return;
  }
  return first.then(async (details) => {
    if (details.failed) fail(details, await smaller(details));
  });
}

type Outcome<Ts> = fc.RunDetails<Ts> | Promise<fc.RunDetails<Ts>>;

function fail<Ts>(first: fc.RunDetails<Ts>, last: fc.RunDetails<Ts>): never {
  const smallest = last.counterexample === null ? first : last;
  const cause = smallest.errorInstance;
  const text = fc.stringify(smallest.counterexample);
  const shown =
    text.length > longestText ? `${text.slice(0, longestText)} ... (${text.length} characters)` : text;
  throw new Error(
    [
      `The property does not hold after ${first.numRuns} samples.`,
      `Counterexample: ${shown}`,
      `${cause instanceof Error ? cause.message : String(cause)}`,
      `Run it again: MESHWRIGHT_SEED=${seed} npm test -- ${relative(repository, expect.getState().testPath ?? '')}`,
    ].join('\n'),
    { cause },
  );
}
