import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seed } from '@meshwright/testing/random';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Kill, killLife, killMoments } from './testing/kills/kill-life.ts';
import { buildKillProgram } from './testing/kills/kill-program.ts';
import { createProcessGroup, type ProcessGroup } from './testing/kills/killable.ts';
import { createRandom } from './testing/random.ts';

// The short form; `npm run torture -w packages/service` is the long one. MESHWRIGHT_SEED selects another run.
const kills = 30;

let folder: string;
let processGroup: ProcessGroup;
let program: Awaited<ReturnType<typeof buildKillProgram>>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'meshwright-kill-'));
  program = await buildKillProgram(join(import.meta.dirname, '..'));
  processGroup = createProcessGroup(program.file);
});
afterAll(async () => {
  await processGroup.close();
  await program.remove();
  await rm(folder, { recursive: true, force: true });
});

it(`loses no credit, task or file when it is killed ${kills} times (seed ${seed})`, async () => {
  const seen: Kill[] = [];
  const life = killLife(processGroup, { dataDir: join(folder, 'data'), kills, random: createRandom(seed) });
  for await (const kill of life) {
    expect(kill.broken).toEqual([]);
    seen.push(kill);
  }
  expect(new Set(seen.map(({ moment }) => moment))).toEqual(new Set(killMoments));
  const worst = Math.max(...seen.map(({ resumedMs }) => resumedMs));
  console.info(
    `${kills} kills; what was running had ended ${worst.toFixed(0)} ms after the next start at most`,
  );
});
