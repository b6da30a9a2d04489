import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { glbOf } from '@meshwright/testing/models/glb-of';
import { glbParts } from '@meshwright/testing/models/glb-parts';
import { describe, expect, it } from 'vitest';
import { editClips } from '../clips/edit-clips.ts';
import { mergeClips } from '../clips/merge-clips.ts';
import { diagnose } from '../doctor/diagnose.ts';
import { processAsset } from '../recipe/process-asset.ts';
import { bytesSource } from '../source/source.ts';
import { corpus, hasCorpus } from '../testing/models.ts';
import { playedModel, poseGap } from '../testing/pose-oracle.ts';
import { metalRough } from './metal-rough.ts';
import { type OptimizeOptions, optimize } from './optimize.ts';

// Each kind of GLB that public reports named: the file of the report where the corpus is beside the repository, and three of our own.

// biome-ignore lint/suspicious/noExplicitAny: the JSON of a file
type Json = any;
type Model = [string, () => Uint8Array];

const targets: OptimizeOptions[] = [
  { for: 'mobile', geometry: 'quantise', textures: 'keep' },
  { for: 'desktop', geometry: 'quantise', textures: 'keep' },
  { for: 'engine' },
];
const optimized = async (glb: Uint8Array, options: OptimizeOptions) =>
  (await processAsset(bytesSource(glb), [optimize(options)])).glb;
const jsonOf = (glb: Uint8Array): Json => glbParts(glb).json;

const reported = (name: string): Model[] =>
  hasCorpus ? [[name, () => new Uint8Array(readFileSync(join(corpus, 'reports', name)))]] : [];

/** A tetrahedron of this size, and the views and accessors of more numbers. */
function solid(
  size: number,
  json: Json,
  more: { type: string; values: readonly number[] }[] = [],
): Uint8Array {
  const [a, b, c, d] = [
    [0, 0, 0],
    [size, 0, 0],
    [0, size, 0],
    [0, 0, size],
  ] as [number[], number[], number[], number[]];
  const corners = [a, c, b, a, b, d, a, d, c, b, c, d];
  const coordinates = corners.flatMap((_, index) => [index / 12, (index % 3) / 2]);
  const views = [
    corners.flat(),
    corners.flatMap(() => [0, 0, 1]),
    coordinates,
    ...more.map(({ values }) => values),
  ];
  const sizes: Record<string, number> = { SCALAR: 1, VEC2: 2, VEC3: 3, VEC4: 4 };
  const types = ['VEC3', 'VEC3', 'VEC2', ...more.map(({ type }) => type)];
  const accessors = types.map((type, bufferView) => {
    const values = views[bufferView]!;
    const range = type === 'SCALAR' ? { min: [Math.min(...values)], max: [Math.max(...values)] } : {};
    const box = bufferView === 0 ? { min: [0, 0, 0], max: [size, size, size] } : range;
    return { bufferView, componentType: 5126, count: values.length / sizes[type]!, type, ...box };
  });
  const primitive = { attributes: { POSITION: 0, NORMAL: 1, TEXCOORD_0: 2 } };
  return glbOf(
    { meshes: [{ name: 'solid', primitives: [primitive] }], accessors, ...json },
    views.map((values) => Float32Array.from(values)),
  );
}

const part = (material?: number, more: Json = {}) => ({
  attributes: { POSITION: 0, NORMAL: 1, TEXCOORD_0: 2 },
  ...(material !== undefined && { material }),
  ...more,
});

describe('sockets: every named empty node stays where it is', () => {
  const models: Model[] = [
    ...reported('glb-empty-sockets.glb'),
    [
      'below unnamed parts that are joined',
      () =>
        solid(1, {
          nodes: [
            { name: 'Gun', children: [1, 2] },
            { mesh: 0, children: [3] },
            { mesh: 0, translation: [2, 0, 0], children: [4] },
            { name: 'Muzzle', translation: [0, 0, 1] },
            { name: 'Grip', translation: [0, -1, 0] },
          ],
        }),
    ],
    [
      'a chain of empty nodes that only its leaf names',
      () =>
        solid(1, {
          nodes: [
            { name: 'Tower', mesh: 0, children: [1] },
            { translation: [0, 2, 0], children: [2] },
            { scale: [2, 2, 2], children: [3] },
            { name: 'Flag', translation: [0, 1, 0] },
          ],
        }),
    ],
    [
      'in a scene of their own, with extras',
      () =>
        solid(1, {
          scenes: [
            { name: 'main', nodes: [0] },
            { name: 'spawns', nodes: [1, 2] },
          ],
          nodes: [
            { name: 'Hall', mesh: 0 },
            { name: 'Spawn1', translation: [1, 0, 0], extras: { team: 1 } },
            { name: 'Spawn2', rotation: [0, 1, 0, 0] },
          ],
        }),
    ],
  ];
  /** Name and world matrix of every node with a name and no mesh. */
  const sockets = (glb: Uint8Array) => {
    const { nodes, scenes } = jsonOf(glb);
    const readings: [string, number[], unknown][] = [];
    const visit = (index: number, above: readonly number[]) => {
      const { name, mesh, children = [], translation = [0, 0, 0], scale = [1, 1, 1], extras } = nodes[index];
      const at = [0, 1, 2].map((k) => above[k]! + translation[k] * above[3]!);
      // A group without a mesh goes where all are joined.
      if (name && mesh === undefined && children.length === 0)
        readings.push([name, at.map((value) => Math.round(value * 1e4) / 1e4 + 0), extras]);
      for (const child of children) visit(child, [...at, above[3]! * scale[0]]);
    };
    for (const scene of scenes) for (const index of scene.nodes ?? []) visit(index, [0, 0, 0, 1]);
    return readings.sort(([a], [b]) => a.localeCompare(b));
  };
  it.each(models)('%s', async (_, made) => {
    const before = sockets(made());
    expect(before.length).toBeGreaterThan(0);
    for (const target of [...targets, { join: 'all', geometry: 'float', textures: 'keep' } as const]) {
      const after = sockets(await optimized(made(), target));
      expect(after, JSON.stringify(target)).toEqual(expect.arrayContaining(before));
    }
  });
});

describe('clips alone: every track and bone stays', () => {
  const bones = (rotation?: number[]) => [
    { name: 'Hips', translation: [0, 1, 0], children: [1] },
    { name: 'LeftArm', translation: [0.2, 0.5, 0], ...(rotation && { rotation }), children: [2] },
    { name: 'LeftHand', translation: [0.5, 0, 0] },
  ];
  const clip = (path: string, interpolation = 'LINEAR') => [
    {
      name: 'Hold',
      samplers: [{ input: 3, output: 4, interpolation }],
      channels: [{ sampler: 0, target: { node: 1, path } }],
    },
  ];
  const turned = [0, 0, Math.SQRT1_2, Math.SQRT1_2];
  const bare = (json: Json, times: number[], type: string, values: number[]) =>
    solid(1, { meshes: undefined, ...json }, [
      { type: 'SCALAR', values: times },
      { type, values },
    ]);
  const models: Model[] = [
    ...reported('glb-animation-only-constant-arm.glb'),
    [
      'a scale at rest, without a scene',
      () =>
        bare(
          { scene: undefined, scenes: undefined, nodes: bones(), animations: clip('scale') },
          [0, 1],
          'VEC3',
          [1, 1, 1, 1, 1, 1],
        ),
    ],
    [
      'one stepped key at rest',
      () => bare({ nodes: bones(turned), animations: clip('rotation', 'STEP') }, [0], 'VEC4', turned),
    ],
    [
      'two hundred keys of one pose',
      () => {
        const times = Array.from({ length: 200 }, (_, index) => index / 30);
        return bare(
          { nodes: bones(turned), animations: clip('rotation') },
          times,
          'VEC4',
          times.flatMap(() => turned),
        );
      },
    ],
  ];
  const tracks = (glb: Uint8Array) => {
    const { nodes, animations } = jsonOf(glb);
    return animations.flatMap(({ name, channels }: Json) =>
      channels.map(({ target }: Json) => [name, nodes[target.node].name, target.path].join()),
    );
  };
  it.each(models)('%s', async (_, made) => {
    for (const target of targets) {
      const after = await optimized(made(), target);
      expect(tracks(after)).toEqual(tracks(made()));
      expect(jsonOf(after).nodes.map(({ name }: Json) => name)).toEqual(
        jsonOf(made()).nodes.map(({ name }: Json) => name),
      );
    }
  });
});

describe('clips of another rest pose: the body takes the pose of the clip', () => {
  /** A body whose arm rests as stated; with keys, a file of clips. */
  const rig = (
    names: readonly [string, string, string],
    rest: number[],
    keys?: { values: number[]; interpolation?: string; times?: number[] },
  ) => {
    const { values = [], interpolation = 'LINEAR', times = [0, 1] } = keys ?? {};
    const nodes = [
      { name: names[0], translation: [0, 1, 0], children: [1] },
      { name: names[1], translation: [0.2, 0.5, 0], rotation: rest, children: [2] },
      { name: names[2], translation: [0.5, 0, 0] },
      ...(keys ? [] : [{ name: 'Body', mesh: 0 }]),
    ];
    const sampler = { input: 3, output: 4, interpolation };
    return solid(
      1,
      {
        scenes: [{ nodes: keys ? [0] : [0, 3] }],
        nodes,
        ...(keys && {
          meshes: undefined,
          animations: [
            {
              name: 'Idle',
              samplers: [sampler],
              channels: [{ sampler: 0, target: { node: 1, path: 'rotation' } }],
            },
          ],
        }),
      },
      keys
        ? [
            { type: 'SCALAR', values: times },
            { type: 'VEC4', values },
          ]
        : [],
    );
  };
  const plain = ['Hips', 'LeftArm', 'LeftHand'] as const;
  const [up, along, down] = [
    [0, 0, Math.SQRT1_2, Math.SQRT1_2],
    [0, 0, 0, 1],
    [0, 0, -Math.SQRT1_2, Math.SQRT1_2],
  ] as const;
  const still = [0, 0, 0, 0];
  const cases: [string, () => Uint8Array, () => Uint8Array][] = [
    ...(hasCorpus
      ? ([
          [
            'glb-animation-only-constant-arm.glb into glb-rig-t-pose.glb',
            reported('glb-animation-only-constant-arm.glb')[0]![1],
            reported('glb-rig-t-pose.glb')[0]![1],
          ],
        ] as [string, () => Uint8Array, () => Uint8Array][])
      : []),
    [
      'an arm that hangs at rest, raised by the clip',
      () => rig(plain, [...down], { values: [...up, ...up] }),
      () => rig(plain, [...along]),
    ],
    [
      'bones with the prefix of a rig',
      () =>
        rig(['mixamorig:Hips', 'mixamorig:LeftArm', 'mixamorig:LeftHand'], [...up], {
          values: [...up, ...up],
        }),
      () => rig(plain, [...along]),
    ],
    [
      'eased keys',
      () =>
        rig(plain, [...up], {
          interpolation: 'CUBICSPLINE',
          values: [...still, ...up, ...still, ...still, ...up, ...still],
        }),
      () => rig(plain, [...down]),
    ],
  ];
  it.each(cases)('%s', async (_, clips, made) => {
    const { glb } = await editClips(bytesSource(made()), [mergeClips([bytesSource(clips(), 'idle.glb')])]);
    const pose = (await playedModel(glb)).pose(0, 0.5);
    const [arm, hand] = [pose.get('LeftArm')!, pose.get('LeftHand')!];
    // The arm points up: its own x axis is the y axis of the world, and the hand is above.
    expect(arm.slice(0, 3).map((value) => Math.round(value * 1e4) / 1e4 + 0)).toEqual([0, 1, 0]);
    expect(hand[13]! - arm[13]!).toBeCloseTo(0.5, 4);
  });
});

describe('spec/gloss: the doctor names it, and the step shows its colours', () => {
  const name = 'KHR_materials_pbrSpecularGlossiness';
  const glossy = (own: object, more: Json = {}) =>
    solid(1, {
      meshes: [{ name: 'Crate', primitives: [part(0)] }],
      extensionsUsed: [name],
      materials: [{ name: 'Wood', extensions: { [name]: own } }],
      ...more,
    });
  const models: [string, () => Uint8Array, number[] | 'picture'][] = [
    ...reported('glb-spec-gloss-textured.glb').map((row): [string, () => Uint8Array, 'picture'] => [
      ...row,
      'picture',
    ]),
    [
      'a colour alone',
      () => glossy({ diffuseFactor: [1, 0.5, 0.25, 1], specularFactor: [0, 0, 0] }),
      [1, 0.5, 0.25, 1],
    ],
    [
      'required by the file',
      () =>
        glossy({ diffuseFactor: [0.25, 0.5, 1, 1], glossinessFactor: 0.5 }, { extensionsRequired: [name] }),
      [0.25, 0.5, 1, 1],
    ],
    [
      'with a metal of another colour for readers that do not know it',
      () =>
        glossy(
          {},
          {
            materials: [
              {
                name: 'Wood',
                pbrMetallicRoughness: { baseColorFactor: [1, 0, 1, 1], metallicFactor: 1 },
                extensions: { [name]: { diffuseFactor: [0, 1, 0, 1], specularFactor: [0.04, 0.04, 0.04] } },
              },
            ],
          },
        ),
      [0, 1, 0, 1],
    ],
  ];
  it.each(models)('%s', async (_, made, shown) => {
    const { findings } = await diagnose(bytesSource(made()));
    const finding = findings.find(({ code }) => code === 'spec_gloss')!;
    expect(finding.message).toContain(name);
    expect(finding.fix?.step).toHaveProperty('metalRough');
    const { glb } = await processAsset(bytesSource(made()), [metalRough()]);
    const [material] = jsonOf(glb).materials;
    expect(material.extensions?.[name]).toBeUndefined();
    const { baseColorFactor = [1, 1, 1, 1], baseColorTexture } = material.pbrMetallicRoughness;
    if (shown === 'picture') expect(baseColorTexture).toBeDefined();
    else expect(baseColorFactor).toEqual(shown);
    expect((await diagnose(bytesSource(glb))).findings.map(({ code }) => code)).not.toContain('spec_gloss');
  });
});

describe('motion of a small part or model: it stays within a hundredth of itself', () => {
  const wave = (count: number, type: 'VEC3' | 'VEC4', key: (phase: number) => number[]) => {
    const times = Array.from({ length: count }, (_, index) => index / 30);
    const values = times.flatMap((_, index) => key(Math.sin((index / (count - 1)) * 2 * Math.PI)));
    return [
      { type: 'SCALAR', values: times },
      { type, values },
    ];
  };
  const moving = (
    size: number,
    nodes: Json[],
    path: string,
    keys: ReturnType<typeof wave>,
    interpolation = 'LINEAR',
  ) =>
    solid(
      size,
      {
        nodes,
        animations: [
          {
            name: 'Move',
            samplers: [{ input: 3, output: 4, interpolation }],
            channels: [{ sampler: 0, target: { node: nodes.length - 1, path } }],
          },
        ],
      },
      keys,
    );
  const under = (scale: number) => [
    { name: 'Root', scale: [scale, scale, scale], children: [1] },
    { name: 'Part', mesh: 0, scale: [1 / scale, 1 / scale, 1 / scale] },
  ];
  const alone = [{ name: 'Jewel', mesh: 0 }];
  const turn = (angle: number) => [0, 0, Math.sin(angle / 2), Math.cos(angle / 2)];
  const models: Model[] = [
    ...reported('glb-small-motion-under-big-scale.glb'),
    [
      'millionths of a metre under a scale of 100,000',
      () =>
        moving(
          1,
          under(1e5),
          'translation',
          wave(31, 'VEC3', (p) => [4e-6 * p, 0, 0]),
        ),
    ],
    [
      'a long clip under a scale of 1000',
      () =>
        moving(
          1,
          under(1000),
          'translation',
          wave(301, 'VEC3', (p) => [0, 4e-4 * p, 0]),
        ),
    ],
    [
      'eased keys under a scale of 100',
      () => {
        const [times, values] = wave(9, 'VEC3', (p) => [0, 0, 0, 0, 0, 4e-3 * p, 0, 0, 0]) as [Json, Json];
        return moving(1, under(100), 'translation', [times, values], 'CUBICSPLINE');
      },
    ],
    ...reported('glb-tiny-model-motion.glb'),
    [
      'half a millimetre that moves a tenth of it',
      () =>
        moving(
          5e-4,
          alone,
          'translation',
          wave(31, 'VEC3', (p) => [5e-5 * p, 0, 0]),
        ),
    ],
    [
      'four millimetres that turn by two degrees',
      () =>
        moving(
          4e-3,
          alone,
          'rotation',
          wave(31, 'VEC4', (p) => turn((p * 2 * Math.PI) / 180)),
        ),
    ],
    [
      'four millimetres that swell, in a long clip',
      () =>
        moving(
          4e-3,
          alone,
          'scale',
          wave(301, 'VEC3', (p) => [1 + p / 50, 1, 1]),
        ),
    ],
  ];
  it.each(models)('%s', async (_, made) => {
    const before = await playedModel(made());
    const times = Array.from({ length: 20 }, (__, index) => (index / 20) * before.clips[0]!.duration);
    const amplitude = Math.max(...times.map((time) => poseGap(before.pose(0, time), before.pose(0, 0))));
    expect(amplitude).toBeGreaterThan(0);
    for (const target of targets) {
      const after = await playedModel(await optimized(made(), target));
      const gap = Math.max(...times.map((time) => poseGap(before.pose(0, time), after.pose(0, time))));
      expect(gap / amplitude, JSON.stringify(target)).toBeLessThan(0.01);
    }
  });
});

describe('variants of plain colours: each shows the colours that it showed', () => {
  const plain = (name: string, ...baseColorFactor: number[]) => ({
    name,
    pbrMetallicRoughness: { baseColorFactor, metallicFactor: 0 },
  });
  const worn = (...materials: number[]) => ({
    extensions: {
      KHR_materials_variants: {
        mappings: materials.map((material, variant) => ({ material, variants: [variant] })),
      },
    },
  });
  const shoe = (json: Json) =>
    solid(1, {
      extensionsUsed: ['KHR_materials_variants'],
      extensions: { KHR_materials_variants: { variants: [{ name: 'day' }, { name: 'night' }] } },
      materials: [
        plain('red', 1, 0, 0, 1),
        plain('blue', 0, 0, 1, 1),
        plain('green', 0, 1, 0, 1),
        plain('grey', 0.5, 0.5, 0.5, 1),
        plain('black', 0, 0, 0, 1),
      ],
      ...json,
    });
  const models: Model[] = [
    ...reported('glb-variants-plain-colours.glb'),
    [
      'one of two parts, among colours enough for a palette',
      () =>
        shoe({
          meshes: [{ name: 'Shoe', primitives: [part(0, worn(1, 2)), part(3), part(4), part(1), part(2)] }],
        }),
    ],
    [
      'equal colours of two names',
      () =>
        shoe({
          materials: [plain('red', 1, 0, 0, 1), plain('ruby', 1, 0, 0, 1), plain('blue', 0, 0, 1, 1)],
          meshes: [{ name: 'Shoe', primitives: [part(0, worn(1, 2))] }],
        }),
    ],
    [
      'two meshes of one look and other variants',
      () =>
        shoe({
          scenes: [{ nodes: [0, 1] }],
          nodes: [
            { name: 'Left', mesh: 0 },
            { name: 'Right', mesh: 1 },
          ],
          meshes: [
            { name: 'left', primitives: [part(0, worn(1, 2))] },
            { name: 'right', primitives: [part(0, worn(2, 1))] },
          ],
        }),
    ],
  ];
  /** Colours by mesh and variant. */
  const looks = (glb: Uint8Array) => {
    const json = jsonOf(glb);
    const names = json.extensions.KHR_materials_variants.variants.map(({ name }: Json) => name);
    const colour = (index: number) =>
      json.materials[index].pbrMetallicRoughness?.baseColorFactor ?? [1, 1, 1, 1];
    return json.meshes.flatMap((mesh: Json) =>
      mesh.primitives.flatMap(({ extensions }: Json) =>
        (extensions?.KHR_materials_variants?.mappings ?? []).flatMap(({ material, variants }: Json) =>
          variants.map((at: number) => [mesh.name, names[at], colour(material)]),
        ),
      ),
    );
  };
  it.each(models)('%s', async (_, made) => {
    expect(looks(made()).length).toBeGreaterThan(1);
    for (const target of targets) expect(looks(await optimized(made(), target))).toEqual(looks(made()));
  });
});
