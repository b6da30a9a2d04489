import { deflateSync } from 'node:zlib';

/** Returns small valid pictures, and deliberately inconsistent ones. */
export function pictureFiles(): readonly Uint8Array[] {
  const whole = png(64, 64, deflateSync(Buffer.alloc(64 * 257)));
  const bomb = deflateSync(Buffer.alloc(10_000_000));
  return [
    whole,
    // More pixels than any memory, and a picture larger than its header states.
    png(0x7fffffff, 0x7fffffff, bomb.subarray(0, 50)),
    png(1, 1, bomb),
    png(0, 64, Buffer.alloc(0)),
    // Text that inflates to megabytes, in each of the chunks that may contain it.
    ...['zTXt', 'iTXt', 'iCCP', 'tEXt'].map((kind) =>
      Buffer.concat([
        whole.subarray(0, 33),
        chunk(kind, Buffer.concat([text('k\0\0'), bomb])),
        whole.subarray(33),
      ]),
    ),
    jpeg(64, 64),
    jpeg(65_535, 65_535),
    Buffer.concat([text('\xff\xd8'), ...Array.from({ length: 2_000 }, () => text('\xff\xe1\x00\x02'))]),
    Buffer.concat([text('\xff\xd8'), Buffer.alloc(5_000, 0xff)]),
    webp('VP8L', Buffer.from('2f3fc00f00', 'hex')),
    webp('VP8X', Buffer.from('00000000ffffffffffff', 'hex')),
    webp('VP8 ', Buffer.from('000000009d012affffffff', 'hex')),
    gif(64, 64, { left: 0, top: 0, width: 64, height: 64 }),
    // A frame far outside its canvas.
    gif(1, 1, { left: 65_535, top: 65_535, width: 65_535, height: 65_535 }),
    text('BM'.padEnd(64, '\0')),
    text('<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>'),
    // Two formats in one file.
    Buffer.concat([whole, zip('a.png', whole)]),
  ];
}

/** Returns small valid models, and deliberately inconsistent ones. */
export function modelFiles(): readonly Uint8Array[] {
  const gltf = {
    asset: { version: '2.0' },
    accessors: [{ count: 300, componentType: 5126, type: 'VEC3', bufferView: 0 }],
    bufferViews: [{ buffer: 0, byteOffset: 0, byteLength: 36 }],
    buffers: [{ byteLength: 36 }],
    meshes: [{ primitives: [{ attributes: { POSITION: 0 }, indices: 0, mode: 4 }] }],
    nodes: [{ mesh: 0, children: [1] }, { mesh: 0 }],
    scenes: [{ nodes: [0] }],
    scene: 0,
  };
  const lies: object[] = [
    { ...gltf, nodes: [{ children: [1] }, { children: [0] }] },
    { ...gltf, nodes: [{ mesh: -1 }, { mesh: 1e9 }, { mesh: '0' }, null, 7, []] },
    { ...gltf, accessors: [{ count: -1 }, { count: 1e308 }, { count: '9' }, null] },
    { ...gltf, meshes: [{ primitives: {} }, { primitives: [null, { attributes: 3 }] }, {}] },
    { ...gltf, meshes: 'meshes', nodes: 4, accessors: {} },
    { ...gltf, buffers: [{ uri: 'file:///etc/passwd', byteLength: 2 ** 53 }] },
    { ...gltf, nodes: [{ mesh: 0, extensions: { EXT_mesh_gpu_instancing: { attributes: { T: 0 } } } }] },
    { ...gltf, extensionsUsed: [7, null, 'KHR_draco_mesh_compression'] },
    [],
  ];
  const deep = text(`{"nodes":${'['.repeat(50_000)}${']'.repeat(50_000)}}`);
  return [
    glb(gltf),
    ...lies.map((json) => glb(json)),
    ...lies.map((json) => text(JSON.stringify(json))),
    deep,
    glb(deep),
    text(JSON.stringify(gltf)),
    text(
      '# cube\nmtllib ../../etc/passwd\nv 0 0 0\nv 1 0 0\nv 0 1 0\nf 1 2 3\nf -1 -2 -3\nf 99999999999 0 x\nf\n',
    ),
    text(`f ${'1 '.repeat(50_000)}`),
    text(
      'solid a\nfacet normal 0 0 1\nouter loop\nvertex 0 0 0\nvertex 1 0 0\nvertex 0 1 0\nendloop\nendfacet\nendsolid',
    ),
    stl(12, 12),
    stl(0xffffffff, 1),
    fbx(7_400),
    fbx(0xffffffff),
    text('; FBX 7.4.0 project file\nObjects: { Model: 1 }'),
    zip('3D/3dmodel.model', text('<model unit="millimeter"><build/></model>')),
    zip('../../evil', text('x')),
  ];
}

function png(width: number, height: number, data: Uint8Array): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 6], 8);
  const start = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([start, chunk('IHDR', head), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))]);
}

function chunk(kind: string, data: Uint8Array): Buffer {
  return Buffer.concat([uint32(data.length, 'BE'), text(kind), data, uint32(0, 'BE')]);
}

function jpeg(width: number, height: number): Buffer {
  const frame = Buffer.from('ffd8ffe000104a46494600010100000100010000ffc0000b080000000001011100ffd9', 'hex');
  frame.writeUInt16BE(height, 25);
  frame.writeUInt16BE(width, 27);
  return frame;
}

function webp(kind: string, data: Uint8Array): Buffer {
  const inner = Buffer.concat([text('WEBP'), text(kind), uint32(data.length, 'LE'), data]);
  return Buffer.concat([text('RIFF'), uint32(inner.length, 'LE'), inner]);
}

function gif(
  width: number,
  height: number,
  frame: { readonly left: number; readonly top: number; readonly width: number; readonly height: number },
): Buffer {
  const numbers = (...values: number[]) => Buffer.from(Uint16Array.from(values).buffer);
  const place = numbers(frame.left, frame.top, frame.width, frame.height);
  return Buffer.concat([
    text('GIF89a'),
    numbers(width, height),
    text('\0\0\0,'),
    place,
    text('\0\x02\x01\x00\x00;'),
  ]);
}

function glb(json: object | Uint8Array): Buffer {
  const body = json instanceof Uint8Array ? json : text(JSON.stringify(json));
  const chunks = Buffer.concat([
    uint32(body.length, 'LE'),
    text('JSON'),
    body,
    uint32(36, 'LE'),
    text('BIN\0'),
    Buffer.alloc(36),
  ]);
  return Buffer.concat([text('glTF'), uint32(2, 'LE'), uint32(12 + chunks.length, 'LE'), chunks]);
}

function stl(stated: number, triangles: number): Buffer {
  return Buffer.concat([Buffer.alloc(80), uint32(stated, 'LE'), Buffer.alloc(50 * triangles)]);
}

function fbx(version: number): Buffer {
  return Buffer.concat([text('Kaydara FBX Binary  \0\x1a\0'), uint32(version, 'LE'), Buffer.alloc(64, 0xff)]);
}

function zip(name: string, data: Uint8Array): Buffer {
  const head = Buffer.alloc(30);
  head.write('PK\x03\x04', 'latin1');
  head.writeUInt32LE(data.length, 18);
  head.writeUInt32LE(0xffffffff, 22);
  head.writeUInt16LE(name.length, 26);
  return Buffer.concat([head, text(name), data]);
}

function uint32(value: number, order: 'BE' | 'LE'): Buffer {
  const bytes = Buffer.alloc(4);
  if (order === 'BE') bytes.writeUInt32BE(value);
  else bytes.writeUInt32LE(value);
  return bytes;
}

function text(value: string): Buffer {
  return Buffer.from(value, 'latin1');
}
