import { ignoredFields } from '@meshwright/engine/pool';
import { type Caller, caller } from '@meshwright/testing/service/caller';
import { instantEngine, modelUri, pictureUri } from '@meshwright/testing/service/manual-engine';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Engine } from '../engine-port.ts';
import { type Service, startService } from '../start/start-service.ts';

// The table of the local engine, with jobs that end at once.

const seeds: number[] = [];
let service: Service;
let user: Caller;
beforeAll(async () => {
  const instant = instantEngine();
  const engine: Engine = {
    ...instant,
    async run(input, context) {
      seeds.push(input.seed);
      const fields = ignoredFields(input.family, input.request);
      return { ...(await instant.run(input, context)), ...(fields.length > 0 && { ignored: fields }) };
    },
  };
  const accounts = [{ name: 'a', key: 'k', credits: 10_000 }];
  service = await startService({ engine, accounts });
  user = caller(service, 'k');
});
afterAll(() => service.stop());

const make = async (prefix: string, body: object) => user.settled(prefix, await user.create(prefix, body));

it.each([
  ['/v1/retexture', 'texture_resolution', '8k', { model_url: modelUri, text_style_prompt: 'gold' }, [10, 15]],
  ['/v1/image-to-3d', 'texture_resolution', '8k', { image_url: pictureUri }, [30, 35]],
  ['/v2/text-to-3d', 'texture_resolution', '8k', { should_texture: true, prompt: 'a knight' }, [30, 35]],
  ['/v1/text-to-image', 'ai_model', 'image-2', { ai_model: 'nano-banana', prompt: 'a knight' }, [3, 9]],
])(
  '%s charges the published price for %s: %s, and its task says what it has less of',
  async (prefix, field, value, body, prices) => {
    const plain = await make(prefix, body);
    const before = await user.balance();
    const task = await make(prefix, { ...body, [field]: value });
    expect(before - (await user.balance())).toBe(prices[1]);
    expect([plain.consumed_credits, task.consumed_credits]).toEqual(prices);
    expect(plain.ignored_fields).toBeUndefined();
    expect(task.ignored_fields).toEqual([
      { field, kind: expect.stringMatching(/^(ignored|clamped)$/), message: expect.stringContaining(field) },
    ]);
  },
);

it('charges for finer geometry, which has an effect', async () => {
  const body = { mode: 'preview', prompt: 'a knight', ai_model: 'latest' };
  const plain = await make('/v2/text-to-3d', body);
  const fine = await make('/v2/text-to-3d', { ...body, geometry_resolution: '4k' });
  expect(Number(fine.consumed_credits) - Number(plain.consumed_credits)).toBe(5);
});

it('the words and the files decide the seed; formats, pictures, sizes and poses do not', async () => {
  const body = { mode: 'preview', prompt: 'a knight' };
  const variants = [
    {},
    { alpha_thumbnail: true },
    { target_formats: ['fbx'] },
    { pose_mode: 't-pose' },
    { target_polycount: 500 },
    { moderation: true },
    { prompt: 'a knight with an axe' },
  ];
  seeds.length = 0;
  for (const variant of variants) await make('/v2/text-to-3d', { ...body, ...variant });
  expect(new Set(seeds.slice(0, -1)).size).toBe(1);
  expect(seeds.at(-1)).not.toBe(seeds[0]);
});
