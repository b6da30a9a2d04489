// A project with every published package, their engines, and what compiles and bundles them.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Packed } from '@meshwright/tools/release/pack';
import type { Manager, ManagerName } from './managers.ts';
import { managers } from './managers.ts';
import { type Dependencies, manifestOf, packedPackages } from './packed.ts';
import { ourRegistry } from './registry.ts';
import { once } from './run-folder.ts';
import { bundlerVersions } from './tools.ts';

/** Entries that need a worker, a page or an editor, or have no code. */
const notInNode = [
  '@meshwright/engine/worker',
  '@meshwright/panel/dom',
  '@meshwright/vite/client',
  '@meshwright/pipeline/meshwright.schema.json',
];
/** Entries whose peers have components, which a bundler compiles. */
const bundledOnly = ['@meshwright/svelte'];
/** Packages whose peers are an editor or a test runner. */
const withHosts = ['@meshwright/babylon-inspector', '@meshwright/host-suite'];

/** Returns the entries whose types Node's resolution finds. */
export function entriesOf(packed: readonly Packed[]): string[] {
  return packed
    .filter(({ name }) => !withHosts.includes(name))
    .flatMap(({ name, stage }) => Object.keys(manifestOf(stage).exports ?? {}).map((at) => join(name, at)))
    .filter((entry) => !notInNode.includes(entry));
}

/** Returns a program that imports every entry that Node can import. */
export function importsOf(entries: readonly string[]): string {
  const names = JSON.stringify(entries.filter((entry) => !bundledOnly.includes(entry)));
  return `for (const name of ${names})
  if (Object.keys(await import(name)).length === 0) throw new Error(name + ' exports nothing');
`;
}

/** Installs the project, once a run. @returns its folder */
export function installedProject(name: ManagerName): Promise<string> {
  return once(`project-${name.replace(' ', '-')}`, async (folder) => {
    const entries = entriesOf(await packedPackages());
    await managers[name].install(folder, await everything(entries));
    writeFileSync(join(folder, 'imports.mjs'), importsOf(entries));
    return folder;
  });
}

/** Returns the ranges of some dependencies of a workspace, by its folder. */
export function versionsIn(folder: string, ...names: string[]): Dependencies {
  const { dependencies, devDependencies } = manifestOf(folder);
  const all = { ...devDependencies, ...dependencies };
  return Object.fromEntries(names.map((name) => [name, all[name]!]));
}

async function everything(entries: readonly string[]): Promise<Dependencies> {
  const { version } = manifestOf('packages/cli');
  const names = new Set(entries.map((entry) => entry.split('/').slice(0, 2).join('/')));
  return {
    ...Object.fromEntries([...names].map((name) => [name, version])),
    meshwright: (await ourRegistry()).tarballUrl('meshwright'),
    ...versionsIn('examples/game', '@babylonjs/core', '@babylonjs/loaders', 'three', 'vite'),
    ...versionsIn('packages/react', '@react-three/fiber', '@types/react', 'react', 'react-dom'),
    ...versionsIn('packages/vue', '@tresjs/core', 'vue'),
    ...versionsIn('packages/svelte', '@threlte/core', 'svelte'),
    ...versionsIn('packages/playcanvas', 'playcanvas'),
    ...versionsIn('.', '@types/node', '@types/three', 'esbuild'),
    // Only the code blocks of the documentation use these.
    ...versionsIn('.', '@gltf-transform/core', '@gltf-transform/functions', 'playwright-core'),
    ...bundlerVersions,
  };
}

/** Makes an asset with the installed command, lightens it and examines it. A home of its own keeps it from others. */
export async function useCommand(manager: Manager, folder: string): Promise<void> {
  const home = join(folder, 'home');
  mkdirSync(home);
  const env = { XDG_STATE_HOME: home, XDG_CACHE_HOME: home, LOCALAPPDATA: home };
  const run = (...args: string[]) => manager.exec(folder, 'meshwright', args, env);
  await run('create', 'a wooden treasure chest', '--height', '0.6', '--out', 'made');
  await run('optimize', 'made/wooden-treasure-chest.glb', '--for', 'mobile', '-o', 'light.glb');
  await run('doctor', 'light.glb');
}
