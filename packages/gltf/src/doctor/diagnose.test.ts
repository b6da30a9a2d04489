import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { NodeIO } from '@gltf-transform/core';
import { ALL_EXTENSIONS, EXTTextureAVIF } from '@gltf-transform/extensions';
import { glbOf } from '@meshwright/testing/models/glb-of';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { encodePictures } from '../optimize/textures.ts';
import { fileSource } from '../source/file-source.ts';
import { bytesSource } from '../source/source.ts';
import { corpusModels, fixtures, hasCorpus, skipNote } from '../testing/models.ts';
import { type RigTrack, rigGlb } from '../testing/rig-glb.ts';
import { describeDiagnosed, describeGood } from '../testing/suites/diagnosed-models.ts';
import { diagnose } from './diagnose.ts';

type Json = Record<string, unknown>;

/** A lit, grounded, welded box of one metre, without findings. */
function box(changes: Json = {}, { size = 1, base = 0 }: { size?: number; base?: number } = {}): Uint8Array {
  const points: number[] = [];
  const normals: number[] = [];
  const indices: number[] = [];
  for (const axis of [0, 1, 2]) {
    for (const side of [0, 1]) {
      const [u, v] = [(axis + 1) % 3, (axis + 2) % 3];
      const first = points.length / 3;
      for (const [a, b] of [
        [0, 0],
        [1, 0],
        [1, 1],
        [0, 1],
      ] as const) {
        const at = [0, 0, 0];
        at[axis] = side;
        at[u] = a;
        at[v] = b;
        points.push((at[0]! - 0.5) * size, at[1]! * size + base, (at[2]! - 0.5) * size);
        const normal = [0, 0, 0];
        normal[axis] = side * 2 - 1;
        normals.push(...normal);
      }
      indices.push(...(side ? [0, 1, 2, 0, 2, 3] : [0, 2, 1, 0, 3, 2]).map((corner) => first + corner));
    }
  }
  const half = size / 2;
  const json = {
    nodes: [{ mesh: 0, name: 'Box' }],
    meshes: [
      { name: 'box', primitives: [{ attributes: { POSITION: 0, NORMAL: 1 }, indices: 2, material: 0 }] },
    ],
    materials: [{ name: 'paint', pbrMetallicRoughness: { metallicFactor: 0 } }],
    accessors: [
      {
        bufferView: 0,
        componentType: 5126,
        count: 24,
        type: 'VEC3',
        min: [-half, base, -half],
        max: [half, base + size, half],
      },
      { bufferView: 1, componentType: 5126, count: 24, type: 'VEC3' },
      { bufferView: 2, componentType: 5123, count: 36, type: 'SCALAR' },
    ],
  };
  const views = [Float32Array.from(points), Float32Array.from(normals), Uint16Array.from(indices)];
  return new Uint8Array(glbOf({ ...json, ...changes }, views));
}

const paint = { pbrMetallicRoughness: { metallicFactor: 0 } };
const still: RigTrack = { node: 'Spine', path: 'scale', times: [0, 1], values: [1, 1, 1, 1, 1, 1] };
const turn: RigTrack = {
  node: 'Head',
  path: 'rotation',
  times: [0, 1],
  values: [0, 0, 0, 1, 0.8, 0, 0, 0.6],
};
const nod: RigTrack = { ...turn, times: [0, 0.5, 1], values: [0, 0, 0, 1, 0.6, 0, 0, 0.8, 0, 0, 0, 1] };
const way: RigTrack = { node: 'Hips', path: 'translation', times: [0, 1], values: [0, 95, 0, 0, 95, 120] };
const rig = (name: string, ...tracks: RigTrack[]) => rigGlb({ clips: [{ name, tracks }] });
const codesOf = async (glb: Uint8Array | Promise<Uint8Array>) =>
  (await diagnose(bytesSource(new Uint8Array(await glb)))).findings.map(({ code }) => code);

// Each row: the rule, a model that triggers it, and a similar model that does not.
const rules: [
  code: string,
  unhealthy: () => Uint8Array | Promise<Uint8Array>,
  well: () => Uint8Array | Promise<Uint8Array>,
][] = [
  ['wrong_size', () => box({}, { size: 180 }), () => box({}, { size: 18 })],
  ['wrong_size', () => box({}, { size: 0.001 }), () => box({}, { size: 0.01 })],
  ['off_ground', () => box({}, { base: 0.2 }), () => box({}, { base: 0.01 })],
  ['scaled_armature', () => rigGlb({}), () => rigGlb({ armatureScale: 1, bones: [['Hips', [0, 1, 0]]] })],
  [
    'over_clips',
    () => rigGlb({ clips: Array.from({ length: 61 }, (_, i) => ({ name: `c${i}`, tracks: [nod] })) }),
    () => rig('c', nod),
  ],
  [
    'duplicate_materials',
    () =>
      box({
        materials: [
          { ...paint, name: 'a' },
          { ...paint, name: 'b' },
        ],
      }),
    () =>
      box({
        materials: [
          { ...paint, name: 'a' },
          { ...paint, doubleSided: true, name: 'b' },
        ],
      }),
  ],
  [
    'blended_opaque',
    () => box({ materials: [{ ...paint, alphaMode: 'BLEND' }] }),
    () => box({ materials: [{ ...paint, alphaMode: 'MASK' }] }),
  ],
  [
    'blended',
    () =>
      box({
        materials: [
          {
            alphaMode: 'BLEND',
            pbrMetallicRoughness: { metallicFactor: 0, baseColorFactor: [1, 1, 1, 0.5] },
          },
        ],
      }),
    () => box(),
  ],
  [
    'metal_by_default',
    () => box({ materials: [{ name: 'grey' }] }),
    () => box({ materials: [{ pbrMetallicRoughness: { roughnessFactor: 0.2 } }] }),
  ],
  [
    'unlit',
    () =>
      box({
        materials: [{ ...paint, extensions: { KHR_materials_unlit: {} } }],
        extensionsUsed: ['KHR_materials_unlit'],
      }),
    () => box(),
  ],
  [
    'missing_normals',
    () => box({ meshes: [{ primitives: [{ attributes: { POSITION: 0 }, indices: 2, material: 0 }] }] }),
    () => box(),
  ],
  ['unused_data', () => box({ nodes: [{ name: 'empty' }] }), () => box()],
  ['root_motion', () => rig('walk', way, nod), () => rig('walk', nod)],
  ['not_looping', () => rig('Walk_Cycle', turn), () => rig('Fall', turn)],
  ['not_looping', () => rig('run', turn), () => rig('run', nod)],
  ['late_start', () => rig('jump', { ...nod, times: [1, 1.5, 2] }), () => rig('jump', nod)],
  [
    'still_tracks',
    () => rigGlb({ clips: Array.from({ length: 16 }, (_, i) => ({ name: `c${i}`, tracks: [still, nod] })) }),
    () => rigGlb({ clips: Array.from({ length: 16 }, (_, i) => ({ name: `c${i}`, tracks: [nod, way] })) }),
  ],
  [
    'double_names',
    () =>
      rigGlb({
        bones: [
          ['Hips', [0, 95, 0]],
          ['Head', [0, 9, 0]],
          ['Head', [0, 9, 0]],
        ],
        clips: [{ name: 'c', tracks: [turn] }],
      }),
    () => rig('c', turn),
  ],
  [
    'changed_names',
    () => box({ nodes: [{ mesh: 0, name: 'box.001' }] }),
    () => box({ nodes: [{ mesh: 0, name: 'box_001' }] }),
  ],
  [
    'suffix_typo',
    () => box({ nodes: [{ mesh: 0, name: 'wall-convcolony' }] }),
    () => box({ nodes: [{ mesh: 0, name: 'wall-convcolonly' }] }),
  ],
  ['many_weights', () => secondWeights(0.25), () => secondWeights(0)],
  ['wrapped_clip_names', () => rig('Armature|walk', nod), () => rig('walk', nod)],
  [
    'unknown_extension',
    () => box({ extensionsUsed: ['EXT_ours'], extensionsRequired: ['EXT_ours'] }),
    () => box({ extensionsUsed: ['EXT_ours'] }),
  ],
];

describe('each rule', () => {
  it.each(rules)('%s is found in a faulty model, and not in a sound one', async (code, faulty, sound) => {
    expect(await codesOf(faulty())).toContain(code);
    expect(await codesOf(sound())).not.toContain(code);
  });

  it('finds nothing in a plain sound box', async () => {
    const diagnosis = await diagnose(bytesSource(box(), 'box.glb'), { budget: 'mobile' });
    expect(diagnosis).toMatchObject({ schema: 'meshwright-doctor/1', verdict: 'healthy', findings: [] });
    expect(diagnosis.budget.ok).toBe(true);
  });

  it('missing_tangents, odd sides and missing images are found in textured models', async () => {
    const textured = (uri: string) => ({
      materials: [{ ...paint, normalTexture: { index: 0 } }],
      textures: [{ source: 0 }],
      images: [{ uri }],
    });
    const glb = box(textured(`data:image/png;base64,${PNG_300.toString('base64')}`));
    expect(await codesOf(glb)).toEqual(expect.arrayContaining(['missing_tangents', 'odd_texture_sides']));
    const path = join(fixtures, 'character.glb');
    expect((await diagnose(await fileSource(path))).findings.map(({ code }) => code)).not.toContain(
      'missing_pictures',
    );
  });

  it('decoders are a note for the web and a warning for engines', async () => {
    const look = async (budget: 'mobile' | 'engine') =>
      (await diagnose(await fileSource(join(fixtures, 'draco.glb')), { budget })).findings.find(
        ({ code }) => code === 'needs_decoder',
      );
    expect(await look('mobile')).toMatchObject({ severity: 'note', fix: null });
    expect(await look('engine')).toMatchObject({
      severity: 'warning',
      fix: { command: expect.stringMatching(/optimize/) },
    });
  });
});

describe('a diagnosis', () => {
  it('translates the issues of the Khronos validator, with counts and consequences', async () => {
    const glb = await readFile(join(fixtures, 'character.glb'));
    const shares = Buffer.from(Float32Array.of(0.75, 0.25, 0, 0).buffer);
    for (let loose = 0; loose < 3; loose++) glb.writeFloatLE(0, glb.indexOf(shares) + 4);
    const { findings, verdict } = await diagnose(bytesSource(glb));
    const weights = findings.find(({ code }) => code === 'khronos_accessor_weights_non_normalized')!;
    expect(weights).toMatchObject({
      severity: 'error',
      pointer: '/meshes/0/primitives/0/attributes/WEIGHTS_0',
    });
    expect(weights.message).toMatch(/do not add up to 1 \(3 times\)/);
    expect(verdict).toBe('unhealthy');
  });

  it.each(['ktx2', 'avif'] as const)(
    'finds no fault in pictures of %s, unless they are broken',
    async (format) => {
      const io = new NodeIO().registerExtensions(ALL_EXTENSIONS);
      const document = await io.readBinary(box());
      const png = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#c02040' } })
        .png()
        .toBuffer();
      const texture = document.createTexture().setImage(Uint8Array.from(png)).setMimeType('image/png');
      document.getRoot().listMaterials()[0]!.setBaseColorTexture(texture);
      if (format === 'ktx2') {
        const encoding = { format, longestSide: 64, textureQuality: 'balanced', encoder: sharp } as const;
        await encodePictures(document, encoding, ({ message }) => expect.unreachable(message));
      } else {
        texture.setImage(Uint8Array.from(await sharp(png).avif().toBuffer())).setMimeType('image/avif');
        document.createExtension(EXTTextureAVIF).setRequired(true);
      }
      const ofPictures = async () =>
        (await codesOf(await io.writeBinary(document))).filter((code) =>
          /image|value_not_in_list/.test(code),
        );
      expect(await ofPictures()).toEqual([]);
      texture.setImage(Uint8Array.from(texture.getImage()!, () => 7));
      expect(await ofPictures()).toContain('khronos_image_unrecognized_format');
    },
  );

  it('is unhealthy over a budget from the options, and only has a warning over a default budget', async () => {
    const clips = Array.from({ length: 70 }, (_, i) => ({ name: `c${i}`, tracks: [nod] }));
    const glb = new Uint8Array(await rigGlb({ clips }));
    const severity = async (budget?: 'mobile') =>
      (await diagnose(bytesSource(glb), budget ? { budget } : {})).findings.find(
        ({ code }) => code === 'over_clips',
      )?.severity;
    expect(await severity('mobile')).toBe('error');
    expect(await severity()).toBe('warning');
  });

  it('names the local command first, then the server task for the same fix', async () => {
    const count = 50_001 * 3;
    // Triangles side by side in a plane, none of which cross: the rules on crossings end soon.
    const across = 224;
    const corners = Array.from({ length: count }, (_, i) => {
      const [at, corner] = [Math.floor(i / 3), i % 3];
      return [
        (at % across) + (corner === 1 ? 0.5 : 0),
        Math.floor(at / across) + (corner === 2 ? 0.5 : 0),
        0,
      ];
    });
    const views = [Float32Array.from(corners.flat())];
    const accessors = [
      { bufferView: 0, componentType: 5126, count, type: 'VEC3', min: [0, 0, 0], max: [across, across, 0] },
    ];
    const glb = glbOf({ meshes: [{ primitives: [{ attributes: { POSITION: 0 } }] }], accessors }, views);
    const { findings } = await diagnose(bytesSource(new Uint8Array(glb)), { budget: 'mobile' });
    expect(findings.find(({ code }) => code === 'over_triangles')!.fix).toEqual({
      does: expect.stringContaining('50,000'),
      command: 'optimize FILE --for mobile --triangles 50000 -o OUT',
      task: { family: 'remesh', request: { topology: 'triangle', target_polycount: 50_000 } },
    });
  });

  it('fails with the error of the file when no model can be read', async () => {
    const source = bytesSource(new TextEncoder().encode('<html>'), 'expired.glb');
    await expect(diagnose(source)).rejects.toMatchObject({ code: 'html_instead_of_model' });
    const glb = await readFile(join(fixtures, 'keycap.glb'));
    await expect(diagnose(bytesSource(glb), { budget: 'phone' as 'mobile' })).rejects.toMatchObject({
      code: 'invalid_option',
    });
  });
});

describe.skipIf(!hasCorpus)(`the shared models (${hasCorpus ? 'found' : skipNote})`, () => {
  describeGood(['MorphStressTest.gltf', 'SimpleInstancing.glb', 'DenseSphere.glb']);
  describeDiagnosed(
    corpusModels().flatMap(([name]) =>
      /pirate|FlightHelmet|Fox|Shape|kenney_character|meters/.test(name) ? name : [],
    ),
  );
});

/** The head of a PNG of 300 x 200 pixels, which holds its size. */
const PNG_300 = Buffer.from('89504e470d0a1a0a0000000d494844520000012c000000c80802000000', 'hex');

/** A rig whose vertices have a second set of joints with this weight. */
async function secondWeights(weight: number): Promise<Uint8Array> {
  const io = new NodeIO();
  const document = await io.readBinary(await rigGlb());
  const [mesh] = document.getRoot().listMeshes();
  const [primitive] = mesh!.listPrimitives();
  const count = primitive!.getAttribute('POSITION')!.getCount();
  const set = (array: Uint8Array<ArrayBuffer> | Float32Array<ArrayBuffer>) =>
    document.createAccessor().setType('VEC4').setArray(array);
  const first = primitive!.getAttribute('WEIGHTS_0')!;
  for (let at = 0; at < count; at++) first.setElement(at, [1 - weight, 0, 0, 0]);
  primitive!
    .setAttribute('JOINTS_1', set(new Uint8Array(count * 4)))
    .setAttribute('WEIGHTS_1', set(new Float32Array(count * 4).map((_, at) => (at % 4 === 0 ? weight : 0))));
  return io.writeBinary(document);
}
