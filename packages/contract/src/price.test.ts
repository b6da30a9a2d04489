import { describe, expect, it } from 'vitest';
import { detailsOf } from './catalogue.ts';
import { families } from './families.ts';
import { priceOf } from './price.ts';
import { withDefaults } from './rules/with-defaults.ts';

const price = (family: string, body: Record<string, unknown> = {}) => {
  const details = detailsOf(family);
  return priceOf(details.cost, withDefaults(details, body));
};

describe('prices the specification states (spec: Limits)', () => {
  it.each<[family: string, body: Record<string, unknown>, credits: number]>([
    ['text-to-3d', { mode: 'preview', model_type: 'smart-topology' }, 5],
    ['text-to-3d', { mode: 'preview', ai_model: 'vendor-6' }, 20],
    ['text-to-3d', { mode: 'preview', ai_model: 'vendor-6', geometry_resolution: 'standard' }, 20],
    ['text-to-3d', { mode: 'preview', ai_model: 'vendor-6', geometry_resolution: '2k' }, 25],
    ['text-to-3d', { mode: 'preview', ai_model: 'vendor-6', ultra_mode: true }, 25],
    [
      'text-to-3d',
      { mode: 'preview', ai_model: 'vendor-6', ultra_mode: true, geometry_resolution: '2k' },
      25,
    ],
    ['text-to-3d', { mode: 'refine' }, 10],
    ['text-to-3d', { mode: 'refine', texture_resolution: '2k' }, 10],
    ['text-to-3d', { mode: 'refine', texture_resolution: '4k' }, 10],
    ['text-to-3d', { mode: 'refine', texture_resolution: '8k' }, 15],
    ['text-to-3d', { mode: 'refine', geometry_resolution: '4k' }, 10],
    ['image-to-3d', { ai_model: 'vendor-6-lite', should_texture: false }, 5],
    ['image-to-3d', { ai_model: 'vendor-6-lite' }, 15],
    ['image-to-3d', { ai_model: 'vendor-6-lite', should_texture: false, geometry_resolution: '2k' }, 10],
    ['image-to-3d', { ai_model: 'vendor-6-lite', texture_resolution: '4k' }, 15],
    ['image-to-3d', { ai_model: 'vendor-6-lite', texture_resolution: '8k' }, 20],
    ['retexture', { ai_model: 'vendor-6-lite' }, 10],
    ['retexture', { texture_resolution: '2k' }, 10],
    ['retexture', { texture_resolution: '4k' }, 10],
    ['retexture', { texture_resolution: '8k' }, 15],
    ['retexture', { ai_model: 'vendor-6-lite', texture_resolution: '8k' }, 15],
    ['retexture', { hd_texture: true }, 10],
    ['uv-unwrap', {}, 5],
    ['animation', { action_id: 4 }, 3],
    ['animation', { action_ids: [4] }, 3],
    ['animation', { action_ids: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] }, 30],
    ['animation', { motion_task_id: 'a-task' }, 3],
    ...['image-2', 'image-2-5-flare', 'image-2-5-sunburst'].flatMap(
      (ai_model): [string, Record<string, unknown>, number][] => [
        ['text-to-image', { ai_model }, 9],
        ['image-to-image', { ai_model }, 12],
      ],
    ),
    ['text-to-motion', { mode: 'prime' }, 10],
    ['text-to-motion', { mode: 'swift' }, 3],
    ['repair-printability', {}, 10],
    ['multi-color-print', {}, 10],
    ['auto-split', {}, 10],
    ['keycap-prototype', {}, 12],
    ['keycap-build', {}, 50],
    ...['brick-figure', 'vinyl-figure', 'fidget-pixel', 'keychain', 'fridge-magnet', 'figure'].flatMap(
      (product): [string, Record<string, unknown>, number][] => [
        [`${product}-prototype`, {}, 6],
        [`${product}-build`, {}, 30],
      ],
    ),
    ['lamp-prototype', {}, 30],
    ['lamp-build', {}, 6],
    ['collapsible-fidget', {}, 6],
    ['analyze-printability', {}, 0],
  ])('%s %j: %d', (family, body, credits) => {
    expect(price(family, body)).toEqual({ credits, local: credits });
  });
});

describe('prices the specification does not state (readings R52)', () => {
  it.each<[family: string, body: Record<string, unknown>, local: number]>([
    ['text-to-3d', { mode: 'preview' }, 20],
    ['text-to-3d', { mode: 'preview', geometry_resolution: '4k' }, 25],
    ['text-to-3d', { should_texture: true }, 30],
    ['text-to-3d', { should_texture: true, texture_resolution: '8k' }, 35],
    ['image-to-3d', {}, 30],
    ['image-to-3d', { should_texture: false }, 20],
    ['image-to-3d', { texture_resolution: '8k', geometry_resolution: '2k' }, 40],
    ['multi-image-to-3d', {}, 30],
    ['multi-image-to-3d', { texture_resolution: '8k' }, 35],
    ['remesh', {}, 5],
    ['convert', {}, 1],
    ['resize', {}, 1],
    ['rigging', {}, 5],
    ['text-to-texture', {}, 10],
    ['retexture', {}, 10],
    ['retexture', { ai_model: 'vendor-7.1', enable_pbr: true }, 10],
    ['retexture', { ai_model: 'vendor-6' }, 10],
    ['text-to-image', {}, 9],
    ['image-to-image', { ai_model: 'nano-banana-pro' }, 12],
  ])('%s %j is unknown; the local service charges %d', (family, body, local) => {
    expect(price(family, body)).toEqual({ credits: 'unknown', local });
  });
});

it('has a whole price of 0 or more for every example of every family', () => {
  for (const { name } of families) {
    for (const example of detailsOf(name).examples) {
      const { credits, local } = price(name, example);
      expect(Number.isInteger(local) && local >= 0, name).toBe(true);
      expect([local, 'unknown']).toContain(credits);
    }
  }
});
