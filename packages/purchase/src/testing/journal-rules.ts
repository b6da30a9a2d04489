import type { SpendEntry } from '../journal/entry.ts';
import type { Journal } from '../journal/journal.ts';
import { codeOf, type Rule } from './rule.ts';

const entry = (purchase: string, at: number): SpendEntry => ({ kind: 'rejected', purchase, at, code: 'x' });
const times = (entries: readonly SpendEntry[]) => entries.map(({ at }) => at);

export const journalRules: readonly Rule<Journal>[] = [
  {
    title: 'gives entries back in the order they were written, and those of one purchase',
    async observe(open) {
      const journal = open();
      for (const [at, purchase] of [...'aba'].entries()) await journal.append(entry(purchase, at));
      const seen = [times(await journal.entries()), times(await journal.entries('a'))];
      journal.close();
      return seen;
    },
    expected: [
      [0, 1, 2],
      [0, 2],
    ],
  },
  {
    title: 'gives entries back as they were',
    async observe(open) {
      const journal = open();
      await journal.append(whole);
      const seen = await journal.entries();
      journal.close();
      return seen;
    },
    get expected() {
      return [whole];
    },
  },
  {
    title: 'shows all entries to the guard and keeps out what it throws at',
    async observe(open) {
      const journal = open();
      await journal.append(entry('a', 1));
      const refusal = new Error('no');
      const shown: (readonly number[])[] = [];
      const refuse = (entries: readonly SpendEntry[]) => {
        shown.push(times(entries));
        throw refusal;
      };
      const thrown: unknown = await journal.append(entry('a', 2), refuse).catch((error: unknown) => error);
      await journal.append(entry('a', 3));
      const seen = [shown, thrown === refusal, times(await journal.entries())];
      journal.close();
      return seen;
    },
    expected: [[[1]], true, [1, 3]],
  },
  {
    title: 'lets one write at a time, so that a guard sees all that was written before',
    async observe(open) {
      const journal = open();
      const seen: number[] = [];
      const appended = [1, 2, 3, 4].map((at) =>
        journal.append(entry('a', at), ({ length }) => void seen.push(length)),
      );
      await Promise.all(appended);
      journal.close();
      return seen;
    },
    expected: [0, 1, 2, 3],
  },
  {
    title: 'lets one at a time hold a name, and others go on',
    async observe(open) {
      const journal = open();
      const order: string[] = [];
      const held = hold(journal, 'a');
      const next = journal.exclusively('a', async () => order.push('second a'));
      await journal.exclusively('b', async () => order.push('b'));
      order.push('release');
      await held.finish();
      await next;
      journal.close();
      return order;
    },
    expected: ['b', 'release', 'second a'],
  },
  {
    title: 'lets go of a name when the work throws',
    async observe(open) {
      const journal = open();
      const work = journal.exclusively('a', () => Promise.reject(new Error('x')));
      const seen = [
        await work.catch(({ message }: Error) => message),
        await journal.exclusively('a', async () => 1),
      ];
      journal.close();
      return seen;
    },
    expected: ['x', 1],
  },
  {
    title: 'stops waiting for a name when it is aborted, and leaves the holder alone',
    async observe(open) {
      const journal = open();
      const held = hold(journal, 'a');
      const abort = new AbortController();
      const waiting = codeOf(journal.exclusively('a', async () => 'never', abort.signal));
      abort.abort();
      const seen = [await waiting, await codeOf(journal.exclusively('a', async () => {}, abort.signal))];
      await held.finish();
      journal.close();
      return seen;
    },
    expected: ['aborted', 'aborted'],
  },
];

const whole: SpendEntry = {
  kind: 'sending',
  purchase: 'a',
  at: 1,
  family: 'remesh',
  request: 'r',
  host: 'h',
  account: 'c',
  reserved: 5,
  until: 9,
  run: 'run',
  label: 'ein Schlüssel',
};

/** Holds a name from now on: later calls wait. */
function hold(journal: Journal, name: string): { finish(): Promise<void> } {
  let finish = (): void => {};
  const finished = new Promise<void>((resolve) => (finish = resolve));
  const done = journal.exclusively(name, () => finished);
  return {
    finish() {
      finish();
      return done;
    },
  };
}
