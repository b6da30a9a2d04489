import { join } from 'node:path';
import { otherNames, serviceNames, walker } from '@meshwright/testing/engines/walker';
import { walkerGlb } from '@meshwright/testing/engines/walker-glb';
import { glbOf } from '@meshwright/testing/models/glb-of';
import { Matrix4, Quaternion, Vector3 } from 'three';
import { describe, expect, it } from 'vitest';
import { humanoidBones } from '../rig/target-bone-names.ts';
import { fileSource } from '../source/file-source.ts';
import { bytesSource } from '../source/source.ts';
import { corpus, hasCorpus } from '../testing/models.ts';
import { modelSockets, type Socket } from './model-sockets.ts';

/** Names of a convention for the bones of the walker. */
const namesOf = (convention: 'vrm' | 'mixamo' | 'unreal', prefix = '') =>
  Object.fromEntries(
    Object.keys(serviceNames).flatMap((bone) => {
      const row = humanoidBones.find(({ vrm }) => vrm === bone);
      return row ? [[bone, prefix + row[convention]]] : [];
    }),
  );

const rigs = {
  'the service': serviceNames,
  'other words': otherNames,
  Mixamo: namesOf('mixamo', 'mixamorig:'),
  VRM: namesOf('vrm', 'J_Bip_'),
  Unreal: namesOf('unreal'),
};

describe.each(Object.entries(rigs))('a rig with the names of %s', (_, names) => {
  it.each([0, 50, 85])(
    'has hands that hold forward, with arms %i degrees below the horizontal',
    async (armDegrees) => {
      const glb = walkerGlb(walker({ names, armDegrees }));
      const sockets = await modelSockets(bytesSource(glb));
      expect(sockets.map(({ name }) => name).sort()).toEqual([
        'back',
        'hand.left',
        'hand.right',
        'head',
        'hip.left',
        'hip.right',
      ]);
      for (const side of ['left', 'right']) {
        const { y, z, at } = placed(glb, sockets.find(({ name }) => name === `hand.${side}`)!);
        expect(y.angleTo(new Vector3(0, 0, 1))).toBeLessThan(0.1);
        const sign = side === 'left' ? 1 : -1;
        const radians = (armDegrees * Math.PI) / 180;
        // The back of a hand is up with arms held out, and outwards with arms that hang.
        expect(z.angleTo(new Vector3(sign * Math.sin(radians), Math.cos(radians), 0))).toBeLessThan(0.1);
        expect(Math.sign(at.x)).toBe(sign);
      }
      const back = placed(glb, sockets.find(({ name }) => name === 'back')!);
      expect(back.at.z).toBeLessThan(-0.05);
      expect(back.z.z).toBeCloseTo(-1, 1);
    },
  );
});

it('takes nodes that are named as sockets before bones', async () => {
  const nodes = ['handslot.r', 'Socket_Muzzle', 'weapon_l', 'Attach Point Wheel L', 'Box', 'Socket'].map(
    (name) => ({ name }),
  );
  const sockets = await modelSockets(
    bytesSource(glbOf({ nodes, scenes: [{ nodes: nodes.map((_, node) => node) }] })),
  );
  const names = Object.fromEntries(sockets.map(({ name, nodeName }) => [name, nodeName]));
  expect(names).toEqual({
    'hand.right': 'handslot.r',
    muzzle: 'Socket_Muzzle',
    'hand.left': 'weapon_l',
    'wheel.left': 'Attach Point Wheel L',
  });
});

it.skipIf(!hasCorpus)('of a knight with slots, its bones give the frames that its author made', async () => {
  const path = join(corpus, 'kaykit_Knight.glb');
  const glb = Buffer.from(await (await fileSource(path)).read(0, 1e8));
  const own = await modelSockets(bytesSource(glb));
  const renamed = Buffer.from(glb);
  // Names of equal length leave the file as it is.
  for (const name of ['handslot.l', 'handslot.r'])
    renamed.write('handthing', renamed.indexOf(`"${name}"`) + 1);
  const derived = await modelSockets(bytesSource(renamed));
  for (const side of ['hand.left', 'hand.right']) {
    const [one, other] = [own, derived].map((all) => placed(glb, all.find(({ name }) => name === side)!));
    expect(one!.at.distanceTo(other!.at)).toBeLessThan(0.04);
    expect(one!.y.angleTo(other!.y)).toBeLessThan(0.1);
    expect(one!.z.angleTo(other!.z)).toBeLessThan(0.1);
  }
});

/** Returns a socket in the space of the file at rest. */
function placed(glb: Buffer, { node, position, rotation }: Socket) {
  const { nodes } = JSON.parse(glb.subarray(20, 20 + glb.readUInt32LE(12)).toString()) as {
    nodes: { children?: number[]; translation?: number[]; rotation?: number[]; scale?: number[] }[];
  };
  const local = (index: number) => {
    const { translation = [0, 0, 0], rotation: turn = [0, 0, 0, 1], scale = [1, 1, 1] } = nodes[index]!;
    return new Matrix4().compose(new Vector3(...translation), new Quaternion(...turn), new Vector3(...scale));
  };
  const world = local(node);
  for (let at = node; ; ) {
    const parent = nodes.findIndex(({ children }) => children?.includes(at));
    if (parent < 0) break;
    world.premultiply(local(parent));
    at = parent;
  }
  world.multiply(
    new Matrix4().compose(new Vector3(...position), new Quaternion(...rotation), new Vector3(1, 1, 1)),
  );
  const [y, z] = [new Vector3(), new Vector3()];
  world.extractBasis(new Vector3(), y, z);
  return { at: new Vector3().setFromMatrixPosition(world), y: y.normalize(), z: z.normalize() };
}
