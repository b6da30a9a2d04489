import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { repository } from './repository.ts';

const longFiles = JSON.parse(readFileSync(join(repository, 'test/long-files.json'), 'utf8')) as string[];

it('every file that npm test leaves out exists, so that a renamed one is not left out by its old name', () => {
  expect(longFiles.filter((file) => !existsSync(join(repository, file)))).toEqual([]);
  expect(longFiles).toEqual(longFiles.toSorted());
});

it('the purchase of each way is in the short form: a kill, a fault and a budget', () => {
  const kept = ['test/money/kills/kills.test.ts', 'packages/pipeline/src/purchase/fault-table.test.ts'];
  expect(kept.filter((file) => longFiles.includes(file) || !existsSync(join(repository, file)))).toEqual([]);
});
