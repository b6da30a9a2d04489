import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { writeFbx, writeGlb } from '@meshwright/formats';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { generate } from '../text-to-3d/generate.ts';
import { rigDocument } from './rig-document.ts';

const blender = (process.env.PATH ?? '')
  .split(delimiter)
  .map((path) => join(path, 'blender'))
  .find((path) => existsSync(path));

/** Prints a line of JSON for each file: heights of the mesh at rest, and of each bone its length and its angle to a child. */
const report = `
import bpy, json, math, numpy, sys
if not hasattr(numpy, 'bool'):
    numpy.bool = bool
for path in sys.argv[sys.argv.index('--') + 1:]:
    bpy.ops.wm.read_factory_settings(use_empty=True)
    if path.endswith('.fbx'):
        bpy.ops.import_scene.fbx(filepath=path)
    else:
        bpy.ops.import_scene.gltf(filepath=path)
    armature = next(o for o in bpy.data.objects if o.type == 'ARMATURE')
    armature.data.pose_position = 'REST'
    bpy.context.view_layer.update()
    graph = bpy.context.evaluated_depsgraph_get()
    shown = [o.evaluated_get(graph) for o in bpy.data.objects if o.type == 'MESH' and o.parent == armature]
    heights = [(o.matrix_world @ v.co).z for o in shown for v in o.data.vertices]
    bones = []
    for bone in armature.data.bones:
        head, tail = (armature.matrix_world @ p for p in (bone.head_local, bone.tail_local))
        ways = [armature.matrix_world @ child.head_local - head for child in bone.children]
        angles = [math.degrees((tail - head).angle(way)) for way in ways if way.length > 1e-6]
        bones.append({'name': bone.name, 'length': (tail - head).length, 'off': min(angles, default=0)})
    print('REPORT' + json.dumps({'low': min(heights), 'high': max(heights), 'bones': bones}))
`;

describe.skipIf(!blender)('a rig in Blender (skipped where it is not installed)', () => {
  const folder = mkdtempSync(join(tmpdir(), 'meshwright-rig-'));
  let reports: { low: number; high: number; bones: { name: string; length: number; off: number }[] }[] = [];
  const bodies = ['a farmer', 'a horse', 'a chicken'];

  beforeAll(async () => {
    const paths: string[] = [];
    for (const [i, prompt] of bodies.entries()) {
      const { document } = await generate({ prompt, seed: 1, texture: null, pose: 'a-pose' });
      await rigDocument(document, { heightMetres: 1.7 });
      for (const [end, bytes] of Object.entries({
        glb: await writeGlb(document),
        fbx: await writeFbx(document),
      })) {
        paths.push(join(folder, `${i}.${end}`));
        writeFileSync(paths.at(-1)!, bytes);
      }
    }
    const script = join(folder, 'report.py');
    writeFileSync(script, report);
    const args = ['--background', '--factory-startup', '--python', script, '--', ...paths];
    const text = execFileSync(blender!, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
    reports = [...text.matchAll(/^REPORT(.*)$/gm)].map(([, json]) => JSON.parse(json!));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('has bones along the limbs, none longer than a third of the model, and stands on the ground at rest', () => {
    expect(reports).toHaveLength(2 * bodies.length);
    for (const { low, high, bones } of reports) {
      expect(low).toBeCloseTo(0, 2);
      expect(high).toBeCloseTo(1.7, 2);
      for (const { name, length, off } of bones) {
        expect(length, name).toBeLessThan(1.7 / 3);
        // The head ends above its face, and the hips begin between the legs.
        if (!/Head|Hips/.test(name)) expect(off, name).toBeLessThan(5);
      }
    }
  });
});
