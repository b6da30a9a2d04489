import { repository } from '@meshwright/testing/repository';
import { expect, it } from 'vitest';
import { affectedFolders, heavyCommands, workspacesIn } from './affected.ts';

const workspaces = [
  { folder: 'packages/contract', dependsOn: [] },
  { folder: 'packages/client', dependsOn: ['packages/contract'] },
  { folder: 'packages/three', dependsOn: ['packages/client'] },
  { folder: 'plugins/godot', dependsOn: [] },
];

it('a changed source concerns its package, what depends on it, and the tests of several packages', () => {
  expect(affectedFolders(['packages/client/src/a.ts'], workspaces)).toEqual([
    'packages/client',
    'packages/three',
    'test',
  ]);
});

it.each(['packages/client/README.md', 'packages/client/src/a.test.ts', 'packages/client/src/testing/b.ts'])(
  '%s concerns no package that depends on it',
  (file) => expect(affectedFolders([file], workspaces)).toEqual(['packages/client', 'test']),
);

it.each(['vitest.config.ts', 'package-lock.json', 'packages/testing/src/random.ts'])(
  '%s concerns all',
  (file) => {
    expect(affectedFolders([file], workspaces)).toEqual(
      [...workspaces.map((each) => each.folder), 'test', 'tools'].sort(),
    );
  },
);

it('a page concerns the tests of several packages, a tool its own, and no change nothing', () => {
  expect(affectedFolders(['docs/three.md'], workspaces)).toEqual(['test']);
  expect(affectedFolders(['tools/src/page-size.ts'], workspaces)).toEqual(['test', 'tools']);
  expect(affectedFolders([], workspaces)).toEqual([]);
});

it('only the heavier kinds that the folders have are named', () => {
  const files = [
    'packages/three/src/a.browser.test.ts',
    'plugins/godot/src/g.hosts.test.ts',
    'test/x.test.ts',
  ];
  expect(heavyCommands(['packages/client', 'packages/three', 'test'], files)).toEqual([
    ['test:browser', '--', 'packages/three/'],
  ]);
});

it('reads what depends on what from the manifests', () => {
  const client = workspacesIn(repository).find(({ folder }) => folder === 'packages/client')!;
  expect(client.dependsOn).toContain('packages/contract');
});
