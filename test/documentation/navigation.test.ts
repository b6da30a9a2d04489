import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from '@meshwright/testing/repository';
import { ourPackages, pageOf } from '@meshwright/tools/packages';
import { expect, it } from 'vitest';
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
