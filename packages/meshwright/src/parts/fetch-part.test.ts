import { writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { fetchPart } from './fetch-part.ts';
import { parts } from './parts.ts';

/** Stands for npm: half of the part arrives, and the rest when the file `go` is there. */
const npm = `
import { existsSync, mkdirSync, truncateSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
const folder = process.argv[process.argv.indexOf('--prefix') + 1];
const built = folder + '/node_modules/meshwright/dist';
mkdirSync(built, { recursive: true });
for (const name of ['main.js', 'half']) writeFileSync(built + '/' + name, '');
truncateSync(built + '/half', ${parts[0]!.megabytes * 500_000});
while (!existsSync(process.env.GO)) await pause(20);
`;

it.each([true, false])('shows how much of a part has arrived; on a terminal: %s', async (isTTY) => {
  const folder = await mkdtemp(join(tmpdir(), 'part-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  writeFileSync(join(folder, 'npm-cli.js'), npm);
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  const go = join(folder, 'go');
  let printed = '';
  const stderr = {
    isTTY,
    columns: 80,
    write(text: string) {
      printed += text;
      if (text.includes('50 %')) writeFileSync(go, '');
    },
  };
  const env = {
    PATH: process.env.PATH,
    GO: go,
    npm_execpath: join(folder, 'npm-cli.js'),
    XDG_CACHE_HOME: folder,
    LOCALAPPDATA: folder,
    HOME: folder,
  };
  const signal = new AbortController().signal;
  await fetchPart(parts[0]!, { stdout: stderr, stderr, env, cwd: folder, signal, now: () => Date.now() });
  expect(printed.split('\n')[0]).toMatch(/not installed yet; npm fetches it once, 90 MB in /);
  expect(printed).toMatch(isTTY ? /fetching {2}█{12}░{12} {3}50 %/ : /^fetching: 50 %, \d+ s$/m);
  expect(printed).not.toContain('waiting for');
});
