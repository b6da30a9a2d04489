import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from '@meshwright/testing/repository';
import { ourPackages, pageOf } from '@meshwright/tools/packages';
import { expect, it } from 'vitest';
import { llmsText } from '../../site/llms.ts';
import { navigation } from '../../site/navigation.ts';

const listed = Object.values(navigation.sidebar).flatMap((groups) =>
  groups.flatMap(({ items }) => items.map(({ link }) => link)),
);

it('has every page of docs once: a package names its menu, other pages are listed in site/navigation.ts', () => {
  const pages = readdirSync(join(repository, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => `/docs/${file.replaceAll('\\', '/').replace(/\.md$/, '.html')}`);
  expect(listed.toSorted()).toEqual(pages.toSorted());
});

it('a package that names a menu has a page', () => {
  const without = ourPackages(repository).filter(
    (each) => each.facts.menu !== undefined && pageOf(repository, each) === undefined,
  );
  expect(without.map(({ folder }) => folder)).toEqual([]);
});

it('llms.txt names every page once, with a sentence of its own', () => {
  const lines = llmsText('https://example.test')
    .split('\n')
    .filter((line) => line.startsWith('- '));
  const parts = lines.map(
    (line) => /^- \[(.+)\]\(https:\/\/example\.test(\/docs\/.+\.html)\): (.+)$/.exec(line)!,
  );
  expect(parts.map(([, , link]) => link).toSorted()).toEqual(listed.toSorted());
  expect(parts.filter(([, , , sentence]) => sentence!.length < 20).map(([line]) => line)).toEqual([]);
  expect(new Set(parts.map(([, , , sentence]) => sentence)).size).toBe(parts.length);
});
