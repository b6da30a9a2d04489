import { expect, it } from 'vitest';
import { detailsOf } from '../catalogue.ts';
import { families } from '../families.ts';
import { withDefaults } from './with-defaults.ts';

const filled = (family: string, body: Record<string, unknown>) => withDefaults(detailsOf(family), body);

it('keeps given values and fills in the rest', () => {
  expect(filled('remesh', { input_task_id: 'a', topology: 'quad' })).toMatchObject({
    input_task_id: 'a',
    topology: 'quad',
    target_polycount: 30_000,
    target_formats: ['glb'],
  });
});

it('uses 4000 faces and vendor-t2 for smart topology (spec: Limits)', () => {
  expect(filled('text-to-3d', { model_type: 'smart-topology' })).toMatchObject({
    target_polycount: 4000,
    ai_model: 'vendor-t2',
  });
  expect(filled('text-to-3d', {})).toMatchObject({ target_polycount: 30_000, ai_model: 'latest' });
});

it('remeshes by default except with vendor-6', () => {
  expect(filled('image-to-3d', { ai_model: 'vendor-6' }).should_remesh).toBe(false);
  expect(filled('image-to-3d', { ai_model: 'vendor-7' }).should_remesh).toBe(true);
  expect(filled('image-to-3d', {}).should_remesh).toBe(true);
});

it('fills in only groups that are given or have a default', () => {
  expect(filled('keycap-build', {}).options).toEqual({
    base_model: 'std-mx-1x1-r1',
    head_size_mm: 23,
    vertical_offset_mm: 0,
  });
  expect(filled('keycap-build', { options: { head_size_mm: 30 } }).options).toMatchObject({
    head_size_mm: 30,
    vertical_offset_mm: 0,
  });
  expect(filled('animation', {})).not.toHaveProperty('post_process');
  expect(filled('animation', { post_process: { operation_type: 'change_fps' } }).post_process).toMatchObject({
    fps: 30,
  });
  expect(
    filled('animation', { post_process: { operation_type: 'fbx2usdz' } }).post_process,
  ).not.toHaveProperty('fps');
});

it('treats an ignored field as absent (readings R28)', () => {
  const body = { input_task_id: 'a', decimation_mode: 2, target_polycount: 'none' };
  expect(filled('remesh', body)).toMatchObject({ decimation_mode: 2, target_polycount: 30_000 });
  expect(filled('remesh', { convert_format_only: true, topology: 7 })).toMatchObject({
    topology: 'triangle',
  });
});

it('returns defaults that can be mutated safely', () => {
  const formats = filled('remesh', {}).target_formats as string[];
  formats.push('fbx');
  expect(filled('remesh', {}).target_formats).toEqual(['glb']);
});

it('is idempotent and never changes its input', () => {
  for (const { name } of families) {
    for (const example of detailsOf(name).examples) {
      const before = JSON.stringify(example);
      const once = filled(name, example);
      expect(filled(name, once)).toEqual(once);
      expect(JSON.stringify(example)).toBe(before);
    }
  }
});
