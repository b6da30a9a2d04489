import { readModel } from '@meshwright/formats';
import { documentCorners } from '@meshwright/testing/models/document-corners';
import { type BufferGeometry, CylinderGeometry, SphereGeometry } from 'three';
import { describe, expect, it } from 'vitest';
import type { JobInput } from '../../job/job.ts';
import { damagedBox } from '../../testing/damaged-boxes.ts';
import { runRecorded } from '../../testing/run-recorded.ts';
import { solidNodes } from '../../testing/solid-nodes.ts';
import { createRandom } from '../../text-to-3d/random.ts';

const repair = (model: ReturnType<typeof damagedBox>, request = {}, source?: JobInput['source']) =>
  runRecorded('repair-printability', request, { model }, undefined, source);

describe('returns a closed body in the input format', () => {
  it.each([
    ['a missing side', 1],
    ['a turned side', 1],
    ['a hole in a hole', 8 - 0.36 * 8],
  ] as const)('a box with %s', async (fault, volume) => {
    const { files, result } = await repair(damagedBox(fault));
    const empty = { glb: '', fbx: '', stl: '', usdz: '', '3mf': '', mtl: '' };
    expect(result).toEqual({
      model_urls: { ...empty, obj: 'model.obj' },
      thumbnail_url: 'thumbnail.png',
      texture_urls: [],
    });
    const [node, ...others] = await solidNodes(await readModel({ name: 'r', bytes: files['model.obj']! }));
    expect(others).toEqual([]);
    expect(node).toMatchObject({ status: 'NoError', pieces: 1 });
    expect(node!.volume).toBeCloseTo(volume, 3);
  });
});

/** Returns an OBJ of separate triangles, each corner off by up to a distance. */
function looseTriangles(geometry: BufferGeometry, off: number): { name: string; bytes: Uint8Array } {
  const { array } = (geometry.index ? geometry.toNonIndexed() : geometry).getAttribute('position');
  const random = createRandom(5);
  const lines: string[] = [];
  for (let i = 0; i < array.length; i += 3)
    lines.push(`v ${[0, 1, 2].map((k) => array[i + k]! + random.between(-off, off)).join(' ')}`);
  for (let v = 1; v <= array.length / 3; v += 3) lines.push(`f ${v} ${v + 1} ${v + 2}`);
  return { name: 'model.obj', bytes: new TextEncoder().encode(lines.join('\n')) };
}

it.each([2e-4, 8e-4])(
  'welds corners that are off by %s of the size before a skin replaces the faces',
  async (off) => {
    const { files, ignored } = await runRecorded(
      'repair-printability',
      {},
      { model: looseTriangles(new SphereGeometry(0.5, 32, 16), off / 2) },
    );
    const document = await readModel({ name: 'model.obj', bytes: files['model.obj']! });
    const [node, ...others] = await solidNodes(document);
    expect(others).toEqual([]);
    expect(node).toMatchObject({ status: 'NoError', pieces: 1 });
    const faces = documentCorners(document).length / 9;
    expect(faces).toBeGreaterThan(800);
    expect(faces).toBeLessThan(1200);
    expect(ignored?.map(({ message }) => message).join()).toMatch(/open edges up to [\d.]+ mm apart welded/);
  },
);

it('says that the openings of a tube were closed', async () => {
  const { ignored } = await runRecorded(
    'repair-printability',
    {},
    { model: looseTriangles(new CylinderGeometry(0.3, 0.3, 1, 32, 1, true), 0) },
  );
  expect(ignored?.map(({ message }) => message).join()).toContain('2 wide openings closed');
});
