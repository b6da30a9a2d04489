import { familyNamed } from '@meshwright/contract';
import { accepts, refuses } from '../create-checks.ts';
import { expect } from '../expect.ts';
import { pictureUri } from '../sample-files.ts';
import type { Section, Statement } from '../statement.ts';
import type { TaskFixture } from '../task-fixture.ts';
import { brick, lab, reach } from '../tasks-in-states.ts';
import type { World } from '../world.ts';
import { sharedStatements } from './creative-lab-products.ts';

const picture = { image_url: pictureUri };
/** Requests the signed link of an output right before and right after its three days. */
async function expiry(
  world: World,
  prefix: string,
  body: object,
  link: (task: Record<string, unknown>) => string,
) {
  const bench = await world.open({ engine: (await world.control()).engine, workers: 1 });
  const { engine } = await world.control();
  const prototype = await reach({ ...bench, engine }, lab, 'SUCCEEDED');
  const id = await bench.rich.create(prefix, {
    ...body,
    ...(body === picture ? {} : { input_task_id: prototype.id }),
  });
  (await engine.next()).finish();
  const task = await bench.rich.settled(prefix, id);
  expect(Number(task.expires_at) - Number(task.finished_at)).toBe(3 * 24 * 3600 * 1000);
  expect((await bench.send(link(task))).status).toBe(200);
  bench.advance(3 * 24 * 3600 * 1000);
  const late = await bench.send(link(task));
  const reread = (await bench.rich.get(`${prefix}/${id}`)).body;
  await bench.stop();
  expect([late.status, link(reread)]).toEqual([403, link(task)]);
}

const keycapBuild = '/creative-lab/keycap/v1/build';
const options = (given: object) => async (made: TaskFixture) => ({
  input_task_id: await made.of('keycap-prototype'),
  candidate_id: await made.candidate(),
  options: given,
});

const keycapStatements: readonly Statement[] = [
  refuses('Keycap build, failures: candidate_id missing is 400', keycapBuild, async (made) => ({
    input_task_id: await made.of('keycap-prototype'),
  })),
  refuses('Keycap build, failures: an unknown candidate is 400', keycapBuild, async (made) => ({
    input_task_id: await made.of('keycap-prototype'),
    candidate_id: 'another-candidate',
  })),
  accepts('Keycap build, options: every field has a default', keycapBuild, options({})),
  accepts(
    'Keycap build, options.base_model: std-mx-1x1-r1 is accepted',
    keycapBuild,
    options({ base_model: 'std-mx-1x1-r1' }),
  ),
  refuses(
    'Keycap build, options.base_model: another value is 400',
    keycapBuild,
    options({ base_model: 'std-mx-2x1-r1' }),
  ),
  ...[10, 23.5, 40].map((head_size_mm) =>
    accepts(
      `Keycap build, options.head_size_mm: ${head_size_mm} is accepted`,
      keycapBuild,
      options({ head_size_mm }),
    ),
  ),
  ...[9.9, 40.1].map((head_size_mm) =>
    refuses(
      `Keycap build, options.head_size_mm: ${head_size_mm} is 400`,
      keycapBuild,
      options({ head_size_mm }),
    ),
  ),
  ...[-5, 0, 5].map((vertical_offset_mm) =>
    accepts(
      `Keycap build, options.vertical_offset_mm: ${vertical_offset_mm} is accepted`,
      keycapBuild,
      options({ vertical_offset_mm }),
    ),
  ),
  ...[-5.1, 5.1].map((vertical_offset_mm) =>
    refuses(
      `Keycap build, options.vertical_offset_mm: ${vertical_offset_mm} is 400`,
      keycapBuild,
      options({ vertical_offset_mm }),
    ),
  ),
  {
    title: 'Keycap build, options: defaults are std-mx-1x1-r1, 23 and 0 mm',
    needs: ['held-jobs'],
    async holds(world) {
      const bench = await world.control();
      const { id } = await reach(bench, lab, 'SUCCEEDED');
      const build = await bench.rich.create(keycapBuild, { input_task_id: id, candidate_id: 'a-candidate' });
      const job = await bench.engine.next();
      expect(job.input.request.options).toEqual({
        base_model: 'std-mx-1x1-r1',
        head_size_mm: 23,
        vertical_offset_mm: 0,
      });
      job.finish();
      await bench.rich.settled(keycapBuild, build);
    },
  },
  {
    title: 'Keycap build, options: the task object does not contain the applied values',
    creates: [{ prepared: 'keycap-build' }],
    async holds(world) {
      const { rich, made } = await world.instant();
      const { body } = await rich.get(`${keycapBuild}/${await made.of('keycap-build')}`);
      expect(body).not.toHaveProperty('options');
    },
  },
  {
    title:
      'Keycap prototype task object: candidate_ids is parallel to image_urls, and stays the same on re-read',
    creates: [{ prepared: 'keycap-prototype' }],
    async holds(world) {
      const { rich, made } = await world.instant();
      const path = `${lab.prefix}/${await made.of('keycap-prototype')}`;
      const { body } = await rich.get(path);
      expect(body).toMatchObject({ candidate_ids: [expect.any(String)], image_urls: [expect.any(String)] });
      expect((await rich.get(path)).body).toEqual(body);
    },
  },
  {
    title: 'Keycap prototype: remove_background does not change the candidate used by the build',
    creates: [{ prepared: 'keycap-prototype' }, lab],
    async holds(world) {
      const { rich, made } = await world.instant();
      const id = await rich.create(lab.prefix, { ...lab.body, remove_background: true });
      const task = await rich.settled(lab.prefix, id);
      const plain = (await rich.get(`${lab.prefix}/${await made.of('keycap-prototype')}`)).body;
      expect(task.candidate_ids).toEqual(plain.candidate_ids);
    },
  },
  {
    title: 'Keycap, 500 on create: no task is created, nothing is charged, a retry is safe',
    needs: ['markers'],
    creates: [lab, { prefix: keycapBuild, body: options({}) }],
    async holds(world) {
      const { rich, made } = await world.instant();
      const input_task_id = await made.of('keycap-prototype');
      const creates = [
        [lab.prefix, { ...lab.body, name: '[[error]]' }],
        [keycapBuild, { input_task_id, candidate_id: await made.candidate(), name: '[[error]]' }],
      ] as const;
      for (const [prefix, body] of creates) {
        const state = async () => [await rich.balance(), (await rich.get(`${prefix}?page_size=1`)).body];
        const before = await state();
        expect((await rich.post(prefix, body)).status).toBe(500);
        expect(await state()).toEqual(before);
        expect((await rich.post(prefix, { ...body, name: '' })).status).toBe(202);
      }
    },
  },
  {
    title:
      'Keycap prototype: the display render is served until expires_at, 3 days after finished_at; the link is never refreshed',
    needs: ['own-instance', 'held-jobs'],
    holds: (world) => expiry(world, lab.prefix, picture, (task) => (task.image_urls as string[])[0]!),
  },
  {
    title:
      'Keycap build: signed URLs stay valid until expires_at, 3 days after finished_at; the link is never refreshed',
    needs: ['own-instance', 'held-jobs'],
    holds: (world) =>
      expiry(
        world,
        keycapBuild,
        { candidate_id: 'a-candidate' },
        (task) => (task.model_urls as { glb: string }).glb,
      ),
  },
];

const brickStatements: readonly Statement[] = [
  {
    title:
      'Brick-figure build task object: prompt, negative_prompt, texture_prompt and texture_image_url are empty strings',
    creates: [{ prepared: 'brick-figure-build' }],
    async holds(world) {
      const { rich, made } = await world.instant();
      const { prefix } = familyNamed('brick-figure-build')!;
      const { body } = await rich.get(`${prefix}/${await made.of('brick-figure-build')}`);
      expect(body).toMatchObject({
        prompt: '',
        negative_prompt: '',
        texture_prompt: '',
        texture_image_url: '',
      });
    },
  },
  {
    title: 'Brick-figure prototype task object: started_at is null until it starts (R01)',
    needs: ['held-jobs'],
    async holds(world) {
      const bench = await world.control();
      const { path, leave } = await reach(bench, brick, 'PENDING');
      expect((await bench.rich.get(path)).body).toMatchObject({ started_at: null, finished_at: null });
      await leave();
    },
  },
];

export const creativeLab: Section = {
  title: 'Creative Lab: keycap and brick figure',
  statements: [...sharedStatements, ...keycapStatements, ...brickStatements],
};
