import { accepts, refuses } from '../create-checks.ts';
import { expect } from '../expect.ts';
import { dataUri, jpeg, pictureUri, png, pngHeader, webp } from '../sample-files.ts';
import type { Statement } from '../statement.ts';
import type { TaskFixture } from '../task-fixture.ts';
import { unknownId } from '../tasks-in-states.ts';

const picture = { image_url: pictureUri };
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const letters = (count: number) => '\u{1F600}'.repeat(count);
const unfetchable = 'http://192.0.2.1/cat.png';

const products = [
  ['Keycap', 'keycap', async (made: TaskFixture) => ({ candidate_id: await made.candidate() }), 12, 50],
  ['Brick figure', 'brick-figure', async () => ({}), 6, 30],
] as const;

/** A product with its two stages. */
interface Product {
  readonly title: string;
  readonly product: string;
  /** Fields that a build needs beside its prototype. */
  readonly pick: (made: TaskFixture) => Promise<object>;
  readonly prototypePrice: number;
  readonly buildPrice: number;
  /** Path of each stage. */
  readonly prototype: string;
  readonly build: string;
  /** The body of a build on a finished prototype. */
  readonly built: (more: object) => (made: TaskFixture) => Promise<object>;
}

function productStatements([
  title,
  product,
  pick,
  prototypePrice,
  buildPrice,
]: (typeof products)[number]): Statement[] {
  const root = `/creative-lab/${product}/v1`;
  const all: Product = {
    title,
    product,
    pick,
    prototypePrice,
    buildPrice,
    prototype: `${root}/prototype`,
    build: `${root}/build`,
    built: (more) => async (made) => ({
      input_task_id: await made.of(`${product}-prototype`),
      ...(await pick(made)),
      ...more,
    }),
  };
  return [...prototypeBodies(all), ...buildBodies(all), ...stageRules(all), ...taskObjects(all)];
}

/** The create body of a prototype. */
function prototypeBodies({ title, prototype }: Product): Statement[] {
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
      image_url: dataUri('image/png', pngHeader(178_956_971, 1)),
    }),
    {
      ...refuses(`${title} prototype, failures: over 20,971,520 bytes are 400 (R42)`, prototype, {
        image_url: `data:image/png;base64,${'A'.repeat(Math.ceil((20_971_521 / 3) * 4))}`,
      }),
      takesLong: true as const,
    },
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
  ];
}

/** The create body of a build. */
function buildBodies({ title, product, pick, build, built }: Product): Statement[] {
  return [
    accepts(`${title} build: a prototype of the same product is accepted`, build, built({})),
    accepts(`${title} build, name: 100 characters are accepted`, build, built({ name: 'n'.repeat(100) })),
    refuses(`${title} build, name: 101 characters are 400`, build, built({ name: 'n'.repeat(101) })),
    refuses(`${title} build, failures: input_task_id missing is 400`, build, pick, 400, /input_task_id/),
    refuses(`${title} build, failures: an input_task_id that is not a UUID is 400`, build, async (made) => ({
      input_task_id: 'x',
      ...(await pick(made)),
    })),
    refuses(
      `${title} build, failures: a prototype that does not exist is 404`,
      build,
      async (made) => ({ input_task_id: unknownId, ...(await pick(made)) }),
      404,
    ),
    refuses(
      `${title} build, failures: a prototype of another product is 404 (R40)`,
      build,
      async (made) => ({ input_task_id: await made.of('figure-prototype'), ...(await pick(made)) }),
      404,
    ),
    refuses(
      `${title} build, failures: a build instead of a prototype is 404 (R40)`,
      build,
      async (made) => ({ input_task_id: await made.of(`${product}-build`), ...(await pick(made)) }),
      404,
    ),
  ];
}

/** Ids, prices and lists of the two stages. */
function stageRules(all: Product): Statement[] {
  const { title, product, prototypePrice, buildPrice, prototype, build, built } = all;
  return [
    {
      title: `${title}: ids are UUIDs (R39)`,
      creates: [{ prepared: `${product}-prototype` }, { prepared: `${product}-build` }],
      async holds(world) {
        const { made } = await world.instant();
        for (const stage of ['prototype', 'build'])
          expect(await made.of(`${product}-${stage}`)).toMatch(uuid);
      },
    },
    {
      title: `${title}: a prototype costs ${prototypePrice} credits, a build ${buildPrice}; each call is billed separately`,
      creates: [
        { prefix: prototype, body: picture, times: 2 },
        { prefix: build, body: built({}), times: 2 },
      ],
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
      creates: [{ prepared: `${product}-prototype` }],
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
      creates: [{ prepared: `${product}-build` }],
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
      creates: [{ prefix: prototype, body: picture, times: 2 }],
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
      creates: [{ prefix: prototype, body: picture }, { prepared: `${product}-build` }],
      async holds(world) {
        const { rich, made } = await world.instant();
        const named = await rich.create(prototype, { ...picture, name: 'Cat' });
        expect((await rich.get(`${prototype}/${named}`)).body.name).toBe('Cat');
        const unnamed = await made.of(`${product}-build`);
        expect((await rich.get(`${build}/${unnamed}`)).body.name).toBe('');
      },
    },
  ];
}

function taskObjects({ title, product, prototype, build }: Product): Statement[] {
  return [
    {
      title: `${title} prototype task object: type creative-lab-${product}-prototype, image_urls with exactly one entry`,
      creates: [{ prepared: `${product}-prototype` }],
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
      creates: [{ prepared: `${product}-build` }],
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
      needs: ['held-jobs'],
      async holds(world) {
        const { rich, engine } = await world.control();
        const id = await rich.create(prototype, picture);
        (await engine.next()).finish({ result: { image_urls: [], candidate_ids: [] } });
        await rich.settled(prototype, id);
        const { status, body } = await rich.post(build, { input_task_id: id, candidate_id: 'a-candidate' });
        expect([status, body.message]).toEqual([400, expect.stringContaining('candidate')]);
      },
    },
  ];
}

/** The rules both specified products share. */
export const sharedStatements: readonly Statement[] = products.flatMap(productStatements);
