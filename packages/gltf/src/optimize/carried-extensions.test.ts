import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ALL_EXTENSIONS } from '@gltf-transform/extensions';
import { dedup } from '@gltf-transform/functions';
import { glbOfText } from '@meshwright/testing/models/glb-of';
import { glbParts } from '@meshwright/testing/models/glb-parts';
import { humanoidGlb } from '@meshwright/testing/models/humanoid-glb';
import { conventionNames, namesOf } from '@meshwright/testing/models/rig-conventions';
import { expect, it } from 'vitest';
import { diagnose } from '../doctor/diagnose.ts';
import { humanoidModel } from '../humanoid/humanoid-model.ts';
import { inspectModel } from '../inspect/inspect-model.ts';
import { processAsset } from '../recipe/process-asset.ts';
import { bytesSource } from '../source/source.ts';
import { fixtures } from '../testing/models.ts';
import { atlas } from './atlas.ts';
import { CARRIED } from './carried-extensions.ts';
import { lightmapUv } from './lightmap/lightmap-uv.ts';
import { lods } from './lods/lods.ts';
import { optimize } from './optimize.ts';
import { REFERRING } from './references/slots.ts';

type Json = Record<string, unknown>;
const character = readFileSync(join(fixtures, 'character.glb'));
const changed = (glb: Uint8Array, change: (json: Json) => object) => {
  const { json, bin } = glbParts<Json>(glb);
  return glbOfText(JSON.stringify({ ...json, ...change(json) }), bin);
};

/** The character with data that names nodes in a way that only its own readers know. */
const whole = async () =>
  changed(character, () => ({
    extensionsUsed: ['OMI_physics_shape'],
    extensions: { OMI_physics_shape: { shapes: [] } },
  }));

/** The character with a clip that moves what is left out. */
const pointers = async () =>
  changed(character, (json) => {
    const [first] = json.animations as { samplers: { input: number; output: number }[] }[];
    const pointer = '/materials/0/extensions/EXT_scent/strength';
    const target = { path: 'pointer', extensions: { KHR_animation_pointer: { pointer } } };
    const clip = { name: 'scent', samplers: [first!.samplers[0]], channels: [{ sampler: 0, target }] };
    return {
      extensionsUsed: ['KHR_animation_pointer', 'EXT_scent'],
      animations: [...(json.animations as Json[]), clip],
    };
  });

const unknown: [string, () => Promise<Uint8Array>, RegExp][] = [
  ['a clip that moves what is left out', pointers, /KHR_animation_pointer/],
  ['an extension of the whole file', whole, /OMI_physics_shape/],
];

const avatar = async () => {
  const body = humanoidGlb({ names: namesOf(conventionNames[0]!, true) });
  return (await humanoidModel(bytesSource(body), { author: 'Ada', licence: 'CC-BY-4.0' })).glb;
};

it('an avatar stays one through an edit of its meshes, and the doctor proposes it', async () => {
  const before = await avatar();
  const { glb, report } = await processAsset(bytesSource(before), [optimize()]);
  expect(report.steps[0]!.warnings).toEqual([]);
  const bones = (file: Uint8Array) => {
    const { nodes, extensions } = glbParts<{ nodes: Json[]; extensions: { VRMC_vrm: Vrm } }>(file).json;
    const { humanBones } = extensions.VRMC_vrm.humanoid;
    return Object.entries(humanBones).map(([bone, { node }]) => [bone, nodes[node]!.name]);
  };
  expect(bones(glb)).toEqual(bones(before));
  const { findings } = await diagnose(bytesSource(before), { budget: 'mobile' });
  expect(findings.some(({ fix }) => /cannot carry/.test(fix?.does ?? ''))).toBe(false);
});

interface Vrm {
  humanoid: { humanBones: Record<string, { node: number }> };
}

it.each(unknown)('%s is refused by name by every step that parses meshes', async (_, made, name) => {
  const glb = await made();
  for (const step of [optimize(), optimize({ for: 'engine' }), atlas(), lods(), lightmapUv(), dedup()]) {
    const run = processAsset(bytesSource(glb, 'hero.glb'), [step]);
    await expect(run).rejects.toMatchObject({ code: 'extension_lost' });
    await expect(run).rejects.toThrow(name);
    await expect(run).rejects.toThrow(/hero\.glb.*nothing was written.*unknownExtensions "drop"/);
  }
});

it.each(unknown)('%s loses it where that is asked for, with a warning', async (_, made, name) => {
  const step = optimize({ unknownExtensions: 'drop', textures: 'keep' });
  const { report } = await processAsset(bytesSource(await made()), [step]);
  expect(report.steps[0]!.warnings.map(({ message }) => message).join()).toMatch(name);
});

it.each(unknown)('the doctor proposes no edit of the meshes for %s', async (_, made, name) => {
  const glb = await made();
  const { findings } = await diagnose(bytesSource(glb), { budget: 'mobile' });
  expect(findings.filter(({ fix }) => fix?.command?.startsWith('optimize') || fix?.step?.lightmapUv)).toEqual(
    [],
  );
  // Without the extension there is something to propose, and the way out is named with it.
  const named = findings.flatMap(({ fix }) => (fix && name.test(fix.does) ? [fix.does] : []));
  const bare = changed(glb, ({ extensions: _e, extensionsUsed: _u, ...rest }) => ({
    ...rest,
    extensions: undefined,
    extensionsUsed: undefined,
  }));
  const plain = await diagnose(bytesSource(bare), { budget: 'mobile' });
  const proposed = plain.findings.filter(({ fix }) => fix?.command?.startsWith('optimize'));
  if (proposed.length > 0) expect(named.length).toBeGreaterThan(0);
});

it('an extension of a single node or material is left out with a warning', async () => {
  const glb = changed(character, (json) => ({
    extensionsUsed: ['EXT_scent'],
    materials: (json.materials as Json[]).map((each) => ({
      ...each,
      extensions: { EXT_scent: { of: 'rose' } },
    })),
  }));
  const { report } = await processAsset(bytesSource(glb), [optimize({ textures: 'keep' })]);
  expect(report.steps[0]!.warnings).toMatchObject([
    { code: 'not_converted', message: expect.stringContaining('EXT_scent') },
  ]);
});

it('KHR_meshopt_compression is read as EXT_meshopt_compression', async () => {
  const path = join(fixtures, 'meshopt.glb');
  const text = JSON.stringify(glbParts(readFileSync(path)).json);
  const renamed = glbOfText(text.replaceAll('EXT_meshopt', 'KHR_meshopt'), glbParts(readFileSync(path)).bin);
  const before = await inspectModel(bytesSource(renamed));
  expect(before.extensionsRequired).toContain('KHR_meshopt_compression');
  for (const target of ['mobile', 'engine'] as const) {
    const { glb } = await processAsset(bytesSource(renamed), [optimize({ for: target, textures: 'keep' })]);
    const after = await inspectModel(bytesSource(glb));
    expect(after.triangles).toBe((await inspectModel(bytesSource(readFileSync(path)))).triangles);
    for (const axis of [0, 1, 2]) expect(after.bounds!.size[axis]).toBeCloseTo(before.bounds!.size[axis]!, 2);
    expect(after.extensionsUsed).not.toContain('KHR_meshopt_compression');
  }
});

it('the list names what the library and this package read', () => {
  const ours = ['KHR_animation_pointer', 'KHR_meshopt_compression', 'MSFT_lod', ...Object.keys(REFERRING)];
  const names = [...ALL_EXTENSIONS.map(({ EXTENSION_NAME }) => EXTENSION_NAME), ...ours];
  expect([...CARRIED].sort()).toEqual(names.sort());
});
