import { deflateSync } from 'node:zlib';
import { ballOf, glb, glbOf, indices, positions } from './ball-glb.ts';
import { text } from './bytes.ts';
import { fbxBomb, packed, png, stl, zeros } from './hostile-formats.ts';
import {
  chain,
  channels,
  compressed,
  instanced,
  longNames,
  morphs,
  notNumbers,
  primitivesOnNodes,
  sharedNodes,
  skinned,
  sparse,
  textured,
  wideJson,
} from './hostile-glbs.ts';

/** A file that demands far more work or memory than its size suggests, or whose numbers contradict its bytes. */
export interface HostileFile {
  readonly name: string;
  /** The field of the create body for the file. */
  readonly field: 'model_url' | 'image_url';
  make(): Uint8Array;
}

/**
 * Returns the hostile files; the same seed gives the same bytes. `scale` shrinks the largest for a quick run; 1 is
 * full size.
 */
export function hostileFiles(seed: number, scale = 1): readonly HostileFile[] {
  const many = (count: number) => Math.max(2_000, Math.round(count * scale));
  const model = (name: string, make: () => Uint8Array): HostileFile => ({ name, field: 'model_url', make });
  const image = (name: string, make: () => Uint8Array): HostileFile => ({ name, field: 'image_url', make });
  const ball = () => ballOf(seed);
  return [
    model('2,000 instances', () => instanced(ball(), 2_000)),
    model('200,000 instances', () => instanced(ball(), 200_000)),
    model('2,000 nodes on one mesh', () => sharedNodes(ball(), 2_000)),
    model('200,000 nodes on one mesh', () => sharedNodes(ball(), 200_000)),
    model('1,000 primitives on 1,000 nodes', () => primitivesOnNodes(ball(), 1_000)),
    model('58 MB of JSON', () => wideJson(ball(), many(4_000_000))),
    model('a chain of 50,000 nodes', () => chain(ball(), 50_000)),
    model('nodes in a circle', () =>
      glbOf(ball(), { nodes: [{ mesh: 0, children: [1] }, { children: [0] }] }),
    ),
    model('a million morph targets', () => morphs(ball(), many(1_000_000))),
    model('a sparse accessor of 500 million', () => sparse(ball(), 500_000_000)),
    model('an accessor count of 1e308', () =>
      glbOf(ball(), { accessors: [{ ...positions, count: 1e308 }, indices] }),
    ),
    model('an accessor beyond 32 bits', () =>
      glbOf(ball(), { accessors: [{ ...positions, count: 2 ** 32 + 4 }, indices] }),
    ),
    model('a texture of 60,000 x 60,000', () => textured(ball(), png(60_000, 60_000, Buffer.alloc(64)), 1)),
    model('a texture that inflates', () =>
      textured(ball(), png(16_000, 11_000, zeros(16_000 * 11_000 * 4)), 1),
    ),
    model('2,000 materials of one large texture', () =>
      textured(ball(), png(8_000, 8_000, zeros(8_000 * 8_000 * 4)), 2_000),
    ),
    model('a million materials', () => glbOf(ball(), { materials: Array(many(1_000_000)).fill({}) })),
    model('positions and bounds of NaN', () => notNumbers(ball())),
    model('instances of a skinned mesh', () => skinned(ball(), { joints: 64, instances: 50_000 })),
    model('65,535 joints', () => skinned(ball(), { joints: 65_535, instances: 0 })),
    model('invalid Draco data', () => compressed(ball(), 'KHR_draco_mesh_compression')),
    model('meshopt that claims 2 billion', () => compressed(ball(), 'EXT_meshopt_compression')),
    model('a million animation channels', () => channels(ball(), many(1_000_000))),
    model('names of a megabyte', () => longNames(ball(), 40)),
    model('JSON 100,000 deep', () => glb(text(`{"asset":${'['.repeat(100_000)}${']'.repeat(100_000)}}`))),
    model('a GLB longer than its bytes', () => glbOf(ball(), {}).subarray(0, 4_000)),
    model('a polygon of a million corners', () =>
      text(`v 0 0 0\nv 1 0 0\nv 0 1 0\nf ${'1 2 3 '.repeat(333_333)}\n`),
    ),
    model('an OBJ of 300,000 objects', () =>
      text(`v 0 0 0\nv 1 0 0\nv 0 1 0\n${'o a\nf 1 2 3\n'.repeat(many(300_000))}`),
    ),
    model('a 3MF that inflates', () =>
      packed('3D/3dmodel.model', '<model>'.padEnd(400_000_000 * scale, ' ')),
    ),
    model('an STL of no area', () => stl(many(400_000))),
    model('an FBX that inflates', () => fbxBomb()),
    image('a picture of 60,000 x 60,000', () => png(60_000, 60_000, Buffer.alloc(64))),
    image('a picture that inflates', () => png(13_000, 13_000, zeros(13_000 * 13_000 * 4))),
    image('a truncated picture', () => {
      const whole = png(64, 64, deflateSync(Buffer.alloc(64 * 257, 7)));
      return whole.subarray(0, whole.length - 20);
    }),
  ];
}
