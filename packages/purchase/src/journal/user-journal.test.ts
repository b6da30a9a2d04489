import { cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { journalRules } from '../testing/journal-rules.ts';
import type { SpendEntry } from './entry.ts';
import { fileJournal } from './file-journal.ts';
import type { Journal } from './journal.ts';
import { projectJournal, userJournal } from './user-journal.ts';

let folder: string;
let notes: string[];
const opened: Journal[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'meshwright-copies-'));
  notes = [];
});
afterEach(() => {
  for (const journal of opened.splice(0)) journal.close();
  rmSync(folder, { recursive: true, force: true });
});

const entry = (purchase: string, at = 1): SpendEntry => ({ kind: 'rejected', purchase, at, code: 'x' });
const options = { platform: 'linux', onNote: (note: string) => void notes.push(note), now: () => 9 } as const;
const env = () => ({ HOME: join(folder, 'home') });
const userFile = () => join(folder, 'home/.local/state/meshwright/journal/journal.db');
const projectFile = (name = 'a') => join(folder, name, '.meshwright/journal.db');

function keep<J extends Journal>(journal: J): J {
  opened.push(journal);
  return journal;
}
const project = (name = 'a') => keep(projectJournal(join(folder, name), env(), options));
const user = () => keep(userJournal(env(), options));
const purchases = async (journal: Journal) =>
  (await journal.entries()).map((each) => each.purchase || each.kind);

describe('the journal of a project', () => {
  it.each(
    journalRules
      .filter(({ title }) => title !== 'gives entries back as they were')
      .map((rule) => [rule.title, rule] as const),
  )('%s', async (_, { observe, expected }) => {
    let opened = 0;
    expect(await observe(() => project(String(opened++)))).toEqual(expected);
  });

  it('has every entry in both copies, with its project', async () => {
    await project().append(entry('p'));
    expect(await user().entries()).toEqual([
      { ...entry('p'), project: expect.stringMatching(/^[0-9a-f]{16}$/) },
    ]);
    rmSync(join(folder, 'home'), { recursive: true });
    // The user's copy had more than this project's entries.
    expect(await purchases(project())).toEqual(['p', 'gap']);
  });

  it('shows purchases of another project under that project', async () => {
    await project('a').append(entry('p'));
    const other = project('b');
    await other.append(entry('q'));
    const [p, q] = await other.entries();
    expect([p!.purchase, q!.purchase]).toEqual(['p', 'q']);
    expect(p!.project).not.toBe(other.project);
    expect(q!.project).toBe(other.project);
  });

  it('is shared between processes while it is open', async () => {
    const [one, other] = [project(), project()];
    await one.append(entry('p'));
    await user().append(entry('outside'));
    await other.append(entry('q'), (entries) => expect(entries).toHaveLength(2));
    expect(await purchases(one)).toEqual(['p', 'outside', 'q']);
  });

  it.each([
    ['is removed', () => rmSync(join(folder, 'a'), { recursive: true })],
    ['is emptied', () => writeFileSync(projectFile(), '')],
    ['is no database', () => writeFileSync(projectFile(), 'x'.repeat(5000))],
  ])('is restored without a gap when its own copy %s', async (_, damage) => {
    const before = project();
    for (const purchase of 'pqr') await before.append(entry(purchase));
    before.close();
    damage();
    expect(await purchases(project())).toEqual(['p', 'q', 'r']);
    expect(notes).toEqual([expect.stringContaining(`${projectFile()} was repaired`)]);
    rmSync(join(folder, 'home'), { recursive: true });
    expect(await purchases(project())).toEqual(['p', 'q', 'r', 'gap']);
  });

  it('is restored when it disappears while a process has it open', async () => {
    const living = project();
    await living.append(entry('p'));
    rmSync(join(folder, 'a'), { recursive: true });
    await living.append(entry('q'));
    expect(await purchases(living)).toEqual(['p', 'q']);
    rmSync(join(folder, 'home'), { recursive: true });
    expect(await purchases(project())).toEqual(['p', 'q', 'gap']);
  });

  it('has a gap when both copies have lost entries', async () => {
    const before = project();
    await before.append(entry('p'));
    before.close();
    for (const file of [projectFile(), userFile()]) writeFileSync(file, '');
    expect(await purchases(project())).toEqual(['gap']);
    expect(await purchases(project())).toEqual(['gap']);
  });

  it.each([
    ['its file', ''],
    ['its folder', '..'],
  ])('of the user has a gap when %s is replaced by an older one', async (_, of) => {
    const [now, older] = [join(userFile(), of), join(folder, 'older')];
    const before = user();
    await before.append(entry('p'));
    cpSync(now, older, { recursive: true });
    await before.append(entry('q'));
    before.close();
    rmSync(now, { recursive: true });
    renameSync(older, now);
    expect(await purchases(user())).toEqual(['p', 'gap']);
    expect(notes).toEqual([expect.stringContaining('older copy')]);
  });

  it('of the user has a gap when its folder is removed', async () => {
    const before = user();
    await before.append(entry('p'));
    before.close();
    rmSync(join(folder, 'home/.local'), { recursive: true });
    expect(await purchases(user())).toEqual(['gap']);
    expect(await purchases(user())).toEqual(['gap']);
  });

  it('restores entries missing in an older copy from the other copy, in order', async () => {
    const before = project();
    for (const purchase of 'pq') await before.append(entry(purchase));
    cpSync(projectFile(), join(folder, 'older.db'));
    for (const purchase of 'rpq') await before.append(entry(purchase, 2));
    before.close();
    renameSync(join(folder, 'older.db'), projectFile());
    expect(await purchases(project())).toEqual(['p', 'q', 'r', 'p', 'q']);
    rmSync(join(folder, 'home'), { recursive: true });
    expect(await purchases(project())).toEqual(['p', 'q', 'r', 'p', 'q', 'gap']);
  });

  it('works with a note when the copy of the user cannot be created', async () => {
    writeFileSync(join(folder, 'home'), '');
    const journal = project();
    await journal.append(entry('p'));
    expect(await purchases(journal)).toEqual(['p']);
    expect(notes).toEqual([expect.stringContaining('one copy only')]);
  });

  it('rejects an altered entry', async () => {
    const before = user();
    for (const purchase of 'pqr') await before.append(entry(purchase));
    before.close();
    const database = new Database(userFile());
    database.exec('DROP TRIGGER no_update');
    database.exec(`UPDATE entries SET entry = replace(entry, '"q"', '"z"')`);
    database.close();
    expect(await purchases(user())).toEqual(['p', 'r', 'gap']);
  });
});

it('skips a corrupt text that would crash the driver', async () => {
  const before = user();
  for (const purchase of 'pqr') await before.append(entry(purchase));
  before.close();
  const bytes = readFileSync(userFile());
  bytes[bytes.lastIndexOf('"purchase":"q"') + 13] = 0xff;
  writeFileSync(userFile(), bytes);
  expect(await purchases(user())).toEqual(['p', 'r', 'gap']);
});

/** Writes a journal in the format of the first version. */
function oldJournal(at: string, entries: readonly SpendEntry[]): void {
  mkdirSync(at, { recursive: true });
  const database = new Database(join(at, 'journal.db'));
  database.exec(`
    CREATE TABLE entries (position INTEGER PRIMARY KEY AUTOINCREMENT, purchase TEXT NOT NULL, entry TEXT NOT NULL);
    CREATE INDEX entries_by_purchase ON entries (purchase);
    CREATE TRIGGER no_update BEFORE UPDATE ON entries BEGIN SELECT RAISE(ABORT, 'a journal only grows'); END;
    CREATE TRIGGER no_delete BEFORE DELETE ON entries BEGIN SELECT RAISE(ABORT, 'a journal only grows'); END;
    PRAGMA user_version = 1;`);
  const insert = database.prepare('INSERT INTO entries (purchase, entry) VALUES (?, ?)');
  for (const each of entries) insert.run(each.purchase, JSON.stringify(each));
  database.close();
}

describe('a journal of the first version', () => {
  const entries = [entry('p'), entry('q'), entry('p'), entry('p', 2)];

  it('opens with every entry, including duplicates', async () => {
    oldJournal(join(folder, 'old'), entries);
    expect(await keep(fileJournal(join(folder, 'old'))).entries()).toEqual(entries);
    expect(await keep(fileJournal(join(folder, 'old'))).entries()).toEqual(entries);
  });

  it('becomes the journal of its project, and is copied to the journal of the user once', async () => {
    oldJournal(join(folder, 'a/.meshwright'), entries);
    const own = project();
    expect(await own.entries()).toEqual(entries.map((each) => ({ ...each, project: own.project })));
    expect(await user().entries()).toEqual(await own.entries());
    own.close();
    expect(await project().entries()).toHaveLength(4);
    expect(notes).toEqual([]);
  });
});
