import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openDataDirectory } from './data-directory.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'meshwright-lock-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Another process with the database open, as a service whose lock file was removed. */
async function otherProcess(): Promise<{ end(): Promise<void> }> {
  const file = JSON.stringify(join(folder, 'service.db'));
  const program = `import Database from 'libsql'; const open = new Database(${file});
    open.pragma('journal_mode = WAL'); open.exec('create table tasks (id text)'); console.log('open'); setInterval(() => open.name, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    cwd: import.meta.dirname,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return {
    async end() {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
  };
}

it('is refused while another service has it open, with its lock file and without', async () => {
  const first = await openDataDirectory(folder, 'service.db');
  await expect(openDataDirectory(folder, 'service.db')).rejects.toMatchObject({ code: 'data_in_use' });
  await first.release();

  const other = await otherProcess();
  await rm(join(folder, 'lock'));
  for (let start = 0; start < 2; start += 1) {
    await expect(openDataDirectory(folder, 'service.db')).rejects.toMatchObject({ code: 'data_in_use' });
    expect(existsSync(join(folder, 'lock'))).toBe(false);
  }
  await other.end();
  const second = await openDataDirectory(folder, 'service.db');
  await second.release();
});
