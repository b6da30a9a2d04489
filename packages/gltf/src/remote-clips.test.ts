import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { glbOfText } from '@meshwright/testing/models/glb-of';
import { expect, it } from 'vitest';
import { listClips } from './clips/list-clips.ts';
import { inspectModel } from './inspect/inspect-model.ts';
import { urlSource } from './source/url-source.ts';

const JOINTS = 24;
const BIN = 100_000_000;

it('lists the clips of a remote character of 100 MB with 2 requests, and inspects it with 3 and 256 kB', async () => {
  const head = characterHead();
  const rangeSizes: number[] = [];
  const server = createServer(({ headers }, response) => {
    const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(headers.range ?? '')!.map(Number);
    const end = Math.min(to! + 1, head.length + BIN);
    rangeSizes.push(end - from!);
    response.writeHead(206, { 'content-range': `bytes ${from}-${end - 1}/${head.length + BIN}` });
    const known = head.subarray(from, end);
    response.end(Buffer.concat([known, Buffer.alloc(end - from! - known.length)]));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hero.glb`;
    const { clips } = await listClips(urlSource(url));
    expect(clips).toHaveLength(10);
    expect(clips[3]).toMatchObject({ slug: 'clip-3', channels: JOINTS * 3, seconds: 10, keys: 301 });
    expect(rangeSizes).toHaveLength(2);
    expect((await inspectModel(urlSource(url))).clips).toEqual(clips);
    // The full report repeats the two requests of the list, and needs one more for the skin matrices of its bounds.
    rangeSizes.splice(0, 2);
    expect(rangeSizes.length).toBeLessThanOrEqual(3);
    expect(rangeSizes.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(256_000);
  } finally {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});

/** All bytes before the binary data of a skinned character with ten clips of 72 channels. */
function characterHead(): Buffer {
  const accessors: object[] = [];
  const add = (type: string, count: number, more = {}) =>
    accessors.push({
      bufferView: 0,
      byteOffset: accessors.length * 16,
      componentType: 5126,
      type,
      count,
      ...more,
    }) - 1;
  const nodes = Array.from({ length: JOINTS }, (_, joint) => ({
    name: `Bone${joint}`,
    translation: [0, 7, 0],
    ...(joint < JOINTS - 1 && { children: [joint + 1] }),
  }));
  const binds = add('MAT4', JOINTS);
  const box = { min: [-0.5, 0, -0.5], max: [0.5, 1.7, 0.5] };
  const attributes = {
    POSITION: add('VEC3', 160_000, box),
    JOINTS_0: add('VEC4', 160_000, { componentType: 5121 }),
    WEIGHTS_0: add('VEC4', 160_000),
  };
  const animations = Array.from({ length: 10 }, (_, clip) => {
    const input = add('SCALAR', 301, { min: [0], max: [10] });
    const tracks = nodes.flatMap((_, node) =>
      [
        ['rotation', 'VEC4'],
        ['translation', 'VEC3'],
        ['scale', 'VEC3'],
      ].map(([path, type]) => ({ node, path, output: add(type!, 301) })),
    );
    return {
      name: `Armature|clip_${clip}|baselayer`,
      samplers: tracks.map(({ output }) => ({ input, output })),
      channels: tracks.map(({ node, path }, sampler) => ({ sampler, target: { node, path } })),
    };
  });
  const json = {
    asset: { version: '2.0' },
    scene: 0,
    scenes: [{ nodes: [JOINTS] }],
    nodes: [
      ...nodes,
      { name: 'Armature', scale: [0.01, 0.01, 0.01], children: [0, JOINTS + 1] },
      { mesh: 0, skin: 0 },
    ],
    meshes: [{ primitives: [{ attributes }] }],
    skins: [{ joints: nodes.map((_, joint) => joint), inverseBindMatrices: binds }],
    accessors,
    bufferViews: [{ buffer: 0, byteLength: BIN }],
    buffers: [{ byteLength: BIN }],
    animations,
  };
  const glb = glbOfText(JSON.stringify(json), Buffer.alloc(4)).subarray(0, -4);
  glb.writeUInt32LE(glb.length + BIN, 8);
  glb.writeUInt32LE(BIN, glb.length - 8);
  return glb;
}
