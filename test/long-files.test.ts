import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from '@meshwright/testing/repository';
import { expect, it } from 'vitest';

const longFiles = JSON.parse(readFileSync(join(repository, 'test/long-files.json'), 'utf8')) as string[];

it('every file that npm test leaves out exists, so that a renamed one is not left out by its old name', () => {
  expect(longFiles.filter((file) => !existsSync(join(repository, file)))).toEqual([]);
  expect(longFiles).toEqual(longFiles.toSorted());
});

it('the purchase of each way is in the short form: a kill, a fault and a budget', () => {
  const kept = ['test/money/kills/kills.test.ts', 'packages/pipeline/src/purchase/fault-table.test.ts'];
  expect(kept.filter((file) => longFiles.includes(file) || !existsSync(join(repository, file)))).toEqual([]);
});

it('.ci/run leaves out of its check only tests and steps that it ran in full before', () => {
  const text = readFileSync(join(repository, '.ci/run'), 'utf8');
  const [, folders, words] = /^npm run check -- --every-file --except=(\S+) (.+)$/m.exec(text) ?? [];
  const before = text.slice(0, text.indexOf('npm run check'));
  const full = [...before.matchAll(/^npm test -- --full (\S+)$/gm)].map(([, folder]) => folder);
  const hosts = /^npm run hosts$/m.test(before) ? ['plugins', 'examples'] : [];
  expect(folders!.split(',').filter((folder) => ![...full, ...hosts].includes(folder))).toEqual([]);

  const check = readFileSync(join(repository, 'scripts/check.mjs'), 'utf8');
  const table = check.slice(check.indexOf('const steps = ['), check.indexOf('\n];'));
  const steps = [...table.matchAll(/^ {2}\[\s*'([^']+)'/gm)].map(([, name]) => name!);
  const isChosen = (name: string) => words!.split(' ').some((word) => name.startsWith(word));
  expect(steps.length).toBeGreaterThan(5);
  // `npm run outside` packs and checks the tarballs, too.
  const outside = /^npm run outside$/m.test(before) ? ['packages'] : [];
  expect(steps.filter((name) => !isChosen(name))).toEqual(outside);
});
