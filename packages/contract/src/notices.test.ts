import { expect, it } from 'vitest';
import { detailsOf } from './catalogue.ts';
import { families } from './families.ts';
import { notices } from './notices.ts';
import { placesOf, sample } from './testing/samples.ts';

it.each([
  ['text-to-3d', { ai_model: 'vendor-7' }, 'ai_model: vendor-7 is deprecated. Use vendor-7.1.'],
  [
    'text-to-3d',
    { model_type: 'lowpoly' },
    'model_type: lowpoly is deprecated and retires on 2026-10-30. Use smart-topology.',
  ],
  ['text-to-3d', { symmetry_mode: 'on' }, 'symmetry_mode is deprecated.'],
  ['remesh', { resize_height: 1 }, 'resize_height is deprecated. Use the Resize family.'],
])('%s %j: %s', (family, body, message) => {
  expect(notices(detailsOf(family), body).map((notice) => notice.message)).toEqual([message]);
});

it('covers each deprecated parameter of the specification (spec: Versioning)', () => {
  const deprecated = (family: string) =>
    placesOf(detailsOf(family).request)
      .filter(({ path, facts }) => notices(detailsOf(family), { [path]: sample(facts) }).length > 0)
      .map(({ path }) => path);
  expect(deprecated('text-to-3d')).toEqual([
    'ultra_mode',
    'hd_texture',
    'is_a_t_pose',
    'symmetry_mode',
    'art_style',
  ]);
  expect(deprecated('image-to-3d')).toEqual(['ultra_mode', 'hd_texture', 'is_a_t_pose', 'symmetry_mode']);
  expect(deprecated('multi-image-to-3d')).toEqual([
    'ultra_mode',
    'hd_texture',
    'is_a_t_pose',
    'symmetry_mode',
  ]);
  expect(deprecated('retexture')).toEqual(['hd_texture']);
  expect(deprecated('remesh')).toEqual([
    'resize_height',
    'resize_longest_side',
    'auto_size',
    'origin_at',
    'convert_format_only',
  ]);
});

it('returns nothing for bodies without deprecated fields and for invalid values', () => {
  for (const { name } of families) {
    for (const example of detailsOf(name).examples) expect(notices(detailsOf(name), example)).toEqual([]);
  }
  expect(notices(detailsOf('text-to-3d'), { model_type: { toString: 1 }, ai_model: 'constructor' })).toEqual(
    [],
  );
});
