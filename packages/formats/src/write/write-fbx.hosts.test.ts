import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { place } from '@meshwright/gltf/transform';
import { characterDocument } from '@meshwright/testing/models/character-document';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gridDocument } from '../testing/grid-document.ts';
import { writeFbx } from './write-fbx.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'meshwright-fbx-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function onPath(program: string): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.map((path) => join(path, program)).find((path) => existsSync(path));
}

const assimp = onPath('assimp');
const blender = onPath('blender');

describe.skipIf(!assimp)('assimp (skipped where it is not installed)', () => {
  it('finds the bones, clips and size of a character', async () => {
    const path = join(folder, 'character.fbx');
    writeFileSync(path, await writeFbx(await characterDocument()));
    const text = execFileSync(assimp!, ['info', path], { encoding: 'utf8' });
    expect(text).toMatch(/Animations: +3\n/);
    expect(text).toMatch(/Bones: +3\n/);
    expect(text).toMatch(/Maximum point +\(0\.150000 1\.700000 0\.150000\)/);
  });
});

/** Prints Blender's import of each file as a line of JSON. */
const blenderReport = `
import bpy, json, sys
for path in sys.argv[sys.argv.index('--') + 1:]:
    bpy.ops.wm.read_factory_settings(use_empty=True)
    bpy.ops.import_scene.fbx(filepath=path)
    graph = bpy.context.evaluated_depsgraph_get()
    meshes = [o for o in bpy.data.objects if o.type == 'MESH']
    shown = [(o.evaluated_get(graph).matrix_world, o.evaluated_get(graph).data) for o in meshes]
    points = [matrix @ v.co for matrix, data in shown for v in data.vertices]
    print('REPORT' + json.dumps({
        'bones': [b.name for o in bpy.data.objects if o.type == 'ARMATURE' for b in o.data.bones],
        'actions': sorted([a.name.split('|')[-1], a.frame_range[1] - a.frame_range[0]] for a in bpy.data.actions),
        'height': max(p[2] for p in points) - min(p[2] for p in points),
        'corners': sorted(set(len(p.vertices) for o in meshes for p in o.data.polygons)),
        'points': sum(len(o.data.vertices) for o in meshes),
        'groups': [len(o.vertex_groups) for o in meshes],
        'materials': sorted(set(m.name for o in meshes for m in o.data.materials)),
        'pictures': [[i.size[0], i.size[1], i.packed_file is not None] for i in bpy.data.images],
        'colors': [len(o.data.color_attributes) for o in meshes],
    }))
`;

describe.skipIf(!blender)('Blender (skipped where it is not installed)', () => {
  it('finds armature, actions, picture and 1.7 m; quads, colours and no doubled points', async () => {
    const script = join(folder, 'report.py');
    writeFileSync(script, blenderReport);
    const paths = ['character.fbx', 'grid.fbx', 'placed.fbx'].map((name) => join(folder, name));
    writeFileSync(paths[0]!, await writeFbx(await characterDocument({ armatureScale: 0.01 })));
    writeFileSync(paths[1]!, await writeFbx(gridDocument()));
    const placed = await characterDocument();
    await placed.transform(place({ height: 3.4 }));
    writeFileSync(paths[2]!, await writeFbx(placed));
    const args = ['--background', '--factory-startup', '--python', script, '--', ...paths];
    const text = execFileSync(blender!, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
    const [character, grid, tall] = [...text.matchAll(/^REPORT(.*)$/gm)].map(([, json]) => JSON.parse(json!));
    expect(character).toMatchObject({
      bones: ['hüfte', '背骨', 'head.end'],
      actions: [
        ['Bend', 30],
        ['Breathe', 60],
        ['Hop', 45],
      ],
      groups: [3],
      materials: ['Haut'],
      pictures: [[4, 4, true]],
    });
    expect(character.height).toBeCloseTo(1.7, 4);
    expect(tall.height).toBeCloseTo(3.4, 4);
    expect(grid).toMatchObject({ corners: [4], points: 32, colors: [1] });
  });
});
