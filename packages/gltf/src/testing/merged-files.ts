import { describe, expect, it } from 'vitest';
import { editClips } from '../clips/edit-clips.ts';
import { mergeClips } from '../clips/merge-clips.ts';
import { inspectModel } from '../inspect/inspect-model.ts';
import { bytesSource } from '../source/source.ts';
import { playedModel, poseGap } from './pose-oracle.ts';
import { type RigOptions, rigGlb } from './rig-glb.ts';

const nod = (angle: number, bone = 'Head') => [
  {
    node: bone,
    path: 'rotation' as const,
    times: [0, 0.5, 1],
    values: [0, 0, 0, 1, Math.sin(angle), 0, 0, Math.cos(angle), 0, 0, 0, 1],
  },
  { node: 'Hips', path: 'translation' as const, times: [0, 1], values: [0, 95, 0, 0, 99, angle * 10] },
];
/** A rig with one clip. */
export const character = (clip: string, angle: number, rest: RigOptions = {}) =>
  rigGlb({ clips: [{ name: clip, tracks: nod(angle) }], ...rest });

/** Merges files as a service sends them: the same rig and picture in each, with another clip. */
export function mergesTenFiles(pictureBytes: number): void {
  describe('mergeClips', () => {
    it(`merges ten single-clip files of ${pictureBytes / 1e6} MB into one file of at most 1.1 times the size of one, with one skin`, async () => {
      const files: Uint8Array[] = [];
      for (let index = 0; index < 10; index++)
        files.push(await character('Armature|clip0|baselayer', 0.1 + index / 20, { pictureBytes }));
      const donors = files.slice(1).map((glb, index) => bytesSource(glb, `walk_${index + 2}.glb`));
      const { glb, report } = await editClips(bytesSource(files[0]!), [mergeClips(donors)]);
      expect(glb.length).toBeLessThanOrEqual(files[0]!.length * 1.1);
      expect(report.bytes).toBe(glb.length);
      expect(report.clips.map(({ name }) => name)).toEqual([
        'Armature|clip0|baselayer',
        ...donors.map(({ name }) => name.replace('.glb', '')),
      ]);
      const facts = await inspectModel(bytesSource(glb));
      expect([facts.skins, facts.meshes.length, facts.nodes, facts.scenes, facts.textures.length]).toEqual([
        1, 1, 5, 1, 1,
      ]);
      const merged = await playedModel(glb);
      expect(merged.skins).toBe(1);
      for (const [index, file] of files.entries()) {
        const alone = await playedModel(file);
        for (const time of [0, 0.3, 0.5, 0.9])
          expect(poseGap(alone.pose(0, time), merged.pose(index, time)), `${index}`).toBeLessThan(1e-6);
      }
    });
  });
}
