import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NullEngine } from '@babylonjs/core/Engines/nullEngine.js';
import { LoadAssetContainerAsync } from '@babylonjs/core/Loading/sceneLoader.js';
import { Vector3 } from '@babylonjs/core/Maths/math.vector.js';
import { Scene } from '@babylonjs/core/scene.js';
import '@babylonjs/loaders/glTF/2.0/index.js';
import { playedModel } from './pose-oracle.ts';

/** A file as a host imports it: its box at rest in glTF axes, and its clips. */
export interface HostView {
  min: number[];
  max: number[];
  clips: string[];
}

export async function inThree(glb: Uint8Array): Promise<HostView> {
  const model = await playedModel(glb);
  return { ...model.rest(), clips: model.clips.map(({ name }) => name) };
}

export async function inBabylon(glb: Uint8Array): Promise<HostView> {
  const engine = new NullEngine();
  try {
    const scene = new Scene(engine);
    scene.useRightHandedSystem = true;
    const container = await LoadAssetContainerAsync(new Uint8Array(glb), scene, { pluginExtension: '.glb' });
    container.addAllToScene();
    for (const group of container.animationGroups) group.stop();
    for (const node of container.transformNodes) node.computeWorldMatrix(true);
    for (const skeleton of container.skeletons) skeleton.prepare(true);
    const min = [Infinity, Infinity, Infinity];
    const max = [-Infinity, -Infinity, -Infinity];
    for (const mesh of container.meshes) {
      const positions = mesh.getPositionData(true, true);
      const world = mesh.computeWorldMatrix(true);
      for (const vertex of new Set(mesh.getIndices() ?? [])) {
        const point = Vector3.TransformCoordinates(
          Vector3.FromArray(positions!, vertex * 3),
          world,
        ).asArray();
        for (const axis of [0, 1, 2]) {
          min[axis] = Math.min(min[axis]!, point[axis]!);
          max[axis] = Math.max(max[axis]!, point[axis]!);
        }
      }
    }
    return { min, max, clips: container.animationGroups.map(({ name }) => name) };
  } finally {
    engine.dispose();
  }
}

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
