import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { bundleProgram } from '@meshwright/testing/bundle-program';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fileJournal } from './file-journal.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'meshwright-journal-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('the journal of a folder', () => {
  it.skipIf(process.platform === 'win32')(
    'keeps every confirmed entry when the disk is full, and continues when there is space',
    async () => {
      const program = await bundleProgram('purchase', 'damage/filling-journal');
      // A limit on file sizes, which the system enforces like that of a disk.
      const limited = ['-c', 'ulimit -f 100; exec "$0" "$@"', process.execPath, program.file, folder];
      const { stdout } = await promisify(execFile)('/bin/sh', limited);
      await program.remove();
      const { written, there, said } = JSON.parse(stdout) as Record<string, unknown>;
      expect(written).toBeGreaterThan(10);
      expect(there).toBe(written);
      expect(said).toMatch(/write to .*journal\.db: .* Make room/);
      const journal = fileJournal(folder);
      await journal.append({ kind: 'rejected', purchase: 'a', at: 1, code: 'x' });
      expect(await journal.entries()).toHaveLength(Number(written) + 1);
      journal.close();
    },
  );
});
