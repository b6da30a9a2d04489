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

describe('prices of the public service', () => {
  it.each<[family: string, body: Record<string, unknown>, credits: number]>([
    ['text-to-3d', { mode: 'preview' }, 20],
    ['text-to-3d', { mode: 'preview', ai_model: 'vendor-7' }, 20],
    ['text-to-3d', { mode: 'preview', ai_model: 'vendor-6-lite' }, 5],
    ['text-to-3d', { mode: 'preview', ai_model: 'vendor-6-lite', geometry_resolution: '2k' }, 10],
    ['text-to-3d', { mode: 'preview', geometry_resolution: '4k' }, 25],
    ['text-to-3d', { mode: 'preview', texture_resolution: '8k' }, 20],
    ['text-to-3d', { mode: 'refine', hd_texture: true }, 10],
    ['image-to-3d', {}, 30],
    ['image-to-3d', { should_texture: false }, 20],
    ['image-to-3d', { model_type: 'smart-topology' }, 15],
    ['image-to-3d', { model_type: 'smart-topology', should_texture: false }, 5],
    ['image-to-3d', { texture_resolution: '8k', geometry_resolution: '2k' }, 40],
    ['image-to-3d', { texture_resolution: '8k', should_texture: false }, 20],
    ['multi-image-to-3d', {}, 30],
    ['multi-image-to-3d', { texture_resolution: '8k' }, 35],
    ['multi-image-to-3d', { ai_model: 'vendor-6-lite', should_texture: false }, 5],
    ['multi-image-to-3d', { geometry_resolution: '2k', should_texture: false }, 25],
    ['retexture', {}, 10],
    ['retexture', { ai_model: 'vendor-7.1', enable_pbr: true }, 10],
    ['remesh', {}, 5],
    ['convert', {}, 1],
    ['resize', {}, 1],
    ['rigging', {}, 5],
    ...(['text-to-image', 'image-to-image'] as const).flatMap((family) =>
      Object.entries({
        'nano-banana': 3,
        'nano-banana-2-lite': 3,
        'nano-banana-2-1': 4,
        'nano-banana-2': 6,
        'nano-banana-pro': 9,
      }).map(([ai_model, credits]): [string, Record<string, unknown>, number] => [
        family,
        { ai_model },
        credits,
      ]),
    ),
    ['text-to-motion', {}, 10],
  ])('%s %j: %d', (family, body, credits) => {
    expect(price(family, body)).toEqual({ credits, local: credits });
  });
});

describe('prices that are published nowhere', () => {
  it.each<[family: string, body: Record<string, unknown>, local: number]>([
    ['text-to-3d', { should_texture: true }, 30],
    ['text-to-3d', { should_texture: true, texture_resolution: '8k' }, 35],
    ['text-to-3d', { should_texture: true, ai_model: 'vendor-6-lite' }, 15],
    ['text-to-3d', { should_texture: true, geometry_resolution: '2k' }, 35],
    ['text-to-texture', {}, 10],
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
