import { bytesSource, type Source } from '@meshwright/gltf';

/** Builds a GLB of this JSON and these numbers, one buffer view per list; scene and version are filled in. */
export function glbOf(
  json: object,
  views: (Float32Array | Uint32Array | Uint16Array | Uint8Array)[] = [],
): Buffer {
  const pieces = views.map((view) => Buffer.from(view.buffer, view.byteOffset, view.byteLength));
  let byteOffset = 0;
  const bufferViews = pieces.map(({ byteLength }) => {
    const view = { buffer: 0, byteOffset, byteLength };
    byteOffset += byteLength;
    return view;
  });
  const bin = Buffer.concat(pieces);
  const basics = { asset: { version: '2.0' }, scene: 0, scenes: [{ nodes: [0] }], nodes: [{ mesh: 0 }] };
  const buffers = bin.length > 0 ? { buffers: [{ byteLength: bin.length }], bufferViews } : {};
  return glbOfText(JSON.stringify({ ...basics, ...buffers, ...json }), bin);
}

export function glbOfText(json: string, bin: Buffer): Buffer {
  const text = Buffer.from(json);
  const chunks = [chunk('JSON', Buffer.concat([text, Buffer.alloc((4 - (text.length % 4)) % 4, ' ')]))];
  if (bin.length > 0)
    chunks.push(chunk('BIN\0', Buffer.concat([bin, Buffer.alloc((4 - (bin.length % 4)) % 4)])));
  const head = Buffer.alloc(12);
  head.write('glTF');
  head.writeUInt32LE(2, 4);
  head.writeUInt32LE(12 + chunks.reduce((sum, { length }) => sum + length, 0), 8);
  return Buffer.concat([head, ...chunks]);
}

/** A source whose bytes all count as remote, so that no vertex is read unless needed. */
export function farSource(bytes: Uint8Array): Source {
  return { ...bytesSource(bytes), available: () => false };
}

function chunk(kind: string, data: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32LE(data.length);
  head.write(kind, 4);
  return Buffer.concat([head, data]);
}
