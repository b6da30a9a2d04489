import { type Family, families, familyNamed } from '@meshwright/contract';
import { detailsOf } from '@meshwright/contract/schema';
import { expect } from '../expect.ts';
import { modelUri } from '../sample-files.ts';
import type { Create, Section, Statement } from '../statement.ts';
import { generic, lab, reach, unknownId } from '../tasks-in-states.ts';
import type { World } from '../world.ts';

const preview = { mode: 'preview', prompt: 'a wooden chest' };
const specified = families.filter((family) => detailsOf(family).source === 'specification');
const assumed = families.filter((family) => detailsOf(family).source !== 'specification');

/** The example of a family, and what it refers to. */
const createsOf = (family: Family): Create[] => [
  { prefix: family.prefix, body: (made) => made.body(family) },
];

/** Runs the five operations on a task that ends at once. */
function fiveOperations(family: Family): Statement['holds'] {
  return async (world) => {
    const { rich, made } = await world.instant();
    const { prefix } = family;
    const created = await rich.post(prefix, await made.body(family));
    expect([created.status, created.body.result]).toEqual([202, expect.any(String)]);
    const path = `${prefix}/${created.body.result}`;
    const task = await rich.settled(prefix, String(created.body.result));
    expect(task).toMatchObject({ id: created.body.result, status: 'SUCCEEDED' });
    expect((await rich.get(prefix)).body).toContainEqual(task);
    const frames = [];
    for await (const frame of rich.frames(`${path}/stream`)) frames.push(frame);
    expect(frames).toEqual([{ event: 'message', data: task }]);
    const removed = await rich.remove(path);
    if (family.removal === 'delete') expect([removed.status, removed.body]).toEqual([200, {}]);
    else expect(removed.status).toBe(400);
    expect((await rich.get(path)).status).toBe(family.removal === 'delete' ? 404 : 200);
  };
}

/** List statements use a family that costs nothing. */
const listed = '/v1/print/analyze';

const three = { prefix: listed, body: { model_url: modelUri }, times: 3 };

async function threeTasks(world: World): Promise<{
  ids: string[];
  list: (query: string) => Promise<string[]>;
}> {
  const { rich } = await world.instant();
  const ids: string[] = [];
  for (let i = 0; i < 3; i += 1) ids.push(await rich.create(listed, three.body));
  const list = async (query: string) => {
    const { status, body } = await rich.get(listed + query);
    expect(status).toBe(200);
    return (body as unknown as { id: string }[]).map(({ id }) => id);
  };
  return { ids, list };
}

/** Families whose task objects have only the listed fields. */
const strict = [
  'remesh',
  'animation',
  'keycap-prototype',
  'keycap-build',
  'brick-figure-prototype',
  'brick-figure-build',
];

export const sharedRules: Section = {
  title: 'Endpoints: task families and their shared operations',
  statements: [
    ...specified.map((family) => ({
      title: `Task families: ${detailsOf(family).title} is created, listed, retrieved, deleted and streamed at ${family.prefix}`,
      source: detailsOf(family).source,
      creates: createsOf(family),
      holds: fiveOperations(family),
    })),
    ...assumed.map((family) => ({
      title: `Capabilities whose paths are left open: ${detailsOf(family).title} is at ${family.prefix}, with the five operations`,
      source: detailsOf(family).source,
      creates: createsOf(family),
      holds: fiveOperations(family),
    })),
    {
      title: 'Endpoints, shared rule 1: a create answers 202 with exactly { result: <task_id> }',
      creates: [generic, lab],
      async holds(world) {
        const { rich } = await world.instant();
        for (const { prefix, body } of [generic, lab]) {
          const answer = await rich.post(prefix, body);
          expect([answer.status, answer.body]).toEqual([202, { result: expect.any(String) }]);
        }
      },
    },
    {
      title: 'Endpoints, shared rule 1: Text to 3D adds the fields of the task object to result',
      creates: [{ prefix: '/v2/text-to-3d', body: preview }],
      async holds(world) {
        const { rich } = await world.instant();
        const { status, body } = await rich.post('/v2/text-to-3d', preview);
        expect(status).toBe(202);
        expect(body).toMatchObject({
          id: body.result,
          status: expect.any(String),
          progress: expect.any(Number),
        });
        expect(body).toMatchObject({ created_at: expect.any(Number), consumed_credits: 20 });
      },
    },
    {
      title: 'Endpoints, shared rule 2: a list is a JSON array of task objects, as retrieve returns them',
      creates: [generic],
      async holds(world) {
        const { rich } = await world.instant();
        const id = await rich.create(generic.prefix, generic.body);
        const task = await rich.settled(generic.prefix, id);
        const { body } = await rich.get(generic.prefix);
        expect(Array.isArray(body)).toBe(true);
        expect((body as unknown as object[])[0]).toEqual(task);
      },
    },
    {
      title: 'Endpoints, shared rule 2: page_size defaults to 10 and page_num to 1',
      creates: [three, three, three, three],
      async holds(world) {
        const { list } = await threeTasks(world);
        for (let i = 0; i < 3; i += 1) await threeTasks(world);
        const first = await list('');
        expect(first).toHaveLength(10);
        expect(first).toEqual(await list('?page_num=1&page_size=10'));
      },
    },
    {
      title: 'Endpoints, shared rule 2: pages have no gaps and no repeats',
      creates: [three],
      async holds(world) {
        const { ids, list } = await threeTasks(world);
        const pages = [
          await list('?page_size=1'),
          await list('?page_size=1&page_num=2'),
          await list('?page_size=1&page_num=3'),
        ];
        expect(pages.flat()).toEqual([...ids].reverse());
      },
    },
    {
      title: 'Endpoints, shared rule 2: a page after the last is an empty array',
      creates: [three],
      async holds(world) {
        const { list } = await threeTasks(world);
        expect(await list('?page_num=100000')).toEqual([]);
      },
    },
    {
      title: 'Endpoints, shared rule 2: page_size over 100 is clamped (R11)',
      takesLong: true,
      creates: [{ ...generic, times: 101 }],
      async holds(world) {
        const { rich } = await world.instant();
        for (let i = 0; i < 101; i += 1) await rich.create(generic.prefix, generic.body);
        for (const size of [100, 101, 1_000_000]) {
          const { status, body } = await rich.get(`${generic.prefix}?page_size=${size}`);
          expect([status, (body as unknown as object[]).length]).toEqual([200, 100]);
        }
      },
    },
    {
      title:
        'Endpoints, shared rule 2: an invalid page_num or page_size means the default, because a list declares no 400 (R11)',
      creates: [three],
      async holds(world) {
        const { list } = await threeTasks(world);
        const usual = await list('');
        for (const query of [
          '?page_size=0',
          '?page_size=-1',
          '?page_size=x',
          '?page_num=0',
          '?page_num=1.5',
          '?sort_by=name',
        ])
          expect(await list(query), query).toEqual(usual);
      },
    },
    ...[
      ['', 'newest first is the default'],
      ['&sort_by=-created_at', '-created_at is newest first'],
    ].map(([query, rule]) => ({
      title: `Endpoints, shared rule 2: ${rule}`,
      creates: [three],
      async holds(world: World) {
        const { ids, list } = await threeTasks(world);
        expect(await list(`?page_size=3${query}`)).toEqual([...ids].reverse());
      },
    })),
    ...['%2Bcreated_at', '+created_at', '%20created_at'].map((spelling) => ({
      title: `Endpoints, shared rule 2: ${spelling} is oldest first (R10)`,
      creates: [three],
      async holds(world: World) {
        const { ids, list } = await threeTasks(world);
        const all = [];
        for (let page = 1; ; page += 1) {
          const some = await list(`?page_size=100&page_num=${page}&sort_by=${spelling}`);
          all.push(...some);
          if (some.length < 100) break;
        }
        expect(all.slice(-3)).toEqual(ids);
      },
    })),
    {
      title: 'Endpoints, shared rule 2: a list holds tasks of its own family only',
      creates: [{ prepared: 'text-to-3d' }],
      async holds(world) {
        const { rich, made } = await world.instant();
        const id = await made.of('text-to-3d');
        for (const { prefix } of families.filter(({ name }) => name !== 'text-to-3d')) {
          const list = (await rich.get(`${prefix}?page_size=100`)).body as unknown as { id: string }[];
          expect(list.map((task) => task.id)).not.toContain(id);
        }
      },
    },
    {
      title: 'Endpoints, shared rule 3: an unknown id of any form is 404',
      async holds(world) {
        const { rich } = await world.instant();
        for (const id of [unknownId, 'x', '%00', '..%2f..', 'a'.repeat(1000)])
          expect([id, (await rich.get(`${generic.prefix}/${id}`)).status]).toEqual([id, 404]);
      },
    },
    {
      title: "Endpoints, shared rule 3: another family's id is 404 under a generic prefix (R58)",
      creates: [{ prepared: 'text-to-3d' }],
      async holds(world) {
        const { rich, made } = await world.instant();
        const id = await made.of('text-to-3d');
        for (const family of families.filter(({ name }) => name !== 'text-to-3d'))
          expect((await rich.get(`${family.prefix}/${id}`)).status).toBe(404);
      },
    },
    {
      title: 'Endpoints, shared rule 4: DELETE removes the task, its list entry and its files',
      creates: [generic],
      async holds(world) {
        const bench = await world.instant();
        const { rich } = bench;
        const task = await rich.settled(generic.prefix, await rich.create(generic.prefix, generic.body));
        const url = (task.model_urls as { glb: string }).glb;
        const path = `${generic.prefix}/${task.id}`;
        const { status, body } = await rich.remove(path);
        expect([status, body]).toEqual([200, {}]);
        expect((await rich.get(path)).status).toBe(404);
        expect((await rich.remove(path)).status).toBe(404);
        expect((await bench.send(url)).status).toBe(404);
        const list = (await rich.get(generic.prefix)).body as unknown as { id: string }[];
        expect(list.map(({ id }) => id)).not.toContain(task.id);
      },
    },
    {
      title:
        'Endpoints, shared rule 4: DELETE of a running task is 409 with { message }, and it keeps running (R12)',
      needs: ['held-jobs'],
      async holds(world) {
        const bench = await world.control();
        const { path, leave } = await reach(bench, generic, 'IN_PROGRESS');
        const { status, body } = await bench.rich.remove(path);
        expect([status, body]).toEqual([409, { message: expect.any(String) }]);
        expect((await bench.rich.get(path)).body.status).toBe('IN_PROGRESS');
        await leave();
        expect((await bench.rich.get(path)).body.status).toBe('SUCCEEDED');
      },
    },
    {
      title: 'Endpoints, shared rule 4: DELETE of an unknown task is 404',
      async holds(world) {
        const { rich } = await world.instant();
        expect((await rich.remove(`${generic.prefix}/${unknownId}`)).status).toBe(404);
      },
    },
    {
      title: 'Endpoints, shared rule 5: a stream answers 200 with Content-Type text/event-stream',
      creates: [{ prepared: 'text-to-3d' }],
      async holds(world) {
        const { rich, made } = await world.instant();
        const response = await rich.send(`/v2/text-to-3d/${await made.of('text-to-3d')}/stream`);
        expect(response.status).toBe(200);
        expect(response.headers.get('content-type')).toMatch(/^text\/event-stream/);
        await response.text();
      },
    },
    {
      title:
        'Endpoints, shared rule 6: tasks of strict families have only the fields listed under Resources (R18)',
      creates: [...strict.map((prepared) => ({ prepared }))],
      async holds(world) {
        const { rich, made } = await world.instant();
        const common =
          'id type status progress created_at started_at finished_at expires_at task_error consumed_credits preceding_tasks'.split(
            ' ',
          );
        for (const name of strict) {
          const { body } = await rich.get(`${familyNamed(name)!.prefix}/${await made.of(name)}`);
          const listed = new Set([...common, ...Object.keys(detailsOf(name).result)]);
          expect([name, Object.keys(body).filter((field) => !listed.has(field))]).toEqual([name, []]);
        }
      },
    },
    ...(['PENDING', 'IN_PROGRESS', 'FAILED'] as const).map((state) => ({
      title: `Endpoints, shared rule 6: an input_task_id that is ${state} is refused with 400`,
      needs: ['held-jobs'] as const,
      async holds(world: World) {
        const bench = await world.control();
        const { id, leave } = await reach(bench, generic, state);
        const { status, body } = await bench.rich.post('/v1/remesh', { input_task_id: id });
        expect([status, body.message]).toEqual([400, expect.stringContaining('SUCCEEDED')]);
        await leave();
      },
    })),
    {
      title: 'Endpoints, shared rule 6: an input_task_id of an unsupported kind is refused with 400',
      creates: [{ prepared: 'text-to-image' }],
      async holds(world) {
        const { rich, made } = await world.instant();
        const picture = await made.of('text-to-image');
        for (const prefix of ['/v1/remesh', '/v1/uv-unwrap'])
          expect((await rich.post(prefix, { input_task_id: picture })).status).toBe(400);
      },
    },
    {
      title: 'Endpoints, shared rule 6: an unknown input_task_id is 400, for UV Unwrap 404 (R07)',
      async holds(world) {
        const { rich } = await world.instant();
        const sources = [
          ['/v1/remesh', {}],
          ['/v1/convert', { target_formats: ['glb'] }],
          ['/v1/resize', { resize_height: 1 }],
          ['/v1/retexture', { text_style_prompt: 'bronze' }],
          ['/v1/rigging', {}],
          ['/v1/image-to-3d', {}],
          ['/v1/uv-unwrap', {}],
        ] as const;
        for (const [prefix, more] of sources) {
          const { status } = await rich.post(prefix, { input_task_id: unknownId, ...more });
          expect([prefix, status]).toEqual([prefix, prefix === '/v1/uv-unwrap' ? 404 : 400]);
        }
      },
    },
  ],
};
