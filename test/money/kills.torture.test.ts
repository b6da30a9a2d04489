import { browserMissing } from '@meshwright/testing/browser';
import { createRandom } from '@meshwright/testing/random';
import { samples } from '@meshwright/testing/samples';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openAccountPool } from './account-pool.ts';
import { killPlan, type Life } from './kills/kill-plan.ts';
import { type KillRow, killRow, killText } from './kills/kill-row.ts';
import { type KilledRun, killedRun, wrongWith } from './kills/killed-run.ts';
import type { Way } from './way.ts';
import { createImage, createText } from './ways/create.ts';
import { game } from './ways/game.ts';
import { panel } from './ways/panel.ts';
import { panelTakes } from './ways/panel-takes.ts';
import { studioWay } from './ways/studio.ts';
import { sync } from './ways/sync.ts';
import { createProduct, tasksCreate } from './ways/tasks-create.ts';
import { vite } from './ways/vite.ts';

// Every way to a paid task, killed at random moments and repeated until it is done, as a person does.
const ways = [
  createText,
  createImage,
  createProduct,
  tasksCreate,
  sync,
  panel,
  panelTakes,
  studioWay,
  vite,
  game,
];
const missing = browserMissing();
/** Why a way cannot be gone here. */
const reasonOf = (way: Way) => (way === studioWay ? missing : undefined);
const nameOf = (way: Way) => `${way.name}${reasonOf(way) ? ` (skipped: ${reasonOf(way)})` : ''}`;
const numbers = Array.from({ length: samples(2) }, (_, index) => index + 1);

const accounts = openAccountPool();
const rows: KillRow[] = [];
afterAll(async () => {
  await accounts.stop();
  console.log(killText(rows));
});

// Runs that wait for their tasks do not delay other ways.
describe.concurrent.each(ways.map((way, index) => ({ name: nameOf(way), way, index })))(
  '$name',
  ({ way, index }) => {
    const runs: KilledRun[] = [];
    const startedAt = performance.now();
    const go = async (number: number, life?: Life): Promise<KilledRun> => {
      const plan = life ? killPlan(createRandom(undefined, 1_000 * index + number), life) : [];
      const run = await accounts.lend((account) => killedRun(way, account, number, plan));
      runs.push(run);
      return run;
    };
    let life: Life;
    // The first run is undisturbed, to measure its duration.
    beforeAll(async () => {
      const run = await go(0);
      expect(wrongWith(run), run.story.join('\n')).toEqual([]);
      ({ life } = run);
    });
    afterAll(async () => {
      await way.close?.();
      rows.push(killRow(way, runs, (performance.now() - startedAt) / 1000));
    });

    it.skipIf(reasonOf(way)).each(numbers)(
      'run %d, killed and repeated, pays once and leaves its asset',
      async (number) => {
        const run = await go(number, life);
        expect(wrongWith(run), run.story.join('\n')).toEqual([]);
      },
    );
  },
);
