import type { Node } from '@gltf-transform/core';
import { Euler, Quaternion, Vector3 } from 'three';
import type { FittedBody } from '../rig/body/fitted-body.ts';
import type { Rig } from '../rig/read-rig.ts';
import type { Clip } from './clip.ts';
import { poseSolver } from './solve/pose-solver.ts';

/**
 * Writes a clip on a rig as BVH text: the skeleton with offsets in centimetres, and one line per frame with the root's
 * position and every joint's rotation as Z, X, Y angles in degrees.
 */
export function writeBvh({ body, nodes }: Rig, clip: Clip, framesPerSecond = 30): string {
  const order: string[] = [];
  const lines = ['HIERARCHY', ...jointLines(nodes.get('Hips')!, null, body, order)];
  const solve = poseSolver(body);
  const frames = Math.max(1, Math.round(clip.seconds * framesPerSecond));
  lines.push('MOTION', `Frames: ${frames + 1}`, `Frame Time: ${(1 / framesPerSecond).toFixed(7)}`);
  const angles = new Euler();
  for (let frame = 0; frame <= frames; frame++) {
    const { hips, rotations } = solve(clip.motion(frame / frames));
    const numbers = hips.map((x) => x * 100);
    for (const name of order) {
      angles.setFromQuaternion(rotations.get(name) ?? new Quaternion(), 'ZXY');
      numbers.push(...[angles.z, angles.x, angles.y].map((x) => (x * 180) / Math.PI));
    }
    lines.push(numbers.map((x) => x.toFixed(4)).join(' '));
  }
  return `${lines.join('\n')}\n`;
}

/** The root's own offset is in its channels, so its line states zero, as readers expect. */
function jointLines(node: Node, parent: Node | null, body: FittedBody, order: string[], depth = 0): string[] {
  const pad = '\t'.repeat(depth);
  const [place, above] = [node, parent ?? node].map((of) => new Vector3(...body.joints.get(of.getName())!));
  const offset = place!.sub(above!).multiplyScalar(100);
  const text = `${pad}\tOFFSET ${offset
    .toArray()
    .map((x) => x.toFixed(4))
    .join(' ')}`;
  const children = node.listChildren();
  if (children.length === 0 && depth > 0) {
    order.push(node.getName());
    const end = `${pad}\tEnd Site\n${pad}\t{\n${pad}\t\tOFFSET 0.0000 2.0000 0.0000\n${pad}\t}`;
    return [
      `${pad}JOINT ${node.getName()}`,
      `${pad}{`,
      text,
      `${pad}\tCHANNELS 3 Zrotation Xrotation Yrotation`,
      end,
      `${pad}}`,
    ];
  }
  order.push(node.getName());
  const channels =
    depth === 0
      ? `${pad}\tCHANNELS 6 Xposition Yposition Zposition Zrotation Xrotation Yrotation`
      : `${pad}\tCHANNELS 3 Zrotation Xrotation Yrotation`;
  return [
    `${pad}${depth === 0 ? 'ROOT' : 'JOINT'} ${node.getName()}`,
    `${pad}{`,
    text,
    channels,
    ...children.flatMap((child) => jointLines(child, node, body, order, depth + 1)),
    `${pad}}`,
  ];
}
