import { join } from 'node:path';
import { type BodyOptions, bodyGlb } from '@meshwright/testing/models/body-glb';
import { bodyBones, conventionNames, namesOf } from '@meshwright/testing/models/rig-conventions';
import { assertProperty } from '@meshwright/testing/property';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fileSource } from '../source/file-source.ts';
import { bytesSource } from '../source/source.ts';
import { corpus, fixtures, hasCorpus, skipNote } from '../testing/models.ts';
import { type RigPassport, rigPassport } from './rig-passport.ts';
import { humanoidBones, requiredBones } from './target-bone-names.ts';

const sides = ['left', 'right'] as const;
/** Names of the trunk, limb names with `%` for the side, and the two spellings of sides. */

describe('rigPassport', () => {
  it.each(conventionNames)('maps every bone of a body by its names: %s', async (convention) => {
    const names = namesOf(convention);
    const { kind, bones, missing, armPose } = await passport({ names, armDegrees: 35 });
    expect(kind).toBe('humanoid');
    expect(Object.fromEntries(bones.map(({ bone, name }) => [bone, name]))).toEqual(names);
    expect(Object.values(missing).flat()).toEqual([]);
    expect(armPose).toMatchObject({ kind: 'a' });
    for (const { by, confidence } of bones) {
      expect(by).toMatch(/^name/);
      expect(confidence).toBeGreaterThanOrEqual(0.8);
    }
  });

  it('also maps fingers, with the thumb from the wrist on', async () => {
    const fingers = { ThumbMetacarpal: 'thumb_01', ThumbProximal: 'thumb_02', ThumbDistal: 'thumb_03' };
    const index = { IndexProximal: 'index_01', IndexIntermediate: 'index_02', IndexDistal: 'index_03' };
    const names = namesOf('the mannequin');
    for (const [bone, name] of Object.entries({ ...fingers, ...index, LittleProximal: 'pinky_01' }))
      for (const side of sides) names[side + bone] = `${name}_${side[0]}`;
    const { bones } = await passport({ names });
    expect(Object.fromEntries(bones.map(({ bone, name }) => [bone, name]))).toEqual(names);
    const thumb = bones.find(({ bone }) => bone === 'leftThumbMetacarpal');
    expect(thumb?.names).toEqual({
      vrm: 'leftThumbMetacarpal',
      unity: 'Left Thumb Proximal',
      unreal: 'thumb_01_l',
      godot: 'LeftThumbMetacarpal',
      mixamo: 'LeftHandThumb1',
    });
  });

  it('maps at least the 15 main bones of a clean body with meaningless names, for any shape', async () => {
    const word = fc.stringMatching(/^[qwxzk]{3,6}$/);
    const factor = fc.double({ min: 0.75, max: 1.3, noNaN: true });
    await assertProperty(
      fc.asyncProperty(
        fc.record({
          words: fc.uniqueArray(word, { minLength: 60, maxLength: 60 }),
          lengths: fc.dictionary(
            fc.constantFrom('UpperArm', 'LowerArm', 'Hand', 'LowerLeg', 'Foot', 'spine'),
            factor,
          ),
          armDegrees: fc.integer({ min: 0, max: 60 }),
          jointScale: fc.constantFrom(1, 100),
          fingers: fc.boolean(),
          headEnd: fc.boolean(),
          turned: fc.boolean(),
        }),
        async ({ words, lengths, armDegrees, jointScale, fingers, headEnd, turned }) => {
          const hand = [
            'ThumbMetacarpal',
            'ThumbProximal',
            'IndexProximal',
            'IndexIntermediate',
            'LittleProximal',
          ];
          const bones = [
            ...bodyBones,
            ...(headEnd ? ['headEnd'] : []),
            ...(fingers ? sides.flatMap((side) => hand.map((bone) => side + bone)) : []),
          ];
          const names = Object.fromEntries(bones.map((bone, index) => [bone, words[index]!]));
          const shape = (bone: string) => lengths[bone] ?? 1;
          const report = await passport({ names, armDegrees, jointScale, turned, shape });
          expect(report.kind).toBe('humanoid');
          const nameOf = Object.fromEntries(report.bones.map(({ bone, name }) => [bone, name]));
          for (const bone of requiredBones.vrm) expect(nameOf[bone], bone).toBe(names[bone]);
          for (const { by, confidence } of report.bones) expect([by, confidence]).toEqual(['position', 0.6]);
        },
      ),
      { numRuns: 100 },
    );
  });

  it('measures the arms in degrees below the horizontal, and names the pose', async () => {
    for (const [armDegrees, kind] of [
      [0, 't'],
      [12, 't'],
      [45, 'a'],
      [85, 'other'],
    ] as const) {
      const { armPose } = await passport({ names: namesOf('VRM ids'), armDegrees });
      expect(armPose?.kind).toBe(kind);
      expect(armPose?.leftDegrees).toBeCloseTo(armDegrees, 1);
      expect(armPose?.rightDegrees).toBeCloseTo(armDegrees, 1);
    }
  });

  it('measures how far left and right differ, as a share of the height', async () => {
    const names = namesOf('VRM ids');
    expect((await passport({ names })).symmetryError).toBeCloseTo(0, 9);
    const glb = bodyGlb({ names });
    const moved = Buffer.from(glb.toString('latin1').replace('[-0.25,0,0]', '[-0.35,0,0]'), 'latin1');
    const { symmetryError } = await rigPassport(bytesSource(moved));
    expect(symmetryError).toBeCloseTo(0.1 / 1.52, 1);
  });

  it('lists the missing bones of each target, and the joints that are no bones', async () => {
    const names = { ...namesOf('VRM ids'), headEnd: 'head_end' };
    delete (names as Record<string, string>).neck;
    for (const side of sides) delete (names as Record<string, string>)[`${side}Shoulder`];
    const { missing, extra } = await passport({ names });
    expect(missing).toEqual({
      vrm: [],
      unity: [],
      mixamo: [],
      godot: ['leftShoulder', 'rightShoulder'],
      unreal: ['neck', 'leftShoulder', 'rightShoulder'],
    });
    expect(extra).toEqual(['head_end']);
  });

  it('reports the scale of the armature', async () => {
    const names = namesOf('VRM ids');
    expect((await passport({ names })).armatureScale).toBe(1);
    expect((await passport({ names, jointScale: 100 })).armatureScale).toBe(0.01);
  });

  it('maps nothing in a model without a body', async () => {
    for (const file of ['keycap.glb', 'skin-posed.glb', 'empty-scene.glb', 'multi-scene.glb']) {
      const { kind, bones, missing } = await rigPassport(await fileSource(join(fixtures, file)));
      expect([file, kind, bones, Object.values(missing).flat()]).toEqual([file, 'none', [], []]);
    }
  });

  it('has each bone once, with a name for every target', () => {
    for (const target of ['vrm', 'unity', 'unreal', 'godot', 'mixamo'] as const) {
      expect(new Set(humanoidBones.map((names) => names[target])).size).toBe(humanoidBones.length);
    }
    expect(humanoidBones).toHaveLength(55);
  });
});

describe.skipIf(!hasCorpus)(`rigPassport on the shared models (or ${skipNote})`, () => {
  it.each([
    ['synth_char_vendorlike.glb', 'humanoid', 22, 0.01],
    ['synth_char_meters.glb', 'humanoid', 22, 1],
    ['synth_armature_only.glb', 'humanoid', 22, 0.01],
    ['kaykit_Knight.glb', 'humanoid', 18, 1],
    ['kaykit_Barbarian_draco.glb', 'humanoid', 18, 1],
    ['Fox.glb', 'quadruped', 20, 1],
  ])('%s is a %s of %i bones, with names and positions in agreement', async (file, kind, count, scale) => {
    const report = await rigPassport(await fileSource(join(corpus, file)));
    expect(report).toMatchObject({ kind, armatureScale: scale });
    expect(report.bones).toHaveLength(count);
    // One family has a wrist and a hand in a row; its name and its position are both right.
    const contradicted = report.bones.filter(({ by }) => by !== 'name and position' && by !== 'name');
    expect(contradicted.filter(({ name }) => !/^hand\.[lr]$/.test(name))).toEqual([]);
    expect(
      Object.values(report.missing)
        .flat()
        .filter((bone) => !/neck|Shoulder/.test(bone)),
    ).toEqual([]);
  });
});

function passport(options: BodyOptions): Promise<RigPassport> {
  return rigPassport(bytesSource(bodyGlb(options)));
}
