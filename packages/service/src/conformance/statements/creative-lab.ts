import { familyNamed } from '@meshwright/contract';
import { expect } from 'vitest';
import { pictureUri } from '../../testing/manual-engine.ts';
import type { TaskFixture } from '../../testing/task-fixture.ts';
import { accepts, refuses } from '../create-checks.ts';
import { dataUri, jpeg, png, webp } from '../sample-files.ts';
import type { World } from '../service-under-test.ts';
import type { Section, Statement } from '../statement.ts';
import { brick, lab, reach, unknownId } from '../tasks-in-states.ts';

const picture = { image_url: pictureUri };
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const letters = (count: number) => '\u{1F600}'.repeat(count);
const unfetchable = 'http://192.0.2.1/cat.png';

const products = [
  ['Keycap', 'keycap', { candidate_id: 'a-candidate' }, 12, 50],
  ['Brick figure', 'brick-figure', {}, 6, 30],
] as const;

/** The rules both specified products share. */
function sharedStatements([
  title,
  product,
  pick,
  prototypePrice,
  buildPrice,
]: (typeof products)[number]): Statement[] {
  const root = `/creative-lab/${product}/v1`;
  const prototype = `${root}/prototype`;
  const build = `${root}/build`;
  const built = (more: object) => async (made: TaskFixture) => ({
    input_task_id: await made.of(`${product}-prototype`),
    ...pick,
    ...more,
  });
  return [
    ...(
      [
        ['jpg', 'image/jpeg', jpeg],
        ['png', 'image/png', png(64, 64)],
        ['webp', 'image/webp', webp],
      ] as const
    ).map(([ending, type, bytes]) =>
      accepts(`${title} prototype, image_url: a ${ending} is accepted`, prototype, {
        image_url: dataUri(type, bytes),
      }),
    ),
    accepts(
      `${title} prototype, image_url: the format is found by decoding, not by the declared type`,
      prototype,
      {
        image_url: dataUri('image/png', jpeg),
      },
    ),
    refuses(`${title} prototype, failures: image_url missing is 400`, prototype, {}, 400, /image_url/),
    refuses(`${title} prototype, failures: an unsupported format is 400`, prototype, {
      image_url: dataUri('image/gif', 'GIF89a....'),
    }),
    ...[
      ['.png', png(64, 64)],
      ['.jpg', jpeg],
      ['.webp', webp],
    ].map(([ending, bytes]) =>
      refuses(
        `${title} prototype, failures: a truncated ${ending} is 400 at creation`,
        prototype,
        { image_url: dataUri('image/png', (bytes as Buffer).subarray(0, -4)) },
        400,
        /truncated|no readable header/,
      ),
    ),
    refuses(
      `${title} prototype, failures: an unreachable URL is 400`,
      prototype,
      { image_url: unfetchable },
      400,
      /cannot be fetched/,
    ),
    refuses(`${title} prototype, failures: a data URI of another type is 400`, prototype, {
      image_url: dataUri('text/plain', png(64, 64)),
    }),
    refuses(`${title} prototype, failures: a data URI without base64 is 400`, prototype, {
      image_url: 'data:image/png,abc',
    }),
    refuses(`${title} prototype, failures: a data URI of broken base64 is 400`, prototype, {
      image_url: 'data:image/png;base64,iVBO*w0K',
    }),
    accepts(`${title} prototype, image_url: 32 pixels on each side are accepted (R41)`, prototype, {
      image_url: dataUri('image/png', png(32, 32)),
    }),
    refuses(`${title} prototype, failures: a picture 31 pixels wide is 400 (R41)`, prototype, {
      image_url: dataUri('image/png', png(31, 64)),
    }),
    refuses(`${title} prototype, failures: a picture 31 pixels high is 400 (R41)`, prototype, {
      image_url: dataUri('image/png', png(64, 31)),
    }),
    refuses(`${title} prototype, failures: 178,956,971 pixels are 400`, prototype, {
      image_url: dataUri('image/png', png(178_956_971, 1)),
    }),
    refuses(`${title} prototype, failures: over 20,971,520 bytes are 400 (R42)`, prototype, {
      image_url: `data:image/png;base64,${'A'.repeat(Math.ceil((20_971_521 / 3) * 4))}`,
    }),
    accepts(`${title} prototype, name: 100 characters are accepted`, prototype, {
      ...picture,
      name: 'n'.repeat(100),
    }),
    accepts(`${title} prototype, name: characters are counted as code points (R43)`, prototype, {
      ...picture,
      name: letters(100),
    }),
    refuses(`${title} prototype, name: 101 characters are 400`, prototype, {
      ...picture,
      name: letters(101),
    }),
    accepts(`${title} prototype, remove_background: true`, prototype, {
      ...picture,
      remove_background: true,
    }),
    refuses(`${title} prototype, remove_background: a text is 400`, prototype, {
      ...picture,
      remove_background: 'yes',
    }),
    accepts(`${title} build: a prototype of the same product is accepted`, build, built({})),
    accepts(`${title} build, name: 100 characters are accepted`, build, built({ name: 'n'.repeat(100) })),
    refuses(`${title} build, name: 101 characters are 400`, build, built({ name: 'n'.repeat(101) })),
    refuses(
      `${title} build, failures: input_task_id missing is 400`,
      build,
      { ...pick },
      400,
      /input_task_id/,
    ),
    refuses(`${title} build, failures: an input_task_id that is not a UUID is 400`, build, {
      input_task_id: 'x',
      ...pick,
    }),
    refuses(
      `${title} build, failures: a prototype that does not exist is 404`,
      build,
      { input_task_id: unknownId, ...pick },
      404,
    ),
    refuses(
      `${title} build, failures: a prototype of another product is 404 (R40)`,
      build,
      async (made) => ({ input_task_id: await made.of('figure-prototype'), ...pick }),
      404,
    ),
    refuses(
      `${title} build, failures: a build instead of a prototype is 404 (R40)`,
      build,
      async (made) => ({ input_task_id: await made.of(`${product}-build`), ...pick }),
      404,
    ),
    {
      title: `${title}: ids are UUIDs (R39)`,
      async holds(world) {
        const { made } = await world.instant();
        for (const stage of ['prototype', 'build'])
          expect(await made.of(`${product}-${stage}`)).toMatch(uuid);
      },
    },
    {
      title: `${title}: a prototype costs ${prototypePrice} credits, a build ${buildPrice}; each call is billed separately`,
      async holds(world) {
        const { rich, made } = await world.instant();
        const body = await built({})(made);
        const before = await rich.balance();
        for (const _ of [1, 2]) await rich.create(prototype, picture);
        expect(before - (await rich.balance())).toBe(2 * prototypePrice);
        for (const _ of [1, 2]) await rich.create(build, body);
        expect(before - (await rich.balance())).toBe(2 * (prototypePrice + buildPrice));
      },
    },
    {
      title: `${title}: retrieve and DELETE answer 404 when the stage in the path is not the task's`,
      async holds(world) {
        const { rich, made } = await world.instant();
        const id = await made.of(`${product}-prototype`);
        expect((await rich.get(`${build}/${id}`)).status).toBe(404);
        expect((await rich.remove(`${build}/${id}`)).status).toBe(404);
        expect((await rich.get(`${prototype}/${id}`)).status).toBe(200);
      },
    },
    {
      title: `${title}: DELETE of a task that does not exist is 404`,
      async holds(world) {
        const { rich } = await world.instant();
        for (const stage of [prototype, build])
          expect((await rich.remove(`${stage}/${unknownId}`)).status).toBe(404);
      },
    },
    {
      title: `${title}: a list holds the tasks of one stage only`,
      async holds(world) {
        const { rich, made } = await world.instant();
        const ids = [await made.of(`${product}-prototype`), await made.of(`${product}-build`)];
        for (const [i, stage] of [prototype, build].entries()) {
          const list = (await rich.get(`${stage}?page_size=100`)).body as unknown as {
            id: string;
            type: string;
          }[];
          expect(list.map(({ id }) => id)).not.toContain(ids[1 - i]);
          expect(new Set(list.map(({ type }) => type)).size).toBe(1);
        }
      },
    },
    {
      title: `${title}: a list has pages of page_size in both orders, by default newest first`,
      async holds(world) {
        const { rich } = await world.instant();
        const ids = [await rich.create(prototype, picture), await rich.create(prototype, picture)];
        const list = async (query: string) =>
          ((await rich.get(prototype + query)).body as unknown as { id: string }[]).map(({ id }) => id);
        expect(await list('?page_size=2')).toEqual([...ids].reverse());
        expect(await list('?page_size=1&page_num=2')).toEqual([ids[0]]);
        const oldest = await list('?page_size=1&sort_by=%2Bcreated_at');
        expect(ids).not.toContain(oldest[0]);
        expect(await list('?page_size=1&sort_by=-created_at')).toEqual([ids[1]]);
      },
    },
    {
      title: `${title}: name is the given name, or an empty string`,
      async holds(world) {
        const { rich, made } = await world.instant();
        const named = await rich.create(prototype, { ...picture, name: 'Cat' });
        expect((await rich.get(`${prototype}/${named}`)).body.name).toBe('Cat');
        const unnamed = await made.of(`${product}-build`);
        expect((await rich.get(`${build}/${unnamed}`)).body.name).toBe('');
      },
    },
    {
      title: `${title} prototype task object: type creative-lab-${product}-prototype, image_urls with exactly one entry`,
      async holds(world) {
        const { rich, made } = await world.instant();
        const { body } = await rich.get(`${prototype}/${await made.of(`${product}-prototype`)}`);
        expect(body).toMatchObject({
          type: `creative-lab-${product}-prototype`,
          image_urls: [expect.any(String)],
        });
      },
    },
    {
      title: `${title} build task object: type creative-lab-${product}-build, with model_urls`,
      async holds(world) {
        const { rich, made } = await world.instant();
        const { body } = await rich.get(`${build}/${await made.of(`${product}-build`)}`);
        expect(body).toMatchObject({
          type: `creative-lab-${product}-build`,
          model_urls: { glb: expect.any(String) },
        });
      },
    },
    {
      title: `${title} build, failures: a prototype without a candidate is 400`,
      async holds(world) {
        const { rich, engine } = await world.control();
        const id = await rich.create(prototype, picture);
        (await engine.next()).finish({ result: { image_urls: [], candidate_ids: [] } });
        await rich.settled(prototype, id);
        const { status, body } = await rich.post(build, { input_task_id: id, ...pick });
        expect([status, body.message]).toEqual([400, expect.stringContaining('candidate')]);
      },
    },
  ];
}

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
  expect((await fetch(link(task))).status).toBe(200);
  bench.advance(3 * 24 * 3600 * 1000);
  const late = await fetch(link(task));
  const reread = (await bench.rich.get(`${prefix}/${id}`)).body;
  await bench.service.stop();
  expect([late.status, link(reread)]).toEqual([403, link(task)]);
}

const keycapBuild = '/creative-lab/keycap/v1/build';
const options = (given: object) => async (made: TaskFixture) => ({
  input_task_id: await made.of('keycap-prototype'),
  candidate_id: 'a-candidate',
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
    async holds(world) {
      const { rich, made } = await world.instant();
      const { body } = await rich.get(`${keycapBuild}/${await made.of('keycap-build')}`);
      expect(body).not.toHaveProperty('options');
    },
  },
  {
    title:
      'Keycap prototype task object: candidate_ids is parallel to image_urls, and stays the same on re-read',
    async holds(world) {
      const { rich, made } = await world.instant();
      const path = `${lab.prefix}/${await made.of('keycap-prototype')}`;
      const { body } = await rich.get(path);
      expect(body).toMatchObject({ candidate_ids: ['a-candidate'], image_urls: [expect.any(String)] });
      expect((await rich.get(path)).body).toEqual(body);
    },
  },
  {
    title: 'Keycap prototype: remove_background does not change the candidate used by the build',
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
    async holds(world) {
      const { rich, made } = await world.instant();
      const input_task_id = await made.of('keycap-prototype');
      const creates = [
        [lab.prefix, { ...lab.body, name: '[[error]]' }],
        [keycapBuild, { input_task_id, candidate_id: 'a-candidate', name: '[[error]]' }],
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
    holds: (world) => expiry(world, lab.prefix, picture, (task) => (task.image_urls as string[])[0]!),
  },
  {
    title:
      'Keycap build: signed URLs stay valid until expires_at, 3 days after finished_at; the link is never refreshed',
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
  statements: [...products.flatMap(sharedStatements), ...keycapStatements, ...brickStatements],
};
