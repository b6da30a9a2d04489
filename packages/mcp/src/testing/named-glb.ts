/** Returns a GLB of one triangle whose every name, extra and generator is the text. */
export function namedGlb(text: string): Uint8Array {
  const positions = new Float32Array([0, 0, 0, 1, 0, 0, 0, 1, 0]);
  const json = Buffer.from(
    JSON.stringify({
      asset: { version: '2.0', generator: text, copyright: text, extras: { note: text } },
      scene: 0,
      scenes: [{ name: text, nodes: [0], extras: { note: text } }],
      nodes: [{ mesh: 0, name: text, extras: { note: text } }],
      meshes: [{ name: text, primitives: [{ attributes: { POSITION: 0 }, material: 0 }] }],
      materials: [{ name: text, extras: { note: text } }],
      accessors: [
        { bufferView: 0, componentType: 5126, count: 3, type: 'VEC3', min: [0, 0, 0], max: [1, 1, 0] },
      ],
      bufferViews: [{ buffer: 0, byteLength: positions.byteLength }],
      buffers: [{ byteLength: positions.byteLength }],
    }),
  );
  const padded = Buffer.concat([json, Buffer.alloc((4 - (json.length % 4)) % 4, ' ')]);
  const chunk = (type: string, bytes: Uint8Array): Buffer => {
    const head = Buffer.alloc(8);
    head.writeUInt32LE(bytes.byteLength);
    head.write(type, 4, 'latin1');
    return Buffer.concat([head, bytes]);
  };
  const chunks = Buffer.concat([chunk('JSON', padded), chunk('BIN\0', new Uint8Array(positions.buffer))]);
  const head = Buffer.alloc(12);
  head.write('glTF', 'latin1');
  head.writeUInt32LE(2, 4);
  head.writeUInt32LE(head.length + chunks.length, 8);
  return Buffer.concat([head, chunks]);
}
