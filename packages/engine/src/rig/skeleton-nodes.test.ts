import { Matrix4, Quaternion, Vector3 } from 'three';
import { describe, expect, it } from 'vitest';
import { bakeClip } from '../motion/bake-clip.ts';
import { neutralBody } from '../motion/neutral-body.ts';
import { stand } from '../motion/pose.ts';
import { poseSolver } from '../motion/solve/pose-solver.ts';
import { generate } from '../text-to-3d/generate.ts';
import { readRig } from './read-rig.ts';
import { rigDocument } from './rig-document.ts';
import { skeletons } from './skeletons.ts';

type Turn = [number, number, number, number];

describe.each([
  ['a farmer', 'a-pose'],
  ['a horse', 'rest'],
  ['a chicken', 'rest'],
] as const)('the joints of %s', (prompt, pose) => {
  const rigged = (async () => {
    const { document } = await generate({ prompt, seed: 1, texture: null, pose });
    await rigDocument(document, {});
    return document;
  })();

  it('run along their bones by their Y, and look ahead or up by their Z', async () => {
    const { body, nodes } = readRig(await rigged);
    for (const [name, node] of nodes) {
      const turn = new Quaternion(...node.getWorldRotation());
      const children = skeletons[body.kind].filter((child) => child.parent === name && !child.marker);
      const ahead = new Vector3(0, 0, 1).applyQuaternion(turn);
      expect(Math.max(ahead.y, ahead.z), name).toBeGreaterThan(0.3);
      if (children.length !== 1) continue;
      const [from, to] = [name, children[0]!.name].map((joint) => new Vector3(...body.joints.get(joint)!));
      const bone = to!.sub(from!).normalize();
      expect(new Vector3(0, 1, 0).applyQuaternion(turn).angleTo(bone), name).toBeLessThan(0.001);
    }
  });

  it('are where the inverse bind matrices say, without a joint as root of the skin', async () => {
    const skin = (await rigged).getRoot().listSkins()[0]!;
    expect(skin.getSkeleton()).toBeNull();
    for (const [i, joint] of skin.listJoints().entries()) {
      const inverse = new Matrix4().fromArray(skin.getInverseBindMatrices()!.getElement(i, []));
      const rest = new Matrix4().fromArray(joint.getWorldMatrix()).multiply(inverse);
      for (const [k, x] of rest.elements.entries()) expect(x).toBeCloseTo(k % 5 === 0 ? 1 : 0, 4);
    }
  });
});

it('a clip turns joints about the axes of the world, however they are oriented at rest', () => {
  const document = neutralBody();
  const rig = readRig(document);
  bakeClip(document, rig, { seconds: 1, loop: false, motion: () => stand }, { name: 'stand' });
  const { rotations } = poseSolver(rig.body)(stand);
  const world = new Map<string | null, Quaternion>([[null, new Quaternion()]]);
  for (const channel of document.getRoot().listAnimations()[0]!.listChannels())
    if (channel.getTargetPath() === 'rotation')
      channel
        .getTargetNode()!
        .setRotation(channel.getSampler()!.getOutput()!.getElement<Turn>(0, [0, 0, 0, 1]));
  for (const { name, parent } of skeletons.biped) {
    world.set(name, world.get(parent)!.clone().multiply(rotations.get(name)!));
    const shown = new Quaternion(...rig.nodes.get(name)!.getWorldRotation());
    expect(shown.angleTo(world.get(name)!.clone().multiply(rig.frames.get(name)!)), name).toBeLessThan(1e-3);
  }
});
