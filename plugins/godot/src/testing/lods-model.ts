import { writeFile } from 'node:fs/promises';

/** Writes a GLB with three levels of one triangle each, named as the step `lods` names them. */
export async function lodsModel(path: string): Promise<void> {
  const positions = new Float32Array([0, 0, 0, 1, 0, 0, 0, 1, 0]);
  const text = JSON.stringify({
    asset: { version: '2.0' },
    scene: 0,
    scenes: [{ nodes: [0, 1, 2] }],
    nodes: [0, 1, 2].map((level) => ({ name: `ball_LOD${level}`, mesh: 0 })),
    meshes: [{ primitives: [{ attributes: { POSITION: 0 } }] }],
    accessors: [
      { bufferView: 0, componentType: 5126, count: 3, type: 'VEC3', min: [0, 0, 0], max: [1, 1, 0] },
    ],
    bufferViews: [{ buffer: 0, byteLength: 36 }],
    buffers: [{ byteLength: 36 }],
  });
  const json = Buffer.from(text.padEnd(Math.ceil(text.length / 4) * 4));
  const words = (...numbers: number[]) => Buffer.from(new Uint32Array(numbers).buffer);
  const size = 12 + 8 + json.length + 8 + 36;
  await writeFile(
    path,
    Buffer.concat([
      words(0x46546c67, 2, size, json.length, 0x4e4f534a),
      json,
      words(36, 0x004e4942),
      Buffer.from(positions.buffer),
    ]),
  );
}
