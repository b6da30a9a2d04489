import { expect, it } from 'vitest';
import { faultsOf, type SizeRow } from './page-size.ts';

const row = (name: string, bytes: number, ...inputs: string[]): SizeRow => ({
  name,
  bytes,
  minified: bytes,
  inputs,
  budget: 100,
});
const good = {
  client: [row('create', 100, 'packages/client/src/index.ts', 'packages/contract/src/index.ts')],
  gltf: [row('inspect', 10, 'packages/gltf/src/index.ts')],
  adapters: [row('adapter three', 10, 'packages/three/src/index.ts')],
  runtime: [{ ...row('runtime', 1000), budget: undefined! }],
};

it('sizes within their budgets are no fault, nor is a size without one', () => {
  expect(faultsOf(good)).toEqual([]);
});

it('a size over its budget, a dependency of the client and a part of an engine are named', () => {
  expect(
    faultsOf({
      ...good,
      client: [row('create', 101, 'node_modules/ky/index.js')],
      adapters: [row('adapter three', 10, 'node_modules/three/build/three.module.js')],
    }),
  ).toEqual([
    'create: 101 bytes, over its budget of 100',
    'the client depends on node_modules/ky/index.js',
    'the adapters bring node_modules/three/build/three.module.js',
  ]);
});
