import { type Family, families } from '@meshwright/contract';
import { detailsOf, factsOf } from '@meshwright/contract/schema';
import { expect } from '../expect.ts';
import { dataUri, pictureUri } from '../sample-files.ts';
import type { Section, Statement } from '../statement.ts';
import type { TaskFixture } from '../task-fixture.ts';
import type { OwnBench, World } from '../world.ts';

type Example = Readonly<Record<string, unknown>>;

const picture = Buffer.from(pictureUri.slice(pictureUri.indexOf(',') + 1), 'base64');
const cutOff = dataUri('image/png', picture.subarray(0, -4));

/** Returns an example of the family that sends a picture, if there is one. */
function withPicture(family: Family): Example | undefined {
  const { request, examples } = detailsOf(family);
  return examples.find((example) => Object.keys(example).some((name) => isPicture(request.entries[name])));
}

function isPicture(field: Parameters<typeof factsOf>[0] | undefined): boolean {
  if (!field) return false;
  const facts = factsOf(field);
  if (facts.kind === 'list') return facts.item !== undefined && isPicture(facts.item);
  return facts.kind === 'link' && facts.media === 'image';
}

const cutPictures: readonly Statement[] = families.flatMap((family) => {
  const example = withPicture(family);
  if (!example) return [];
  return {
    title: `Errors, 400: a truncated picture is refused when ${family.name} is created, not by its job; nothing is charged`,
    creates: [{ referring: (made: TaskFixture) => made.body(family, example) }],
    async holds(world) {
      const { rich, made } = await world.instant();
      const body = JSON.stringify(await made.body(family, example));
      expect(body).toContain(pictureUri);
      const before = await rich.balance();
      const answer = await rich.post(family.prefix, body.replaceAll(pictureUri, cutOff));
      expect([answer.status, answer.body.message]).toEqual([400, expect.stringMatching(/truncated/)]);
      expect(await rich.balance()).toBe(before);
    },
  };
});

const services = new WeakMap<World, Promise<OwnBench>>();

/** Returns a service whose capability check uses the local engine, and whose jobs end at once; one a world. */
function withoutBlender(world: World): Promise<OwnBench> {
  const bench = services.get(world) ?? world.open({ engine: 'without-blender' });
  services.set(world, bench);
  return bench;
}

/** Statements for the formats that only Blender writes. */
const blend: readonly Statement[] = families.flatMap((family) => {
  const { request, examples } = detailsOf(family);
  const field = request.entries.target_formats;
  if (!field || !JSON.stringify(factsOf(field)).includes('"blend"')) return [];
  return {
    title: `Resources, model_urls: without Blender, ${family.name} with blend is accepted at creation (R31)`,
    needs: ['own-instance'],
    async holds(world) {
      const bench = await withoutBlender(world);
      const body = await bench.made.body(family, examples[0]);
      for (const target_formats of [['blend'], ['glb', 'blend']]) {
        const { status } = await bench.rich.post(family.prefix, { ...body, target_formats });
        expect([target_formats, status]).toEqual([target_formats, 202]);
      }
    },
  };
});

export const decidedAtCreation: Section = {
  title: 'Decided when a task is created',
  statements: [
    ...cutPictures,
    ...blend,
    {
      title:
        'Resources, model_urls: without Blender, blend alone ends FAILED with a refund and a remedy (R31)',
      takesLong: true,
      needs: ['own-instance'],
      creates: [{ prefix: '/v1/convert', body: {} }],
      async holds(world) {
        const { rich } = await world.real();
        const model_url = dataUri('application/octet-stream', 'v 0 0 0\nv 1 0 0\nv 0 1 0\nf 1 2 3\n');
        const before = await rich.balance();
        const id = await rich.create('/v1/convert', { model_url, target_formats: ['blend'] });
        expect(await rich.settled('/v1/convert', id)).toMatchObject({
          status: 'FAILED',
          consumed_credits: 0,
          task_error: { message: expect.stringMatching(/Blender was not found; add another format: glb/) },
        });
        expect(await rich.balance()).toBe(before);
      },
    },
    {
      title:
        'Authentication, rule 5: a keycap build of a free account is 402 for an existing prototype, an unknown one and one of another account',
      needs: ['free-account'],
      creates: [{ prepared: 'keycap-prototype' }],
      async holds(world) {
        const { free, made } = await world.instant();
        const present = await made.of('keycap-prototype');
        for (const input_task_id of [present, '01900000-0000-7000-8000-000000000000']) {
          const body = { input_task_id, candidate_id: 'a' };
          const answer = await free.post('/creative-lab/keycap/v1/build', body);
          expect([answer.status, answer.body.message]).toEqual([402, expect.stringContaining('free plan')]);
        }
      },
    },
    {
      title:
        'Rate limiting: creates, streams and refusals for plan, credits and state also have the headers (R47)',
      needs: ['held-jobs'],
      async holds(world) {
        const bench = await world.control();
        const { rich, poor, free, engine } = bench;
        const prefix = '/v2/text-to-3d';
        const body = { mode: 'preview', prompt: 'a crate' };
        const created = await rich.post(prefix, body);
        const job = await engine.next();
        const stop = new AbortController();
        const stream = await rich.send(`${prefix}/${created.body.result}/stream`, {
          signal: stop.signal,
        });
        const answers = [
          created,
          stream,
          await rich.remove(`${prefix}/${created.body.result}`),
          await poor.post(prefix, body),
          await free.post(prefix, body),
        ];
        stop.abort();
        job.finish();
        await rich.settled(prefix, String(created.body.result));
        expect(answers.map(({ status }) => status)).toEqual([202, 200, 409, 402, 402]);
        for (const { headers, status } of answers) {
          for (const name of ['Retry-After', 'RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset']) {
            expect([status, name, headers.get(name)]).toEqual([status, name, expect.stringMatching(/^\d+$/)]);
          }
        }
      },
    },
  ],
};
