// What the public service does where the specification is silent, against the running service with its local engine:
// one test for each difference that its clients met.
import type { Family } from '@meshwright/contract';
import * as api from '@meshwright/contract';
import { detailsOf, priceOf, withDefaults } from '@meshwright/contract/schema';
import { type Caller, caller } from '@meshwright/testing/service/caller';
import { dataUri, cubeUri as model_url, discUri as picture } from '@meshwright/testing/service/sample-inputs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { localEngine } from './engine-port.ts';
import { type Service, startService } from './start/start-service.ts';

type Values = Record<string, unknown>;

const url = expect.stringMatching(/^http:.*\/files\//);
const nano = { ai_model: 'nano-banana' };

let service: Service;
let user: Caller;
let other: Caller;
beforeAll(async () => {
  service = await startService({
    port: 0,
    engine: localEngine(2, ''),
    workers: 2,
    exact: true,
    accounts: [
      { name: 'a', key: 'k', credits: 100_000 },
      { name: 'b', key: 'k-other', credits: 100_000 },
      { name: 'pro', key: 'k-pro', plan: 'pro', credits: 100_000 },
    ],
  });
  user = caller(service, 'k');
  other = caller(service, 'k-other');
});
afterAll(() => service.stop());

/** Creates a task, waits for its end, and checks that it cost what the contract says. */
async function make(family: Family, body: Values): Promise<Values & { id: string }> {
  const before = await user.balance();
  const id = await user.create(family.prefix, body);
  const details = detailsOf(family);
  expect(before - (await user.balance())).toBe(priceOf(details.cost, withDefaults(details, body)).local);
  const task = await user.settled(family.prefix, id);
  expect([task.status, task.task_error]).toEqual(['SUCCEEDED', details.nullError ? null : { message: '' }]);
  return { ...task, id };
}

const status = async (family: Family, body: Values) => (await user.post(family.prefix, body)).status;
const keys = (value: unknown) => Object.keys(value as Values).sort();

let chest: Promise<Values & { id: string }> | undefined;
const aChest = () => {
  chest ??= make(api.textTo3d, { mode: 'preview', prompt: 'a wooden chest' });
  return chest;
};

describe('three rows to read first', () => {
  it('a preview has the type of its stage, its prompt, and every format but 3mf', async () => {
    const { type, prompt, model_urls } = await aChest();
    expect([type, prompt]).toEqual(['text-to-3d-preview', 'a wooden chest']);
    expect(keys(model_urls)).toEqual(['fbx', 'glb', 'mtl', 'obj', 'stl', 'usdz']);
  });

  it('a rig answers in result, with a walking and a running clip', async () => {
    const body = { mode: 'preview', prompt: 'a person', pose_mode: 'a-pose' };
    const { id } = await make(api.textTo3d, body);
    const rig = await make(api.rigging, { input_task_id: id, height_meters: 1.8 });
    expect(rig).toMatchObject({
      type: 'rig',
      consumed_credits: 5,
      result: {
        rigged_character_glb_url: url,
        rigged_character_fbx_url: url,
        basic_animations: {
          walking_glb_url: url,
          walking_fbx_url: url,
          walking_armature_glb_url: url,
          running_glb_url: url,
          running_fbx_url: url,
          running_armature_glb_url: url,
        },
      },
    });
    expect(rig).not.toHaveProperty('model_urls');
    const motion = await make(api.textToMotion, { prompt: 'waves', duration: 2.5 });
    expect(motion.result).toEqual({
      motion_url: url,
      motion_format: 'FBX',
      duration_ms: 2500,
      mode: 'prime',
    });
    const clip = await make(api.animation, { rig_task_id: rig.id, motion_task_id: motion.id });
    expect(clip.result).toMatchObject({ animation_glb_url: url });
    expect(clip).not.toHaveProperty('model_urls');
  });

  it('an analysis has a status, counts and metrics', async () => {
    const task = await make(api.analyzePrintability, { model_url, printer_type: 'fdm' });
    expect(task).toMatchObject({
      type: 'print-analyze',
      printability: {
        _version: 'v1',
        status: 'healthy',
        issue_count: 0,
        error_count: 0,
        warning_count: 0,
        metrics: {
          is_watertight: true,
          volume: expect.any(Number),
          non_manifold_edges: 0,
          degenerate_faces: 0,
          holes: 0,
        },
        evaluated_at: expect.any(Number),
        thin_walls: expect.anything(),
      },
    });
  });
});

describe('printing', () => {
  it('Auto Split is at /v1/print/split, by names, on the plate, with connectors', async () => {
    const { id } = await aChest();
    const split = await make(api.autoSplit, {
      input_task_id: id,
      mode: 'by_parts',
      prompt: 'the lid and the body',
      layout: 'on_plate',
      connectors: true,
      connector_type: 'cylinder',
      connector_size: 0.2,
      connector_height: 0.3,
      target_formats: ['glb', '3mf'],
    });
    expect(split).toMatchObject({
      type: 'print-split',
      part_count: expect.any(Number),
      prompt_ignored: expect.any(Boolean),
      model_urls: { glb: url, '3mf': url },
    });
    expect(split.part_count).toBeGreaterThan(1);
  });

  it('Auto Split refuses one part, colours of another source, and light geometry, at no cost', async () => {
    const { id } = await aChest();
    const smart = await make(api.textTo3d, {
      mode: 'preview',
      prompt: 'a box',
      model_type: 'smart-topology',
    });
    const before = await user.balance();
    expect(await status(api.autoSplit, { input_task_id: id, mode: 'by_parts', prompt: 'the lid' })).toBe(400);
    expect(await status(api.autoSplit, { input_task_id: id, mode: 'by_color', prompt: 'red, blue' })).toBe(
      400,
    );
    expect(await status(api.autoSplit, { input_task_id: smart.id })).toBe(400);
    expect(await user.balance()).toBe(before);
  });

  it('a repair names every format, and makes one', async () => {
    const task = await make(api.repairPrintability, { model_url, intended_print_height_mm: 80 });
    expect(task).toMatchObject({ type: 'print-repair', texture_urls: [], thumbnail_url: url });
    expect(task.model_urls).toEqual({ glb: url, fbx: '', obj: '', stl: '', usdz: '', '3mf': '', mtl: '' });
  });

  it.each([
    ['fdm', 202],
    ['sla', 202],
    ['full_color', 202],
    ['resin', 400],
  ])('the printer %s: %d', async (printer_type, expected) => {
    expect(await status(api.analyzePrintability, { model_url, printer_type })).toBe(expected);
  });

  it('an unknown source is 404, that of another account 403', async () => {
    const unknown = { input_task_id: '018a210d-8ba4-705c-b111-1f1776f7f578' };
    expect(await status(api.analyzePrintability, unknown)).toBe(404);
    expect(await status(api.repairPrintability, unknown)).toBe(404);
    const { id } = await aChest();
    expect((await other.post(api.analyzePrintability.prefix, { input_task_id: id })).status).toBe(403);
  });

  it('Multi-Color Print takes max_colors, max_depth and a brand, and makes a 3MF alone', async () => {
    const body = { model_url, max_colors: 3, max_depth: 6, printer_brand: 'prusa' };
    const task = await make(api.multiColorPrint, body);
    expect(task).toMatchObject({ type: 'print-multi-color', thumbnail_url: '', model_urls: { '3mf': url } });
    expect(keys(task.model_urls)).toEqual(['3mf']);
    for (const wrong of [{ max_depth: 2 }, { max_depth: 4.5 }, { max_colors: 17 }, { printer_brand: 'x' }])
      expect(await status(api.multiColorPrint, { model_url, ...wrong })).toBe(400);
  });
});

describe('pictures', () => {
  it('Text to Image gives three views, and a pose, and says its model', async () => {
    const body = { ...nano, prompt: 'a knight', generate_multi_view: true, pose_mode: 't-pose' };
    const task = await make(api.textToImage, body);
    expect(task).toMatchObject({ ai_model: 'nano-banana', prompt: 'a knight', image_urls: [url, url, url] });
    expect(await status(api.textToImage, { prompt: 'a knight' })).toBe(400);
    const plain = { ...nano, prompt: 'a knight', generate_multi_view: false, aspect_ratio: '16:9' };
    expect((await make(api.textToImage, plain)).image_urls).toHaveLength(1);
  });

  it.each([
    ['nano-banana', 3],
    ['nano-banana-2-lite', 3],
    ['nano-banana-2-1', 4],
    ['nano-banana-2', 6],
    ['nano-banana-pro', 9],
    ['image-2', 9],
  ])('%s costs %d', async (ai_model, credits) => {
    expect((await make(api.textToImage, { ai_model, prompt: 'a red box' })).consumed_credits).toBe(credits);
  });

  it('Image to Image takes 1 to 5 pictures and gives one, or three views', async () => {
    const body = { ...nano, prompt: 'make it blue' };
    const task = await make(api.imageToImage, { ...body, reference_image_urls: [picture] });
    expect(task).toMatchObject({ ai_model: 'nano-banana', image_urls: [url] });
    const views = { ...body, reference_image_urls: [picture], generate_multi_view: true };
    expect((await make(api.imageToImage, views)).image_urls).toHaveLength(3);
    for (const length of [0, 6])
      expect(
        await status(api.imageToImage, { ...body, reference_image_urls: Array(length).fill(picture) }),
      ).toBe(400);
  });
});

describe('generation', () => {
  it('a refine repeats its texture prompt, has the type of its stage, and costs 15 at 8k', async () => {
    const body = { mode: 'refine', preview_task_id: (await aChest()).id, texture_prompt: 'mossy stone' };
    const task = await make(api.textTo3d, { ...body, texture_resolution: '8k' });
    expect(task).toMatchObject({
      type: 'text-to-3d-refine',
      prompt: 'a wooden chest',
      texture_prompt: 'mossy stone',
      texture_image_url: '',
      consumed_credits: 15,
      texture_urls: [{ base_color: url }],
    });
    expect(await status(api.textTo3d, { ...body, preview_task_id: 'unknown' })).toBe(404);
  });

  it('topology and the standard model type are taken by every family', async () => {
    const quads = {
      topology: 'quad',
      target_polycount: 2_000,
      model_type: 'standard',
      target_formats: ['glb'],
    };
    await make(api.textTo3d, { mode: 'preview', prompt: 'a box', ...quads });
    await make(api.imageTo3d, { image_url: picture, should_texture: false, ...quads });
  });

  it('Multi-Image to 3D takes the fields of Image to 3D', async () => {
    const task = await make(api.multiImageTo3d, {
      image_urls: [picture],
      model_type: 'standard',
      should_texture: false,
      should_remesh: true,
      topology: 'triangle',
      target_formats: ['glb'],
    });
    expect(task).toMatchObject({ consumed_credits: 20, model_urls: { glb: url } });
    const guide = { image_urls: [picture], texture_prompt: 'red', target_formats: ['glb'] };
    expect((await make(api.multiImageTo3d, guide)).texture_prompt).toBe('red');
    const drawn = { image_urls: [picture], texture_image_url: picture, target_formats: ['glb'] };
    await make(api.multiImageTo3d, drawn);
  });

  it('a motion needs a length in steps of half a second, and prime is its default', async () => {
    for (const wrong of [
      {},
      { duration: 2.25 },
      { duration: 10.5 },
      { duration: 3, prompt: 'x'.repeat(401) },
    ])
      expect(await status(api.textToMotion, { prompt: 'waves', ...wrong })).toBe(400);
    const swift = await make(api.textToMotion, { prompt: 'waves', duration: 2, mode: 'swift' });
    expect(swift).toMatchObject({ consumed_credits: 3, result: { motion_format: 'BVH', mode: 'swift' } });
  });
});

describe('Creative Lab', () => {
  const prototypes = new Map<Family, Promise<string>>();
  const prototype = (family: Family, more: Values = {}) => {
    const made = prototypes.get(family) ?? make(family, { image_url: picture, ...more }).then(({ id }) => id);
    prototypes.set(family, made);
    return made;
  };

  it('a lamp prototype has a picture beside its shade, and a build its parts', async () => {
    const id = await prototype(api.lampPrototype, { image_subject: 'landscape', remove_background: true });
    const { body } = await user.get(`${api.lampPrototype.prefix}/${id}`);
    expect(body).toMatchObject({ image_urls: [url], model_urls: { glb: url }, thumbnail_url: url });
    const parts = await make(api.lampBuild, { input_task_id: id, options: { diameter_mm: 120 } });
    expect(parts.model_urls).toEqual({ lamp_stl: url, base_stl: url });
    const alone = await make(api.lampBuild, { input_task_id: id, options: { light_source_preset: 'none' } });
    expect(alone.model_urls).toEqual({ lamp_stl: url });
    const bundle = await make(api.lampBuild, {
      input_task_id: id,
      options: { include_result_json: true },
      output: { format: 'zip' },
    });
    expect(bundle.model_urls).toEqual({ bundle_zip: url });
  });

  it.each([
    ['keychain', api.keychainPrototype, api.keychainBuild],
    ['fridge magnet', api.fridgeMagnetPrototype, api.fridgeMagnetBuild],
  ])('a %s is one file of the asked format', async (_, first, second) => {
    const input_task_id = await prototype(first);
    const options = { badge_shape: 'star', size_mm: 30, export_resolution: 64 };
    for (const [format, key] of [
      ['glb', 'glb'],
      ['obj', 'obj'],
      ['zip', 'bundle_zip'],
    ] as const) {
      const task = await make(second, { input_task_id, options, output: { format } });
      expect(task.model_urls).toEqual({ [key]: url });
    }
    expect(await status(second, { input_task_id, options: { size_mm: 0 } })).toBe(400);
  });

  it('Fidget Pixel takes its pieces in options', async () => {
    const input_task_id = await prototype(api.fidgetPixelPrototype, { type: 'other' });
    const options = { grid_size: 16, piece_shape: 'hex', color_count: 4 };
    expect((await make(api.fidgetPixelBuild, { input_task_id, options })).model_urls).toEqual({ '3mf': url });
    expect(await status(api.fidgetPixelBuild, { input_task_id, grid_size: 16 })).toBe(400);
  });

  it('Collapsible Fidget is one task at its own path', async () => {
    const task = await make(api.collapsibleFidget, { image_url: picture });
    expect(task).toMatchObject({ type: 'creative-lab-fidget-collapsible', consumed_credits: 6 });
    expect(task.model_urls).toEqual({ stl: url, glb: url });
    const { prefix } = api.collapsibleFidget;
    expect(prefix).toBe('/creative-lab/fidget-collapsible/v1');
    expect((await user.get(prefix)).body).toHaveLength(1);
    expect((await user.remove(`${prefix}/${task.id}`)).status).toBe(400);
  });
});

describe('other endpoints', () => {
  it('usage is at /v1/usage/tasks, by endpoint, status and time, from the Studio plan on', async () => {
    await aChest();
    const { status, body } = await user.get('/v1/usage/tasks?endpoints=text-to-3d&status=SUCCEEDED');
    expect(status).toBe(200);
    const rows = body as unknown as { endpoint: string }[];
    expect(new Set(rows.map(({ endpoint }) => endpoint))).toContain('text-to-3d-preview');
    expect((await user.get('/v1/usage/tasks?start_time=yesterday')).status).toBe(400);
    expect((await user.get('/v1/usage/tasks?end_time=2000-01-01T00:00:00Z')).body).toEqual([]);
    expect((await caller(service, 'k-pro').get('/v1/usage/tasks')).status).toBe(403);
  });

  it('the animation catalogue needs no key', async () => {
    const at = new URL(api.animationResources.prefix, service.baseUrl);
    at.searchParams.set('q', 'walk');
    const { result } = (await (await fetch(at)).json()) as { result: { total: number; list: Values[] } };
    expect(result.total).toBe(result.list.length);
    expect(result.list[0]).toMatchObject({
      id: expect.any(Number),
      key: expect.any(String),
      name: expect.stringMatching(/walk/i),
      category: expect.any(String),
      subCategory: expect.any(String),
      previewUrl: expect.stringContaining('/previews/'),
    });
  });

  it('showcases are for Enterprise, and cost a credit', async () => {
    expect((await caller(service, 'k-pro').get('/v1/showcases')).status).toBe(403);
    const before = await user.balance();
    expect((await user.get('/v1/showcases?page_size=3')).body).toEqual({ result: [] });
    expect(before - (await user.balance())).toBe(1);
  });

  it('a balance without a planned refresh has no date', async () => {
    expect(keys((await user.get('/v1/balance')).body)).toEqual([
      'balance',
      'monthly_credits',
      'permanent_credits',
    ]);
  });

  it('a failed task says its cause, and costs nothing', async () => {
    const before = await user.balance();
    // Points without a face.
    const points = dataUri('application/octet-stream', 'v 0 0 0\nv 1 0 0\nv 0 1 0\n');
    const id = await user.create('/v1/remesh', { model_url: points });
    const task = await user.settled('/v1/remesh', id);
    expect(task).toMatchObject({
      status: 'FAILED',
      task_error: {
        type: 'invalid_input',
        code: 'invalid_input',
        message: expect.any(String),
        doc_url: expect.stringMatching(/#task-invalid_input$/),
      },
    });
    expect(await user.balance()).toBe(before);
  });

  it('Text to Texture is deprecated', () => {
    expect(detailsOf(api.textToTexture)).toMatchObject({
      source: 'own',
      deprecated: { instead: 'Retexture' },
    });
  });

  it.each([
    [api.convert, { model_url, target_formats: ['stl'] }, 1],
    [api.resize, { model_url, resize_height: 2 }, 1],
    [api.remesh, { model_url }, 5],
    [api.uvUnwrap, { model_url }, 5],
  ] as const)('$name has its published price', async (family, body, credits) => {
    expect((await make(family, body)).consumed_credits).toBe(credits);
  });
});
