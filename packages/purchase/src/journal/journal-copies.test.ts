import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Row } from './entry-chain.ts';
import { openCopies } from './journal-copies.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'meshwright-copies-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('has no gap when another process appends to both copies while they are opened', () => {
  const [first, second] = [join(folder, 'first'), join(folder, 'second')];
  const notes: string[] = [];
  const options = { onNote: (note: string) => notes.push(note), now: () => 0 };
  const other = openCopies([{ folder: first }, { folder: second }], options);
  const row: Row = { id: 'a', entry: { kind: 'rejected', purchase: 'p', at: 0, code: 'x', project: 'own' } };
  let isAppended = false;
  // The folder of the second copy is read once the first copy is open.
  const between = {
    get folder() {
      if (!isAppended) for (const { file } of other.copies) file.writing(() => file.add([row]));
      isAppended = true;
      return second;
    },
  };
  const opened = openCopies([{ folder: first }, between], options);
  for (const { file } of [...opened.copies, ...other.copies]) file.close();
  expect([opened.rows, notes]).toEqual([[row], []]);
});
