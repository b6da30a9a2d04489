import { families, familyNamed } from '@meshwright/contract';
import { detailsOf, typeOf } from '@meshwright/contract/schema';
import { expect } from '../expect.ts';
import { modelUri } from '../sample-files.ts';
import type { Section } from '../statement.ts';
import type { TaskFixture } from '../task-fixture.ts';
import { brick, generic, lab, reach } from '../tasks-in-states.ts';
import type { Bench, World } from '../world.ts';

const remesh = '/v1/remesh';

/** What `remeshed` creates. */
const remeshing = {
  prefix: remesh,
  body: async (made: TaskFixture) => ({ input_task_id: await made.of('text-to-3d') }),
};

/** Returns a finished remesh of a real preview. */
async function remeshed(world: World, more: object): Promise<Record<string, unknown>> {
  const { rich, made } = await world.real();
  const preview = await made.of('text-to-3d');
  const id = await rich.create(remesh, { input_task_id: preview, target_polycount: 200, ...more });
  const task = await rich.settled(remesh, id);
  expect(task.status, JSON.stringify(task.task_error)).toBe('SUCCEEDED');
  return task;
}

async function bytesOf(bench: Bench, url: string): Promise<Buffer> {
  const response = await bench.send(url);
  expect(response.status).toBe(200);
  return Buffer.from(await response.arrayBuffer());
}

export const resources: Section = {
  title: 'Resources and their fields',
  statements: [
    ...families.map((family) => ({
      title: `Common task object: type of ${detailsOf(family).title} is stable (R16)`,
      creates: [{ prepared: family.name }],
      async holds(world: World) {
        const { rich, made } = await world.instant();
        const { body } = await rich.get(`${family.prefix}/${await made.of(family.name)}`);
        const details = detailsOf(family);
        expect(body.type).toBe(typeOf(details, details.examples[0]!));
      },
    })),
    ...[generic, lab, brick].map(({ prefix, body }) => ({
      title: `Common task object: a finished task of ${prefix} has every common field`,
      creates: [{ prefix, body }],
      async holds(world: World) {
        const { rich } = await world.instant();
        const task = await rich.settled(prefix, await rich.create(prefix, body));
        expect(task).toMatchObject({
          id: expect.any(String),
          type: expect.any(String),
          status: 'SUCCEEDED',
          progress: 100,
          task_error: prefix === generic.prefix ? { message: '' } : null,
          consumed_credits: expect.any(Number),
          preceding_tasks: 0,
        });
        for (const time of ['created_at', 'started_at', 'finished_at', 'expires_at']) {
          expect(Number.isInteger(task[time]) && Number(task[time]) > 1_600_000_000_000).toBe(true);
        }
      },
    })),
    {
      title: 'Common task object: created_at is the time of the create in milliseconds',
      needs: ['held-jobs', 'own-instance'],
      async holds(world) {
        const now = 1_800_000_000_000;
        const bench = await world.open({ engine: (await world.control()).engine, clock: { now: () => now } });
        const id = await bench.rich.create(generic.prefix, generic.body);
        expect((await bench.rich.get(`${generic.prefix}/${id}`)).body.created_at).toBe(now);
        (await (await world.control()).engine.next()).finish();
        await bench.rich.settled(generic.prefix, id);
        await bench.stop();
      },
    },
    {
      title:
        'Common task object: started_at and finished_at of a generic task are 0 until they are reached (R01)',
      needs: ['held-jobs'],
      async holds(world) {
        const bench = await world.control();
        const { path, leave } = await reach(bench, generic, 'PENDING');
        expect((await bench.rich.get(path)).body).toMatchObject({
          started_at: 0,
          finished_at: 0,
          expires_at: 0,
        });
        await leave();
      },
    },
    {
      title: 'Common task object: finished_at of an unfinished keycap task is null (R01)',
      needs: ['held-jobs'],
      async holds(world) {
        const bench = await world.control();
        const { path, leave } = await reach(bench, lab, 'IN_PROGRESS');
        expect((await bench.rich.get(path)).body).toMatchObject({
          finished_at: null,
          started_at: expect.any(Number),
        });
        await leave();
      },
    },
    {
      title:
        'Common task object: progress is an integer from 0 to 100 that never falls, and 100 only on success',
      needs: ['held-jobs'],
      async holds(world) {
        const { rich, engine } = await world.control();
        const id = await rich.create(generic.prefix, generic.body);
        const job = await engine.next();
        const seen: unknown[] = [];
        for (const percent of [12.7, 5, 100, 250]) {
          job.context.progress(percent);
          seen.push((await rich.get(`${generic.prefix}/${id}`)).body.progress);
        }
        job.finish();
        seen.push((await rich.settled(generic.prefix, id)).progress);
        expect(seen).toEqual([12, 12, 99, 99, 100]);
      },
    },
    {
      title: 'Common task object: task_error.message is an empty string when there is no error',
      needs: ['held-jobs'],
      async holds(world) {
        const bench = await world.control();
        const { path, leave } = await reach(bench, generic, 'IN_PROGRESS');
        expect((await bench.rich.get(path)).body.task_error).toEqual({ message: '' });
        await leave();
      },
    },
    {
      title: 'Output files: URLs are signed; one with any part changed is refused',
      creates: [generic],
      async holds(world) {
        const bench = await world.instant();
        const { rich } = bench;
        const task = await rich.settled(generic.prefix, await rich.create(generic.prefix, generic.body));
        const url = (task.model_urls as { glb: string }).glb;
        for (const forged of [
          url.replace(/.$/, (last) => (last === '0' ? '1' : '0')),
          url.split('?')[0]!,
          url.replace('expires=', 'expires=9'),
        ])
          expect((await bench.send(forged)).status).toBe(403);
      },
    },
    {
      title: 'Output files: URLs are identical on re-read',
      creates: [generic],
      async holds(world) {
        const { rich } = await world.instant();
        const id = await rich.create(generic.prefix, generic.body);
        const { model_urls, thumbnail_url } = await rich.settled(generic.prefix, id);
        expect((await rich.get(`${generic.prefix}/${id}`)).body).toMatchObject({ model_urls, thumbnail_url });
      },
    },
    {
      title: 'Output files: they expire at expires_at',
      needs: ['held-jobs', 'own-instance'],
      async holds(world) {
        const bench = await world.open({ engine: (await world.control()).engine });
        const id = await bench.rich.create(generic.prefix, generic.body);
        (await (await world.control()).engine.next()).finish();
        const task = await bench.rich.settled(generic.prefix, id);
        const url = (task.model_urls as { glb: string }).glb;
        expect((await bench.send(url)).status).toBe(200);
        bench.advance(Number(task.expires_at) - Number(task.finished_at));
        expect((await bench.send(url)).status).toBe(403);
        await bench.stop();
      },
    },
    {
      title: 'Remesh task object: type remesh, model_urls and thumbnail_url',
      takesLong: true,
      creates: [remeshing],
      async holds(world) {
        const task = await remeshed(world, {});
        expect(task).toMatchObject({ type: 'remesh', thumbnail_url: expect.any(String) });
        expect(
          (await bytesOf(await world.real(), (task.model_urls as { glb: string }).glb)).toString(
            'latin1',
            0,
            4,
          ),
        ).toBe('glTF');
        expect((await bytesOf(await world.real(), String(task.thumbnail_url))).toString('latin1', 1, 4)).toBe(
          'PNG',
        );
      },
    },
    {
      title:
        'Remesh task object: a key of model_urls is omitted, not empty, when its format was not generated; 3mf only when requested',
      takesLong: true,
      creates: [remeshing],
      async holds(world) {
        const task = await remeshed(world, {});
        expect(Object.keys(task.model_urls as object)).toEqual(['glb']);
      },
    },
    {
      title:
        'Remesh task object: each requested format is generated, and each key holds a file of its format (R31)',
      takesLong: true,
      creates: [remeshing],
      async holds(world) {
        const { model_urls } = await remeshed(world, { target_formats: ['glb', 'obj', 'stl', '3mf'] });
        const urls = model_urls as Record<string, string>;
        expect(Object.keys(urls).sort()).toEqual(['3mf', 'glb', 'obj', 'stl']);
        expect((await bytesOf(await world.real(), urls['3mf']!)).toString('latin1', 0, 2)).toBe('PK');
        expect((await bytesOf(await world.real(), urls.obj!)).toString('latin1')).toMatch(/^v /m);
        const stl = await bytesOf(await world.real(), urls.stl!);
        expect(stl.length).toBe(84 + 50 * stl.readUInt32LE(80));
      },
    },
    {
      title: 'Remesh task object: alpha_thumbnail_url only with alpha_thumbnail true, an RGBA PNG',
      takesLong: true,
      creates: [remeshing, remeshing],
      async holds(world) {
        expect(await remeshed(world, {})).not.toHaveProperty('alpha_thumbnail_url');
        const task = await remeshed(world, { alpha_thumbnail: true });
        const png = await bytesOf(await world.real(), String(task.alpha_thumbnail_url));
        expect([png.toString('latin1', 1, 4), png[25]]).toEqual(['PNG', 6]);
      },
    },
    {
      title:
        'Keycap build task object: model_urls.obj_zip and process_image_urls have the names the job gave them',
      needs: ['held-jobs'],
      async holds(world) {
        const bench = await world.control();
        const { id } = await reach(bench, lab, 'SUCCEEDED');
        const { prefix } = familyNamed('keycap-build')!;
        const build = await bench.rich.create(prefix, { input_task_id: id, candidate_id: 'a-candidate' });
        (await bench.engine.next()).finish({
          files: {
            'keycap.glb': new Uint8Array(4),
            'keycap.zip': new Uint8Array(5),
            'head.png': new Uint8Array(6),
          },
          result: {
            model_urls: { glb: 'keycap.glb', obj_zip: 'keycap.zip' },
            process_image_urls: { head_design: 'head.png' },
          },
        });
        const task = await bench.rich.settled(prefix, build);
        const { obj_zip } = task.model_urls as Record<string, string>;
        const { head_design } = task.process_image_urls as Record<string, string>;
        expect([
          (await bytesOf(bench, obj_zip!)).length,
          (await bytesOf(bench, head_design!)).length,
        ]).toEqual([5, 6]);
      },
    },
    {
      title:
        'Brick-figure build task object: glb, obj and mtl, thumbnail_url, and texture_urls of one object with base_color',
      needs: ['held-jobs'],
      async holds(world) {
        const bench = await world.control();
        const { id } = await reach(bench, brick, 'SUCCEEDED');
        const { prefix } = familyNamed('brick-figure-build')!;
        const build = await bench.rich.create(prefix, { input_task_id: id });
        const names = ['model.glb', 'model.obj', 'model.mtl', 'thumbnail.png', 'base.png'];
        (await bench.engine.next()).finish({
          files: Object.fromEntries(names.map((name) => [name, new Uint8Array(4)])),
          result: {
            model_urls: { glb: 'model.glb', obj: 'model.obj', mtl: 'model.mtl' },
            thumbnail_url: 'thumbnail.png',
            texture_urls: [{ base_color: 'base.png' }],
          },
        });
        const link = expect.stringMatching(/^http:\/\/.*signature=/);
        expect(await bench.rich.settled(prefix, build)).toMatchObject({
          model_urls: { glb: link, obj: link, mtl: link },
          thumbnail_url: link,
          texture_urls: [{ base_color: link }],
        });
      },
    },
    ...(['/v1/convert', '/v1/resize'] as const).map((prefix) => ({
      title: `Task objects of ${prefix}: model_urls and thumbnail_url as in remesh (R17)`,
      takesLong: true as const,
      creates: [{ prefix, body: {} }, { prepared: 'text-to-3d' }],
      async holds(world: World) {
        const { rich, made } = await world.real();
        const preview = await made.of('text-to-3d');
        const more = prefix === '/v1/convert' ? { target_formats: ['glb', 'stl'] } : { resize_height: 2 };
        const task = await rich.settled(
          prefix,
          await rich.create(prefix, { input_task_id: preview, ...more }),
        );
        expect(task).toMatchObject({ status: 'SUCCEEDED', model_urls: { glb: expect.any(String) } });
        expect(
          (await bytesOf(await world.real(), (task.model_urls as { glb: string }).glb)).toString(
            'latin1',
            0,
            4,
          ),
        ).toBe('glTF');
      },
    })),
    {
      title: 'Task objects: the task of an unreadable model is FAILED with a message, and refunded (R32)',
      takesLong: true,
      creates: [{ prefix: remesh, body: {} }],
      async holds(world) {
        const { rich } = await world.real();
        const before = await rich.balance();
        const garbage = `${modelUri.slice(0, 60)}${Buffer.alloc(300, 7).toString('base64')}`;
        const { status, body } = await rich.post(remesh, { model_url: garbage });
        if (status === 202) {
          const task = await rich.settled(remesh, String(body.result));
          expect(task).toMatchObject({ status: 'FAILED', consumed_credits: 0 });
          expect((task.task_error as { message: string }).message).not.toBe('');
        } else expect(status).toBe(400);
        expect(await rich.balance()).toBe(before);
      },
    },
  ],
};
