import { copyFileSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import AsyncDatabase from 'libsql/promise';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { journalRules } from '../testing/journal-rules.ts';
import type { SpendEntry } from './entry.ts';
import { fileJournal } from './file-journal.ts';
import type { Journal } from './journal.ts';
import { memoryJournal } from './memory-journal.ts';
import { userJournal } from './user-journal.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'meshwright-journal-'));
  folders.push(folder);
  return folder;
}

const entry = (purchase: string, at: number): SpendEntry => ({ kind: 'rejected', purchase, at, code: 'x' });

describe.each<[string, () => Journal]>([
  ['memory', memoryJournal],
  ['file', () => fileJournal(newFolder())],
  ['file of a user', () => userJournal({ HOME: newFolder() }, { platform: 'linux' })],
])('a journal in %s', (_, open) => {
  it.each(journalRules.map((rule) => [rule.title, rule] as const))('%s', async (_, { observe, expected }) => {
    expect(await observe(open)).toEqual(expected);
  });
});

describe('the journal of a folder', () => {
  it('is one journal for every opener of the folder', async () => {
    const folder = newFolder();
    const [one, other] = [fileJournal(folder), fileJournal(folder)];
    await one.append(entry('a', 1));
    await other.append(entry('a', 2), (entries) => expect(entries).toHaveLength(1));
    expect(await one.entries()).toHaveLength(2);
    one.close();
    other.close();
  });

  it('writes entries that come during a commit with the next one, each checked against those before it', async () => {
    const folder = newFolder();
    const journal = fileJournal(folder);
    await journal.append(entry('a', 0));
    const commits = vi.spyOn(AsyncDatabase.prototype, 'exec');
    const seen: number[] = [];
    const allow = (entries: readonly SpendEntry[]) => {
      seen.push(entries.length);
      if (entries.length === 3) throw new Error('at most three');
    };
    const written = await Promise.allSettled(
      Array.from({ length: 20 }, (_, at) => journal.append(entry('a', at + 1), allow)),
    );
    expect(written.map(({ status }) => status).slice(0, 3)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
    expect(seen).toEqual([1, 2, ...Array.from({ length: 18 }, () => 3)]);
    expect((await journal.entries()).map(({ at }) => at)).toEqual([0, 1, 2]);
    expect(commits.mock.calls.length).toBeLessThanOrEqual(2);
    commits.mockRestore();
    journal.close();
    const again = fileJournal(folder);
    expect(await again.entries()).toHaveLength(3);
    again.close();
  });

  it('closes after a commit that is under way, and refuses later entries', async () => {
    const folder = newFolder();
    const journal = fileJournal(folder);
    const written = journal.append(entry('a', 1));
    journal.close();
    await written;
    await expect(journal.append(entry('a', 2))).rejects.toMatchObject({ code: 'journal_failed' });
    const again = fileJournal(folder);
    expect(await again.entries()).toEqual([entry('a', 1)]);
    again.close();
  });

  it('has every entry in one file, so that a copy of the file is complete', async () => {
    const [folder, other] = [newFolder(), newFolder()];
    const journal = fileJournal(folder);
    await journal.append(entry('a', 1));
    copyFileSync(join(folder, 'journal.db'), join(other, 'journal.db'));
    const copy = fileJournal(other);
    expect(await copy.entries()).toEqual([entry('a', 1)]);
    copy.close();
    journal.close();
  });

  it('reports that the folder cannot be created', () => {
    const file = join(newFolder(), 'file');
    writeFileSync(file, '');
    expect(() => fileJournal(join(file, 'journal'))).toThrow(
      expect.objectContaining({
        code: 'journal_failed',
        message: expect.stringContaining('Make room'),
      }),
    );
  });

  it.each(['UPDATE entries SET entry = 1', 'DELETE FROM entries'])(
    'refuses %s from other programs',
    async (sql) => {
      const folder = newFolder();
      const journal = fileJournal(folder);
      await journal.append(entry('a', 1));
      const database = new Database(join(folder, 'journal.db'));
      expect(() => database.exec(sql)).toThrow('a journal only grows');
      database.close();
      journal.close();
    },
  );

  it.skipIf(process.platform === 'win32')('is readable by the user only', () => {
    const folder = newFolder();
    const inner = join(folder, 'project');
    fileJournal(inner).close();
    expect(statSync(inner).mode & 0o077).toBe(0);
  });

  it('moves a file aside that is no journal, reports it, and marks that entries may be missing', async () => {
    const folder = newFolder();
    writeFileSync(
      join(folder, 'journal.db'),
      'not a database, but long enough to be read as one'.repeat(100),
    );
    const notes: string[] = [];
    const journal = fileJournal(folder, { onNote: (note) => notes.push(note), now: () => 7 });
    expect(await journal.entries()).toMatchObject([{ kind: 'gap', at: 7 }]);
    journal.close();
    expect(readdirSync(folder)).toContain('journal.damaged-1.db');
    expect(notes).toEqual([
      expect.stringMatching(/moved to journal\.damaged-1\.db.*list of the service is searched/),
    ]);
  });

  it('refuses a journal of a newer version and leaves it unchanged', () => {
    const folder = newFolder();
    fileJournal(folder).close();
    const database = new Database(join(folder, 'journal.db'));
    database.exec('PRAGMA user_version = 99');
    database.close();
    expect(() => fileJournal(folder)).toThrow(
      expect.objectContaining({ code: 'bad_journal', message: expect.stringContaining('version 99') }),
    );
  });
});
