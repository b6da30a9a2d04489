import { familyNamed } from '@meshwright/contract';
import { accepts, refuses } from '../create-checks.ts';
import { expect } from '../expect.ts';
import { modelUri, pictureUri } from '../sample-files.ts';
import { type BodyOf, type Section, type Statement, sourceOfFamily } from '../statement.ts';
import type { TaskFixture } from '../task-fixture.ts';

const text = '/v2/text-to-3d';
const preview = { mode: 'preview', prompt: 'a chest' };
const image = { image_url: pictureUri };
const retexture = { model_url: modelUri, text_style_prompt: 'bronze' };

const refine = (more: object) => async (made: TaskFixture) => ({
  mode: 'refine',
  preview_task_id: await made.of('text-to-3d'),
  ...more,
});

function costs(title: string, prefix: string, body: BodyOf, credits: number): Statement {
  return {
    title: `Credit costs: ${title} costs ${credits}`,
    ...sourceOfFamily(prefix),
    creates: [{ prefix, body }],
    async holds(world) {
      const { rich, made } = await world.instant();
      const sent = typeof body === 'function' ? await body(made) : body;
      const before = await rich.balance();
      const id = await rich.create(prefix, sent);
      expect(before - (await rich.balance())).toBe(credits);
      expect((await rich.settled(prefix, id)).consumed_credits).toBe(credits);
    },
  };
}

/** States the prices of the two stages of a product. */
function product(title: string, name: string, prototype: number, build: number): Statement[] {
  const body = (stage: string) => async (made: TaskFixture) =>
    await made.body(familyNamed(`${name}-${stage}`)!);
  return [
    costs(`a ${title} prototype`, familyNamed(`${name}-prototype`)!.prefix, body('prototype'), prototype),
    costs(`a ${title} build`, familyNamed(`${name}-build`)!.prefix, body('build'), build),
  ];
}

export const credits: Section = {
  title: 'Limits: credit costs and stated bounds',
  statements: [
    costs('a smart-topology preview', text, { ...preview, model_type: 'smart-topology' }, 5),
    costs('a generation 6 preview', text, { ...preview, ai_model: 'vendor-6' }, 20),
    costs('a Text to 3D refine', text, refine({}), 10),
    costs('a refine at 2k', text, refine({ texture_resolution: '2k' }), 10),
    costs('a refine at 4k', text, refine({ texture_resolution: '4k' }), 10),
    costs('a refine at 8k (R51)', text, refine({ texture_resolution: '8k' }), 15),
    costs(
      'Image to 3D with vendor-6-lite, without texture',
      '/v1/image-to-3d',
      { ...image, ai_model: 'vendor-6-lite', should_texture: false },
      5,
    ),
    costs(
      'Image to 3D with vendor-6-lite, with texture',
      '/v1/image-to-3d',
      { ...image, ai_model: 'vendor-6-lite' },
      15,
    ),
    ...['2k', '4k'].map((geometry_resolution) =>
      costs(
        `Image to 3D with ${geometry_resolution} geometry, 5 more,`,
        '/v1/image-to-3d',
        { ...image, geometry_resolution },
        35,
      ),
    ),
    costs(
      'a generation 6 preview in Ultra mode, 5 more,',
      text,
      { ...preview, ai_model: 'vendor-6', ultra_mode: true },
      25,
    ),
    costs('Retexture with vendor-6-lite', '/v1/retexture', { ...retexture, ai_model: 'vendor-6-lite' }, 10),
    ...(
      [
        ['2k', 10],
        ['4k', 10],
        ['8k', 15],
      ] as const
    ).map(([texture_resolution, price]) =>
      costs(
        `Retexture at ${texture_resolution} (R51)`,
        '/v1/retexture',
        { ...retexture, texture_resolution },
        price,
      ),
    ),
    costs('UV Unwrap', '/v1/uv-unwrap', { model_url: modelUri }, 5),
    ...['image-2', 'image-2-5-flare', 'image-2-5-sunburst'].flatMap((ai_model) => [
      costs(`Text to Image with ${ai_model}`, '/v1/text-to-image', { prompt: 'a cat', ai_model }, 9),
      costs(
        `Image to Image with ${ai_model}`,
        '/v1/image-to-image',
        { prompt: 'a cat', reference_image_urls: [pictureUri], ai_model },
        12,
      ),
    ]),
    costs('Text to Motion prime', '/v1/text-to-motion', { mode: 'prime', duration: 2, prompt: 'waves' }, 10),
    costs('Text to Motion swift', '/v1/text-to-motion', { mode: 'swift', duration: 2, prompt: 'waves' }, 3),
    costs('Repair Printability', '/v1/print/repair', { model_url: modelUri }, 10),
    costs('Multi-Color Print', '/v1/print/multi-color', { model_url: modelUri }, 10),
    costs(
      'Auto Split',
      '/v1/print/split',
      async (made: TaskFixture) => ({ input_task_id: await made.of('text-to-3d') }),
      10,
    ),
    costs('Analyze Printability', '/v1/print/analyze', { model_url: modelUri }, 0),
    ...product('brick figure', 'brick-figure', 6, 30),
    ...product('vinyl figure', 'vinyl-figure', 6, 30),
    ...product('fidget pixel', 'fidget-pixel', 6, 30),
    ...product('keychain', 'keychain', 6, 30),
    ...product('fridge magnet', 'fridge-magnet', 6, 30),
    ...product('figure', 'figure', 6, 30),
    ...product('lamp', 'lamp', 30, 6),
    costs('a collapsible fidget', familyNamed('collapsible-fidget')!.prefix, image, 6),
    ...[100, 4_000, 15_000].map((target_polycount) =>
      accepts(`Limits, target_polycount with smart topology: ${target_polycount} is accepted`, text, {
        ...preview,
        model_type: 'smart-topology',
        target_polycount,
      }),
    ),
    ...[99, 15_001].map((target_polycount) =>
      refuses(`Limits, target_polycount with smart topology: ${target_polycount} is 400`, text, {
        ...preview,
        model_type: 'smart-topology',
        target_polycount,
      }),
    ),
    {
      title: 'Limits, target_polycount: 4,000 by default with smart topology, 30,000 otherwise',
      needs: ['held-jobs'],
      async holds(world) {
        const { rich, engine } = await world.control();
        for (const [more, expected] of [
          [{ model_type: 'smart-topology' }, 4_000],
          [{}, 30_000],
        ] as const) {
          const id = await rich.create(text, { ...preview, ...more });
          const job = await engine.next();
          expect(job.input.request.target_polycount).toBe(expected);
          job.finish();
          await rich.settled(text, id);
        }
      },
    },
    {
      title: 'Parameters, should_remesh: false by default for vendor-6, true for other models',
      needs: ['held-jobs'],
      async holds(world) {
        const { rich, engine } = await world.control();
        for (const [ai_model, expected] of [
          ['vendor-6', false],
          ['vendor-7', true],
          ['latest', true],
        ] as const) {
          const id = await rich.create(text, { ...preview, ai_model });
          const job = await engine.next();
          expect(job.input.request.should_remesh).toBe(expected);
          job.finish();
          await rich.settled(text, id);
        }
      },
    },
    {
      title:
        'Parameters: remove_lighting and image_enhancement are true, alpha_thumbnail false and pose_mode empty by default',
      needs: ['held-jobs'],
      async holds(world) {
        const { rich, engine } = await world.control();
        const id = await rich.create('/v1/image-to-3d', image);
        const job = await engine.next();
        expect(job.input.request).toMatchObject({
          remove_lighting: true,
          image_enhancement: true,
          alpha_thumbnail: false,
          pose_mode: '',
        });
        job.finish();
        await rich.settled('/v1/image-to-3d', id);
      },
    },
    {
      title: 'Image generation: aspect_ratio is 1:1 by default',
      needs: ['held-jobs'],
      async holds(world) {
        const { rich, engine } = await world.control();
        const id = await rich.create('/v1/text-to-image', { ai_model: 'nano-banana', prompt: 'a cat' });
        const job = await engine.next();
        expect(job.input.request).toMatchObject({ aspect_ratio: '1:1', remove_background: false });
        job.finish();
        await rich.settled('/v1/text-to-image', id);
      },
    },
  ],
};
