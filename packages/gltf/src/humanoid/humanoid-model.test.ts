import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { glbOf } from '@meshwright/testing/models/glb-of';
import { glbParts } from '@meshwright/testing/models/glb-parts';
import { type HumanoidGlbOptions, humanoidGlb } from '@meshwright/testing/models/humanoid-glb';
import { bodyBones, conventionNames, namesOf } from '@meshwright/testing/models/rig-conventions';
import { validateBytes } from 'gltf-validator';
import { describe, expect, it } from 'vitest';
import { compose, type Matrix, multiply } from '../matrix.ts';
import { bytesSource } from '../source/source.ts';
import { corpus, fixtures, hasCorpus, skipNote } from '../testing/models.ts';
import { humanoidModel } from './humanoid-model.ts';

const terms = { author: 'Ada', licence: 'CC-BY-4.0' };

describe('humanoidModel', () => {
  it.each(conventionNames)('writes a T-pose facing +z and keeps the binary data: %s', async (convention) => {
    const seed = conventionNames.indexOf(convention);
    const names = namesOf(convention, true);
    const body: HumanoidGlbOptions = {
      names,
      armDegrees: [0, 20, 35, 50][seed % 4]!,
      jointScale: seed % 3 === 0 ? 100 : 1,
      turned: seed % 2 === 1,
      turnedJoints: true,
    };
    const glb = humanoidGlb(body);
    const { glb: vrm, report } = await humanoidModel(bytesSource(glb, 'body.glb'), terms);
    expect(Object.keys(report.bones).sort()).toEqual(Object.keys(names).sort());
    expect(Math.abs(report.turnDegrees)).toBe(body.turned ? 180 : 0);
    expect(glbParts(vrm).bin.equals(glbParts(glb).bin)).toBe(true);
    const at = positions(vrm, report.bones);
    for (const [side, sign] of [['left', 1] as const, ['right', -1] as const]) {
      for (const [from, to] of [
        ['UpperArm', 'LowerArm'],
        ['LowerArm', 'Hand'],
      ])
        expect(angle(at[side + from]!, at[side + to]!, [sign, 0, 0])).toBeLessThan(0.01);
      for (const [from, to] of [
        ['UpperLeg', 'LowerLeg'],
        ['LowerLeg', 'Foot'],
      ])
        expect(angle(at[side + from]!, at[side + to]!, [0, -1, 0])).toBeLessThan(4);
      expect(at[`${side}Toes`]![2]).toBeGreaterThan(at[`${side}Foot`]![2]!);
    }
    const { issues } = await validateBytes(vrm);
    expect(issues.messages.filter(({ severity }) => severity === 0)).toEqual([]);
  });

  it('rotates legs that stand apart, and keeps the feet flat and on the same ground', async () => {
    const names = namesOf('VRM ids');
    const straight = humanoidGlb({ names });
    const json = avatarJson(straight);
    // Both thighs lean outwards; the shins keep their direction.
    for (const [side, sign] of [['left', 1] as const, ['right', -1] as const])
      json.nodes.find(({ name }) => name === `${side}LowerLeg`)!.translation![0]! += 0.1 * sign;
    const apart = glbOf(json, [new Uint8Array(glbParts(straight).bin)]);
    const { glb, report } = await humanoidModel(bytesSource(apart), terms);
    expect(report.reposed.sort()).toEqual(
      ['left', 'right'].flatMap((side) => [`${side}Foot`, `${side}LowerLeg`, `${side}UpperLeg`]),
    );
    const [before, after] = [apart, glb].map((each) => positions(each, report.bones));
    for (const side of ['left', 'right']) {
      expect(angle(after![`${side}UpperLeg`]!, after![`${side}LowerLeg`]!, [0, -1, 0])).toBeLessThan(0.01);
      expect(after![`${side}Toes`]![1]).toBeCloseTo(before![`${side}Toes`]![1]!, 5);
    }
  });

  it('writes author, licence and terms as VRM names them', async () => {
    const source = () => bytesSource(humanoidGlb({ names: namesOf('VRM ids') }), 'models/knight.glb');
    const { glb } = await humanoidModel(source(), {
      author: ['Ada', 'Ben'],
      licence: 'CC0-1.0',
      permissions: { allowExcessivelyViolentUsage: true },
    });
    expect(avatarJson(glb).extensions.VRMC_vrm).toMatchObject({
      specVersion: '1.0',
      meta: {
        name: 'knight',
        authors: ['Ada', 'Ben'],
        licenseUrl: 'https://vrm.dev/licenses/1.0/',
        otherLicenseUrl: 'https://creativecommons.org/publicdomain/zero/1.0/',
        avatarPermission: 'everyone',
        creditNotation: 'unnecessary',
        allowExcessivelyViolentUsage: true,
        allowAntisocialOrHateUsage: false,
      },
    });
    const strict = await humanoidModel(source(), { author: 'Ada', licence: 'https://example.com/terms' });
    expect(avatarJson(strict.glb).extensions.VRMC_vrm.meta).toMatchObject({
      otherLicenseUrl: 'https://example.com/terms',
      avatarPermission: 'onlyAuthor',
      allowRedistribution: false,
    });
  });

  it.each([
    [{ author: '', licence: 'VRM' }, /requires the author/],
    [{ author: [], licence: 'VRM' }, /requires the author/],
    [{ author: 'Ada', licence: '' }, /licence must be VRM, CC0-1\.0/],
    [{ author: 'Ada', licence: 'MIT' }, /not "MIT"/],
  ])('refuses %j', async (options, message) => {
    const source = bytesSource(humanoidGlb({ names: namesOf('VRM ids') }));
    await expect(humanoidModel(source, options)).rejects.toMatchObject({
      code: 'invalid_option',
      message: expect.stringMatching(message),
    });
  });

  it('finds expressions by the names of morph targets, and binds every mesh that has them', async () => {
    const glb = humanoidGlb({ names: namesOf('VRM ids') });
    const json = avatarJson(glb);
    const names = ['Fcl_ALL_Joy', 'viseme_aa', 'eyeBlinkLeft', 'Blink_R', 'Nose', 'vrc.v_oh', 'Joy2'];
    json.meshes[0]!.extras = { targetNames: names };
    json.meshes[0]!.primitives[0]!.targets = names.map(() => ({ POSITION: 0 }));
    const changed = glbOf(json, [new Uint8Array(glbParts(glb).bin)]);
    const { glb: vrm, report } = await humanoidModel(bytesSource(changed), terms);
    expect(report.expressions.sort()).toEqual(['aa', 'blinkLeft', 'blinkRight', 'happy', 'oh']);
    const node = json.nodes.length - 1;
    expect(avatarJson(vrm).extensions.VRMC_vrm.expressions.preset.blinkRight).toEqual({
      morphTargetBinds: [{ node, index: 3, weight: 1 }],
    });
  });

  it('names what is missing', async () => {
    const { leftHand: _, ...names } = namesOf('VRM ids');
    await expect(humanoidModel(bytesSource(humanoidGlb({ names })), terms)).rejects.toMatchObject({
      code: 'not_humanoid',
      message: expect.stringMatching(/no leftHand/),
    });
    const keycap = bytesSource(await readFile(join(fixtures, 'keycap.glb')));
    await expect(humanoidModel(keycap, terms)).rejects.toMatchObject({ code: 'not_humanoid' });
  });

  it('leaves out an optional bone whose parent bone is absent', async () => {
    const { chest: _, ...names } = namesOf('VRM ids');
    const { report } = await humanoidModel(bytesSource(humanoidGlb({ names })), terms);
    // The passport calls the second bone of the trunk the chest.
    expect(report.bones.upperChest).toBeUndefined();
    expect(Object.keys(report.bones)).toHaveLength(bodyBones.length - 1);
  });
});

describe.skipIf(!hasCorpus)(`humanoidModel on the shared models (or ${skipNote})`, () => {
  it.each([
    'kaykit_Knight.glb',
    'kaykit_Barbarian_draco.glb',
    'kaykit_Rogue_meshopt.glb',
    'synth_char_vendorlike.glb',
  ])('%s becomes a T-pose, with the same binary data', async (file) => {
    const input = await readFile(join(corpus, file));
    const { glb, report } = await humanoidModel(bytesSource(input), terms);
    expect(glbParts(glb).bin.equals(glbParts(input).bin)).toBe(true);
    const at = positions(glb, report.bones);
    expect(angle(at.leftUpperArm!, at.leftLowerArm!, [1, 0, 0])).toBeLessThan(0.6);
    expect(angle(at.rightLowerArm!, at.rightHand!, [-1, 0, 0])).toBeLessThan(0.6);
  });
});

interface AvatarJson {
  nodes: {
    name?: string;
    children?: number[];
    matrix?: number[];
    translation?: number[];
    rotation?: number[];
    scale?: number[];
  }[];
  meshes: { extras?: object; primitives: { targets?: object[] }[] }[];
  extensions: { VRMC_vrm: { meta: object; expressions: { preset: Record<string, object> } } };
}

const avatarJson = (glb: Uint8Array) => glbParts<AvatarJson>(glb).json;

/** Positions of bones at rest in the scene. */
function positions(glb: Uint8Array, bones: Record<string, number>): Record<string, number[]> {
  const { nodes } = avatarJson(glb);
  const parents = new Map(nodes.flatMap(({ children = [] }, at) => children.map((child) => [child, at])));
  const world = (node: number): Matrix => {
    const { translation = [0, 0, 0], rotation = [0, 0, 0, 1], scale = [1, 1, 1], matrix } = nodes[node]!;
    const own = matrix ? Float64Array.from(matrix) : compose(translation, rotation, scale);
    return parents.has(node) ? multiply(world(parents.get(node)!), own) : own;
  };
  return Object.fromEntries(
    Object.entries(bones).map(([bone, node]) => [bone, [...world(node).slice(12, 15)]]),
  );
}

/** Degrees between the direction from one point to another and an axis. */
function angle(from: number[], to: number[], axis: number[]): number {
  const along = to.map((value, index) => value - from[index]!);
  const dot = along.reduce((sum, value, index) => sum + value * axis[index]!, 0) / Math.hypot(...along);
  return (Math.acos(Math.min(1, dot)) * 180) / Math.PI;
}
