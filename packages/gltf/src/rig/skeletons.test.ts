import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { bytesSource } from '../source/source.ts';
import { fixtures } from '../testing/models.ts';
import { renamedRig } from '../testing/renamed-rig.ts';
import { characterBones, rigSkeletons } from '../testing/rig-skeletons.ts';
import { rigPassport } from './rig-passport.ts';

describe('rigPassport', () => {
  it.each(Object.keys(rigSkeletons))(
    'knows the bones of a whole skeleton with its twist joints and ends: %s',
    async (name) => {
      const base = { glb: readFileSync(join(fixtures, 'character.glb')), bones: characterBones };
      const { glb, bones } = renamedRig(base, name);
      const report = await rigPassport(bytesSource(glb));
      const nameOf = Object.fromEntries(report.bones.map((bone) => [bone.bone, bone.name]));
      expect(report.kind).toBe('humanoid');
      expect(nameOf).toEqual(bones);
      expect(report.missing.vrm).toEqual([]);
    },
  );
});
