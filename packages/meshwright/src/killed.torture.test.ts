import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Sidecar } from '@meshwright/purchase/node';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { boxGlb } from './testing/box-glb.ts';
import { freshHome, type Home } from './testing/command.ts';
import { type SlowService, startSlowService } from './testing/slow-service.ts';

let service: SlowService;
let home: Home;
beforeAll(async () => {
  service = await startSlowService({ 'model.glb': boxGlb() });
  service.release();
  home = await freshHome();
});
afterAll(async () => {
  await service.stop();
  await home.remove();
});

// Runs before the command and kills it at file system step number KILL_AT.
const killer = `
  import fs from 'node:fs/promises';
  import { syncBuiltinESMExports } from 'node:module';
  let left = Number(process.env.KILL_AT);
  for (const name of ['mkdir', 'mkdtemp', 'open', 'readdir', 'rename', 'rm', 'rmdir', 'stat', 'writeFile']) {
    const real = fs[name];
    fs[name] = (...args) => {
      if (left-- === 0) process.kill(process.pid, 'SIGKILL');
      return real(...args);
    };
  }
  syncBuiltinESMExports();`;

it('a kill at any file-system step leaves a whole asset or none, and leftovers are removed later', async () => {
  const first = await home.run(['create', 'a box', '--out', 'first', '--json'], service.env);
  const [{ ref }] = JSON.parse(first.stdout).tasks;
  let killed = 0;
  for (let step = 0; ; step++) {
    const out = `box-${step}`;
    const env = {
      ...service.env,
      NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(killer)}`,
      KILL_AT: String(step),
    };
    const { code } = await home.run(['create', '--resume', ref, '--name', 'box', '--out', out], env);
    const entries = (await home.files()).filter((file) => file.startsWith(`${out}/`));
    if (entries.length > 0) await expectWhole(join(home.folder, out), entries.length);
    else expect(code).not.toBe(0);
    if (code === 0) break;
    killed++;
  }
  expect(killed).toBeGreaterThan(10);
  const left = (await home.files()).filter((file) => file.startsWith('.meshwright-'));
  expect(left).toEqual([]);
});

async function expectWhole(folder: string, entries: number): Promise<void> {
  const sidecar = JSON.parse(await readFile(join(folder, 'box.json'), 'utf8')) as Sidecar;
  expect(entries).toBe(sidecar.files.length + 1);
  for (const { name, sha256 } of sidecar.files) {
    const bytes = await readFile(join(folder, name));
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(sha256);
  }
}
