import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { samples } from '@meshwright/testing/samples';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { declareAssets, lockedProject } from '../testing/locked-project.ts';
import { folderProject } from './folder-project.ts';
import { readProject } from './project.ts';

// The bench prints timings: node packages/pipeline/bench/project.mjs
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'meshwright-locked-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const count = samples(40);

it(`a sync of ${count} locked assets sends nothing, with their files or with a warm store`, async () => {
  const project = await lockedProject(folder, count, 1000);
  const states = async () => (await project.sync()).map(({ state }) => state);
  expect(new Set(await states())).toEqual(new Set(['kept']));
  project.removeFiles();
  const restored = await states();
  expect(restored).toHaveLength(count);
  expect(new Set(restored)).toEqual(new Set(['restored']));
  expect(project.requests).toEqual([]);
  project.close();
});

it('a manifest of 1,000 assets is planned completely', async () => {
  declareAssets(folder, 1000);
  const { assets } = await readProject(folderProject(folder));
  expect(assets).toHaveLength(1000);
  const tasks = assets.flatMap(({ plan }) => plan.nodes.filter(({ price }) => price));
  expect(tasks).toHaveLength(750 + 3 * 250);
  expect(new Set(assets.map(({ hash }) => hash)).size).toBe(1000);
});
