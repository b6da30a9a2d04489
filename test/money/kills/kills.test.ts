import { afterAll, beforeAll, expect, it } from 'vitest';
import { type BilledService, openBilledService } from '../billed-service.ts';
import { randomOf } from '../random.ts';
import { createText } from '../ways/create.ts';
import { panel } from '../ways/panel.ts';
import { panelTakes } from '../ways/panel-takes.ts';
import { sync } from '../ways/sync.ts';
import { tasksCreate } from '../ways/tasks-create.ts';
import { killPlan, momentText } from './kill-plan.ts';
import { killedRun } from './killed-run.ts';

// The short form of `npm run money -- kills`: real commands, killed at moments of this seed, repeated until done.
const seed = 13;
const runs = 1;
const ways = [createText, tasksCreate, sync, panel, panelTakes];
/** Durations of an undisturbed command on an idle machine. */
const life = { wholeMs: 1_000, paidMs: 600 };

let service: BilledService;
beforeAll(async () => {
  service = await openBilledService(ways.length * runs);
});
afterAll(() => service.stop());

const cases = ways.flatMap((way) =>
  Array.from({ length: runs }, (_, number) => {
    const plan = killPlan(randomOf(seed, way.name, number), life);
    return { name: way.name, kills: plan.map(momentText).join(', '), way, number, plan };
  }),
);

it.each(cases)(
  `$name, killed $kills (seed ${seed}), pays once and leaves its asset`,
  async ({ way, number, plan }) => {
    expect((await killedRun(way, service.account(), number, plan)).wrong).toEqual([]);
  },
  300_000,
);
