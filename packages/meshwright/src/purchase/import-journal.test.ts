import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SpendEntry } from '@meshwright/purchase';
import { fileJournal, userJournal } from '@meshwright/purchase/node';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { importJournal } from './import-journal.ts';

let base: string;
beforeEach(async () => {
  base = await mkdtemp(join(tmpdir(), 'meshwright-import-'));
});
afterEach(() => rm(base, { recursive: true }));

const entries = ['a', 'b', 'c'].map(
  (task, at): SpendEntry => ({ kind: 'accepted', purchase: 'p', at, task }),
);

it('imports every entry once, in order, after earlier imports too', async () => {
  const folder = join(base, 'journal');
  const earlier = fileJournal(folder);
  for (const entry of entries) await earlier.append(entry);
  earlier.close();
  const journal = userJournal({ XDG_STATE_HOME: join(base, 'state') });
  await journal.append(entries[0]!);
  await importJournal(folder, journal);
  await importJournal(folder, journal);
  expect(await journal.entries()).toEqual(entries);
  journal.close();
  expect((await readdir(base)).sort()).toEqual(['journal.imported', 'state']);
});

it('creates no journal when there was none', async () => {
  const journal = userJournal({ XDG_STATE_HOME: join(base, 'state') });
  await importJournal(join(base, 'journal'), journal);
  journal.close();
  expect(await readdir(base)).toEqual(['state']);
});
