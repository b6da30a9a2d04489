import { familyNamed } from '@meshwright/contract';
import { type Caller, caller } from '@meshwright/testing/service/caller';
import { dataUri, discUri } from '@meshwright/testing/service/sample-inputs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { localEngine } from './engine-port.ts';
import { type Service, startService } from './start/start-service.ts';

// The service with its local engine: built workers, real jobs, real files.

let service: Service;
let user: Caller;
beforeAll(async () => {
  service = await startService({
    port: 0,
    engine: localEngine(2, ''),
    workers: 2,
    accounts: [{ name: 'a', key: 'k', credits: 100_000 }],
  });
  user = caller(service, 'k');
});
afterAll(() => service.stop());

const corners = [0, 1].flatMap((x) => [0, 1].flatMap((y) => [0, 1].map((z) => `v ${x} ${y} ${z}`)));
const sides = ['f 1 2 4 3', 'f 5 7 8 6', 'f 1 5 6 2', 'f 3 4 8 7', 'f 1 3 7 5', 'f 2 6 8 4'];
const cube = dataUri('application/octet-stream', `${[...corners, ...sides].join('\n')}\n`);
const openBox = dataUri('application/octet-stream', `${[...corners, ...sides.slice(1)].join('\n')}\n`);

describe('the jobs of the local engine', () => {
  const bodies: [string, object, string[]][] = [
    ['image-to-3d', { image_url: discUri }, ['glb']],
    ['remesh', { model_url: cube, target_polycount: 100, target_formats: ['glb', 'obj'] }, ['glb', 'obj']],
    ['convert', { model_url: cube, target_formats: ['glb', 'stl', '3mf'] }, ['glb', 'stl', '3mf']],
    ['resize', { model_url: cube, resize_height: 2 }, ['glb']],
  ];
  it.each(bodies)('%s produces complete files', async (name, body, formats) => {
    const { prefix } = familyNamed(name)!;
    const task = await user.settled(prefix, await user.create(prefix, body));
    expect(task).toMatchObject({ status: 'SUCCEEDED', progress: 100 });
    await areWhole(task, formats);
  });

  it('pass their results on: preview, refine, remesh to a format', async () => {
    const preview = await user.create('/v2/text-to-3d', { mode: 'preview', prompt: 'a red mushroom' });
    await user.settled('/v2/text-to-3d', preview);
    const refine = await user.create('/v2/text-to-3d', { mode: 'refine', preview_task_id: preview });
    const refined = await user.settled('/v2/text-to-3d', refine);
    await areWhole(refined, ['glb']);
    expect(refined).toMatchObject({
      status: 'SUCCEEDED',
      prompt: 'a red mushroom',
      stand_in: expect.stringContaining('mushroom'),
    });
    const again = await user.post('/v2/text-to-3d', { mode: 'refine', preview_task_id: refine });
    expect(again.status).toBe(400);
    const stl = await user.create('/v1/convert', { input_task_id: refine, target_formats: ['stl'] });
    expect(await user.settled('/v1/convert', stl)).toMatchObject({ model_urls: { stl: expect.any(String) } });
    const back = await user.create('/v1/convert', { input_task_id: stl, target_formats: ['glb'] });
    await areWhole(await user.settled('/v1/convert', back), ['glb']);
  });

  it.each([
    [
      'a task that is gone by then',
      async () => {
        const body = { model_url: openBox, target_formats: ['glb'] };
        const input_task_id = await user.create('/v1/remesh', body);
        await user.settled('/v1/remesh', input_task_id);
        return {
          format: 'glb',
          body: { input_task_id },
          forget: () => user.remove(`/v1/remesh/${input_task_id}`),
        };
      },
    ],
    ['a data URI', async () => ({ format: 'obj', body: { model_url: openBox }, forget: async () => {} })],
  ])('repair an analysed model, given by %s', async (_, given) => {
    const { format, body, forget } = await given();
    const analyse = async (input: object) => {
      const id = await user.create('/v1/print/analyze', input);
      const { printability } = await user.settled('/v1/print/analyze', id);
      return { id, printability };
    };
    const analysis = await analyse(body);
    expect(analysis.printability).toMatchObject({ status: 'error', metrics: { is_watertight: false } });
    await forget();
    const repair = await user.create('/v1/print/repair', { input_task_id: analysis.id });
    const { status, model_urls } = await user.settled('/v1/print/repair', repair);
    const files = Object.entries(model_urls as object).filter(([, link]) => link !== '');
    expect([status, files.map(([name]) => name)]).toEqual(['SUCCEEDED', [format]]);
    const model_url = (model_urls as Record<string, string>)[format];
    expect((await analyse({ model_url })).printability).toMatchObject({
      status: 'healthy',
      metrics: { is_watertight: true },
    });
  });

  it('animate what they rigged, each rig with the motions it supports', async () => {
    const make = async (prefix: string, body: object) => {
      const id = await user.create(prefix, body);
      return { id, task: await user.settled(prefix, id) };
    };
    const motion = await make('/v1/text-to-motion', { mode: 'swift', duration: 3, prompt: 'waves' });
    for (const [prompt, status] of [
      ['a dog', 400],
      ['a person', 202],
    ] as const) {
      const model = await make('/v2/text-to-3d', { mode: 'preview', prompt, pose_mode: 'a-pose' });
      const rig = await make('/v1/rigging', { input_task_id: model.id });
      expect([prompt, rig.task.status]).toEqual([prompt, 'SUCCEEDED']);
      const answer = await user.post('/v1/animations', { rig_task_id: rig.id, motion_task_id: motion.id });
      expect([prompt, answer.status]).toEqual([prompt, status]);
      const actions = { rig_task_id: rig.id, action_ids: [0, 99_999] };
      expect((await user.post('/v1/animations', actions)).body.message).toMatch(/no action 99999/);
    }
  });

  it.each(['a data URI', 'a URL', 'a task'])('rig a body of over 8 kB given by %s', async (way) => {
    const created = await user.create('/v2/text-to-3d', {
      mode: 'preview',
      prompt: 'a person',
      pose_mode: 'a-pose',
    });
    const { model_urls } = await user.settled('/v2/text-to-3d', created);
    const { glb } = model_urls as { glb: string };
    const bytes = Buffer.from(await (await fetch(glb)).arrayBuffer());
    expect(bytes.byteLength).toBeGreaterThan(8_192);
    const sources: Record<string, object> = {
      'a data URI': { model_url: dataUri('application/octet-stream', bytes) },
      'a URL': { model_url: glb },
      'a task': { input_task_id: created },
    };
    const rig = await user.settled('/v1/rigging', await user.create('/v1/rigging', sources[way]));
    expect([rig.status, rig.task_error]).toEqual(['SUCCEEDED', { message: '' }]);
  });

  it('are refused for a model without a body to rig: 422 with the reason, and no charge', async () => {
    const input_task_id = await user.create('/v1/convert', { model_url: cube, target_formats: ['glb'] });
    const { model_urls } = await user.settled('/v1/convert', input_task_id);
    const before = await user.balance();
    for (const source of [{ input_task_id }, { model_url: (model_urls as { glb: string }).glb }]) {
      const { status, body } = await user.post('/v1/rigging', source);
      expect([status, body.message]).toEqual([
        422,
        expect.stringMatching(/no humanoid or four-legged body was found: it stands on 1 parts/),
      ]);
    }
    expect(await user.balance()).toBe(before);
  });

  it('end FAILED with a refund on a model that cannot be read, or are refused', async () => {
    const before = await user.balance();
    const broken = dataUri('application/octet-stream', `glTF${'\0'.repeat(40)}`);
    const answer = await user.post('/v1/convert', { model_url: broken, target_formats: ['obj'] });
    if (answer.status === 202) {
      const task = await user.settled('/v1/convert', String(answer.body.result));
      expect(task).toMatchObject({ status: 'FAILED', consumed_credits: 0 });
      expect((task.task_error as { message: string }).message).not.toBe('');
    } else {
      expect(answer.status).toBe(400);
    }
    expect(await user.balance()).toBe(before);
  });

  it('accept a format only Blender writes without Blender: omitted beside others, refunded when it is the only one', async () => {
    const before = await user.balance();
    const convert = async (target_formats: readonly string[]) =>
      await user.settled(
        '/v1/convert',
        await user.create('/v1/convert', { model_url: cube, target_formats }),
      );
    expect(await convert(['blend'])).toMatchObject({
      status: 'FAILED',
      consumed_credits: 0,
      task_error: { message: expect.stringMatching(/Blender was not found; add another format: glb/) },
    });
    expect(await user.balance()).toBe(before);
    const { status, model_urls } = await convert(['glb', 'blend']);
    expect([status, Object.keys(model_urls as object)]).toEqual(['SUCCEEDED', ['glb']]);
  });
});

/** Checks that each file of a task has its stated length, and that the GLB states the same. */
async function areWhole(task: Record<string, unknown>, formats: readonly string[]): Promise<void> {
  const urls = task.model_urls as Record<string, string>;
  expect(Object.keys(urls)).toEqual(expect.arrayContaining([...formats]));
  const thumbnail = typeof task.thumbnail_url === 'string' ? [task.thumbnail_url] : [];
  for (const url of [...Object.values(urls), ...thumbnail]) {
    const response = await fetch(url);
    const bytes = Buffer.from(await response.arrayBuffer());
    expect([response.status, bytes.length]).toEqual([200, Number(response.headers.get('content-length'))]);
    if (url === urls.glb)
      expect([bytes.toString('latin1', 0, 4), bytes.readUInt32LE(8)]).toEqual(['glTF', bytes.length]);
  }
}
