import { endpoints, families } from '@meshwright/contract';
import { detailsOf } from '@meshwright/contract/schema';
import { expect } from 'vitest';
import { caller } from '../../service/caller.ts';
import { instantEngine } from '../../service/manual-engine.ts';
import type { World } from '../service-under-test.ts';
import type { Section } from '../statement.ts';
import { generic, lab, unknownId } from '../tasks-in-states.ts';

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
        const { service } = await world.instant();
        for (const { prefix } of families) {
          for (const [method, path] of operations) {
            const { status } = await fetch(service.baseUrl + prefix + path, { method });
            expect([method, prefix + path, status]).toEqual([method, prefix + path, 401]);
          }
        }
      },
    },
    {
      title: 'Authentication, rules 1 and 3: library, balance and usage answer 401 without a key',
      async holds(world) {
        const { service } = await world.instant();
        for (const { prefix } of endpoints) expect((await fetch(service.baseUrl + prefix)).status).toBe(401);
      },
    },
    {
      title: 'Authentication, rule 1: the key is sent as Authorization: Bearer, in no other form',
      async holds(world) {
        const { service } = await world.instant();
        const url = `${service.baseUrl}/v1/balance`;
        for (const form of ['k-rich', 'Basic k-rich', 'Token k-rich', 'Bearer', 'Bearer k-rich k-rich']) {
          expect((await fetch(url, { headers: { Authorization: form } })).status).toBe(401);
        }
        expect((await fetch(`${url}?key=k-rich`, { headers: { 'X-Api-Key': 'k-rich' } })).status).toBe(401);
        expect((await fetch(url, { headers: { Authorization: 'Bearer k-rich' } })).status).toBe(200);
      },
    },
    {
      title: 'Authentication, rule 3: an invalid key gets 401',
      async holds(world) {
        const { service } = await world.instant();
        expect((await caller(service, 'k-unknown').get('/v1/balance')).status).toBe(401);
      },
    },
    {
      title: 'Authentication, rule 3: a retired key gets 401, and the new key opens the same account',
      async holds(world) {
        const place = await world.place();
        const account = { name: 'a', key: 'k-old', plan: 'pro', credits: 100 } as const;
        const engine = instantEngine();
        const first = await world.open({ ...place, engine, accounts: [account] });
        const id = await caller(first.service, 'k-old').create(generic.prefix, generic.body);
        await first.service.stop();
        const { service } = await world.open({ ...place, engine, accounts: [{ ...account, key: 'k-new' }] });
        expect((await caller(service, 'k-old').get('/v1/balance')).status).toBe(401);
        expect((await caller(service, 'k-new').get(`${generic.prefix}/${id}`)).status).toBe(200);
        await service.stop();
      },
    },
    {
      title: 'Authentication, rule 4: result files need no Authorization header',
      async holds(world) {
        const { rich } = await world.instant();
        const task = await rich.settled(generic.prefix, await rich.create(generic.prefix, generic.body));
        const response = await fetch((task.model_urls as { glb: string }).glb);
        expect([response.status, (await response.arrayBuffer()).byteLength > 0]).toEqual([200, true]);
      },
    },
    ...families
      .filter((family) => detailsOf(family).references === undefined)
      .map((family) => ({
        title: `Authentication, rule 5: a ${detailsOf(family).title} task needs a paid plan (R08)`,
        async holds(world: World) {
          const { free, made } = await world.instant();
          const answer = await free.post(family.prefix, await made.body(family));
          expect([answer.status, answer.body.message]).toEqual([402, expect.stringContaining('free plan')]);
        },
      })),
    {
      title: 'Authentication, rule 5: an account on the free plan can read its lists and balance',
      async holds(world) {
        const { free } = await world.instant();
        for (const path of [generic.prefix, lab.prefix, '/v1/balance', '/v1/animations/library'])
          expect((await free.get(path)).status).toBe(200);
      },
    },
    {
      title: 'Authentication, rule 5: usage requires the Studio or Enterprise plan; others get 403',
      async holds(world) {
        const { free, poor, studio } = await world.instant();
        const statuses = await Promise.all([free, poor, studio].map((user) => user.get('/v1/usage')));
        expect(statuses.map(({ status }) => status)).toEqual([403, 403, 200]);
      },
    },
    ...[generic, lab].flatMap(({ prefix, body }) => [
      {
        title: `Authentication, rule 6: a task under ${prefix} of another account is 404 to read and to delete`,
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
