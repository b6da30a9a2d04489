import { describe, expect, it } from 'vitest';
import { detailsOf } from './catalogue.ts';
import { factsOf } from './facts.ts';
import { factsAt } from './testing/samples.ts';

// The tables of the specification, copied from it by hand: what the walking tests hold, these pin down.

const facts = (family: string, path: string) => factsAt(detailsOf(family), path);

describe('numbers and lengths (spec: Limits, and the request tables)', () => {
  it.each([
    [
      'remesh',
      'target_polycount',
      { kind: 'integer', min: 100, max: 300_000, default: 30_000, unit: 'faces' },
    ],
    ['remesh', 'resize_height', { min: 0, default: 0, unit: 'metres' }],
    ['remesh', 'resize_longest_side', { min: 0, default: 0, unit: 'metres' }],
    ['multi-image-to-3d', 'image_urls', { min: 1, max: 4 }],
    ['multi-image-to-3d', 'texture_image_urls', { min: 1, max: 4 }],
    ['retexture', 'multiview_image_urls', { min: 1, max: 4 }],
    ['animation', 'action_ids', { min: 1, max: 10, unique: true }],
    ['animation', 'post_process.fps', { values: [24, 25, 30, 60], default: 30 }],
    ['rigging', 'height_meters', { min: 0.1, max: 15, default: 1.7, unit: 'metres' }],
    ['text-to-motion', 'duration', { min: 2, max: 10, unit: 'seconds' }],
    ['multi-color-print', 'color_count', { kind: 'integer', min: 1, max: 16 }],
    ['keycap-prototype', 'image_url', { maxBytes: 20_000_000, maxDataUriBytes: 20_000_000 }],
    ['keycap-prototype', 'name', { max: 100 }],
    ['keycap-build', 'name', { max: 100 }],
    ['keycap-build', 'options.head_size_mm', { min: 10, max: 40, default: 23, unit: 'millimetres' }],
    ['keycap-build', 'options.vertical_offset_mm', { min: -5, max: 5, default: 0, unit: 'millimetres' }],
    ['brick-figure-prototype', 'image_url', { maxBytes: 20_000_000 }],
    ['brick-figure-prototype', 'name', { max: 100 }],
    ['brick-figure-build', 'name', { max: 100 }],
    ['keychain-prototype', 'name_text', { max: 10 }],
  ])('%s %s', (family, path, expected) => {
    expect(facts(family, path)).toMatchObject(expected);
  });

  it('takes 100 to 15,000 faces with smart topology', () => {
    const rule = detailsOf('text-to-3d').rules.find(({ name }) => name === 'smart-topology-faces');
    expect(rule).toMatchObject({
      min: 100,
      max: 15_000,
      when: { field: 'model_type', is: ['smart-topology'] },
    });
  });

  it.each(['remesh', 'convert', 'resize', 'uv-unwrap', 'rigging', 'retexture'])(
    '%s takes models of 400 MB, 100 MB in a data URI',
    (family) => {
      expect(facts(family, 'model_url')).toMatchObject({
        maxBytes: 400_000_000,
        maxDataUriBytes: 100_000_000,
      });
    },
  );
});

describe('values', () => {
  const generations = ['vendor-6', 'vendor-6-lite', 'vendor-7', 'vendor-7.1', 'latest'];
  const formats = ['glb', 'fbx', 'obj', 'usdz', 'blend', 'stl', '3mf'];
  it.each([
    ['text-to-3d', 'mode', ['preview', 'refine']],
    ['text-to-3d', 'ai_model', [...generations, 'vendor-t1', 'vendor-t2']],
    ['image-to-3d', 'ai_model', [...generations, 'vendor-t1', 'vendor-t2']],
    ['multi-image-to-3d', 'ai_model', generations],
    ['retexture', 'ai_model', generations],
    ['text-to-3d', 'model_type', ['smart-topology', 'lowpoly']],
    ['text-to-3d', 'geometry_resolution', ['standard', '2k', '4k']],
    ['image-to-3d', 'geometry_resolution', ['standard', '2k', '4k']],
    ['multi-image-to-3d', 'geometry_resolution', ['standard', '2k']],
    ...['text-to-3d', 'image-to-3d', 'multi-image-to-3d', 'retexture'].map(
      (family): [string, string, string[]] => [family, 'texture_resolution', ['2k', '4k', '8k']],
    ),
    ['text-to-3d', 'pose_mode', ['', 'a-pose', 't-pose']],
    ['text-to-3d', 'origin_at', ['bottom', 'center']],
    ['remesh', 'topology', ['triangle', 'quad']],
    ['remesh', 'decimation_mode', [1, 2, 3, 4]],
    ['animation', 'post_process.operation_type', ['change_fps', 'fbx2usdz', 'extract_armature']],
    [
      'text-to-image',
      'ai_model',
      ['nano-banana', 'nano-banana-pro', 'image-2', 'image-2-5-flare', 'image-2-5-sunburst'],
    ],
    ['image-to-image', 'aspect_ratio', ['1:1', '16:9', '9:16', '3:2', '2:3', '4:3', '3:4']],
    ['text-to-motion', 'mode', ['prime', 'swift']],
    ['multi-color-print', 'style', ['realistic', 'cartoon']],
    ['keycap-build', 'options.base_model', ['std-mx-1x1-r1']],
    ['fidget-pixel-prototype', 'type', ['person', 'other']],
    ['fidget-pixel-build', 'grid_size', [16, 32]],
    ['fidget-pixel-build', 'piece_shape', ['square', 'hex']],
  ])('%s %s', (family, path, values) => {
    expect(facts(family, path)).toMatchObject({ kind: 'choice', values });
  });

  it.each([
    ['remesh', formats],
    ['convert', formats],
    ['auto-split', ['glb', 'obj', 'fbx', 'usdz', 'blend', '3mf']],
  ])('%s makes %j', (family, values) => {
    const list = facts(family, 'target_formats');
    expect(list.kind === 'list' && factsOf(list.item)).toMatchObject({ values });
  });

  it.each([
    ['remesh', 'model_url', ['.glb', '.gltf', '.obj', '.fbx', '.stl']],
    ['analyze-printability', 'model_url', ['.glb', '.gltf', '.obj', '.fbx', '.stl']],
    ['multi-color-print', 'model_url', ['.glb', '.fbx']],
    ['retexture', 'model_url', ['.glb']],
    ['uv-unwrap', 'model_url', ['.glb']],
    ['rigging', 'model_url', ['.glb']],
    ['image-to-3d', 'image_url', ['.jpg', '.jpeg', '.png', '.webp']],
    ['keycap-prototype', 'image_url', ['.jpg', '.jpeg', '.png', '.webp']],
  ])('%s %s reads %j', (family, path, formats) => {
    expect(facts(family, path)).toMatchObject({ kind: 'link', formats });
  });
});

describe('defaults', () => {
  it.each([
    [
      'remesh',
      {
        target_formats: ['glb'],
        topology: 'triangle',
        auto_size: false,
        origin_at: 'bottom',
        convert_format_only: false,
        alpha_thumbnail: false,
      },
    ],
    [
      'image-to-3d',
      { remove_lighting: true, image_enhancement: true, alpha_thumbnail: false, pose_mode: '' },
    ],
    ['text-to-image', { aspect_ratio: '1:1' }],
    ['keycap-prototype', { remove_background: false }],
    ['multi-color-print', { style: 'realistic' }],
  ])('%s %j', (family, expected) => {
    for (const [path, value] of Object.entries(expected))
      expect(facts(family, path).default, path).toEqual(value);
  });
});

describe('which family takes which parameter (spec: Parameters named for the generation families)', () => {
  const takers: Record<string, string[]> = {
    model_type: ['text-to-3d', 'image-to-3d'],
    geometry_resolution: ['text-to-3d', 'image-to-3d', 'multi-image-to-3d'],
    texture_resolution: ['text-to-3d', 'image-to-3d', 'multi-image-to-3d', 'retexture'],
    should_texture: ['text-to-3d', 'image-to-3d'],
    should_remesh: ['text-to-3d', 'image-to-3d'],
    pose_mode: ['text-to-3d', 'image-to-3d', 'multi-image-to-3d'],
    remove_lighting: ['text-to-3d', 'image-to-3d', 'multi-image-to-3d', 'retexture'],
    image_enhancement: ['image-to-3d', 'multi-image-to-3d'],
    target_formats: ['text-to-3d', 'image-to-3d', 'multi-image-to-3d', 'retexture', 'remesh'],
    decimation_mode: ['text-to-3d', 'image-to-3d', 'multi-image-to-3d', 'remesh'],
    alpha_thumbnail: [
      'text-to-3d',
      'image-to-3d',
      'multi-image-to-3d',
      'retexture',
      'remesh',
      'repair-printability',
    ],
    multi_view_thumbnails: ['image-to-3d', 'multi-image-to-3d'],
    save_pre_remeshed_model: ['image-to-3d', 'multi-image-to-3d'],
    texture_prompt: ['text-to-3d', 'image-to-3d'],
    texture_image_url: ['text-to-3d', 'image-to-3d'],
    texture_image_urls: ['multi-image-to-3d'],
    multiview_image_urls: ['retexture'],
    enable_original_uv: ['retexture'],
    moderation: ['text-to-3d', 'image-to-3d', 'multi-image-to-3d'],
    symmetry_mode: ['text-to-3d', 'image-to-3d', 'multi-image-to-3d'],
    remove_background: ['text-to-image', 'image-to-image'],
    aspect_ratio: ['text-to-image', 'image-to-image'],
    generate_multi_view: ['image-to-image'],
  };
  const candidates = [
    'text-to-3d',
    'image-to-3d',
    'multi-image-to-3d',
    'retexture',
    'remesh',
    'text-to-image',
    'image-to-image',
    'repair-printability',
  ];
  it.each(Object.entries(takers))('%s: %j', (field, families) => {
    expect(candidates.filter((family) => Object.hasOwn(detailsOf(family).request.entries, field))).toEqual(
      families,
    );
  });
});

describe('results', () => {
  const strict = {
    remesh: ['model_urls', 'thumbnail_url', 'alpha_thumbnail_url'],
    animation: ['result'],
    'keycap-prototype': ['name', 'image_urls', 'candidate_ids'],
    'keycap-build': ['name', 'model_urls', 'process_image_urls'],
    'brick-figure-prototype': ['name', 'image_urls'],
    'brick-figure-build': [
      'name',
      'model_urls',
      'thumbnail_url',
      'texture_urls',
      'prompt',
      'negative_prompt',
      'texture_prompt',
      'texture_image_url',
    ],
  };
  it.each(Object.entries(strict))('of %s are exactly %j (readings R18)', (family, fields) => {
    expect(Object.keys(detailsOf(family).result)).toEqual(fields);
  });

  it.each([
    ['remesh', 'remesh'],
    ['animation', 'animate'],
    ['keycap-prototype', 'creative-lab-keycap-prototype'],
    ['keycap-build', 'creative-lab-keycap-build'],
    ['brick-figure-prototype', 'creative-lab-brick-figure-prototype'],
    ['brick-figure-build', 'creative-lab-brick-figure-build'],
  ])('of %s have the type %s', (family, type) => {
    expect(detailsOf(family).type).toBe(type);
  });
});

describe('references', () => {
  it.each<[family: string, field: string, families: string[], missing: number]>([
    ['remesh', 'input_task_id', ['text-to-3d', 'image-to-3d', 'retexture'], 400],
    ['uv-unwrap', 'input_task_id', ['image-to-3d', 'text-to-3d', 'remesh'], 404],
    ['animation', 'rig_task_id', ['rigging'], 404],
    ['animation', 'motion_task_id', ['text-to-motion'], 404],
    ['image-to-image', 'input_task_id', ['text-to-image', 'image-to-image'], 400],
    ['image-to-3d', 'input_task_id', ['text-to-image', 'image-to-image'], 400],
  ])('%s %s leads to %j, else %d', (family, field, families, missing) => {
    expect(detailsOf(family).references?.[field]).toEqual({ families, missing });
  });

  it.each(['keycap', 'brick-figure'])(
    '%s takes a task of another family for no task (readings R40)',
    (product) => {
      const families = [`${product}-prototype`];
      const reference = { families, missing: 404, wrongFamily: 404 };
      expect(detailsOf(`${product}-build`).references?.input_task_id).toEqual(reference);
    },
  );

  it('text-to-3d refines previews, not what is refined already', () => {
    const when = { field: 'mode', is: ['preview'] };
    expect(detailsOf('text-to-3d').references?.preview_task_id).toMatchObject({
      families: ['text-to-3d'],
      when,
    });
  });
});
