import { glbOf } from '@meshwright/testing/models/glb-of';
import { glbParts } from '@meshwright/testing/models/glb-parts';
import { expect, it } from 'vitest';
import { openContainer } from '../../read/container.ts';
import { rawReader } from '../../read/raw-reader.ts';
import { bytesSource } from '../../source/source.ts';
import { editClips } from '../edit-clips.ts';
import { trimClip } from '../trim-clip.ts';

const COUNT = 3;

/** Every column starts at a multiple of 4 bytes (glTF 2.0, 3.6.2.4). */
const matrices = [
  { type: 'MAT2', componentType: 5121, array: Uint8Array, rows: 2, column: 4 },
  { type: 'MAT2', componentType: 5123, array: Uint16Array, rows: 2, column: 4 },
  { type: 'MAT2', componentType: 5126, array: Float32Array, rows: 2, column: 8 },
  { type: 'MAT3', componentType: 5121, array: Uint8Array, rows: 3, column: 4 },
  { type: 'MAT3', componentType: 5123, array: Uint16Array, rows: 3, column: 8 },
  { type: 'MAT3', componentType: 5126, array: Float32Array, rows: 3, column: 12 },
  { type: 'MAT4', componentType: 5121, array: Uint8Array, rows: 4, column: 4 },
] as const;

it.each(matrices)(
  'keeps every column of $type $componentType in a view shared with keys that are removed',
  async ({ type, componentType, array, rows, column }) => {
    const element = column * rows;
    const data = new Uint8Array(element * COUNT);
    const numbers = Array.from({ length: COUNT * rows * rows }, (_, i) => i + 1);
    for (const [i, number] of numbers.entries()) {
      const at = Math.floor(i / rows) * column + (i % rows) * array.BYTES_PER_ELEMENT;
      data.set(new Uint8Array(array.of(number).buffer), at);
    }
    const edited = await editClips(bytesSource(animated({ type, componentType, data })), [
      trimClip('walk', { start: 0.5, end: 1 }),
    ]);
    const { json, bin } = glbParts(edited.glb!);
    const accessors = json.accessors as { type: string; bufferView: number; byteOffset?: number }[];
    const index = accessors.findIndex((accessor) => accessor.type === type);
    const { bufferView, byteOffset = 0 } = accessors[index]!;
    const views = json.bufferViews as { byteOffset?: number }[];
    const start = (views[bufferView]!.byteOffset ?? 0) + byteOffset;
    expect([...bin.subarray(start, start + data.length)]).toEqual([...data]);
    const source = bytesSource(edited.glb!);
    const reader = await rawReader(source, await openContainer(source));
    expect([...(await reader.elements(index, 0, COUNT))]).toEqual(numbers);
    expect(bin.length, 'positions, matrices and two keys').toBe(36 + data.length + 2 * 16);
  },
);

/** A triangle with one matrix per vertex, which lies in the buffer view that also holds the keys of a clip. */
function animated({ type, componentType, data }: { type: string; componentType: number; data: Uint8Array }) {
  const keys = Float32Array.from([0, 0.5, 1, 2, ...Array.from({ length: 12 }, (_, i) => i)]);
  const shared = Buffer.concat([data, Buffer.from(keys.buffer)]);
  return glbOf(
    {
      meshes: [{ primitives: [{ attributes: { POSITION: 0, _FRAME: 1 } }] }],
      accessors: [
        { bufferView: 0, componentType: 5126, count: 3, type: 'VEC3', min: [0, 0, 0], max: [1, 1, 0] },
        { bufferView: 1, componentType, count: COUNT, type },
        {
          bufferView: 1,
          byteOffset: data.length,
          componentType: 5126,
          count: 4,
          type: 'SCALAR',
          min: [0],
          max: [2],
        },
        { bufferView: 1, byteOffset: data.length + 16, componentType: 5126, count: 4, type: 'VEC3' },
      ],
      animations: [
        {
          name: 'walk',
          samplers: [{ input: 2, output: 3 }],
          channels: [{ sampler: 0, target: { node: 0, path: 'translation' } }],
        },
      ],
    },
    [Float32Array.of(0, 0, 0, 1, 0, 0, 0, 1, 0), shared],
  );
}
