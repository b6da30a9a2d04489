import { glbOf, glbOfText } from '@meshwright/testing/models/glb-of';
import { describe, expect, it } from 'vitest';
import { inspectModel } from './inspect/inspect-model.ts';
import { placeModel } from './place/place-model.ts';
import { rigPassport } from './rig/rig-passport.ts';
import { bytesSource } from './source/source.ts';

/** Faults that other readers had, each rebuilt as a file; each must have an error code here. */
const faults: [name: string, glb: () => Buffer, code: string][] = [
  [
    'a length in the header beyond the file',
    () => patched((glb) => glb.writeUInt32LE(glb.length + 4096, 8)),
    'truncated',
  ],
  [
    'a length in the header below the chunks',
    () => patched((glb) => glb.writeUInt32LE(24, 8)),
    'bad_container',
  ],
  [
    'a JSON chunk longer than the file',
    () => patched((glb) => glb.writeUInt32LE(0xfffffff0, 12)),
    'bad_container',
  ],
  [
    'a BIN chunk longer than the file',
    () => patched((glb) => glb.writeUInt32LE(0x7fffffff, binAt(glb))),
    'bad_container',
  ],
  [
    'a data URI that is no base64',
    () => json({ buffers: [{ byteLength: 4, uri: 'data:;base64,@@@@@@@@' }] }),
    'bad_value',
  ],
  [
    'a URI that leads out of the folder',
    () => json({ buffers: [{ byteLength: 4, uri: '../../etc/passwd' }] }),
    'missing_resource',
  ],
  [
    'a URI with a NUL in it',
    () => json({ buffers: [{ byteLength: 4, uri: 'a\0.bin' }] }),
    'missing_resource',
  ],
  ['a sparse index beyond the accessor', () => sparse(Uint32Array.of(99)), 'out_of_bounds'],
  ['a sparse count beyond its views', () => sparse(Uint32Array.of(0), { count: 2 }), 'out_of_bounds'],
  ['an accessor past the end of its view', () => mesh({ count: 99 }), 'out_of_bounds'],
  [
    'an accessor whose offset and count wrap around',
    () => mesh({ byteOffset: 4_294_967_288, count: 2 }),
    'out_of_bounds',
  ],
  ['a negative count', () => mesh({ count: -3 }), 'bad_value'],
  ['a count that is no number', () => mesh({ count: '3' }), 'bad_value'],
  [
    'a count of a billion without bytes',
    () => mesh({ bufferView: undefined, count: 1_000_000_000 }),
    'too_large',
  ],
  ['an unknown component type', () => mesh({ componentType: 5130 }), 'bad_value'],
  ['positions that are matrices', () => mesh({ type: 'MAT4', count: 1 }, 64), 'bad_value'],
  ['a view whose stride is smaller than an element', () => mesh({}, 36, { byteStride: 4 }), 'bad_value'],
  ['a view past the end of its buffer', () => mesh({}, 36, { byteLength: 999 }), 'out_of_bounds'],
  ['a view of a buffer that is not there', () => mesh({}, 36, { buffer: 7 }), 'bad_reference'],
  ['a matrix of three numbers', () => json({ nodes: [{ matrix: [1, 0, 0] }] }), 'bad_value'],
  ['a rotation of a word', () => json({ nodes: [{ rotation: ['a', 0, 0, 1] }] }), 'bad_value'],
  ['a joint that is not there', () => json({ skins: [{ joints: [12] }] }), 'bad_reference'],
  ['a child that is not there', () => json({ nodes: [{ children: [5] }] }), 'bad_reference'],
  [
    'lists nested a hundred thousand deep',
    () => text(`{"asset":{"version":"2.0"},"extras":${'['.repeat(1e5)}${']'.repeat(1e5)}}`),
    'too_deep',
  ],
  ['an object where a list belongs', () => json({ meshes: { length: 1e9 } }), 'bad_value'],
  [
    'a number beyond all numbers',
    () => text('{"asset":{"version":"2.0"},"nodes":[{"translation":[1e999,0,0]}]}'),
    'bad_value',
  ],
  ['text that is no UTF-8', () => patched((glb) => glb.fill(0xff, 22, 26)), 'bad_utf8'],
  ['a version of the future', () => json({ asset: { version: '3.0' } }), 'unsupported_version'],
  ['a Draco stream of nothing', () => draco(new Uint8Array(64)), 'decode_failed'],
  [
    'a Draco stream of noise under a true header',
    () => draco(Buffer.concat([Buffer.from('DRACO\x02\x02\x01\x01'), Buffer.alloc(55, 0xa7)])),
    'decode_failed',
  ],
];

/** Files that open with a warning. */
const oddities: [name: string, glb: () => Buffer, warning: string][] = [
  ['a node that is its own child', () => json({ nodes: [{ children: [0] }] }), 'node_cycle'],
  [
    "two nodes that are each other's child",
    () => json({ nodes: [{ children: [1] }, { children: [0] }] }),
    'node_cycle',
  ],
  [
    'a node with two parents',
    () => json({ scenes: [{ nodes: [0, 1] }], nodes: [{ children: [2] }, { children: [2] }, {}] }),
    'two_parents',
  ],
  [
    'positions that are no numbers',
    () => mesh({ min: undefined, max: undefined }, 36, {}, Number.NaN),
    'not_finite',
  ],
];

describe('a fault known from other readers', () => {
  it.each(faults)('%s has an error code', async (_, glb, code) => {
    for (const read of readers) await expect(read(glb())).rejects.toMatchObject({ code });
  });

  it.each(oddities)('%s is read, and reported', async (_, glb, warning) => {
    const { warnings } = await inspectModel(bytesSource(glb()));
    expect(warnings.map(({ code }) => code)).toContain(warning);
    await expect(placeModel(bytesSource(glb()), { height: 1 })).rejects.toHaveProperty('code');
  });

  it('a key called __proto__ is kept as data, and changes no prototype', async () => {
    const glb = text(
      '{"asset":{"version":"2.0","extras":{"__proto__":{"polluted":true}}},"nodes":[{"extras":{"__proto__":1}}]}',
    );
    const placed = await placeModel(bytesSource(glb), { factor: 2, origin: 'keep' });
    expect(Buffer.from(placed.glb).toString('latin1')).toContain('"__proto__":{"polluted":true}');
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });

  it('an accessor without elements is an error, not a crash', async () => {
    const { bounds } = await inspectModel(bytesSource(mesh({ count: 0, min: undefined, max: undefined })));
    expect(bounds).toBeNull();
  });

  it('a chain of 20,000 joints is walked without recursion, and is no body', async () => {
    const nodes = Array.from({ length: 20_000 }, (_, index) => ({
      name: `Spine${index}`,
      ...(index < 19_999 && { children: [index + 1] }),
    }));
    const glb = json({ nodes, skins: [{ joints: nodes.map((_, index) => index) }] });
    expect((await inspectModel(bytesSource(glb))).nodes).toBe(20_000);
    expect(await rigPassport(bytesSource(glb))).toMatchObject({ kind: 'none', joints: 20_000 });
  });
});

const readers = [
  (glb: Buffer) => inspectModel(bytesSource(glb), { bounds: 'vertices' }),
  (glb: Buffer) => placeModel(bytesSource(glb), { longest: 1, bounds: 'vertices' }),
];

function json(content: object): Buffer {
  return glbOf({ nodes: [{}], ...content });
}

function text(content: string): Buffer {
  return glbOfText(content, Buffer.alloc(0));
}

/** One triangle with one change. */
function mesh(accessor: object, bytes = 36, view: object = {}, value = 1): Buffer {
  return glbOf(
    {
      accessors: [
        {
          bufferView: 0,
          componentType: 5126,
          type: 'VEC3',
          count: 3,
          min: [1, 1, 1],
          max: [1, 1, 1],
          ...accessor,
        },
      ],
      bufferViews: [{ buffer: 0, byteOffset: 0, byteLength: bytes, ...view }],
      meshes: [{ primitives: [{ attributes: { POSITION: 0 } }] }],
    },
    [new Float32Array(bytes / 4).fill(value)],
  );
}

function sparse(places: Uint32Array, more: object = {}): Buffer {
  const accessor = {
    componentType: 5126,
    type: 'VEC3',
    count: 3,
    sparse: { count: 1, indices: { bufferView: 0, componentType: 5125 }, values: { bufferView: 1 }, ...more },
  };
  return glbOf({ accessors: [accessor], meshes: [{ primitives: [{ attributes: { POSITION: 0 } }] }] }, [
    places,
    Float32Array.of(1, 2, 3),
  ]);
}

function draco(stream: Uint8Array): Buffer {
  const extensions = { KHR_draco_mesh_compression: { bufferView: 0, attributes: { POSITION: 0 } } };
  return glbOf(
    {
      accessors: [{ componentType: 5126, type: 'VEC3', count: 3 }],
      meshes: [{ primitives: [{ attributes: { POSITION: 0 }, extensions }] }],
    },
    [stream],
  );
}

function patched(change: (glb: Buffer) => void): Buffer {
  const glb = mesh({});
  change(glb);
  return glb;
}

function binAt(glb: Buffer): number {
  return 20 + glb.readUInt32LE(12);
}
