import { expect } from '../expect.ts';
import { modelUri, pictureUri } from '../sample-files.ts';
import type { Ability, Section } from '../statement.ts';
import { lab, unknownId } from '../tasks-in-states.ts';
import type { Bench, World } from '../world.ts';

const text = '/v2/text-to-3d';
const preview = { mode: 'preview', prompt: 'a chest' };
const flagged = pictureUri.replace(';base64', ';meshwright=nsfw;base64');
const owned = pictureUri.replace(';base64', ';meshwright=ip;base64');

type Call = (bench: Bench) => Promise<{ status: number; body: Record<string, unknown> }>;

/** Each call also violates every later check, so its status proves that its check comes first. */
const steps: readonly (readonly [title: string, status: number, call: Call, needs?: readonly Ability[]])[] = [
  ['the key is checked before the route', 401, ({ withKey }) => withKey('x').post('/v1/nothing', '{')],
  ['the key is checked before the body', 401, ({ withKey }) => withKey('x').post(text, '{')],
  [
    'the route is checked before the body',
    404,
    ({ free }) => free.post('/v1/nothing', '{'),
    ['free-account'],
  ],
  [
    'an unparsable body is refused before the plan is checked',
    400,
    ({ free }) => free.post(text, '{'),
    ['free-account'],
  ],
  [
    'validation is done before the plan is checked',
    400,
    ({ free }) => free.post(text, { mode: 'preview', prompt: '' }),
    ['free-account'],
  ],
  [
    'validation is done before the referenced task is checked',
    400,
    ({ rich }) => rich.post('/v1/uv-unwrap', { input_task_id: unknownId, x: 1 }),
  ],
  [
    'a referenced task (400) is checked before the plan',
    400,
    ({ free }) => free.post('/v1/remesh', { input_task_id: unknownId }),
    ['free-account'],
  ],
  [
    'a referenced task (404) is checked before the plan',
    404,
    ({ free }) => free.post('/v1/uv-unwrap', { input_task_id: unknownId }),
    ['free-account'],
  ],
  [
    'the referenced task is checked before the credits',
    404,
    ({ poor }) => poor.post('/v1/uv-unwrap', { input_task_id: unknownId }),
    ['poor-account'],
  ],
  [
    'on the keycap endpoints the plan is checked before the referenced task, which a free account cannot have',
    402,
    ({ free }) => free.post('/creative-lab/keycap/v1/build', { input_task_id: unknownId, candidate_id: 'a' }),
    ['free-account'],
  ],
  [
    'on the keycap endpoints the plan is checked before the file',
    402,
    ({ free }) =>
      free.post('/creative-lab/keycap/v1/prototype', { image_url: 'data:image/png;base64,Z2xURi4uLi4=' }),
    ['free-account'],
  ],
  [
    'on the keycap endpoints validation is done before the plan is checked',
    400,
    ({ free }) => free.post('/creative-lab/keycap/v1/build', { input_task_id: unknownId }),
    ['free-account'],
  ],
  [
    'a file that is not a picture is refused before the plan is checked',
    400,
    ({ free }) => free.post('/v1/image-to-3d', { image_url: modelUri }),
    ['free-account'],
  ],
  [
    'the plan is checked before moderation (400)',
    402,
    ({ free }) => free.post(lab.prefix, { image_url: flagged }),
    ['free-account', 'markers'],
  ],
  [
    'the credits are checked before moderation (400)',
    402,
    ({ poor }) => poor.post(lab.prefix, { image_url: flagged }),
    ['poor-account', 'markers'],
  ],
  [
    'the credits are checked before moderation (403)',
    402,
    ({ poor }) => poor.post(lab.prefix, { image_url: owned }),
    ['poor-account', 'markers'],
  ],
  [
    'moderation is done before the task is created',
    400,
    ({ rich }) => rich.post(lab.prefix, { image_url: flagged }),
    ['markers'],
  ],
  ['a valid create makes the task', 202, ({ rich }) => rich.post(text, preview)],
];

export const orderOfChecks: Section = {
  title: 'Order of checks on a create',
  statements: [
    ...steps.map(([title, status, call, needs = []]) => ({
      title: `Order of checks: ${title}: ${status} (R60)`,
      needs,
      creates: [...(status === 202 ? [{ prefix: text, body: preview }] : [])],
      async holds(world: World) {
        expect((await call(await world.instant())).status).toBe(status);
      },
    })),
    {
      title: 'Order of checks: the plan is checked before the credits, so the message of 402 names the plan',
      needs: ['held-jobs', 'own-instance'],
      async holds(world) {
        const bench = await world.open({
          accounts: [{ name: 'free', key: 'k-rich', plan: 'free', credits: 0 }],
          engine: (await world.control()).engine,
        });
        const { status, body } = await bench.rich.post(text, preview);
        expect([status, body.message]).toEqual([402, expect.stringContaining('plan')]);
        await bench.stop();
      },
    },
    {
      title:
        'Order of checks: task, charge and queue entry are one transaction: of 40 parallel creates, credits for 3 make 3 tasks',
      needs: ['held-jobs', 'own-instance'],
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
        const accepted = answers.filter(({ status }) => status === 202);
        expect([accepted.length, answers.filter(({ status }) => status === 402).length]).toEqual([3, 37]);
        expect(await bench.rich.balance()).toBe(10);
        expect((await bench.rich.get('/v1/image-to-3d')).body).toHaveLength(3);
        const { engine } = await world.control();
        for (const _ of accepted) (await engine.next()).finish();
        for (const { body } of accepted) await bench.rich.settled('/v1/image-to-3d', String(body.result));
        await bench.stop();
      },
    },
  ],
};
