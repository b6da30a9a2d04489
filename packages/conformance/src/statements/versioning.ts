import { expect } from '../expect.ts';
import { modelUri, pictureUri } from '../sample-files.ts';
import type { Section } from '../statement.ts';
import { generic, unknownId } from '../tasks-in-states.ts';
import type { World } from '../world.ts';

/** spec: Versioning */
const apiVersion = '2026-11-01';

const preview = { mode: 'preview', prompt: 'a chest' };
const lastDay = Date.parse('2026-10-29T23:59:59Z');
const retirement = Date.parse('2026-10-30T00:00:00Z');

/** Sends a request to a path without the prefix. */
async function old(world: World, path: string, init: RequestInit = {}): Promise<Response> {
  const bench = await world.instant();
  const headers = { Authorization: `Bearer ${bench.rich.key}`, 'Content-Type': 'application/json' };
  return await bench.send(new URL(path, bench.baseUrl).href, { headers, ...init });
}

/** Deprecated parameters and values, which still work and are named in the answer. */
const deprecated = [
  ['ultra_mode', '/v2/text-to-3d', { ...preview, ultra_mode: true }],
  ['hd_texture', '/v1/image-to-3d', { image_url: pictureUri, hd_texture: true }],
  ['is_a_t_pose', '/v1/image-to-3d', { image_url: pictureUri, is_a_t_pose: true }],
  ['symmetry_mode', '/v2/text-to-3d', { ...preview, symmetry_mode: 'on' }],
  ['art_style', '/v2/text-to-3d', { ...preview, art_style: 'cartoon' }],
  ['vendor-7', '/v2/text-to-3d', { ...preview, ai_model: 'vendor-7' }],
  ['vendor-t1', '/v2/text-to-3d', { ...preview, ai_model: 'vendor-t1', model_type: 'smart-topology' }],
  ['resize_height', '/v1/remesh', { model_url: modelUri, resize_height: 1 }],
  ['resize_longest_side', '/v1/remesh', { model_url: modelUri, resize_longest_side: 1 }],
  ['auto_size', '/v1/remesh', { model_url: modelUri, auto_size: true }],
  ['origin_at', '/v1/remesh', { model_url: modelUri, origin_at: 'center' }],
  ['convert_format_only', '/v1/remesh', { model_url: modelUri, convert_format_only: true }],
] as const;

const legacyPrefixes = [
  '/v1/image-to-3d',
  '/v1/remesh',
  '/v1/animations',
  '/creative-lab/keycap/v1/prototype',
];

export const versioning: Section = {
  title: 'Versioning',
  statements: [
    {
      title: 'Versioning: every answer has x-api-version, including errors',
      needs: ['poor-account'],
      creates: [generic],
      async holds(world) {
        const bench = await world.instant();
        const { rich, poor } = bench;
        const answers = [
          await rich.get('/v1/balance'),
          await rich.get(generic.prefix),
          await rich.post(generic.prefix, generic.body),
          await rich.post(generic.prefix, '{'),
          await poor.post(generic.prefix, generic.body),
          await rich.get(`${generic.prefix}/${unknownId}`),
          await rich.remove(`${generic.prefix}/${unknownId}`),
          await rich.get('/v1/nothing'),
          await bench.withKey('x').get('/v1/balance'),
        ];
        expect(answers.map(({ headers }) => headers.get('x-api-version'))).toEqual(
          answers.map(() => apiVersion),
        );
      },
    },
    {
      title: 'Versioning: a stream has x-api-version',
      creates: [{ prepared: 'text-to-3d' }],
      async holds(world) {
        const { rich, made } = await world.instant();
        const response = await rich.send(`/v2/text-to-3d/${await made.of('text-to-3d')}/stream`);
        await response.text();
        expect(response.headers.get('x-api-version')).toBe(apiVersion);
      },
    },
    ...legacyPrefixes.map((prefix) => ({
      title: `Versioning: the legacy path ${prefix} without /openapi remains supported`,
      async holds(world: World) {
        const list = await old(world, prefix);
        expect([list.status, Array.isArray(await list.json())]).toEqual([200, true]);
        expect((await old(world, prefix, { headers: {} })).status).toBe(401);
        expect((await old(world, `${prefix}/${unknownId}`)).status).toBe(404);
      },
    })),
    {
      title: 'Versioning: legacy paths and /openapi paths show the same tasks',
      creates: [{ prefix: '/v2/text-to-3d', body: preview }],
      async holds(world) {
        const { rich } = await world.instant();
        const created = await old(world, '/v2/text-to-3d', { method: 'POST', body: JSON.stringify(preview) });
        expect(created.status).toBe(202);
        const { result } = (await created.json()) as { result: string };
        const task = await rich.settled('/v2/text-to-3d', result);
        expect(await (await old(world, `/v2/text-to-3d/${result}`)).json()).toEqual(task);
        const removed = await old(world, `/v2/text-to-3d/${result}`, { method: 'DELETE' });
        expect([removed.status, await removed.text()]).toEqual([200, '']);
        expect((await rich.get(`/v2/text-to-3d/${result}`)).status).toBe(404);
      },
    },
    {
      title: 'Versioning: answers of the legacy /v2/text-to-3d have Deprecation, and Link to the new path',
      creates: [{ prepared: 'text-to-3d' }],
      async holds(world) {
        const { made } = await world.instant();
        const id = await made.of('text-to-3d');
        const paths = [
          '/v2/text-to-3d',
          `/v2/text-to-3d/${id}`,
          `/v2/text-to-3d/${id}/stream`,
          `/v2/text-to-3d/${unknownId}`,
        ];
        for (const path of paths) {
          const response = await old(world, path);
          await response.text();
          expect(response.headers.get('deprecation')).toMatch(/^@\d+$/);
          expect(response.headers.get('link')).toBe(`</openapi${path}>; rel="successor-version"`);
        }
      },
    },
    {
      title: 'Versioning: errors of the legacy /v2/text-to-3d also have Deprecation and Link',
      async holds(world) {
        for (const response of [
          await old(world, '/v2/text-to-3d', { headers: {} }),
          await old(world, '/v2/text-to-3d', { method: 'POST', body: '{' }),
        ]) {
          expect(response.headers.get('deprecation')).not.toBeNull();
          expect(response.headers.get('link')).toContain('/openapi/v2/text-to-3d');
        }
      },
    },
    {
      title: 'Versioning: paths under /openapi and other legacy paths have no Deprecation (R49)',
      async holds(world) {
        const { rich } = await world.instant();
        expect((await rich.get('/v2/text-to-3d')).headers.get('deprecation')).toBeNull();
        expect((await old(world, '/v1/remesh')).headers.get('deprecation')).toBeNull();
      },
    },
    {
      title: 'Versioning: a legacy DELETE of a running task also answers 409 (R48)',
      needs: ['own-instance'],
      async holds(world) {
        const engine = world.heldJobs();
        const bench = await world.open({ engine, workers: 1 });
        const id = await bench.rich.create('/v2/text-to-3d', preview);
        const job = await engine.next();
        const response = await bench.send(new URL(`/v2/text-to-3d/${id}`, bench.baseUrl).href, {
          method: 'DELETE',
          headers: { Authorization: `Bearer ${bench.rich.key}` },
        });
        expect([response.status, await response.json()]).toEqual([409, { message: expect.any(String) }]);
        job.finish();
        await bench.rich.settled('/v2/text-to-3d', id);
        await bench.stop();
      },
    },
    ...deprecated.map(([name, prefix, body]) => ({
      title: `Versioning: ${name} is deprecated, works, and is named in x-deprecation-notice`,
      creates: [{ prefix, body }],
      async holds(world: World) {
        const { rich } = await world.instant();
        const { status, headers } = await rich.post(prefix, body);
        expect([status, headers.get('x-deprecation-notice')]).toEqual([
          202,
          expect.stringContaining(`${name}`),
        ]);
      },
    })),
    {
      title: 'Versioning: a body with no deprecated value gets no notice',
      creates: [{ prefix: '/v2/text-to-3d', body: preview }],
      async holds(world) {
        const { rich } = await world.instant();
        const { headers } = await rich.post('/v2/text-to-3d', preview);
        expect(headers.get('x-deprecation-notice')).toBeNull();
      },
    },
    ...(['/v2/text-to-3d', '/v1/image-to-3d'] as const).map((prefix) => ({
      title: `Versioning: model_type lowpoly on ${prefix} works with a notice before 2026-10-30 and is 400 from then on (R26)`,
      needs: ['own-instance'] as const,
      async holds(world: World) {
        let now = lastDay;
        const bench = await world.open({ engine: 'instant', clock: { now: () => now } });
        const body = {
          ...(prefix === '/v2/text-to-3d' ? preview : { image_url: pictureUri }),
          model_type: 'lowpoly',
        };
        const before = await bench.rich.post(prefix, body);
        expect([before.status, before.headers.get('x-deprecation-notice')]).toEqual([
          202,
          expect.stringContaining('2026-10-30'),
        ]);
        now = retirement;
        const after = await bench.rich.post(prefix, body);
        expect([after.status, after.body.message]).toEqual([
          400,
          expect.stringContaining('retired on 2026-10-30'),
        ]);
        await bench.stop();
      },
    })),
    {
      title: 'Versioning: the text-to-voxel APIs were removed',
      async holds(world) {
        const { rich } = await world.instant();
        for (const path of ['/v1/text-to-voxel', '/v2/text-to-voxel'])
          expect((await rich.get(path)).status).toBe(404);
      },
    },
    {
      title: 'Versioning: a version that a family does not have is 404',
      async holds(world) {
        const { rich } = await world.instant();
        for (const path of ['/v1/text-to-3d', '/v2/remesh', '/v1/creative-lab/keycap/prototype'])
          expect((await rich.post(path, preview)).status).toBe(404);
      },
    },
  ],
};
