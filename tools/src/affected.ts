import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const kinds = ['browser', 'hosts', 'torture', 'outside'] as const;
const rooms = ['packages', 'plugins', 'examples'];

/** A folder with its own tests, and the folders whose tests a change of it concerns, too. */
export interface Workspace {
  readonly folder: string;
  readonly dependsOn: readonly string[];
}

/** Files that every test depends on. */
const everywhere =
  /^(?:package(?:-lock)?\.json|tsconfig\.json|vitest\.config\.ts|packages\/testing\/|fixtures\/)/;
/** Files of a workspace that no other sees. */
const ownOnly = /\.md$|\.test\.ts$|\/testing\//;

/** Returns the workspaces and what each depends on in this repository, read from their manifests. */
export function workspacesIn(root: string): Workspace[] {
  const manifests = rooms
    .flatMap((room) => readdirSync(join(root, room)).map((name) => `${room}/${name}`))
    .map((folder) => ({
      folder,
      manifest: JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')),
    }));
  const folders = new Map(manifests.map(({ folder, manifest }) => [manifest.name as string, folder]));
  return manifests.map(({ folder, manifest }) => {
    const { dependencies, devDependencies, peerDependencies } = manifest;
    const names = Object.keys({ ...dependencies, ...devDependencies, ...peerDependencies });
    return { folder, dependsOn: names.flatMap((name) => folders.get(name) ?? []) };
  });
}

/**
 * Returns the folders whose tests a change concerns: those that hold the files, those that depend on them, and `test` with the
 * tests of several packages.
 * @param changed paths below the root
 */
export function affectedFolders(changed: readonly string[], workspaces: readonly Workspace[]): string[] {
  if (changed.length === 0) return [];
  const all = workspaces.map(({ folder }) => folder);
  if (changed.some((file) => everywhere.test(file))) return [...all, 'test', 'tools'].sort();
  const folders = new Set<string>();
  const add = (folder: string) => {
    if (folders.has(folder)) return;
    folders.add(folder);
    for (const other of workspaces) if (other.dependsOn.includes(folder)) add(other.folder);
  };
  const holderOf = (file: string) => all.find((folder) => file.startsWith(`${folder}/`));
  for (const file of changed) if (!ownOnly.test(file)) add(holderOf(file) ?? 'test');
  for (const file of changed) folders.add(holderOf(file) ?? (file.startsWith('tools/') ? 'tools' : 'test'));
  return [...folders.add('test')].sort();
}

/** Returns the commands for the heavier kinds of tests that these folders have: the words after `npm run`. */
export function heavyCommands(folders: readonly string[], testFiles: readonly string[]): string[][] {
  return kinds.flatMap((kind) => {
    const own = folders.filter((folder) =>
      testFiles.some((file) => file.startsWith(`${folder}/`) && file.endsWith(`.${kind}.test.ts`)),
    );
    return own.length === 0 ? [] : [[`test:${kind}`, '--', ...own.map((folder) => `${folder}/`)]];
  });
}

/** Returns the files that differ from a commit: committed since, changed, and new. */
export function changedSince(root: string, commit: string): string[] {
  const from = git(root, 'merge-base', commit, 'HEAD')[0] ?? commit;
  return [
    ...git(root, 'diff', '--name-only', from),
    ...git(root, 'ls-files', '--others', '--exclude-standard'),
  ];
}

/** Returns the commit that a change is compared with: that of the main branch, else the one before. */
export function usualBase(root: string): string {
  const { status } = spawnSync('git', ['rev-parse', '--verify', '--quiet', 'origin/main'], { cwd: root });
  return status === 0 ? 'origin/main' : 'HEAD~1';
}

/** Returns the test files that git knows or would add. */
export function testFilesIn(root: string): string[] {
  return git(root, 'ls-files', '--cached', '--others', '--exclude-standard', '*.test.ts');
}

function git(root: string, ...words: string[]): string[] {
  const { status, stdout, stderr } = spawnSync('git', words, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(`git ${words.join(' ')}: ${stderr}`);
  return stdout.split('\n').filter(Boolean);
}
