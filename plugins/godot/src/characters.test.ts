import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bytesSource } from '@meshwright/gltf';
import { colliders } from '@meshwright/gltf/optimize';
import { processAsset } from '@meshwright/gltf/recipe';
import { rigPassport } from '@meshwright/gltf/rig';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { humanoidGlb } from '../../../packages/gltf/src/testing/humanoid-glb.ts';
import { namesOf } from '../../../packages/gltf/src/testing/rig-conventions.ts';
import { godotProgram, missingGodot } from './testing/godot/godot-program.ts';
import { type Godot, openGodot } from './testing/godot/open-godot.ts';
import { writeProject } from './testing/godot/write-project.ts';
import { withClip } from './testing/raised-arm.ts';

const knightFile = join(import.meta.dirname, '../../../fixtures/character.glb');
/** Of an arm above the horizon, in radians. */
const raised = (70 * Math.PI) / 180;

describe.skipIf(missingGodot)(`characters in a project (${missingGodot ?? 'Godot'})`, () => {
  let home: string;
  let godot: Godot;

  /** Imports a model as the core has it imported. Returns its height in the scene. */
  async function place(name: string, glb: Uint8Array, task = name): Promise<{ height: number }> {
    const path = join(home, `${name}.glb`);
    await writeFile(path, glb);
    const { bones } = await rigPassport(bytesSource(glb));
    const humanoid = Object.fromEntries(bones.map(({ bone, name: joint }) => [bone, joint]));
    const asset = { name, path, humanoid, provenance: { task, title: name } };
    const answer = await godot.run<{ result?: { height: number }; error?: string }>(
      `return await load("res://addons/meshwright/scene/place_asset.gd").place(JSON.parse_string(${JSON.stringify(JSON.stringify(asset))}))`,
    );
    expect(answer.error).toBeUndefined();
    return answer.result!;
  }

  beforeAll(async () => {
    home = await mkdtemp(join(tmpdir(), 'meshwright-godot-'));
    const project = join(home, 'project');
    await writeProject(project);
    await copyFile(join(import.meta.dirname, 'testing/facts_of.gd'), join(project, 'facts_of.gd'));
    godot = await openGodot({ program: godotProgram()!, project, home });
  });
  afterAll(async () => {
    await godot?.kill();
    await rm(home, { recursive: true, force: true });
  });

  it('a rigged knight has its bones by the names of the humanoid profile, its clips in a library, and a body', async () => {
    const source = bytesSource(await readFile(knightFile));
    const { glb } = await processAsset(source, [colliders({ shape: 'hull', visible: true })]);
    const { height } = await place('knight', glb);
    expect(height).toBeCloseTo(1.84, 2);
    const facts = await godot.run(
      `return load("res://facts_of.gd").of("res://meshwright/knight/knight.glb")`,
    );
    expect(facts).toEqual({
      bones: 24,
      humanoid: expect.arrayContaining(['Hips', 'Spine', 'Head', 'LeftUpperArm', 'RightToes']),
      library: { 'Armature|walking_man|baselayer': 1, 'Armature|running|baselayer': 1 },
      shapes: ['ConvexPolygonShape3D'],
    });
    expect((facts as { humanoid: string[] }).humanoid).toHaveLength(22);
  });

  it('a clip of one rig raises the arm of another, whose joints have other names and axes', async () => {
    await place('from', withClip(humanoidGlb({ names: namesOf('a prefix with a colon') }), raised));
    await place('to', humanoidGlb({ names: namesOf('the mannequin'), turnedJoints: true }));
    const arms = await godot.run<number[][]>(`
var facts = load("res://facts_of.gd")
return ["from", "to"].map(func(name): return facts.arm_of("res://meshwright/%s/%s.glb" % [name, name], "res://meshwright/from/from.glb", "raise"))`);
    for (const arm of arms) {
      const dot = arm[0]! * Math.cos(raised) + arm[1]! * Math.sin(raised);
      expect((Math.acos(Math.min(1, dot)) * 180) / Math.PI).toBeLessThan(2);
    }
  });
});
