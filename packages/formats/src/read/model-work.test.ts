import { describe, expect, it } from 'vitest';
import { UniqueNames } from '../write/unique-names.ts';
import { jsonProblem, modelWork, workLimits, workProblem } from './model-work.ts';
import { readModel } from './read-model.ts';

const mesh = { primitives: [{ attributes: { POSITION: 0 }, indices: 1 }] };
const accessors = [
  { count: 100, type: 'VEC3', bufferView: 0 },
  { count: 300, type: 'SCALAR', bufferView: 0 },
];
const instanced = (count: number) => ({
  meshes: [mesh],
  accessors: [...accessors, { count, type: 'VEC3', bufferView: 0 }],
  nodes: [{ mesh: 0, extensions: { EXT_mesh_gpu_instancing: { attributes: { TRANSLATION: 2 } } } }],
});

describe('the work of a model is computed from its JSON alone', () => {
  it('counts drawn data per node and instance, and stored data once', () => {
    expect(modelWork(instanced(2_000))).toMatchObject({
      copies: 2_000,
      triangles: { stored: 100, drawn: 200_000 },
      vertices: { stored: 100, drawn: 200_000 },
      numbers: 300 + 300 + 6_000,
    });
    const nodes = Array.from({ length: 7 }, () => ({ mesh: 0 }));
    expect(modelWork({ meshes: [mesh], accessors, nodes })).toMatchObject({
      copies: 7,
      triangles: { drawn: 700 },
    });
  });

  const many = (length: number, item: unknown = {}) => Array.from({ length }, () => item);
  it.each<[string, object, RegExp | null]>([
    ['2,000 instances', instanced(2_000), null],
    ['200,000 instances', instanced(200_000), /200000 drawn copies .* 100000/],
    ['50,000 instances of 100 triangles', instanced(50_000), /4999900 triangles in copies/],
    ['300,000 materials', { materials: many(300_000) }, /300000 nodes, primitives, materials/],
    ['65,535 joints', { skins: [{ joints: many(65_535, 0) }] }, /65535 joints/],
    [
      '300,000 morph targets',
      { meshes: [{ primitives: [{ attributes: {}, targets: many(300_000) }] }] },
      /300002 nodes, primitives/,
    ],
    [
      'a count of 1e308',
      { accessors: [{ count: 1e308, type: 'VEC3', bufferView: 0 }] },
      /Infinity numbers|3e\+308 numbers/,
    ],
    [
      'one long sampler in 1,000 channels',
      {
        accessors: [{ count: 50_000 }],
        animations: [{ samplers: [{ input: 0 }], channels: many(1_000, { sampler: 0 }) }],
      },
      /50000000 animation keys/,
    ],
    [
      'nothing that it should be',
      { nodes: 7, meshes: [null, 3], accessors: 'x', skins: [{ joints: 4 }] },
      null,
    ],
  ])('%s', (_, json, problem) => {
    const found = workProblem(modelWork(json as Record<string, unknown>), 1_000);
    if (problem === null) expect(found).toBeNull();
    else expect(found).toMatch(problem);
  });

  it('limits the size and the number of values of the JSON before parsing, strings not counted', () => {
    const text = (value: string) => new TextEncoder().encode(value);
    expect(jsonProblem(text(`{"a":"${',[{'.repeat(2_000_000)}\\",[{"}`), 'gltf')).toBeNull();
    expect(jsonProblem(text(`[${'0,'.repeat(2_000_001)}0]`), 'glb')).toMatch(/more than 2000000 values/);
    expect(jsonProblem(new Uint8Array(workLimits.jsonBytes + 1), 'glb')).toMatch(/JSON has 33554433 bytes/);
  });

  it('is checked before anything is decoded', async () => {
    const json = { asset: { version: '2.0' }, ...instanced(200_000), buffers: [{ byteLength: 2 ** 40 }] };
    const bytes = new TextEncoder().encode(JSON.stringify(json));
    await expect(readModel({ name: 'm.gltf', bytes })).rejects.toMatchObject({ code: 'too_much_work' });
  });
});

it('names copies without a search through all earlier names', () => {
  let looks = 0;
  const names = new UniqueNames((name) => {
    looks += 1;
    return name;
  });
  const taken = Array.from({ length: 10_000 }, () => names.take('arm'));
  expect([taken[0], taken[1], taken.at(-1)]).toEqual(['arm', 'arm_2', 'arm_10000']);
  expect(looks).toBeLessThan(50_000);
});
