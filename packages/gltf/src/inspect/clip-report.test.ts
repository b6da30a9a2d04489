import { join } from 'node:path';
import { assertProperty } from '@meshwright/testing/property';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ModelReader } from '../read/model.ts';
import { fileSource } from '../source/file-source.ts';
import { fixtures } from '../testing/models.ts';
import { clipReports, clipSlugs } from './clip-report.ts';
import { inspectModel } from './inspect-model.ts';

describe('slugs', () => {
  it.each([
    ['Armature|walking_man|baselayer', 'walking-man'],
    ['Armature|Armature|running|baselayer', 'running'],
    ['Idle_3', 'idle-3'],
    ['Axe_Breathe_and_Look_Around', 'axe-breathe-and-look-around'],
    ['BoomDance', 'boom-dance'],
    ['1H_Melee_Attack', '1h-melee-attack'],
    ['跳跃/二', '跳跃-二'],
    ['a.b/c|d', 'a-b-c-d'],
    ['Armature', 'armature'],
    ['', 'clip-1'],
    ['///', 'clip-1'],
  ])('of %j is %j', (name, slug) => {
    expect(clipSlugs([name])).toEqual([slug]);
  });

  it('are unique, never empty, free of separators, and deterministic', () => {
    assertProperty(
      fc.property(fc.array(fc.oneof(fc.string(), fc.constantFrom('Walk', 'walk', 'walk-2', ''))), (names) => {
        const slugs = clipSlugs(names);
        expect(new Set(slugs).size).toBe(names.length);
        for (const slug of slugs) expect(slug).toMatch(/^[^/|.\\\s]+$/);
        expect(clipSlugs(names)).toEqual(slugs);
      }),
    );
  });
});

describe('a clip', () => {
  it('without a name, or with the name of another clip, gets its own slug, and may start late', async () => {
    const { clips } = await inspectModel(await fileSource(join(fixtures, 'armature-only.glb')));
    expect(clips.map(({ name, slug }) => [name, slug])).toEqual([
      ['Armature|Jump Up|baselayer', 'jump-up'],
      ['', 'clip-2'],
      ['jump up', 'jump-up-2'],
    ]);
    expect(clips[0]).toMatchObject({
      start: 0.5,
      end: 2,
      seconds: 1.5,
      keys: 3,
      fps: 1.333,
      targets: ['Hips'],
    });
  });

  it('without declared times is measured by its keys, and without channels is empty', async () => {
    const times = Float64Array.of(0.25, 0.5, 0.75);
    const channel = { node: undefined, path: 'weights', pointer: '/nodes/0/weights', input: 0 };
    const reader = {
      model: {
        accessors: [{ count: 3, size: 1 }],
        nodes: [],
        clips: [
          { name: 'a', channels: [channel] },
          { name: 'b', channels: [] },
        ],
      },
      elements: async () => times,
    } as unknown as ModelReader;
    expect(await clipReports(reader)).toMatchObject([
      { start: 0.25, end: 0.75, seconds: 0.5, keys: 3, fps: 4, channels: 1, targets: ['/nodes/0/weights'] },
      { start: 0, end: 0, seconds: 0, keys: 0, fps: null, channels: 0, targets: [] },
    ]);
  });
});
