import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { bundleProgram } from '@meshwright/testing/bundle-program';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Journal } from './journal.ts';
import { projectJournal } from './user-journal.ts';

let folder: string;
const opened: Journal[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'meshwright-copies-'));
});
afterEach(() => {
  for (const journal of opened.splice(0)) journal.close();
  rmSync(folder, { recursive: true, force: true });
});

const projectFile = () => join(folder, 'a/.meshwright/journal.db');
const userFile = () => join(folder, 'home/.local/state/meshwright/journal/journal.db');

function project(): Journal {
  const journal = projectJournal(join(folder, 'a'), { HOME: join(folder, 'home') }, { platform: 'linux' });
  opened.push(journal);
  return journal;
}

const purchases = async (journal: Journal) =>
  (await journal.entries()).map((each) => each.purchase || each.kind);

describe('the journal of a project', () => {
  it('is repaired once by processes that open it concurrently', async () => {
    const before = project();
    for (const purchase of 'pqr') await before.append({ kind: 'rejected', purchase, at: 1, code: 'x' });
    before.close();
    for (const file of [projectFile(), userFile()]) writeFileSync(file, 'no database'.repeat(1000));
    const program = await bundleProgram('purchase', 'damage/opening-journal');
    const open = promisify(execFile);
    const args = [program.file, join(folder, 'a'), join(folder, 'home')];
    const seen = await Promise.all(
      Array.from({ length: 4 }, (_, i) => open(process.execPath, [...args, String(i)])),
    );
    await program.remove();
    const kinds = seen.map(({ stdout }) => JSON.parse(stdout) as string[]);
    for (const own of kinds) expect(own.filter((kind) => kind === 'gap')).toHaveLength(1);
    expect((await purchases(project())).sort()).toEqual(['0', '1', '2', '3', 'gap']);
    expect(
      readdirSync(join(folder, 'a/.meshwright')).filter((name) => /damaged-\d+\.db$/.test(name)),
    ).toHaveLength(1);
  });
});
