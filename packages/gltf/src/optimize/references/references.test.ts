import { createHash } from 'node:crypto';
import type { Document } from '@gltf-transform/core';
import { dedup, prune, weld } from '@gltf-transform/functions';
import { glbParts } from '@meshwright/testing/models/glb-parts';
import { validateBytes } from 'gltf-validator';
import { describe, expect, it } from 'vitest';
import { renameClips } from '../../clips/rename-clips.ts';
import { place } from '../../recipe/place-step.ts';
import { processAsset } from '../../recipe/process-asset.ts';
import type { Step } from '../../recipe/step.ts';
import { bytesSource } from '../../source/source.ts';
import { atlas } from '../atlas.ts';
import { colliders } from '../colliders/colliders.ts';
import { lightmapUv } from '../lightmap/lightmap-uv.ts';
import { lods } from '../lods/lods.ts';
import { metalRough } from '../metal-rough.ts';
import { optimize } from '../optimize.ts';
import { body } from '../testing/avatar-files.ts';
import { thinClips } from '../thin-clips.ts';

// biome-ignore lint/suspicious/noExplicitAny: the JSON of a file
type Json = any;

const bones = { hips: 2, spine: 3, head: 4 };

const avatarOf1 = () =>
  body(({ nodes, materials }: Json) => {
    nodes[11].extensions = { VRMC_node_constraint: { constraint: { aim: { source: 12, weight: 1 } } } };
    materials[2].extensions = {
      KHR_materials_unlit: {},
      VRMC_materials_mtoon: {
        specVersion: '1.0',
        shadeColorFactor: [0.2, 0.3, 0.4],
        shadeMultiplyTexture: {
          index: 2,
          extensions: { KHR_texture_transform: { offset: [0.5, 0] } },
        },
        outlineWidthMultiplyTexture: { index: 3 },
      },
    };
    return {
      extensionsUsed: [
        'KHR_materials_unlit',
        'KHR_texture_transform',
        'VRMC_materials_mtoon',
        'VRMC_node_constraint',
        'VRMC_springBone',
        'VRMC_vrm',
      ],
      extensions: {
        VRMC_vrm: {
          specVersion: '1.0',
          meta: {
            name: 'Hero',
            authors: ['Ada'],
            licenseUrl: 'https://vrm.dev/licenses/1.0/',
            thumbnailImage: 1,
          },
          humanoid: {
            humanBones: Object.fromEntries(Object.entries(bones).map(([name, node]) => [name, { node }])),
          },
          firstPerson: { meshAnnotations: [{ node: 9, type: 'thirdPersonOnly' }] },
          expressions: {
            preset: {
              happy: {
                morphTargetBinds: [{ node: 5, index: 0, weight: 1 }],
                materialColorBinds: [{ material: 3, type: 'color', targetValue: [1, 0, 0, 1] }],
              },
            },
            custom: {
              wink: { morphTargetBinds: [{ node: 7, index: 0, weight: 1 }], materialColorBinds: [] },
            },
          },
        },
        VRMC_springBone: {
          specVersion: '1.0',
          colliders: [{ node: 4, shape: { sphere: { offset: [0, 0, 0], radius: 0.1 } } }],
          colliderGroups: [{ name: 'head', colliders: [0] }],
          springs: [{ name: 'hair', joints: [{ node: 6 }, { node: 12 }], colliderGroups: [0], center: 1 }],
        },
      },
    };
  });

const avatarOf0 = () =>
  body(({ materials }: Json) => ({
    // Some writers leave VRM out of extensionsUsed.
    extensions: {
      VRM: {
        specVersion: '0.0',
        meta: { title: 'Hero', texture: 1 },
        humanoid: { humanBones: Object.entries(bones).map(([bone, node]) => ({ bone, node })) },
        firstPerson: {
          firstPersonBone: 4,
          meshAnnotations: [{ mesh: 4, firstPersonFlag: 'ThirdPersonOnly' }],
        },
        blendShapeMaster: {
          blendShapeGroups: [
            {
              name: 'Joy',
              binds: [{ mesh: 2, index: 0, weight: 100 }],
              materialValues: [{ materialName: 'skin', propertyName: '_Color', targetValue: [1, 0, 0, 1] }],
            },
          ],
        },
        secondaryAnimation: {
          boneGroups: [{ center: -1, bones: [6, 12], colliderGroups: [0] }],
          colliderGroups: [{ node: 4, colliders: [] }],
        },
        materialProperties: materials.map(({ name }: Json, index: number) => ({
          name,
          shader: index === 2 ? 'VRM/MToon' : 'VRM_USE_GLTFSHADER',
          textureProperties: index === 2 ? { _MainTex: 2, _ShadeTexture: 3 } : {},
        })),
      },
    },
  }));

const pointed = () =>
  body(({ nodes }: Json) => {
    const channel = (sampler: number, pointer: string) => ({
      sampler,
      target: { path: 'pointer', extensions: { KHR_animation_pointer: { pointer } } },
    });
    nodes[10].extensions = { KHR_lights_punctual: { light: 1 } };
    nodes[12].camera = 1;
    const camera = (name: string) => ({
      name,
      type: 'perspective',
      perspective: { yfov: 1, znear: 0.1, aspectRatio: 1 },
    });
    return {
      extensionsUsed: ['KHR_animation_pointer', 'KHR_lights_punctual'],
      extensionsRequired: ['KHR_animation_pointer'],
      cameras: [camera('unused'), camera('lens')],
      extensions: {
        KHR_lights_punctual: {
          lights: [
            { name: 'lamp', type: 'point' },
            { name: 'sun', type: 'directional' },
          ],
        },
      },
      animations: [
        {
          name: 'all at once',
          samplers: [5, 6, 7].map((output) => ({ input: 4, output })),
          channels: [
            channel(0, '/materials/3/pbrMetallicRoughness/baseColorFactor'),
            channel(1, '/nodes/9/scale'),
            channel(1, '/nodes/5/translation'),
            channel(2, '/nodes/5/weights'),
            channel(2, '/meshes/2/weights'),
            channel(2, '/cameras/1/perspective/yfov'),
            channel(2, '/extensions/KHR_lights_punctual/lights/1/intensity'),
            { sampler: 1, target: { node: 12, path: 'translation' } },
          ],
        },
      ],
    };
  });

/** Every index of the extensions in words of what it means, as a reader of the format would find it. */
function meanings(glb: Uint8Array): Json {
  const { json, bin } = glbParts<Json>(glb);
  const node = (index: number) => json.nodes[index]?.name;
  const material = (index: number) => json.materials[index]?.name;
  const shape = (index: number) => json.meshes[json.nodes[index].mesh]?.name;
  const picture = (image: number) => json.images[image].name;
  const texture = ({ index, ...rest }: Json) => {
    const { source, sampler, extensions = {} } = json.textures[index];
    const image = source ?? Object.values<Json>(extensions)[0].source;
    return { picture: picture(image), wrap: json.samplers[sampler].wrapS ?? 10497, ...rest };
  };
  const card = (image: number) => {
    const { byteOffset = 0, byteLength } = json.bufferViews[json.images[image].bufferView];
    return createHash('sha256')
      .update(bin.subarray(byteOffset, byteOffset + byteLength))
      .digest('hex');
  };
  const { VRMC_vrm: one, VRMC_springBone: spring, VRM: zero } = json.extensions ?? {};
  return {
    used: json.extensionsUsed?.filter((name: string) => /^VRM|pointer/.test(name)),
    constraints: json.nodes.flatMap(({ name, extensions }: Json) => {
      const aim = extensions?.VRMC_node_constraint?.constraint.aim;
      return aim ? [[name, node(aim.source), aim.weight]] : [];
    }),
    toon: json.materials.flatMap(({ name, extensions }: Json) => {
      const toon = extensions?.VRMC_materials_mtoon;
      if (!toon) return [];
      const { shadeMultiplyTexture: a, outlineWidthMultiplyTexture: b, ...rest } = toon;
      return [{ name, shade: texture(a), outline: texture(b), ...rest }];
    }),
    one: one && {
      ...one,
      meta: { ...one.meta, thumbnailImage: card(one.meta.thumbnailImage) },
      humanoid: Object.entries<Json>(one.humanoid.humanBones).map(([bone, own]) => [bone, node(own.node)]),
      firstPerson: one.firstPerson.meshAnnotations.map((own: Json) => [shape(own.node), own.type]),
      expressions: ['preset', 'custom'].flatMap((kind) =>
        Object.entries<Json>(one.expressions[kind]).map(([name, own]) => [
          name,
          own.morphTargetBinds.map((bind: Json) => ({ ...bind, node: shape(bind.node) })),
          own.materialColorBinds?.map((bind: Json) => ({ ...bind, material: material(bind.material) })),
        ]),
      ),
    },
    spring: spring && {
      ...spring,
      colliders: spring.colliders.map((own: Json) => ({ ...own, node: node(own.node) })),
      springs: spring.springs.map((own: Json) => ({
        ...own,
        joints: own.joints.map((joint: Json) => node(joint.node)),
        center: node(own.center),
      })),
    },
    zero: zero && {
      ...zero,
      meta: { ...zero.meta, texture: card(json.textures[zero.meta.texture].source) },
      humanoid: zero.humanoid.humanBones.map((own: Json) => [own.bone, node(own.node)]),
      firstPerson: [
        node(zero.firstPerson.firstPersonBone),
        zero.firstPerson.meshAnnotations.map((own: Json) => json.meshes[own.mesh].name),
      ],
      blendShapeMaster: zero.blendShapeMaster.blendShapeGroups.map((group: Json) => ({
        ...group,
        binds: group.binds.map((bind: Json) => ({ ...bind, mesh: json.meshes[bind.mesh].name })),
        materialValues: group.materialValues.map((own: Json) => [
          own,
          json.materials.some(({ name }: Json) => name === own.materialName),
        ]),
      })),
      secondaryAnimation: [
        zero.secondaryAnimation.boneGroups.map((own: Json) => [own.center, own.bones.map(node)]),
        zero.secondaryAnimation.colliderGroups.map((own: Json) => node(own.node)),
      ],
      materialProperties: json.materials.flatMap(({ name }: Json, index: number) => {
        const own = zero.materialProperties[index];
        const maps = Object.entries(own.textureProperties).map(([key, at]) => [key, texture({ index: at })]);
        return own.shader === 'VRM/MToon' ? [[name, own.name, maps]] : [];
      }),
    },
    pointers: json.animations?.flatMap(({ channels }: Json) =>
      channels
        .flatMap(({ target }: Json) => {
          const pointer = target.extensions?.KHR_animation_pointer.pointer;
          if (!pointer) return [[node(target.node), target.path].join()];
          const [, list, index, rest] = /^\/(.+?)\/(\d+)(\/.*)$/.exec(pointer)!;
          if (list === 'nodes' && rest!.startsWith('/weights'))
            return [`shape ${shape(Number(index))}${rest}`];
          const things = list!.startsWith('extensions')
            ? json.extensions.KHR_lights_punctual.lights
            : json[list!];
          return [`${things[Number(index)].name}${rest}`];
        })
        .sort(),
    ),
  };
}

const steps: [string, () => Step[]][] = [
  ['optimize for mobile', () => [optimize()]],
  ['optimize for desktop', () => [optimize({ for: 'desktop' })]],
  ['optimize for an engine', () => [optimize({ for: 'engine' })]],
  ['optimize that joins all', () => [optimize({ join: 'all', geometry: 'quantise' })]],
  ['atlas', () => [atlas({ least: 2, join: 'all' })]],
  ['lods', () => [lods()]],
  ['lods beside the finest', () => [lods({ as: 'siblings' })]],
  ['lightmapUv', () => [lightmapUv({ size: 64, margin: 1 })]],
  ['colliders', () => [colliders({ shape: 'box' })]],
  ['metalRough', () => [metalRough()]],
  [
    'clips of a document and a placement',
    () => [weld(), thinClips(), renameClips('kebab'), place(), dedup({ keepUniqueNames: true })],
  ],
];

const files = [
  ['VRM 1.0', avatarOf1],
  ['VRM 0', avatarOf0],
  ['animated pointers', pointed],
] as const;

describe.each(files)('%s', (_, made) => {
  it('is a file whose every index means something', () => {
    expect(JSON.stringify(meanings(made()))).not.toMatch(/undefined|null/);
  });

  it.each(steps)('means the same after %s', async (__, chosen) => {
    const { glb, report } = await processAsset(bytesSource(made(), 'hero.vrm'), chosen());
    const [before, after] = [meanings(made()), meanings(glb)];
    expect({ ...after, used: undefined }).toEqual({ ...before, used: undefined });
    expect(after.used ?? ['VRM']).toEqual(before.used ?? ['VRM']);
    const warned = report.steps.flatMap(({ warnings }) => warnings.map(({ code }) => code));
    expect(warned).not.toContain('not_converted');
    const { issues } = await validateBytes(new Uint8Array(glb), { maxIssues: 0 });
    expect(issues.messages.filter(({ severity }) => severity === 0)).toEqual([]);
  });
});

it('the indices of the file did change, so that the comparison says something', async () => {
  const { glb } = await processAsset(bytesSource(avatarOf1()), [optimize()]);
  const { json } = glbParts<Json>(glb);
  expect(json.extensions.VRMC_vrm.humanoid.humanBones.hips.node).not.toBe(bones.hips);
  expect(json.nodes.map(({ name }: Json) => name)).not.toContain('Loose');
});

it('a transform of others that removes what is named is refused, and nothing is written', async () => {
  const clipped = processAsset(bytesSource(pointed()), [prune()]);
  await expect(clipped).rejects.toMatchObject({ code: 'extension_lost', message: /KHR_animation_pointer/ });
  const cut = processAsset(bytesSource(avatarOf1()), [
    (document: Document) =>
      document
        .getRoot()
        .listNodes()
        .find((node) => node.getName() === 'Head')!
        .dispose(),
  ]);
  await expect(cut).rejects.toMatchObject({
    code: 'extension_lost',
    message: expect.stringContaining('VRMC_springBone/colliders/0/node'),
  });
});

it('an index of what is not there is refused by its place', async () => {
  const broken = body(() => ({
    extensionsUsed: ['VRMC_vrm'],
    extensions: { VRMC_vrm: { humanoid: { humanBones: { hips: { node: 99 } } } } },
  }));
  await expect(processAsset(bytesSource(broken), [optimize()])).rejects.toThrow(
    /VRMC_vrm\/humanoid\/humanBones\/hips\/node: 99 does not exist/,
  );
});

it('a clip that moves values of spec/gloss keeps its material', async () => {
  const glb = body(({ materials }: Json) => {
    materials[1].extensions = { KHR_materials_pbrSpecularGlossiness: { glossinessFactor: 0.2 } };
    const pointer = '/materials/1/extensions/KHR_materials_pbrSpecularGlossiness/glossinessFactor';
    const target = { path: 'pointer', extensions: { KHR_animation_pointer: { pointer } } };
    return {
      extensionsUsed: ['KHR_animation_pointer', 'KHR_materials_pbrSpecularGlossiness'],
      animations: [
        { name: 'shine', samplers: [{ input: 4, output: 7 }], channels: [{ sampler: 0, target }] },
      ],
    };
  });
  await expect(processAsset(bytesSource(glb), [metalRough()])).rejects.toThrow(
    /"shine" moves values of spec/,
  );
  const { report } = await processAsset(bytesSource(glb), [optimize()]);
  expect(report.steps[0]!.warnings).toEqual([]);
});
