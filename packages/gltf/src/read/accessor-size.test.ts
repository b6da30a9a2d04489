import { glbOf } from '@meshwright/testing/models/glb-of';
import { expect, it } from 'vitest';
import { bytesSource } from '../source/source.ts';
import { openContainer } from './container.ts';
import { rawReader } from './raw-reader.ts';

const columns = [1, 2, 3, 0, 4, 5, 6, 0, 7, 8, 9, 0, 10, 11, 12, 0, 13, 14, 15, 0, 16, 17, 18];

it('the last column of the last matrix needs no padding', async () => {
  const reader = await matricesOf(columns);
  expect([...(await reader.elements(0, 0, 2))]).toEqual(Array.from({ length: 18 }, (_, i) => i + 1));
  expect([...(await reader.elements(0, 1, 1))]).toEqual([10, 11, 12, 13, 14, 15, 16, 17, 18]);
});

it('every other column needs its padding', async () => {
  await expect(matricesOf(columns.slice(0, -1))).rejects.toMatchObject({
    code: 'out_of_bounds',
    message: expect.stringMatching(/needs bytes 0 to 23 of a buffer view of 22 bytes/),
  });
});

async function matricesOf(bytes: number[]) {
  const source = bytesSource(
    glbOf({ accessors: [{ bufferView: 0, componentType: 5121, count: 2, type: 'MAT3' }], nodes: [{}] }, [
      Uint8Array.from(bytes),
    ]),
  );
  return rawReader(source, await openContainer(source));
}
