import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { runHere } from '../testing/run-here.ts';

it('prints the document, or writes it to a file', async () => {
  const cwd = await mkdtemp(join(tmpdir(), 'meshwright-'));
  const { stdout } = await runHere(['openapi'], { cwd, env: {} });
  expect(JSON.parse(stdout).openapi).toMatch(/^3\.1\./);
  await runHere(['openapi', '-o', 'openapi.json'], { cwd, env: {} });
  expect(JSON.parse(await readFile(join(cwd, 'openapi.json'), 'utf8'))).toEqual(JSON.parse(stdout));
  await rm(cwd, { recursive: true });
});
