import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { humanoidGlb } from '@meshwright/testing/models/humanoid-glb';
import { withClip } from '@meshwright/testing/models/raised-arm';
import { namesOf } from '@meshwright/testing/models/rig-conventions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ColliderOptions, colliders } from '../optimize.ts';
import { processAsset } from '../recipe/process-asset.ts';
import { bytesSource } from '../source/source.ts';
import { fixtures } from '../testing/models.ts';
import { boneFile } from './bone-files.ts';

const godot = process.env.GODOT_PATH;
const missing = godot === undefined ? 'GODOT_PATH names no Godot 4.6' : undefined;

/** Colliders, and the shapes that Godot must make of them; Godot 4.6 does not read the draft of Khronos. */
const bodies: Record<string, [ColliderOptions, string[]]> = {
  omi_box: [{ as: 'omi', shape: 'box' }, ['BoxShape3D']],
  omi_sphere: [{ as: 'omi', shape: 'sphere' }, ['SphereShape3D']],
  omi_hull: [{ as: 'omi', shape: 'hull', motion: 'dynamic' }, ['ConvexPolygonShape3D']],
  omi_trimesh: [{ as: 'omi', shape: 'trimesh' }, ['ConcavePolygonShape3D']],
  names_hull: [{ shape: 'hull' }, ['ConvexPolygonShape3D']],
  names_trimesh: [{ shape: 'trimesh' }, ['ConcavePolygonShape3D']],
  visible_hull: [{ shape: 'hull', visible: true }, ['ConvexPolygonShape3D']],
  visible_trimesh: [{ shape: 'trimesh', visible: true }, ['ConcavePolygonShape3D']],
};
const raised = (70 * Math.PI) / 180;

let project: string;
let found: { bodies: Record<string, string[]>; arms: Record<string, number[]> };
beforeAll(async () => {
  if (missing) return;
  project = mkdtempSync(join(tmpdir(), 'meshwright-godot-'));
  const write = (name: string, content: string | Uint8Array) => writeFileSync(join(project, name), content);
  write('project.godot', 'config_version=5\n[application]\nconfig/name="check"\n');
  const knight = await readFile(join(fixtures, 'skin-posed.glb'));
  for (const [name, [options]] of Object.entries(bodies))
    write(
      `${name}.glb`,
      (await processAsset(bytesSource(knight), [colliders(options as { as?: 'names' })])).glb,
    );
  const from = withClip(humanoidGlb({ names: namesOf('a prefix with a colon') }), raised);
  const to = humanoidGlb({ names: namesOf('the mannequin'), armDegrees: 35, turnedJoints: true });
  for (const [name, glb] of [['from', from] as const, ['to', to] as const]) {
    write(`${name}.glb`, glb);
    write(`${name}.bonemap.tres`, (await boneFile(bytesSource(glb), 'godot')).text);
    write(`${name}.glb.import`, importSettings(name));
  }
  write('check.gd', script);
  const run = (...flags: string[]) =>
    execFileSync(godot!, ['--headless', '--path', project, ...flags], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  run('--import');
  const out = run('-s', 'check.gd');
  found = JSON.parse(/^RESULT (.*)$/m.exec(out)![1]!);
});
afterAll(() => {
  if (project) rmSync(project, { recursive: true, force: true });
});

describe.skipIf(missing)(`Godot${missing ? ` (skipped: ${missing})` : ''}`, () => {
  it.each(Object.entries(bodies))('makes collision shapes of %s', (name, [, shapes]) => {
    expect(found.bodies[name]).toEqual(shapes);
  });

  it('retargets a clip between two rigs by their bone maps', () => {
    const expected = [Math.cos(raised), Math.sin(raised), 0];
    for (const [name, direction] of Object.entries(found.arms)) {
      const dot = direction.reduce((sum, value, axis) => sum + value * expected[axis]!, 0);
      const degrees = (Math.acos(Math.min(1, dot)) * 180) / Math.PI;
      console.log(`${name}: ${degrees.toFixed(2)} degrees off`);
      expect(degrees, name).toBeLessThan(5);
    }
  });
});

function importSettings(name: string): string {
  return `[remap]

importer="scene"
type="PackedScene"

[params]

_subresources={
"nodes": {
"PATH:Armature/Skeleton3D": {
"retarget/bone_map": Resource("res://${name}.bonemap.tres"),
"retarget/rest_fixer/fix_silhouette/enable": true
}
}
}
`;
}

const script = `extends SceneTree

func shapes(node: Node, names: Array) -> Array:
	if node is CollisionShape3D and node.shape:
		names.append(node.shape.get_class())
	for child in node.get_children():
		shapes(child, names)
	return names

func arm(scene: Node) -> Array:
	var skeleton: Skeleton3D = scene.find_children("*", "Skeleton3D", true, false)[0]
	var upper = skeleton.get_bone_global_pose(skeleton.find_bone("LeftUpperArm")).origin
	var lower = skeleton.get_bone_global_pose(skeleton.find_bone("LeftLowerArm")).origin
	var way = (skeleton.global_transform.basis * (lower - upper)).normalized()
	return [way.x, way.y, way.z]

func _initialize() -> void:
	var result = {"bodies": {}, "arms": {}}
	for name in ${JSON.stringify(Object.keys(bodies))}:
		var scene = load("res://" + name + ".glb").instantiate()
		result.bodies[name] = shapes(scene, [])
	var from = load("res://from.glb").instantiate()
	var library = from.find_children("*", "AnimationPlayer", true, false)[0].get_animation_library("")
	for name in ["from", "to"]:
		var scene = load("res://" + name + ".glb").instantiate()
		get_root().add_child(scene)
		for old in scene.find_children("*", "AnimationPlayer", true, false):
			old.free()
		var player = AnimationPlayer.new()
		scene.add_child(player)
		player.add_animation_library("", library)
		player.play("raise")
		player.seek(1.0, true)
		result.arms[name] = arm(scene)
	print("RESULT " + JSON.stringify(result))
	quit()
`;
