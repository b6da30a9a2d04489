import { expect } from 'vitest';
import { caller } from '../../service/caller.ts';
import { modelUri, pictureUri } from '../../service/manual-engine.ts';
import type { Bench, World } from '../service-under-test.ts';
import type { Section } from '../statement.ts';
import { lab, unknownId } from '../tasks-in-states.ts';

const text = '/v2/text-to-3d';
const preview = { mode: 'preview', prompt: 'a chest' };
const flagged = pictureUri.replace(';base64', ';meshwright=nsfw;base64');
const owned = pictureUri.replace(';base64', ';meshwright=ip;base64');

type Call = (bench: Bench) => Promise<{ status: number; body: Record<string, unknown> }>;

/** Each call also violates every later check, so its status proves that its check comes first. */
const steps: readonly (readonly [title: string, status: number, call: Call])[] = [
  [
    'the key is checked before the route',
    401,
    ({ service }) => caller(service, 'x').post('/v1/nothing', '{'),
  ],
  ['the key is checked before the body', 401, ({ service }) => caller(service, 'x').post(text, '{')],
  ['the route is checked before the body', 404, ({ free }) => free.post('/v1/nothing', '{')],
  ['an unparsable body is refused before the plan is checked', 400, ({ free }) => free.post(text, '{')],
  [
    'validation is done before the plan is checked',
    400,
    ({ free }) => free.post(text, { mode: 'preview', prompt: '' }),
  ],
  [
    'validation is done before the referenced task is checked',
    400,
    ({ rich }) => rich.post('/v1/uv-unwrap', { input_task_id: unknownId, x: 1 }),
  ],
  [
    'a referenced task (400) is checked before the plan',
    400,
    ({ free }) => free.post(text, { mode: 'refine', preview_task_id: unknownId }),
  ],
  [
    'a referenced task (404) is checked before the plan',
    404,
    ({ free }) => free.post('/v1/uv-unwrap', { input_task_id: unknownId }),
  ],
  [
    'the referenced task is checked before the credits',
    404,
    ({ poor }) => poor.post('/v1/uv-unwrap', { input_task_id: unknownId }),
  ],
  [
    'on the keycap endpoints the plan is checked before the referenced task, which a free account cannot have',
    402,
    ({ free }) => free.post('/creative-lab/keycap/v1/build', { input_task_id: unknownId, candidate_id: 'a' }),
  ],
  [
    'on the keycap endpoints the plan is checked before the file',
    402,
    ({ free }) =>
      free.post('/creative-lab/keycap/v1/prototype', { image_url: 'data:image/png;base64,Z2xURi4uLi4=' }),
  ],
  [
    'on the keycap endpoints validation is done before the plan is checked',
    400,
    ({ free }) => free.post('/creative-lab/keycap/v1/build', { input_task_id: unknownId }),
  ],
  [
    'a file that is not a picture is refused before the plan is checked',
    400,
    ({ free }) => free.post('/v1/image-to-3d', { image_url: modelUri }),
  ],
  [
    'the plan is checked before moderation (400)',
    402,
    ({ free }) => free.post(lab.prefix, { image_url: flagged }),
  ],
  [
    'the credits are checked before moderation (400)',
    402,
    ({ poor }) => poor.post(lab.prefix, { image_url: flagged }),
  ],
  [
    'the credits are checked before moderation (403)',
    402,
    ({ poor }) => poor.post(lab.prefix, { image_url: owned }),
  ],
  [
    'moderation is done before the task is created',
    400,
    ({ rich }) => rich.post(lab.prefix, { image_url: flagged }),
  ],
  ['a valid create makes the task', 202, ({ rich }) => rich.post(text, preview)],
];

export const orderOfChecks: Section = {
  title: 'Order of checks on a create',
  statements: [
    ...steps.map(([title, status, call]) => ({
      title: `Order of checks: ${title}: ${status} (R60)`,
      async holds(world: World) {
        expect((await call(await world.instant())).status).toBe(status);
      },
    })),
    {
      title: 'Order of checks: the plan is checked before the credits, so the message of 402 names the plan',
      async holds(world) {
        const bench = await world.open({
          accounts: [{ name: 'free', key: 'k-rich', plan: 'free', credits: 0 }],
          engine: (await world.control()).engine,
        });
        const { status, body } = await bench.rich.post(text, preview);
        expect([status, body.message]).toEqual([402, expect.stringContaining('plan')]);
        await bench.service.stop();
      },
    },
    {
      title:
        'Order of checks: task, charge and queue entry are one transaction: of 40 parallel creates, credits for 3 make 3 tasks',
      async holds(world) {
        const bench = await world.open({
          accounts: [{ name: 'a', key: 'k-rich', credits: 100 }],
          engine: (await world.control()).engine,
          workers: 1,
        });
        const body = { image_url: pictureUri };
        const answers = await Promise.all(
          Array.from({ length: 40 }, () => bench.rich.post('/v1/image-to-3d', body)),
        );
        const made = answers.filter(({ status }) => status === 202);
        expect([made.length, answers.filter(({ status }) => status === 402).length]).toEqual([3, 37]);
        expect(await bench.rich.balance()).toBe(10);
        expect((await bench.rich.get('/v1/image-to-3d')).body).toHaveLength(3);
        const { engine } = await world.control();
        for (const _ of made) (await engine.next()).finish();
        for (const { body } of made) await bench.rich.settled('/v1/image-to-3d', String(body.result));
        await bench.service.stop();
      },
    },
  ],
};
