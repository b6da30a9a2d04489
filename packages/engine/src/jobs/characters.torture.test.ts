import { writeGlb } from '@meshwright/formats';
import { gltfIo } from '@meshwright/formats/mesh';
import { glbErrors } from '@meshwright/testing/models/reference/validate-glb';
import sharp from 'sharp';
import { AnimationClip, type Group, LoadingManager } from 'three';
import { BVHLoader } from 'three/examples/jsm/loaders/BVHLoader.js';
import { FBXLoader } from 'three/examples/jsm/loaders/FBXLoader.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { clipLibrary } from '../content/motions/library.ts';
import type { InputFile, JobOutput } from '../job/job.ts';
import { clipPreview } from '../motion/clip-preview.ts';
import { skeletons } from '../rig/skeletons.ts';
import { runRecorded } from '../testing/run-recorded.ts';
import { generate } from '../text-to-3d/generate.ts';

// Rigging, Animation and Text to Motion in sequence, as the service chains them.

let person: JobOutput;
let dog: JobOutput;
let motion: JobOutput;
beforeAll(async () => {
  person = await runRecorded(
    'rigging',
    { height_meters: 1.85 },
    { model: await model('a person', 'a-pose') },
  );
  dog = await runRecorded('rigging', {}, { model: await model('dog', 'rest') });
  motion = await runRecorded(
    'text-to-motion',
    { mode: 'swift', prompt: 'walks slowly, then waves', duration: 4 },
    {},
  );
});

describe('a rigging task', () => {
  it('returns the model, walking and running, and every GLB passes the Khronos validator', async () => {
    expect(person.result).toEqual({
      result: {
        rigged_character_glb_url: 'rigged_character.glb',
        rigged_character_fbx_url: 'rigged_character.fbx',
        basic_animations: {
          walking_glb_url: 'walking.glb',
          walking_fbx_url: 'walking.fbx',
          walking_armature_glb_url: 'walking_armature.glb',
          running_glb_url: 'running.glb',
          running_fbx_url: 'running.fbx',
          running_armature_glb_url: 'running_armature.glb',
        },
      },
    });
    expect(fbx(person.files['running.fbx']!).animations).toHaveLength(1);
    for (const [name, bytes] of Object.entries(person.files))
      if (name.endsWith('.glb')) expect(await glbErrors(bytes), name).toEqual([]);
  });

  // Issue 39, defect 6.
  it('says how many triangles it added so that limbs bend, and nothing where it added none', () => {
    for (const { ignored = [] } of [person, dog])
      for (const { field, message } of ignored) {
        expect(field).toBe('model_url');
        const [, to, from] = /has ([\d,]+) triangles instead of ([\d,]+), because/.exec(message) ?? [];
        const number = (text = '') => Number(text.replaceAll(',', ''));
        expect(number(to), message).toBeGreaterThan(number(from));
      }
    expect([person, dog].some(({ ignored = [] }) => ignored.length > 0)).toBe(true);
  });

  it('applies height_meters, and the basic motions loop and have a pace', async () => {
    const document = await (await gltfIo()).readBinary(person.files['walking.glb']!);
    const [clip] = document.getRoot().listAnimations();
    expect(clip!.getName()).toBe('Walking');
    const { loop, metresPerSecond } = (
      clip!.getExtras() as { meshwright: { loop: boolean; metresPerSecond: number } }
    ).meshwright;
    expect(loop).toBe(true);
    expect(metresPerSecond).toBeGreaterThan(0.8);
    expect(metresPerSecond).toBeLessThan(1.8);
    const top = document
      .getRoot()
      .listMeshes()[0]!
      .listPrimitives()
      .map((p) => p.getAttribute('POSITION')!.getMax([])[1]!);
    expect(Math.max(...top)).toBeCloseTo(1.85, 4);
  });

  it('leaves the mesh out of the armature files', async () => {
    const document = await (await gltfIo()).readBinary(person.files['running_armature.glb']!);
    expect(document.getRoot().listMeshes()).toEqual([]);
    expect(
      document
        .getRoot()
        .listNodes()
        .map((node) => node.getName()),
    ).toEqual(expect.arrayContaining(skeletons.biped.map(({ name }) => name)));
    expect(document.getRoot().listAnimations()).toHaveLength(1);
  });

  it('writes an FBX in which another reader finds the joints', () => {
    const names: string[] = [];
    fbx(person.files['rigged_character.fbx']!).traverse(
      ({ name, type }) => type === 'Bone' && names.push(name),
    );
    expect(names).toEqual(expect.arrayContaining(skeletons.biped.map(({ name }) => name)));
  });
});

describe('an animation task', () => {
  it('puts each action into one file as a clip with its library name, in request order', async () => {
    const ids = [70, 1, 149];
    const names = ids.map((id) => clipLibrary().find((entry) => entry.id === id)!.name);
    const { files, result } = await animated(person, { action_ids: ids });
    expect(result).toEqual({
      result: { animation_glb_url: 'animation.glb', animation_fbx_url: 'animation.fbx' },
    });
    const document = await (await gltfIo()).readBinary(files['animation.glb']!);
    expect(
      document
        .getRoot()
        .listAnimations()
        .map((clip) => clip.getName()),
    ).toEqual(names);
    expect(await glbErrors(files['animation.glb']!)).toEqual([]);
    expect(fbx(files['animation.fbx']!).animations.map(({ name }) => name)).toEqual(names);
  });

  it('plays a motion made from words, at its length', async () => {
    const { files } = await animated(
      person,
      { motion_task_id: 'm' },
      { 'motion.model': made(motion, 'motion.glb') },
    );
    const document = await (await gltfIo()).readBinary(files['animation.glb']!);
    const times = document.getRoot().listAnimations()[0]!.listSamplers()[0]!.getInput()!;
    expect(times.getMax([])[0]).toBeCloseTo(4, 3);
  });

  it.each([
    ['change_fps', { fps: 24 }, 'processed_animation_fps_fbx_url', 'animation_fps.fbx'],
    ['extract_armature', {}, 'processed_armature_fbx_url', 'armature.fbx'],
    ['fbx2usdz', {}, 'processed_usdz_url', 'animation.usdz'],
  ])('returns an extra file for %s', async (operation_type, more, field, file) => {
    const { files, result } = await animated(person, {
      action_id: 1,
      post_process: { operation_type, ...more },
    });
    expect(result.result).toMatchObject({ [field]: file, animation_glb_url: 'animation.glb' });
    expect(files[file]!.length).toBeGreaterThan(1000);
    if (!file.endsWith('.fbx')) return;
    const read = fbx(files[file]!);
    expect(read.animations.map(({ name }) => name)).toEqual(['Walking']);
    let meshes = 0;
    read.traverse(({ type }) => {
      if (/Mesh/.test(type)) meshes += 1;
    });
    expect(meshes > 0).toBe(operation_type !== 'extract_armature');
  });

  it('animates a quadruped by the same ids, and lists those it supports', async () => {
    const { files } = await animated(dog, { action_ids: [0, 1, 24] });
    expect(await glbErrors(files['animation.glb']!)).toEqual([]);
    await expect(animated(dog, { action_id: 70 })).rejects.toMatchObject({
      code: 'invalid_option',
      message: expect.stringMatching(/action 70 \(wave\) is for bipeds .* 1 walking/),
    });
    await expect(
      animated(dog, { motion_task_id: 'm' }, { 'motion.model': made(motion, 'motion.glb') }),
    ).rejects.toMatchObject({ code: 'invalid_option' });
  });

  it.each([
    ['an unknown action', { action_id: 8 }, 'invalid_option'],
    ['nothing to do', {}, 'missing_input'],
  ])('refuses %s', async (_, request, code) => {
    await expect(animated(person, request)).rejects.toMatchObject({ code });
  });

  it('refuses a model without a rig', async () => {
    await expect(
      runRecorded('animation', { action_id: 1 }, { model: await model('chest', 'rest') }),
    ).rejects.toMatchObject({ code: 'no_body' });
  });
});

describe('a text-to-motion task', () => {
  it('is marked as a stand-in and lists the recognised motions', () => {
    expect(motion.standIn).toBe(
      'Stand-in, not a trained model: procedural motion picked by the words of the prompt (walking, wave).',
    );
  });

  it('returns a BVH that another reader plays with the same joints and length', () => {
    const { skeleton, clip } = new BVHLoader().parse(new TextDecoder().decode(motion.files['motion.bvh']));
    expect(
      skeleton.bones
        .map(({ name }) => name)
        .filter((name) => name !== 'ENDSITE')
        .sort(),
    ).toEqual(skeletons.biped.map(({ name }) => name).sort());
    expect(clip).toBeInstanceOf(AnimationClip);
    expect(clip.duration).toBeCloseTo(4, 3);
    expect(motion.result).toEqual({
      result: { motion_url: 'motion.bvh', motion_format: 'BVH', duration_ms: 4000, mode: 'swift' },
    });
  });

  it('returns FBX for prime, the default', async () => {
    const { files, result } = await runRecorded('text-to-motion', { prompt: 'a backflip' }, {});
    expect(result).toEqual({
      result: { motion_url: 'motion.fbx', motion_format: 'FBX', duration_ms: 5000, mode: 'prime' },
    });
    expect(fbx(files['motion.fbx']!).animations[0]!.duration).toBeCloseTo(5, 1);
  });

  it.each([
    ['a tired man walks', 'walking'],
    ['sneaks around', 'sneak_walk'],
    ['walking backwards', 'walk_backward'],
    ['throws a punch', 'cross_punch'],
    ['waves with both hands', 'big_wave'],
    ['dances the waltz', 'waltz'],
    ['a slow bow', 'bow'],
    ['shoots a bow and arrow', 'bow_shot'],
    ['runs, then jumps; then dies', 'running, jump, dead'],
    ['does push-ups', 'push_ups'],
  ])('reads "%s" as %s', async (prompt, keys) => {
    const { standIn } = await runRecorded('text-to-motion', { mode: 'swift', prompt, duration: 2 }, {});
    expect(standIn).toContain(`(${keys})`);
  });
});

it('draws a preview as an animated GIF of 20 frames of 128 pixels', async () => {
  const { format, pages, width, pageHeight } = await sharp(await clipPreview('wave'), {
    pages: -1,
  }).metadata();
  expect({ format, pages, width, pageHeight }).toEqual({
    format: 'gif',
    pages: 20,
    width: 128,
    pageHeight: 128,
  });
});

function animated(
  rigged: JobOutput,
  request: Readonly<Record<string, unknown>>,
  more: Readonly<Record<string, InputFile>> = {},
): Promise<JobOutput> {
  return runRecorded('animation', request, { model: made(rigged, 'rigged_character.glb'), ...more });
}

function made({ files }: JobOutput, name: string): InputFile {
  return { name, bytes: files[name]!.slice() };
}

async function model(prompt: string, pose: 'a-pose' | 'rest'): Promise<InputFile> {
  const { document } = await generate({ prompt, seed: 1, texture: null, pose, detail: 0.5 });
  return { name: 'model.glb', bytes: await writeGlb(document) };
}

function fbx(bytes: Uint8Array): Group {
  return new FBXLoader(new LoadingManager()).parse(bytes.slice().buffer, '');
}
