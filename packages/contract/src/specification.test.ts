import { describe, expect, it } from 'vitest';
import { detailsOf } from './catalogue.ts';
import { typeOf, typesOf } from './details.ts';
import { factsOf } from './fields/facts.ts';
import { validate } from './rules/validate.ts';
import { factsAt } from './testing/samples.ts';

// Tables copied from the specification by hand: they pin down values that the generic tests only walk.

const facts = (family: string, path: string) => factsAt(detailsOf(family), path);

/** Numbers of a badge: size, relief and base differ between the products. */
function badgeFacts(
  family: string,
  [size, relief, base]: [number, number, number],
): [string, string, object][] {
  const rows: [string, object][] = [
    ['size_mm', { above: 0, max: 400, default: size, unit: 'millimetres' }],
    ['relief_height_mm', { min: 0, max: 20, default: relief }],
    ['relief_offset_mm', { min: 0, max: 20, default: 0 }],
    ['base_thickness_mm', { min: 0, max: 20, default: base }],
    ['curve_param', { above: 0, max: 10, default: 1 }],
    ['smoothing', { min: 0, max: 10, default: 0.24 }],
    ['relief_scale', { above: 0, max: 10, default: 1 }],
    ['depth_threshold', { min: 0, max: 1, default: 0.1 }],
    ['export_resolution', { kind: 'integer', min: 64, max: 2048, default: 512 }],
  ];
  return rows.map(([field, expected]) => [family, `options.${field}`, expected]);
}

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
    ['rigging', 'height_meters', { above: 0, default: 1.7, unit: 'metres' }],
    ['text-to-motion', 'duration', { min: 2, max: 10, step: 0.5, unit: 'seconds' }],
    ['text-to-motion', 'prompt', { max: 400 }],
    ['text-to-3d', 'prompt', { max: 800 }],
    ['text-to-3d', 'texture_prompt', { max: 800 }],
    ['retexture', 'text_style_prompt', { max: 600 }],
    ['auto-split', 'prompt', { max: 600 }],
    ['auto-split', 'connector_size', { min: 0.1, max: 0.8 }],
    ['auto-split', 'connector_height', { min: 0.1, max: 0.8 }],
    ['image-to-image', 'reference_image_urls', { min: 1, max: 5 }],
    ['multi-color-print', 'max_depth', { kind: 'integer', min: 3, max: 6, default: 4 }],
    ['analyze-printability', 'intended_print_height_mm', { above: 0, unit: 'millimetres' }],
    ...badgeFacts('keychain-build', [40, 2.2, 0.1]),
    ...badgeFacts('fridge-magnet-build', [60, 3.3, 2]),
    ['lamp-build', 'options.diameter_mm', { min: 50, max: 400, default: 150 }],
    ['lamp-build', 'options.thickness_mm', { above: 0, max: 10, default: 1 }],
    ['lamp-build', 'options.cut_amount_percent', { min: 1, max: 100, default: 1 }],
    ['lamp-build', 'options.fixture_offset_x_mm', { min: -80, max: 80, default: 0 }],
    ['lamp-build', 'options.rotate_y_deg', { min: -360, max: 360, default: 0 }],
    ['multi-color-print', 'max_colors', { kind: 'integer', min: 1, max: 16, default: 4 }],
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

  it('accepts 100 to 15,000 faces with smart topology', () => {
    const rule = detailsOf('text-to-3d').rules.find(({ name }) => name === 'smart-topology-faces');
    expect(rule).toMatchObject({
      min: 100,
      max: 15_000,
      when: { field: 'model_type', is: ['smart-topology'] },
    });
  });

  it.each(['remesh', 'convert', 'resize', 'uv-unwrap', 'rigging', 'retexture'])(
    '%s accepts models of 400 MB, 100 MB in a data URI',
    (family) => {
      expect(facts(family, 'model_url')).toMatchObject({
        maxBytes: 400_000_000,
        maxDataUriBytes: 100_000_000,
      });
    },
  );
});

const pictureModels = [
  'nano-banana',
  'nano-banana-2',
  'nano-banana-2-lite',
  'nano-banana-2-1',
  'nano-banana-pro',
  'image-2',
  'image-2-5-flare',
  'image-2-5-sunburst',
];

describe('values', () => {
  const generations = ['vendor-6', 'vendor-6-lite', 'vendor-7', 'vendor-7.1', 'latest'];
  const formats = ['glb', 'fbx', 'obj', 'usdz', 'blend', 'stl', '3mf'];
  it.each([
    ['text-to-3d', 'mode', ['preview', 'refine']],
    ['text-to-3d', 'ai_model', [...generations, 'vendor-t1', 'vendor-t2']],
    ['image-to-3d', 'ai_model', [...generations, 'vendor-t1', 'vendor-t2', 'vendor-t2.5']],
    ['multi-image-to-3d', 'ai_model', generations],
    ['retexture', 'ai_model', generations],
    ['text-to-3d', 'model_type', ['standard', 'smart-topology', 'lowpoly']],
    ['image-to-3d', 'model_type', ['standard', 'smart-topology', 'lowpoly']],
    ['multi-image-to-3d', 'model_type', ['standard', 'lowpoly']],
    ...['text-to-3d', 'image-to-3d', 'multi-image-to-3d'].map((family): [string, string, string[]] => [
      family,
      'topology',
      ['triangle', 'quad'],
    ]),
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
    ['text-to-image', 'ai_model', pictureModels],
    ['image-to-image', 'ai_model', pictureModels],
    ['text-to-image', 'pose_mode', ['', 'a-pose', 't-pose']],
    ['image-to-image', 'aspect_ratio', ['1:1', '16:9', '9:16', '3:2', '2:3', '4:3', '3:4']],
    ['text-to-motion', 'mode', ['prime', 'swift']],
    ['multi-color-print', 'style', ['realistic', 'cartoon']],
    ['keycap-build', 'options.base_model', ['std-mx-1x1-r1']],
    ['fidget-pixel-prototype', 'type', ['person', 'other']],
    ['fidget-pixel-build', 'options.grid_size', [16, 32]],
    ['fidget-pixel-build', 'options.piece_shape', ['square', 'hex']],
    ['analyze-printability', 'printer_type', ['fdm', 'sla', 'full_color']],
    ['repair-printability', 'printer_type', ['fdm', 'sla', 'full_color']],
    [
      'multi-color-print',
      'printer_brand',
      ['bambu', 'anycubic', 'creality', 'flashforge', 'snapmaker', 'elegoo', 'prusa', 'qidi', 'ankermake'],
    ],
    ['auto-split', 'mode', ['auto', 'by_parts', 'by_color']],
    ['auto-split', 'layout', ['assembled', 'on_plate']],
    ['auto-split', 'connector_type', ['cube', 'cylinder']],
    ...['keychain-build', 'fridge-magnet-build'].flatMap((family): [string, string, string[]][] => [
      [family, 'options.badge_shape', ['circle', 'rounded-rect', 'hexagon', 'shield', 'star']],
      [family, 'options.relief_curve', ['linear', 'gamma', 's-curve']],
      [family, 'output.format', ['glb', 'obj', 'zip']],
    ]),
    ['lamp-prototype', 'image_subject', ['character', 'landscape']],
    ['lamp-build', 'output.format', ['stl', 'zip']],
    ['lamp-build', 'options.light_source_preset', ['bambu_mh001_60mm', 'none']],
  ])('%s %s', (family, path, values) => {
    expect(facts(family, path)).toMatchObject({ kind: 'choice', values });
  });

  it.each([
    ['remesh', formats],
    ['convert', formats],
    ...['text-to-3d', 'image-to-3d', 'multi-image-to-3d', 'retexture'].map((family): [string, string[]] => [
      family,
      ['glb', 'obj', 'fbx', 'stl', 'usdz', '3mf'],
    ]),
    ['auto-split', ['glb', 'obj', 'fbx', 'usdz', 'blend', '3mf']],
  ])('%s outputs %j', (family, values) => {
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
    ['multi-color-print', { style: 'realistic', max_colors: 4, printer_brand: 'bambu' }],
    ['text-to-3d', { target_formats: ['glb', 'obj', 'fbx', 'stl', 'usdz'], texture_resolution: '2k' }],
    ['text-to-motion', { mode: 'prime' }],
    ['resize', { origin_at: 'bottom' }],
    ['auto-split', { mode: 'auto', target_formats: ['glb'], connectors: false }],
    ['keychain-build', { 'options.badge_shape': 'circle', 'options.has_closed_back': true }],
    ['fridge-magnet-build', { 'options.badge_shape': 'rounded-rect', 'output.format': 'glb' }],
    ['lamp-build', { 'output.format': 'stl', 'options.light_source_preset': 'bambu_mh001_60mm' }],
  ])('%s %j', (family, expected) => {
    for (const [path, value] of Object.entries(expected))
      expect(facts(family, path).default, path).toEqual(value);
  });
});

describe('parameters by family (spec: Parameters named for the generation families)', () => {
  const familiesByField: Record<string, string[]> = {
    model_type: ['text-to-3d', 'image-to-3d', 'multi-image-to-3d'],
    topology: ['text-to-3d', 'image-to-3d', 'multi-image-to-3d', 'remesh'],
    geometry_resolution: ['text-to-3d', 'image-to-3d', 'multi-image-to-3d'],
    texture_resolution: ['text-to-3d', 'image-to-3d', 'multi-image-to-3d', 'retexture'],
    should_texture: ['text-to-3d', 'image-to-3d', 'multi-image-to-3d'],
    should_remesh: ['text-to-3d', 'image-to-3d', 'multi-image-to-3d'],
    pose_mode: ['text-to-3d', 'image-to-3d', 'multi-image-to-3d', 'text-to-image'],
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
    texture_prompt: ['text-to-3d', 'image-to-3d', 'multi-image-to-3d'],
    texture_image_url: ['text-to-3d', 'image-to-3d', 'multi-image-to-3d'],
    texture_image_urls: ['multi-image-to-3d'],
    multiview_image_urls: ['retexture'],
    enable_original_uv: ['retexture'],
    moderation: ['text-to-3d', 'image-to-3d', 'multi-image-to-3d'],
    symmetry_mode: ['text-to-3d', 'image-to-3d', 'multi-image-to-3d'],
    remove_background: ['text-to-image', 'image-to-image'],
    aspect_ratio: ['text-to-image', 'image-to-image'],
    generate_multi_view: ['text-to-image', 'image-to-image'],
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
  it.each(Object.entries(familiesByField))('%s: %j', (field, families) => {
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
    ['rigging', 'rig'],
    ['text-to-motion', 'text-to-motion'],
    ['multi-color-print', 'print-multi-color'],
    ['analyze-printability', 'print-analyze'],
    ['repair-printability', 'print-repair'],
    ['auto-split', 'print-split'],
    ['collapsible-fidget', 'creative-lab-fidget-collapsible'],
  ])('of %s have the type %s', (family, type) => {
    expect(detailsOf(family).type).toBe(type);
  });

  it('of text-to-3d have the type of their stage', () => {
    const details = detailsOf('text-to-3d');
    expect(typeOf(details, { mode: 'preview' })).toBe('text-to-3d-preview');
    expect(typeOf(details, { mode: 'refine' })).toBe('text-to-3d-refine');
    expect(typeOf(details, { should_texture: true })).toBe('text-to-3d-refine');
    expect(typesOf(details)).toEqual(['text-to-3d-preview', 'text-to-3d-refine']);
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
    ['retexture', 'input_task_id', ['text-to-3d', 'image-to-3d', 'multi-image-to-3d', 'remesh'], 400],
    [
      'multi-color-print',
      'input_task_id',
      ['image-to-3d', 'multi-image-to-3d', 'text-to-3d', 'remesh', 'retexture'],
      400,
    ],
    [
      'repair-printability',
      'input_task_id',
      [
        'image-to-3d',
        'multi-image-to-3d',
        'text-to-3d',
        'remesh',
        'retexture',
        'repair-printability',
        'auto-split',
        'analyze-printability',
      ],
      404,
    ],
  ])('%s %s refers to %j, else %d', (family, field, families, missing) => {
    expect(detailsOf(family).references?.[field]).toEqual({ families, missing });
  });

  it.each(['keycap', 'brick-figure'])(
    '%s treats a task of another family as missing (readings R40)',
    (product) => {
      const families = [`${product}-prototype`];
      const reference = { families, missing: 404, wrongFamily: 404 };
      expect(detailsOf(`${product}-build`).references?.input_task_id).toEqual(reference);
    },
  );

  it('text-to-3d refines previews only, not refined tasks', () => {
    const when = { field: 'mode', is: ['preview'] };
    expect(detailsOf('text-to-3d').references?.preview_task_id).toMatchObject({
      families: ['text-to-3d'],
      when,
    });
  });
});

type Body = Readonly<Record<string, unknown>>;

/** Problems of a body: names of rules between fields, or path and issue code of a single field. */
const broken = (family: string, body: Body, service = false) =>
  validate(detailsOf(family), body, { service }).map(({ path, code, rule }) => rule ?? `${path} ${code}`);

describe('rules between fields broken by each body', () => {
  const preview = { mode: 'preview', prompt: 'a chest' };
  const photo = { image_url: 'https://a.example/a.png' };
  const photos = { image_urls: ['https://a.example/a.png'] };
  const task = { input_task_id: 'a-task' };
  const model = { model_url: 'https://a.example/a.glb' };
  const style = { text_style_prompt: 'bronze' };
  const views = { multiview_image_urls: photos.image_urls };
  const blue = { ai_model: 'nano-banana', prompt: 'blue' };
  const prototype = { input_task_id: '018a210d-8ba4-705c-b111-1f1776f7f578' };
  const rig = { rig_task_id: 'a-rig' };
  const smart = { ...preview, model_type: 'smart-topology' };

  it.each<[family: string, body: Body, ...issues: string[]]>([
    // Create-request rules per family: Text to 3D; neither mode nor should_texture (readings R20).
    ['text-to-3d', preview],
    ['text-to-3d', { mode: 'refine', preview_task_id: 'a-task' }],
    ['text-to-3d', { should_texture: true, prompt: 'a chest' }],
    ['text-to-3d', { prompt: 'a chest' }, 'mode-or-fused'],
    ['text-to-3d', { prompt: 'a chest', should_texture: false }, 'mode-or-fused'],
    ['text-to-3d', { mode: 'refine' }, 'refine-needs-preview'],
    ['text-to-3d', { mode: 'preview' }, 'prompt-needed'],
    ['text-to-3d', { should_texture: true }, 'prompt-needed'],
    ['text-to-3d', { ...preview, preview_task_id: 'a-task' }, 'preview-task-only-to-refine'],
    // Limits: target_polycount (smart topology, Text to 3D); ignored beside decimation_mode.
    ['text-to-3d', { ...smart, target_polycount: 99 }, 'target_polycount too_small'],
    ['text-to-3d', { ...smart, target_polycount: 100 }],
    ['text-to-3d', { ...smart, target_polycount: 15_000 }],
    ['text-to-3d', { ...smart, target_polycount: 15_001 }, 'smart-topology-faces'],
    ['text-to-3d', { ...smart, target_polycount: 15_001, decimation_mode: 2 }],
    ['text-to-3d', { ...preview, target_polycount: 15_001 }],
    ['text-to-3d', { ...preview, model_type: 'lowpoly', target_polycount: 15_001 }],
    ['image-to-3d', { ...photo, model_type: 'smart-topology', target_polycount: 15_001 }],
    // Image to 3D, Multi-Image to 3D.
    ['image-to-3d', photo],
    ['image-to-3d', task],
    ['image-to-3d', {}, 'one-source'],
    ['image-to-3d', { ...photo, ...task }, 'one-source'],
    ['multi-image-to-3d', photos],
    ['multi-image-to-3d', {}, 'one-source'],
    ['multi-image-to-3d', { ...photos, ...task }, 'one-source'],
    ['multi-image-to-3d', { image_urls: Array(5).fill(photo.image_url) }, 'image_urls too_long'],
    ['multi-image-to-3d', { ...photos, geometry_resolution: '4k' }, 'geometry_resolution not_allowed'],
    ['multi-image-to-3d', { ...photos, model_type: 'smart-topology' }, 'model_type not_allowed'],
    // Retexture: one source, one style.
    ['retexture', { ...task, ...style }],
    ['retexture', { ...model, image_style_url: photo.image_url }],
    ['retexture', style, 'one-source'],
    ['retexture', { ...task, ...model, ...style }, 'one-source'],
    ['retexture', task, 'one-style'],
    ['retexture', { ...task, ...style, image_style_url: photo.image_url }, 'one-style'],
    ['retexture', { ...task, ...style, ...views, ai_model: 'vendor-7' }, 'one-style'],
    // Remesh: every pair of sizes (readings R29), 0 and false are none; what is ignored (readings R28, R30).
    ['remesh', {}, 'one-source'],
    ['remesh', { ...task, ...model }, 'one-source'],
    ['remesh', { ...task, resize_height: 1, resize_longest_side: 1 }, 'one-size'],
    ['remesh', { ...task, resize_height: 1, auto_size: true }, 'one-size'],
    ['remesh', { ...task, resize_longest_side: 1, auto_size: true }, 'one-size'],
    ['remesh', { ...task, resize_height: 0, resize_longest_side: 1, auto_size: false }],
    ['remesh', { ...task, target_polycount: 5 }, 'target_polycount too_small'],
    ['remesh', { ...task, target_polycount: 5, decimation_mode: 1 }],
    ['remesh', { ...task, convert_format_only: true, resize_height: 1, auto_size: true, topology: '?' }],
    ['remesh', { convert_format_only: true }, 'one-source'],
    ['remesh', { ...task, convert_format_only: true, target_formats: [] }, 'target_formats too_short'],
    // Convert, Resize, UV Unwrap, Rigging.
    ['convert', { ...task, target_formats: ['fbx'] }],
    ['convert', task, 'target_formats missing'],
    ['convert', { target_formats: ['fbx'] }, 'one-source'],
    ['convert', { ...task, ...model, target_formats: ['fbx'] }, 'one-source'],
    ['resize', { ...task, resize_height: 1 }],
    ['resize', { ...task, resize_longest_side: 1 }],
    ['resize', { ...task, auto_size: true }],
    ['resize', task, 'some-size'],
    ['resize', { ...task, resize_height: 0, auto_size: false }, 'some-size'],
    ['resize', { ...task, resize_height: 1, auto_size: true }, 'one-size'],
    ['resize', { ...task, resize_height: 1, resize_longest_side: 1 }, 'one-size'],
    ['resize', { resize_height: 1 }, 'one-source'],
    ['resize', { ...task, ...model, resize_height: 1 }, 'one-source'],
    ...['uv-unwrap', 'rigging', 'analyze-printability', 'repair-printability', 'multi-color-print'].flatMap(
      (family): [string, Body, ...string[]][] => [
        [family, task],
        [family, model],
        [family, {}, 'one-source'],
        [family, { ...task, ...model }, 'one-source'],
      ],
    ),
    // Animation: one motion, 0 is an action; fps with change_fps only (readings R35).
    ['animation', { ...rig, action_id: 0 }],
    ['animation', { ...rig, action_ids: [1, 2] }],
    ['animation', { ...rig, motion_task_id: 'a-task' }],
    ['animation', rig, 'one-motion'],
    ['animation', { ...rig, action_id: 0, action_ids: [1] }, 'one-motion'],
    ['animation', { ...rig, action_id: 0, motion_task_id: 'a-task' }, 'one-motion'],
    ['animation', { ...rig, action_ids: [1], motion_task_id: 'a-task' }, 'one-motion'],
    ['animation', { ...rig, action_ids: [1, 1] }, 'action_ids not_unique'],
    ['animation', { action_id: 0 }, 'rig_task_id missing'],
    ['animation', { ...rig, action_id: 0, post_process: { operation_type: 'change_fps', fps: 24 } }],
    ['animation', { ...rig, action_id: 0, post_process: { operation_type: 'change_fps' } }],
    ['animation', { ...rig, action_id: 0, post_process: { operation_type: 'fbx2usdz' } }],
    ...['fbx2usdz', 'extract_armature'].map((operation_type): [string, Body, string] => [
      'animation',
      { ...rig, action_id: 0, post_process: { operation_type, fps: 24 } },
      'fps-only-to-change-it',
    ]),
    [
      'animation',
      { ...rig, action_id: 0, post_process: { operation_type: 'change_fps', fps: 23 } },
      'post_process.fps not_allowed',
    ],
    ['animation', { ...rig, action_id: 0, post_process: {} }, 'post_process.operation_type missing'],
    // Image to Image: a task or pictures; no aspect ratio with several views.
    ['image-to-image', { ...blue, ...task }],
    ['image-to-image', { prompt: 'blue', ...task }, 'ai_model missing'],
    ['image-to-image', blue, 'one-source'],
    ['image-to-image', { ...blue, ...task, reference_image_urls: photos.image_urls }, 'one-source'],
    [
      'image-to-image',
      { ...blue, reference_image_urls: Array(6).fill(photo.image_url) },
      'reference_image_urls too_long',
    ],
    ...(['text-to-image', 'image-to-image'] as const).flatMap((family): [string, Body, ...string[]][] => {
      const body = family === 'image-to-image' ? { ...blue, ...task } : blue;
      return [
        [family, { ...body, generate_multi_view: true }],
        [family, { ...body, generate_multi_view: false, aspect_ratio: '1:1' }],
        [family, { ...body, generate_multi_view: true, aspect_ratio: '1:1' }, 'one-framing'],
      ];
    }),
    ['text-to-image', { prompt: 'blue' }, 'ai_model missing'],
    ['text-to-motion', { prompt: 'a bow', duration: 3.25 }, 'duration wrong_step'],
    ['text-to-motion', { prompt: 'a bow' }, 'duration missing'],
    // Auto Split.
    ['auto-split', { ...task, mode: 'by_parts', prompt: 'head and body' }],
    ['auto-split', { ...task, mode: 'by_parts' }, 'prompt-needed'],
    ['auto-split', { ...task, mode: 'by_color' }, 'prompt-needed'],
    ['auto-split', { ...task, connectors: true, connector_size: 0.2 }],
    ['auto-split', { ...task, connector_size: 0.2 }, 'connector-size-with-connectors'],
    // Lamp: the result file is for the ZIP only.
    ['lamp-build', { ...prototype, options: { include_result_json: true }, output: { format: 'zip' } }],
    ['lamp-build', { ...prototype, options: { include_result_json: true } }, 'result-json-in-zip'],
  ])('%s %j', (family, body, ...issues) => {
    expect(broken(family, body)).toEqual(issues);
  });

  const models: Record<string, { fourK: boolean; severalPictures: boolean }> = {
    'vendor-6': { fourK: false, severalPictures: false },
    'vendor-6-lite': { fourK: false, severalPictures: false },
    'vendor-7': { fourK: false, severalPictures: true },
    'vendor-7.1': { fourK: true, severalPictures: true },
    latest: { fourK: true, severalPictures: true },
    '': { fourK: true, severalPictures: true },
  };
  it.each(Object.entries(models))(
    'ai_model "%s" (none: latest) supports %j',
    (name, { fourK, severalPictures }) => {
      const ai_model = name || undefined;
      const geometry = { ai_model, geometry_resolution: '4k' };
      expect(broken('text-to-3d', { ...preview, ...geometry })).toEqual(fourK ? [] : ['4k-geometry-model']);
      expect(broken('image-to-3d', { ...photo, ...geometry })).toEqual(fourK ? [] : ['4k-geometry-model']);
      expect(broken('image-to-3d', { ...photo, ai_model, geometry_resolution: '2k' })).toEqual([]);
      expect(broken('retexture', { ...task, ai_model, ...views })).toEqual(
        ai_model === 'vendor-7' ? [] : ['multiview-image-urls-model'],
      );
      const textures = { texture_image_urls: photos.image_urls };
      expect(broken('multi-image-to-3d', { ...photos, ai_model, ...textures })).toEqual(
        severalPictures ? [] : ['texture-image-urls-model'],
      );
    },
  );

  it.each(['vendor-t1', 'vendor-t2', undefined])(
    'smart topology with ai_model %s does not support 4k',
    (ai_model) => {
      const body = { ...smart, ai_model, geometry_resolution: '4k' };
      expect(broken('text-to-3d', body)).toEqual(['4k-geometry-model']);
    },
  );

  const ratios = { any: ['1:1', '16:9', '9:16', '4:3', '3:4'], tiersOnly: ['3:2', '2:3'] };
  it.each([
    ['nano-banana', false],
    ['nano-banana-pro', false],
    ['nano-banana-2', false],
    ['image-2', true],
    ['image-2-5-flare', true],
    ['image-2-5-sunburst', true],
  ])('aspect ratios of %s (spec: Image generation rules)', (ai_model, tier) => {
    for (const [family, source] of [
      ['text-to-image', {}],
      ['image-to-image', task],
    ] as const) {
      const rulesBrokenBy = (aspect_ratio: string) =>
        broken(family, { prompt: 'blue', ...source, ai_model, aspect_ratio });
      for (const ratio of ratios.any) expect(rulesBrokenBy(ratio), ratio).toEqual([]);
      for (const ratio of ratios.tiersOnly) {
        expect(rulesBrokenBy(ratio), ratio).toEqual(tier ? [] : ['aspect-ratio-model']);
      }
    }
  });

  it('the service uses input_task_id when both are given, in the families of the specification (readings R05, R06)', () => {
    expect(broken('image-to-3d', { ...photo, ...task }, true)).toEqual([]);
    expect(broken('image-to-3d', { image_url: 'no link', ...task }, true)).toEqual([]);
    for (const family of ['multi-color-print', 'analyze-printability', 'repair-printability']) {
      expect(broken(family, { ...model, ...task }, true)).toEqual([]);
    }
    expect(broken('image-to-3d', {}, true)).toEqual(['one-source']);
    for (const [family, body] of [
      ['multi-image-to-3d', { ...photos, ...task }],
      ['remesh', { ...model, ...task }],
      ['rigging', { ...model, ...task }],
      ['retexture', { ...model, ...task, ...style }],
    ] as const) {
      expect(broken(family, body, true), family).toEqual(['one-source']);
    }
  });
});
