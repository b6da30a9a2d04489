import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Document } from '@gltf-transform/core';
import { glbErrors } from '@meshwright/testing/models/reference/validate-glb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clipPose } from '../scene/clip-pose.ts';
import { sceneParts } from '../scene/scene-parts.ts';
import { findBlender } from '../write/find-blender.ts';
import { writeGlb } from '../write/write-glb.ts';
import { readFbx } from './read-fbx.ts';

const blender = findBlender(process.env.PATH);

/**
 * Builds a scene without any symmetry and exports it in several axes, units and ways; prints what Blender itself shows,
 * in glTF's axes: the box of all meshes, joints at frames, the view of the camera.
 */
const script = `
import bpy, json, math, os, sys
from mathutils import Vector
folder = sys.argv[sys.argv.index('--') + 1]
bpy.ops.wm.read_factory_settings(use_empty=True)
scene = bpy.context.scene
scene.render.fps = 24

def mesh(name, points, faces):
    data = bpy.data.meshes.new(name)
    data.from_pydata(points, [], faces)
    data.uv_layers.new(name='first')
    data.uv_layers.new(name='second')
    item = bpy.data.objects.new(name, data)
    scene.collection.objects.link(item)
    return item

wedge = mesh('Wedge', [(0,0,0),(2,0,0),(2,1,0),(0,1,0),(0,0,3)], [(0,3,2,1),(0,1,4),(1,2,4),(2,3,4),(3,0,4)])
wedge.location = (1, 2, 0.5)
wedge.rotation_euler = (0.1, 0.2, 0.7)
wedge.shape_key_add(name='Basis')
tall = wedge.shape_key_add(name='Tall')
tall.data[4].co.z = 5
tall.value = 0.25
tall.keyframe_insert('value', frame=1)
tall.value = 1
tall.keyframe_insert('value', frame=25)
tall.value = 0.25

material = bpy.data.materials.new('Paint')
material.use_nodes = True
shader = material.node_tree.nodes['Principled BSDF']
shader.inputs['Base Color'].default_value = (0.2, 0.4, 0.6, 1)
shader.inputs['Roughness'].default_value = 0.35
shader.inputs['Metallic'].default_value = 0.75
wedge.data.materials.append(material)

rig = bpy.data.armatures.new('Rig')
armature = bpy.data.objects.new('Armature', rig)
scene.collection.objects.link(armature)
armature.location = (-2, 0, 0)
bpy.context.view_layer.objects.active = armature
bpy.ops.object.mode_set(mode='EDIT')
low = rig.edit_bones.new('low'); low.head = (0,0,0); low.tail = (0,0,1)
high = rig.edit_bones.new('high'); high.head = (0,0,1); high.tail = (0,0.2,2); high.parent = low
bpy.ops.object.mode_set(mode='OBJECT')
arm = mesh('Arm', [(0,0,0),(0.3,0,0),(0.3,0,2),(0,0,2),(0,0.2,1)], [(0,1,2,3),(0,3,4)])
arm.parent = armature
group = arm.vertex_groups.new(name='high'); group.add([2,3], 1.0, 'REPLACE')
group = arm.vertex_groups.new(name='low'); group.add([0,1], 1.0, 'REPLACE')
modifier = arm.modifiers.new('Armature', 'ARMATURE'); modifier.object = armature
bone = armature.pose.bones['high']
bone.rotation_mode = 'XYZ'
for frame, angle in ((1, 0), (13, 1.2), (25, -0.4)):
    bone.rotation_euler = (angle, 0, 0)
    bone.keyframe_insert('rotation_euler', frame=frame)

lens = bpy.data.cameras.new('Lens'); lens.angle = 0.8; lens.clip_start = 0.1; lens.clip_end = 50
eye = bpy.data.objects.new('Eye', lens); scene.collection.objects.link(eye)
eye.location = (4, -6, 3); eye.rotation_euler = (1.1, 0.0, 0.6)
sun = bpy.data.lights.new('Sun', 'SUN'); sun.color = (1, 0.5, 0.25)
lamp = bpy.data.objects.new('Lamp', sun); scene.collection.objects.link(lamp)
lamp.rotation_euler = (0.4, 0.3, 0)
scene.frame_start, scene.frame_end = 1, 25
scene.render.resolution_x, scene.render.resolution_y = 1920, 1080

def gltf(v): return [v.x, v.z, -v.y]
def shown(frame):
    scene.frame_set(frame)
    graph = bpy.context.evaluated_depsgraph_get()
    points = []
    for item in (wedge, arm):
        own = item.evaluated_get(graph)
        points += [gltf(own.matrix_world @ v.co) for v in own.data.vertices]
    return [[min(p[k] for p in points) for k in range(3)], [max(p[k] for p in points) for k in range(3)]]
poses = [shown(frame) for frame in (1, 7, 13, 19, 25)]
scene.frame_set(1)
view = lambda item: gltf(item.matrix_world.to_quaternion() @ Vector((0, 0, -1)))
facts = {'poses': poses, 'eye': gltf(eye.matrix_world.translation), 'view': view(eye), 'shine': view(lamp)}
print('FACTS' + json.dumps(facts))
ways = {
    'default': {},
    'z-up': dict(axis_forward='Y', axis_up='Z'),
    'x-forward': dict(axis_forward='X', axis_up='Z'),
    'x-up': dict(axis_forward='-Y', axis_up='X'),
    'baked': dict(bake_space_transform=True),
    'unit-none': dict(apply_unit_scale=True, apply_scale_options='FBX_SCALE_UNITS'),
    'unit-all': dict(apply_scale_options='FBX_SCALE_ALL'),
}
for name, options in ways.items():
    bpy.ops.export_scene.fbx(filepath=os.path.join(folder, name + '.fbx'), bake_anim_use_nla_strips=False, bake_anim_use_all_actions=False, bake_anim_simplify_factor=0, add_leaf_bones=False, **options)
`;

interface Facts {
  readonly poses: readonly (readonly [number[], number[]])[];
  readonly eye: number[];
  readonly view: number[];
  readonly shine: number[];
}

describe.skipIf(!blender)('files of Blender (skipped where it is not installed)', () => {
  let folder: string;
  let facts: Facts;

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'meshwright-fbx-read-'));
    writeFileSync(join(folder, 'scene.py'), script);
    const args = ['--background', '--factory-startup', '--python', join(folder, 'scene.py'), '--', folder];
    const text = execFileSync(blender!, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
    facts = JSON.parse(/^FACTS(.*)$/m.exec(text)![1]!);
  }, 120_000);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it.each(['default', 'z-up', 'x-forward', 'x-up', 'baked', 'unit-none', 'unit-all'])(
    'exported as %s look and move as in Blender',
    async (way) => {
      const document = await readFbx({ name: `${way}.fbx`, bytes: readFileSync(join(folder, `${way}.fbx`)) });
      expect(await glbErrors(await writeGlb(document))).toEqual([]);
      const root = document.getRoot();
      near(boxOf(document), facts.poses[0]!);
      for (const [i, seconds] of [0, 0.25, 0.5, 0.75, 1].entries())
        near(boxAt(document, seconds), facts.poses[i]!);
      const wedge = root.listMeshes().find((mesh) => mesh.getName() === 'Wedge')!;
      expect(wedge.getExtras()).toEqual({ targetNames: ['Tall'] });
      expect(wedge.getWeights()[0]).toBeCloseTo(0.25, 5);
      const [primitive] = wedge.listPrimitives();
      expect(primitive!.listSemantics()).toEqual(expect.arrayContaining(['TEXCOORD_0', 'TEXCOORD_1']));
      expect(primitive!.getExtras()).toEqual({ meshwright: { quads: 1 } });
      const material = primitive!.getMaterial()!;
      const look = [
        ...material.getBaseColorFactor(),
        material.getRoughnessFactor(),
        material.getMetallicFactor(),
      ];
      [0.2, 0.4, 0.6, 1, 0.35, 0.75].forEach((value, k) => {
        expect(look[k]).toBeCloseTo(value, 4);
      });
      const camera = root.listNodes().find((node) => node.getCamera())!;
      near([camera.getWorldTranslation()], [facts.eye]);
      near([ahead(camera.getWorldMatrix())], [facts.view]);
      expect(camera.getCamera()!.getAspectRatio()).toBeCloseTo(16 / 9, 4);
      expect(camera.getCamera()!.getYFov()).toBeCloseTo(2 * Math.atan((Math.tan(0.4) * 9) / 16), 3);
      const lamp = root.listNodes().find((node) => node.getExtension('KHR_lights_punctual'))!;
      near([ahead(lamp.getWorldMatrix())], [facts.shine]);
    },
  );
});

function near(found: readonly (readonly number[])[], wanted: readonly (readonly number[])[]): void {
  wanted.flat().forEach((value, i) => {
    expect(found.flat()[i]).toBeCloseTo(value, 2);
  });
}

/** The direction of -Z. */
function ahead(world: readonly number[]): number[] {
  const length = Math.hypot(world[8]!, world[9]!, world[10]!);
  return [8, 9, 10].map((k) => -world[k]! / length);
}

function boxOf(document: Document): [number[], number[]] {
  const positions = sceneParts(document).flatMap((part) => Array.from(part.positions));
  const ends = (of: (...values: number[]) => number) =>
    [0, 1, 2].map((k) => of(...positions.filter((_, i) => i % 3 === k)));
  return [ends(Math.min), ends(Math.max)];
}

/** The box at a time of the only clip: nodes and weights are set as the clip has them then. */
function boxAt(document: Document, seconds: number): [number[], number[]] {
  const clips = document.getRoot().listAnimations();
  const rest = document
    .getRoot()
    .listNodes()
    .map((node) => ({
      node,
      weights: node.getWeights(),
      matrix: node.getMatrix(),
    }));
  for (const clip of clips) {
    const pose = clipPose(clip);
    for (const { node } of rest) {
      if (!pose.moves(node)) continue;
      const { translation, rotation, scale } = pose.localAt(node, seconds);
      node
        .setTranslation(Array.from(translation) as [number, number, number])
        .setRotation(Array.from(rotation) as [number, number, number, number])
        .setScale(Array.from(scale) as [number, number, number]);
    }
    for (const channel of clip.listChannels()) {
      if (channel.getTargetPath() !== 'weights') continue;
      const sampler = channel.getSampler()!;
      const times = Array.from(Float32Array.from(sampler.getInput()!.getArray()!));
      const values = Float32Array.from(sampler.getOutput()!.getArray()!);
      const i = Math.max(
        1,
        times.findIndex((time) => time >= seconds - 1e-6),
      );
      const share = (seconds - times[i - 1]!) / (times[i]! - times[i - 1]!);
      channel.getTargetNode()!.setWeights([values[i - 1]! * (1 - share) + values[i]! * share]);
    }
  }
  const box = boxOf(document);
  for (const { node, weights, matrix } of rest) node.setMatrix(matrix).setWeights(weights);
  return box;
}
