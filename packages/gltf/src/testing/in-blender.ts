import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { HostView } from './in-engines.ts';

/** Imports every file in one Blender process, because starting it takes longer than all imports. */
export function inBlender(files: Uint8Array[]): HostView[] {
  const folder = mkdtempSync(join(tmpdir(), 'meshwright-'));
  try {
    const paths = files.map((glb, index) => {
      const path = join(folder, `${index}.glb`);
      writeFileSync(path, glb);
      return path;
    });
    const script = join(folder, 'report.py');
    writeFileSync(script, REPORT);
    const flags = ['--background', '--factory-startup', '--python', script, '--', ...paths];
    const text = execFileSync(BLENDER, flags, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
    return [...text.matchAll(/^REPORT (.*)$/gm)].map(([, line]) => JSON.parse(line!) as HostView);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export function hasBlender(): boolean {
  try {
    execFileSync(BLENDER, ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Looked up on the path. */
const BLENDER = 'blender';

/** Blender is z-up: (x, y, z) there is (x, z, -y) here. Its importer needs names that newer numpy versions removed. */
const REPORT = `
import json, sys
import numpy
for name, kind in (('bool', bool), ('int', int), ('float', float), ('object', object)):
    if name not in numpy.__dict__:
        setattr(numpy, name, kind)
import bpy
for path in sys.argv[sys.argv.index('--') + 1:]:
    bpy.ops.wm.read_factory_settings(use_empty=True)
    bpy.ops.import_scene.gltf(filepath=path)
    # Shapes that the importer draws bones with are not part of the model.
    shapes = {bone.custom_shape for thing in bpy.data.objects if thing.pose for bone in thing.pose.bones}
    for thing in bpy.data.objects:
        if thing.type == 'ARMATURE':
            thing.data.pose_position = 'REST'
    bpy.context.view_layer.update()
    graph = bpy.context.evaluated_depsgraph_get()
    points = []
    for thing in bpy.data.objects:
        if thing.type == 'MESH' and thing not in shapes:
            made = thing.evaluated_get(graph)
            points += [made.matrix_world @ vertex.co for vertex in made.data.vertices]
    at = [[p.x for p in points], [p.z for p in points], [-p.y for p in points]]
    print('REPORT ' + json.dumps({'min': [min(a) for a in at], 'max': [max(a) for a in at],
        'clips': [action.name for action in bpy.data.actions]}))
`;
