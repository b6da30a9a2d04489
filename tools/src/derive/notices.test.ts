import { expect, it } from 'vitest';
import { noticesOf } from './notices.ts';

const packages = {
  'packages/a': { dependencies: { '@meshwright/b': '1.0.0', three: '1.0.0' } },
  'packages/b': { dependencies: { left: '1.0.0' }, optionalDependencies: { 'other-platform': '2.0.0' } },
  'node_modules/@meshwright/b': { link: true, resolved: 'packages/b' },
  'node_modules/three': { version: '1.0.0', license: 'MIT', dependencies: { left: '0.9.0' } },
  'node_modules/three/node_modules/left': { version: '0.9.0', license: '(MIT OR GPL-3.0)' },
  'node_modules/left': { version: '1.0.0', license: 'ISC' },
  'node_modules/other-platform': { version: '2.0.0', license: 'LGPL-3.0-or-later' },
  'node_modules/only-tests': { version: '1.0.0', license: 'GPL-3.0' },
};
const rows = (text: string) =>
  text.split('\n').filter((line) => /^\| (?!Package|-)/.test(line) && !line.startsWith('|---'));

it('has what is installed with the packages on any platform, each version once, and nothing of tests', () => {
  expect(rows(noticesOf(packages))).toEqual([
    '| left | 0.9.0 | (MIT OR GPL-3.0) |',
    '| left | 1.0.0 | ISC |',
    '| other-platform | 2.0.0 | LGPL-3.0-or-later |',
    '| three | 1.0.0 | MIT |',
  ]);
});

it('those of one package have what comes with the packages that it depends on, and no others', () => {
  expect(rows(noticesOf(packages, ['packages/b']))).toHaveLength(2);
  expect(rows(noticesOf(packages, ['packages/a']))).toHaveLength(4);
});

it('a licence that may not be combined is refused by the name of its package', () => {
  const locked = { ...packages, 'node_modules/left': { version: '1.0.0', license: 'GPL-3.0 AND MIT' } };
  expect(() => noticesOf(locked)).toThrow('licences to look at: left (GPL-3.0 AND MIT)');
});
