import { endpoints, families, usage } from '@meshwright/contract';
import { detailsOf } from '@meshwright/contract/schema';
import { wording } from '../create-checks.ts';
import { expect } from '../expect.ts';
import type { Section } from '../statement.ts';
import type { TaskFixture } from '../task-fixture.ts';
import { generic, lab, unknownId } from '../tasks-in-states.ts';
import type { World } from '../world.ts';

const operations = [
  ['POST', ''],
  ['GET', ''],
  ['GET', `/${unknownId}`],
  ['DELETE', `/${unknownId}`],
  ['GET', `/${unknownId}/stream`],
] as const;

export const authentication: Section = {
  title: 'Authentication',
  statements: [
    {
      title: 'Authentication, rules 1 and 3: each operation of each family answers 401 without a key',
      async holds(world) {
        const bench = await world.instant();
        for (const { prefix } of families) {
          for (const [method, path] of operations) {
            const { status } = await bench.send(prefix + path, { method });
            expect([method, prefix + path, status]).toEqual([method, prefix + path, 401]);
          }
        }
      },
    },
    {
      title: 'Authentication, rules 1 and 3: library, balance and usage answer 401 without a key',
      async holds(world) {
        const bench = await world.instant();
        for (const { prefix } of endpoints.filter(({ open }) => !open))
          expect((await bench.send(prefix)).status).toBe(401);
      },
    },
    {
      title: 'Authentication, rule 1: the key is sent as Authorization: Bearer, in no other form',
      async holds(world) {
        const bench = await world.instant();
        const { key } = bench.rich;
        const statusOf = async (Authorization: string) =>
          (await bench.send('/v1/balance', { headers: { Authorization } })).status;
        for (const form of [key, `Basic ${key}`, `Token ${key}`, 'Bearer', `Bearer ${key} ${key}`])
          expect(await statusOf(form)).toBe(401);
        expect(await statusOf(`Bearer ${key}`)).toBe(200);
      },
    },
    {
      // A key in an address would stay in the logs of a service that is not ours.
      title: 'Authentication, rule 1: the key is not read from the address or from X-Api-Key',
      needs: ['own-instance'],
      async holds(world) {
        const bench = await world.open({ engine: 'instant' });
        const { key } = bench.rich;
        const answer = await bench.send(`/v1/balance?key=${key}`, { headers: { 'X-Api-Key': key } });
        expect(answer.status).toBe(401);
        await bench.stop();
      },
    },
    {
      title: 'Authentication, rule 3: an invalid key gets 401',
      async holds(world) {
        const bench = await world.instant();
        expect((await bench.withKey('k-unknown').get('/v1/balance')).status).toBe(401);
      },
    },
    {
      title: 'Authentication, rule 3: a retired key gets 401, and the new key opens the same account',
      needs: ['own-instance'],
      async holds(world) {
        const place = await world.place();
        const account = { name: 'a', key: 'k-old', plan: 'pro', credits: 100 } as const;
        const engine = 'instant';
        const first = await world.open({ place, engine, accounts: [account] });
        const id = await first.withKey('k-old').create(generic.prefix, generic.body);
        await first.stop();
        const bench = await world.open({ place, engine, accounts: [{ ...account, key: 'k-new' }] });
        expect((await bench.withKey('k-old').get('/v1/balance')).status).toBe(401);
        expect((await bench.withKey('k-new').get(`${generic.prefix}/${id}`)).status).toBe(200);
        await bench.stop();
      },
    },
    {
      title: 'Authentication, rule 4: result files need no Authorization header',
      creates: [generic],
      async holds(world) {
        const bench = await world.instant();
        const { rich } = bench;
        const task = await rich.settled(generic.prefix, await rich.create(generic.prefix, generic.body));
        const response = await bench.send((task.model_urls as { glb: string }).glb);
        expect([response.status, (await response.arrayBuffer()).byteLength > 0]).toEqual([200, true]);
      },
    },
    ...families
      .filter((family) => detailsOf(family).references === undefined)
      .map((family) => ({
        title: `Authentication, rule 5: a ${detailsOf(family).title} task needs a paid plan (R08)`,
        needs: ['free-account'] as const,
        creates: [{ referring: (made: TaskFixture) => made.body(family) }],
        async holds(world: World) {
          const { free, made } = await world.instant();
          const answer = await free.post(family.prefix, await made.body(family));
          expect([answer.status, answer.body.message]).toEqual([402, wording(world, /free plan/)]);
        },
      })),
    {
      title: 'Authentication, rule 5: an account on the free plan can read its lists and balance',
      needs: ['free-account'],
      async holds(world) {
        const { free } = await world.instant();
        for (const path of [generic.prefix, lab.prefix, '/v1/balance', '/v1/animations/library'])
          expect((await free.get(path)).status).toBe(200);
      },
    },
    {
      title: 'Authentication, rule 5: usage requires the Studio or Enterprise plan; others get 403',
      needs: ['second-account', 'poor-account', 'free-account'],
      async holds(world) {
        const { free, poor, studio } = await world.instant();
        const statuses = await Promise.all([free, poor, studio].map((user) => user.get(usage.prefix)));
        expect(statuses.map(({ status }) => status)).toEqual([403, 403, 200]);
      },
    },
    ...[generic, lab].flatMap(({ prefix, body }) => [
      {
        title: `Authentication, rule 6: a task under ${prefix} of another account is 404 to read and to delete`,
        needs: ['second-account'] as const,
        creates: [{ prefix, body }],
        async holds(world: World) {
          const { rich, studio } = await world.instant();
          const id = await rich.create(prefix, body);
          const foreign = [await studio.get(`${prefix}/${id}`), await studio.remove(`${prefix}/${id}`)];
          const absent = [
            await studio.get(`${prefix}/${unknownId}`),
            await studio.remove(`${prefix}/${unknownId}`),
          ];
          expect(foreign.map(({ status, body }) => [status, body])).toEqual(
            absent.map(({ status, body }) => [status, body]),
          );
          expect(foreign.map(({ status }) => status)).toEqual([404, 404]);
          expect((await rich.get(`${prefix}/${id}`)).status).toBe(200);
        },
      },
      {
        title: `Authentication, rule 6: a task under ${prefix} of another account is not listed and not streamed`,
        needs: ['second-account'] as const,
        creates: [{ prefix, body }],
        async holds(world: World) {
          const { rich, studio } = await world.instant();
          const id = await rich.create(prefix, body);
          const list = (await studio.get(`${prefix}?page_size=100`)).body as unknown as { id: string }[];
          expect(list.map((task) => task.id)).not.toContain(id);
          for await (const frame of studio.frames(`${prefix}/${id}/stream`))
            expect(frame).toMatchObject({ event: 'error', data: { status_code: 404 } });
        },
      },
    ]),
    {
      title: 'Authentication, rule 6: a task of another account cannot be used as input',
      needs: ['second-account'],
      creates: [{ prepared: 'text-to-3d' }, { prepared: 'keycap-prototype' }],
      async holds(world) {
        const { made, studio } = await world.instant();
        const source = await made.of('text-to-3d');
        expect((await studio.post('/v1/remesh', { input_task_id: source })).status).toBe(400);
        expect((await studio.post('/v1/uv-unwrap', { input_task_id: source })).status).toBe(404);
        const prototype = await made.of('keycap-prototype');
        const build = { input_task_id: prototype, candidate_id: 'a-candidate' };
        expect((await studio.post('/creative-lab/keycap/v1/build', build)).status).toBe(404);
      },
    },
  ],
};
