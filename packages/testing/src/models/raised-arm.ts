import { glbOf } from './glb-of.ts';
import { glbParts } from './glb-parts.ts';

interface RigJson {
  nodes: { name: string }[];
  bufferViews: object[];
  accessors: object[];
  buffers: object[];
  animations?: object[];
}

/** Adds a clip `raise` that raises the left arm of a rig without rotations at rest. @param angle in radians */
export function withClip(glb: Buffer, angle: number): Buffer {
  const { json, bin } = glbParts<RigJson>(glb);
  const times = Buffer.from(Float32Array.of(0, 1).buffer);
  const turns = [0, 0, 0, 1, 0, 0, Math.sin(angle / 2), Math.cos(angle / 2)];
  const whole = Buffer.concat([bin, times, Buffer.from(Float32Array.from(turns).buffer)]);
  const view = json.bufferViews.length;
  const [from, to] = [bin.length, bin.length + times.length];
  json.bufferViews.push(
    { buffer: 0, byteOffset: from, byteLength: times.length },
    { buffer: 0, byteOffset: to, byteLength: whole.length - to },
  );
  const input = json.accessors.length;
  const float = { componentType: 5126, count: 2 };
  json.accessors.push({ ...float, bufferView: view, type: 'SCALAR', min: [0], max: [1] });
  json.accessors.push({ ...float, bufferView: view + 1, type: 'VEC4' });
  json.buffers = [{ byteLength: whole.length }];
  const node = json.nodes.findIndex(({ name }) => name.endsWith('LeftArm'));
  json.animations = [
    {
      name: 'raise',
      samplers: [{ input, output: input + 1 }],
      channels: [{ sampler: 0, target: { node, path: 'rotation' } }],
    },
  ];
  return glbOf(json, [new Uint8Array(whole)]);
}
