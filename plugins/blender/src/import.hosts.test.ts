import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { missingPrograms } from '@meshwright/testing/hosts/missing-programs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blenderProgram } from './testing/blender/blender-program.ts';
import { buildZip } from './testing/blender/build-zip.ts';
import { type Blender, openBlender } from './testing/blender/open-blender.ts';

const fixtures = join(import.meta.dirname, '..', '..', '..', 'fixtures');
const scenes = join(import.meta.dirname, 'testing', 'scenes', 'forest.py');
const programs = [blenderProgram, process.env.BLENDER_43_PATH, process.env.BLENDER_52_PATH];

// Imports into scenes that an artist works in, without a bridge, in every Blender of this machine.
for (const program of programs.filter((each) => each !== undefined)) {
  const missing = missingPrograms(program);
  describe.skipIf(missing)(`imports in ${program} (${missing ?? 'without a window'})`, () => {
    let home: string;
    let blender: Blender;

    beforeAll(async () => {
      home = await mkdtemp(join(tmpdir(), 'meshwright-blender-'));
      blender = await openBlender({ home, zip: await buildZip(home), program });
    });
    afterAll(async () => {
      await blender?.kill();
      await rm(home, { recursive: true, force: true });
    });

    // Issue 39, defect 2.
    it.each([
      { cursor: [3, 2, 1], where: 'below a cursor in the air' },
      { cursor: [3, 2, ground(3, 2)], where: 'at a cursor on the ground' },
      { cursor: [-7.5, 4, -5], where: 'above a cursor under the ground' },
      { cursor: [12, -15, 30], where: 'below a cursor above the trees, if no tree is there' },
    ])('places a model on the ground of a forest of 40 m, $where', async ({ cursor }) => {
      const [x, y] = cursor as [number, number];
      const { at } = await placed('forest', cursor);
      expect(at.slice(0, 2)).toEqual([expect.closeTo(x, 4), expect.closeTo(y, 4)]);
      // The ground is a mesh of squares of half a metre.
      expect(Math.abs(at[2]! - ground(x, y))).toBeLessThan(0.03);
    });

    it.each([
      { cursor: [0, -2, 1.5], at: [0, -2, 0], where: 'on the floor' },
      { cursor: [-1.75, -1.75, 0], at: [-1.75, -1.75, 0.02], where: 'on a rug' },
      { cursor: [1.7, 1.5, 0.75], at: [1.7, 1.5, 0.75], where: 'on a table' },
      { cursor: [-2.1, 1.8, 0], at: [-2.1, 1.8, 0], where: 'in an arch, whose triangles it does not meet' },
    ])('places a model $where of a room that is a closed box', async ({ cursor, at }) => {
      expect((await placed('room', cursor)).at).toEqual(at.map((each) => expect.closeTo(each, 4)));
    });

    it('places a model beside a chest of its own size, on the same floor', async () => {
      const { at, low } = await placed('room', [0, 0, 0.3]);
      expect(low[0]).toBeGreaterThan(0.4);
      expect(low[0]).toBeLessThan(0.7);
      expect(at.slice(1)).toEqual([expect.closeTo(0, 4), expect.closeTo(0, 4)]);
    });

    // Issue 39, defect 1.
    it.each(['character.glb', 'character-quantised.glb'])(
      'draws the bones of %s inside the figure of 1.84 m',
      async (name) => {
        const { lengths, low, high } = await blender.run<{ lengths: number[]; low: number; high: number }>(`
bpy.ops.wm.read_homefile(use_factory_startup=True, use_empty=True)
${importing(name)}
armature = next(item for item in bpy.data.objects if item.type == "ARMATURE")
ends = [[armature.matrix_world @ end for end in (bone.head_local, bone.tail_local)] for bone in armature.data.bones]
answer = {"lengths": [(tail - head).length for head, tail in ends],
    "low": min(end.z for both in ends for end in both), "high": max(end.z for both in ends for end in both)}`);
        expect(Math.max(...lengths)).toBeLessThan(0.5);
        expect([low > -0.1, high < 2]).toEqual([true, true]);
      },
    );

    // Issue 39, defect 11.
    it('brings clips in whole frames, loops as cyclic actions, and sets the range of a scene without motion', async () => {
      const ranges = await blender.run(`
bpy.ops.wm.read_homefile(use_factory_startup=True, use_empty=True)
${importing('character.glb')}
armature = next(item for item in bpy.data.objects if item.type == "ARMATURE")
strips = {track.name.split("|")[1]: track.strips[0] for track in armature.animation_data.nla_tracks}
scene = bpy.context.scene
answer = {name: [*strip.action.frame_range, strip.action.use_cyclic, strip.frame_end - strip.frame_start]
    for name, strip in strips.items()}
answer["scene"] = [scene.frame_start, scene.frame_end, scene.frame_current]`);
      // The file has 1 s and 0.6 s, which are 24 and 14.4 frames.
      const clips = { walking_man: [0, 24, true, 24], running: [0, 14, true, 14] };
      expect(ranges).toEqual({ ...clips, scene: [0, 23, 0] });
    });

    it('leaves the range of a scene that has motion of its own', async () => {
      const range = await blender.run(`
bpy.ops.wm.read_homefile(use_factory_startup=True)
bpy.data.objects["Cube"].keyframe_insert("location", frame=1)
${importing('character.glb')}
answer = [bpy.context.scene.frame_start, bpy.context.scene.frame_end]`);
      expect(range).toEqual([1, 250]);
    });

    /** Imports a model of 1 m with the cursor there. Returns its place and its lowest corner. */
    const placed = (scene: 'forest' | 'room', cursor: readonly number[]) =>
      blender.run<{ at: number[]; low: number[] }>(`
scope = {}
exec(open(${JSON.stringify(scenes)}, encoding="utf-8").read(), scope)
scope["${scene}"]()
bpy.context.scene.cursor.location = ${JSON.stringify(cursor)}
${importing('root-with-parent.glb')}
from meshwright.scene.place.measure import rest_bounds
from meshwright.scene.place.placement import user_transform
answer = {"at": list(user_transform(root).translation), "low": list(rest_bounds([root, *root.children_recursive])[0])}`);
  });
}

/** Code that imports a fixture as the asset `root`. */
function importing(name: string): string {
  return `
from pathlib import Path
from meshwright.callback_timing import CallbackTiming
from meshwright.bridge.glb_metadata import read_glb_metadata
from meshwright.scene.import_asset import Model, import_asset
path = Path(${JSON.stringify(join(fixtures, name))})
provenance = {"task": "text-to-3d:1@here", "title": "a thing", "request": {}, "importedAt": ""}
asset = {"name": "a-thing", "expected": {"clips": []}, "provenance": provenance}
facts = import_asset(Model(path, read_glb_metadata(path)), asset, CallbackTiming())
root = bpy.data.objects[facts["name"]]
`;
}

/** Height of the forest's ground: that of the scene. */
function ground(x: number, y: number): number {
  return 1.2 * Math.sin(x / 4) * Math.cos(y / 5) + 0.15 * Math.sin(x * 1.3 + y);
}
