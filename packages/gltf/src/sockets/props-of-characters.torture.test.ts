import { join } from 'node:path';
import { type Node, NodeIO } from '@gltf-transform/core';
import { ALL_EXTENSIONS } from '@gltf-transform/extensions';
import draco3d from 'draco3dgltf';
import { MeshoptDecoder } from 'meshoptimizer';
import { Matrix4, Quaternion, Vector3 } from 'three';
import { beforeAll, describe, expect, it } from 'vitest';
import { fileSource } from '../source/file-source.ts';
import { corpus, hasCorpus } from '../testing/models.ts';
import { findGrip, type GripKind } from './find-grip.ts';
import { modelSockets } from './model-sockets.ts';

/**
 * Props that their artist put into the slots of a character's hands: the origin of a slot is the fist, its y axis goes out at
 * the thumb, and x away from the arm. These judgements are the artist's.
 */
const characters = {
  'kaykit_Knight.glb': {
    '1H_Sword': 'blade',
    '1H_Sword_Offhand': 'blade',
    '2H_Sword': 'blade',
    Badge_Shield: 'shield',
    Rectangle_Shield: 'shield',
    Round_Shield: 'shield',
    Spike_Shield: 'shield',
  },
  'kaykit_Barbarian_draco.glb': {
    '1H_Axe': 'tool',
    '1H_Axe_Offhand': 'tool',
    '2H_Axe': 'tool',
    Barbarian_Round_Shield: 'shield',
    Mug: 'cup',
  },
  'kaykit_Rogue_meshopt.glb': {
    Knife: 'blade',
    Knife_Offhand: 'blade',
    '1H_Crossbow': 'gun',
    '2H_Crossbow': 'gun',
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, GripKind>>>>;

/** A metre of a person in units of these characters, whose props are as large as they are. */
const metre = 2.5 / 1.8;

describe.skipIf(!hasCorpus).each(Object.entries(characters))('%s', (file, props) => {
  let nodes: readonly Node[] = [];
  beforeAll(async () => {
    await MeshoptDecoder.ready;
    const io = new NodeIO().registerExtensions(ALL_EXTENSIONS).registerDependencies({
      'draco3d.decoder': await draco3d.createDecoderModule(),
      'meshopt.decoder': MeshoptDecoder,
    });
    nodes = (await io.read(join(corpus, file))).getRoot().listNodes();
  });

  it.each(Object.entries(props) as [string, GripKind][])(
    '%s is held as its artist holds it',
    (name, kind) => {
      const node = nodes.find((each) => each.getName() === name)!;
      const grip = findGrip(pointsOf(node), name)!;
      expect(grip.kind).toBe(kind);
      const turn = new Quaternion(...grip.rotation);
      const [x, y, z] = (
        [
          [1, 0, 0],
          [0, 1, 0],
          [0, 0, 1],
        ] as const
      ).map((axis) => new Vector3(...axis).applyQuaternion(turn));
      const degrees = (axis: Vector3, to: readonly [number, number, number]) =>
        (axis.angleTo(new Vector3(...to)) * 180) / Math.PI;
      expect(degrees(y!, [0, 1, 0])).toBeLessThan(5);
      // A blade and the axe for both hands have two edges; the axe of the left hand is turned.
      const side = name === '1H_Axe_Offhand' ? -1 : 1;
      if (kind === 'shield') expect(degrees(z!, [0, 0, 1])).toBeLessThan(5);
      else if (name === '2H_Axe') expect(Math.abs(x!.x)).toBeGreaterThan(0.99);
      else if (kind !== 'blade') expect(degrees(x!, [side, 0, 0])).toBeLessThan(5);
      const [across, along, ahead] = grip.position.map((value) => Math.abs(value) / metre);
      // A hand moves along a handle, and along the stock of a crossbow.
      expect(kind === 'gun' ? ahead! : Math.hypot(across!, ahead!)).toBeLessThan(0.02);
      expect(along!).toBeLessThan(kind === 'gun' ? 0.02 : 0.06);
      expect(across!).toBeLessThan(0.04);
    },
  );

  it('has the slots of its hands as sockets, with the axes of the artist', async () => {
    const sockets = await modelSockets(await fileSource(join(corpus, file)));
    for (const [side, name] of Object.entries({ left: 'handslot.l', right: 'handslot.r' })) {
      const socket = sockets.find((each) => each.name === `hand.${side}`)!;
      expect([socket.nodeName, socket.by]).toEqual([name, 'name']);
      expect([socket.position, socket.rotation]).toEqual([
        [0, 0, 0],
        [0, 0, 0, 1],
      ]);
    }
  });
});

/** Returns the points of a prop in the space of its slot. */
function pointsOf(node: Node): number[] {
  const place = new Matrix4().fromArray(node.getMatrix());
  return node
    .getMesh()!
    .listPrimitives()
    .flatMap((primitive) => {
      const positions = primitive.getAttribute('POSITION')!;
      return Array.from({ length: positions.getCount() }, (_, at) =>
        new Vector3().fromArray(positions.getElement(at, [])).applyMatrix4(place).toArray(),
      ).flat();
    });
}
