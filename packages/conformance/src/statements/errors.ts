import { familyNamed } from '@meshwright/contract';
import { accepts, refuses, wording } from '../create-checks.ts';
import { expect } from '../expect.ts';
import { pictureUri } from '../sample-files.ts';
import type { Ability, Section, Statement } from '../statement.ts';
import { brick, generic, lab, unknownId } from '../tasks-in-states.ts';
import type { World } from '../world.ts';

const marked = (marker: string) => pictureUri.replace(';base64', `;meshwright=${marker};base64`);
const preview = { mode: 'preview', prompt: 'a wooden chest' };
const retired = [
  ['Text to 3D', '/v2/text-to-3d', preview],
  ['Image to 3D', '/v1/image-to-3d', { image_url: pictureUri }],
  ['Multi-Image to 3D', '/v1/multi-image-to-3d', { image_urls: [pictureUri] }],
  ['Retexture', '/v1/retexture', { input_task_id: 'of text-to-3d', text_style_prompt: 'bronze' }],
] as const;
/** The families that can screen their input, each with a flagged body. */
const screened = [
  ['/v2/text-to-3d', { mode: 'preview', prompt: 'a chest [[nsfw]]' }],
  ['/v1/image-to-3d', { image_url: marked('nsfw') }],
  ['/v1/multi-image-to-3d', { image_urls: [pictureUri, marked('nsfw')] }],
] as const;
const products = [
  ['keycap', lab],
  ['brick figure', brick],
] as const;

const moderation: readonly Statement[] = [
  ...screened.flatMap(([prefix, body]) => [
    refuses(
      `Errors, 400: with moderation true, ${prefix} refuses a flagged input (R55)`,
      prefix,
      { ...body, moderation: true },
      400,
      /flagged/,
    ),
    accepts(`Parameters, moderation: without it, ${prefix} does not screen the input`, prefix, body),
  ]),
  ...products.flatMap(([title, { prefix }]) => [
    refuses(
      `Errors, 400: the input of a ${title} prototype is always screened`,
      prefix,
      { image_url: marked('nsfw') },
      400,
      /flagged/,
    ),
    refuses(
      `Errors, 403: a ${title} prototype of others' property is refused`,
      prefix,
      { image_url: marked('ip') },
      403,
      /flagged/,
    ),
  ]),
  accepts('Errors, 403: only Creative Lab prototypes return it for property', '/v2/text-to-3d', {
    mode: 'preview',
    prompt: '[[ip]]',
    moderation: true,
  }),
];

/** For each status: the request that provokes it and the shape of the answer. */
const shapes: readonly (readonly [
  status: number,
  title: string,
  call: (world: World) => Promise<{ status: number; body: object }>,
  needs?: readonly Ability[],
])[] = [
  [400, 'a missing parameter', async (world) => (await world.instant()).rich.post('/v1/convert', {})],
  [401, 'a wrong key', async (world) => (await world.instant()).withKey('x').get('/v1/balance')],
  [
    402,
    'too few credits',
    async (world) => (await world.instant()).poor.post(generic.prefix, generic.body),
    ['poor-account'],
  ],
  [
    402,
    'the free plan',
    async (world) => (await world.instant()).free.post(lab.prefix, lab.body),
    ['free-account'],
  ],
  [
    403,
    'a flagged property',
    async (world) => (await world.instant()).rich.post(lab.prefix, { image_url: marked('ip') }),
    ['markers'],
  ],
  [
    404,
    'an unknown task',
    async (world) => (await world.instant()).rich.get(`${generic.prefix}/${unknownId}`),
  ],
  [
    500,
    'the keycap marker',
    async (world) => (await world.instant()).rich.post(lab.prefix, { image_url: marked('error') }),
    ['markers'],
  ],
];

export const errors: Section = {
  title: 'Errors',
  statements: [
    ...shapes.map(([status, title, call, needs = []]) => ({
      title: `Errors, ${status}: ${title} is answered with JSON that has a message`,
      needs,
      async holds(world: World) {
        const answer = await call(world);
        expect([answer.status, answer.body]).toEqual([
          status,
          expect.objectContaining({ message: expect.any(String) }),
        ]);
      },
    })),
    ...retired.map(([title, prefix, body]) => ({
      title: `Errors: ai_model vendor-5 on ${title} is 400, title it is retired, and names vendor-6-lite`,
      creates: [...('input_task_id' in body ? [{ prepared: 'text-to-3d' }] : [])],
      async holds(world: World) {
        const { rich, made } = await world.instant();
        const sent = 'input_task_id' in body ? { ...body, input_task_id: await made.of('text-to-3d') } : body;
        const answer = await rich.post(prefix, { ...sent, ai_model: 'vendor-5' });
        expect([answer.status, answer.body.message]).toEqual([
          400,
          expect.stringMatching(/retired.*vendor-6-lite/),
        ]);
      },
    })),
    ...moderation.map((statement) => ({ ...statement, needs: ['markers'] as const })),
    accepts('Parameters, moderation: with true, an input that is not flagged is accepted', '/v2/text-to-3d', {
      ...preview,
      moderation: true,
    }),
    {
      title: 'Errors, 402: plan and credits share the code, the message distinguishes them (R09)',
      needs: ['poor-account', 'free-account'],
      async holds(world) {
        const { poor, free } = await world.instant();
        const messages = await Promise.all(
          [poor, free].map((user) => user.post(generic.prefix, generic.body)),
        );
        expect(messages.map(({ status, body }) => [status, body.message])).toEqual([
          [402, wording(world, /costs 30, the balance is 1\b/)],
          [402, wording(world, /free plan/)],
        ]);
      },
    },
    {
      title: 'Errors, 402: a refused create charges nothing',
      needs: ['poor-account', 'free-account'],
      async holds(world) {
        const { poor, free } = await world.instant();
        for (const user of [poor, free]) {
          const before = await user.balance();
          await user.post(generic.prefix, generic.body);
          expect(await user.balance()).toBe(before);
        }
      },
    },
    {
      title: 'Errors, 404: a wrong stage, a foreign task and an unknown task have the same answer',
      needs: ['second-account'],
      creates: [{ prepared: 'keycap-prototype' }],
      async holds(world) {
        const { rich, studio, made } = await world.instant();
        const id = await made.of('keycap-prototype');
        const build = familyNamed('keycap-build')!.prefix;
        const stage = await rich.get(`${build}/${id}`);
        expect((await studio.get(`${build}/${id}`)).body).toEqual(stage.body);
        expect((await studio.get(`${build}/${unknownId}`)).body).toEqual(stage.body);
      },
    },
    refuses(
      'Errors, 404: a referenced task that is not found (UV Unwrap)',
      '/v1/uv-unwrap',
      { input_task_id: unknownId },
      404,
    ),
    {
      title:
        'Errors: a task that ends FAILED carries task_error.message and consumed_credits 0, refunded, in each family',
      needs: ['markers'],
      creates: [
        ...[
          '/v2/text-to-3d',
          '/v1/image-to-3d',
          '/v1/text-to-image',
          '/v1/retexture',
          lab.prefix,
          brick.prefix,
        ].map((prefix) => ({ prefix, body: {} })),
        { prepared: 'text-to-3d' },
      ],
      async holds(world) {
        const { rich, made } = await world.instant();
        const bodies: [string, object][] = [
          ['/v2/text-to-3d', { mode: 'preview', prompt: 'a chest [[fail]]' }],
          ['/v1/image-to-3d', { image_url: marked('fail') }],
          ['/v1/text-to-image', { ai_model: 'nano-banana', prompt: '[[fail]]' }],
          ['/v1/retexture', { input_task_id: await made.of('text-to-3d'), text_style_prompt: '[[fail]]' }],
          [lab.prefix, { image_url: marked('fail') }],
          [brick.prefix, { ...brick.body, name: '[[fail]]' }],
        ];
        for (const [prefix, body] of bodies) {
          const before = await rich.balance();
          const task = await rich.settled(prefix, await rich.create(prefix, body));
          expect(task).toMatchObject({ status: 'FAILED', consumed_credits: 0 });
          expect((task.task_error as { message: string }).message).not.toBe('');
          expect(await rich.balance()).toBe(before);
        }
      },
    },
    {
      title:
        'Keycap: a build that fails shows 0 credits and is refunded, also after an asynchronous moderation block',
      needs: ['markers'],
      creates: [{ prefix: familyNamed('keycap-build')!.prefix, body: {} }, { prepared: 'keycap-prototype' }],
      async holds(world) {
        const { rich, made } = await world.instant();
        const { prefix } = familyNamed('keycap-build')!;
        const input_task_id = await made.of('keycap-prototype');
        const before = await rich.balance();
        const id = await rich.create(prefix, {
          input_task_id,
          candidate_id: await made.candidate(),
          name: '[[fail]]',
        });
        expect(await rich.settled(prefix, id)).toMatchObject({ status: 'FAILED', consumed_credits: 0 });
        expect(await rich.balance()).toBe(before);
      },
    },
    {
      title: 'Errors: a marker in the prompt makes a task slow, and it is IN_PROGRESS meanwhile',
      needs: ['own-instance'],
      async holds(world) {
        const bench = await world.open({ engine: 'instant' });
        const { rich } = bench;
        const id = await rich.create('/v2/text-to-3d', { mode: 'preview', prompt: 'a chest [[slow 10m]]' });
        for await (const { data } of rich.frames(`/v2/text-to-3d/${id}/stream`))
          if (data.status === 'IN_PROGRESS') break;
        expect((await rich.get(`/v2/text-to-3d/${id}`)).body).toMatchObject({
          status: 'IN_PROGRESS',
          progress: 0,
        });
        expect((await rich.remove(`/v2/text-to-3d/${id}`)).status).toBe(409);
        await bench.stop();
      },
    },
    {
      title:
        'Rate limiting: every answer of the API has the rate-limit headers and Retry-After, 0 when no wait is needed (R47)',
      async holds(world) {
        const bench = await world.instant();
        const { rich } = bench;
        const answers = await Promise.all([
          rich.get('/v1/balance'),
          rich.get(generic.prefix),
          rich.get(`${generic.prefix}/none`),
          rich.post(generic.prefix, {}),
          rich.remove(`${generic.prefix}/none`),
          rich.get('/v1/nothing'),
        ]);
        const names = ['Retry-After', 'RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset'];
        for (const { status, headers } of answers) {
          const values = names.map((name) => headers.get(name) ?? '');
          expect([status, values[0], values.every((value) => /^\d+$/.test(value))]).toEqual([
            status,
            '0',
            true,
          ]);
        }
        const unknown = await bench.send('/v1/balance');
        expect([unknown.status, unknown.headers.get('Retry-After')]).toEqual([401, '0']);
      },
    },
    {
      title:
        'Rate limiting: over the limit is 429 with Retry-After in whole seconds, on every API call (R47)',
      needs: ['own-instance'],
      async holds(world) {
        const bench = await world.open({
          engine: 'instant',
          rateLimit: { burst: 1, perSecond: 0.25 },
          clock: { now: () => 1_800_000_000_000 },
        });
        expect((await bench.rich.get('/v1/balance')).status).toBe(200);
        const calls = [
          bench.rich.get('/v1/balance'),
          bench.rich.get(generic.prefix),
          bench.rich.get(`${generic.prefix}/${unknownId}`),
          bench.rich.get(`${generic.prefix}/${unknownId}/stream`),
          bench.rich.remove(`${generic.prefix}/${unknownId}`),
          bench.rich.post(generic.prefix, generic.body),
        ];
        for (const { status, headers } of await Promise.all(calls))
          expect([status, headers.get('Retry-After')]).toEqual([429, '4']);
        await bench.stop();
      },
    },
    {
      title: 'Rate limiting: after Retry-After the key is accepted again; other keys are not limited',
      needs: ['own-instance'],
      async holds(world) {
        let now = 1_800_000_000_000;
        const bench = await world.open({
          engine: 'instant',
          rateLimit: { burst: 1, perSecond: 0.25 },
          clock: { now: () => now },
        });
        const statuses = async () => [
          (await bench.rich.get('/v1/balance')).status,
          (await bench.rich.get('/v1/balance')).status,
        ];
        expect(await statuses()).toEqual([200, 429]);
        expect((await bench.studio.get('/v1/balance')).status).toBe(200);
        now += 4_000;
        expect(await statuses()).toEqual([200, 429]);
        await bench.stop();
      },
    },
  ],
};
