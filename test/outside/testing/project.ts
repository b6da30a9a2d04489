// A project with every published package, their engines, and what compiles and bundles them.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type OurPackage, ourPackages } from '@meshwright/tools/packages';
import type { Packed } from '@meshwright/tools/release/pack';
import type { Manager, ManagerName } from './managers.ts';
import { managers } from './managers.ts';
import { type Dependencies, manifestOf, packedPackages } from './packed.ts';
import { ourRegistry } from './registry.ts';
import { once, root } from './run-folder.ts';
import { bundlerVersions } from './tools.ts';

const packages = ourPackages(root);
/** Where entries run, as programs import them. */
const runs = new Map(
  packages.flatMap(({ manifest, facts }) =>
    Object.keys(manifest.exports ?? {}).map((path) => [
      join(manifest.name, path),
      facts.entries[path] ?? facts.runs,
    ]),
  ),
);
/** Returns the entries whose types Node's resolution finds, without packages whose peers are an editor or a test runner. */
export function entriesOf(packed: readonly Packed[]): string[] {
  return packed
    .flatMap(({ name, stage }) => Object.keys(manifestOf(stage).exports ?? {}).map((at) => join(name, at)))
    .filter((entry) => !['editor', 'test', 'worker', 'nowhere'].includes(runs.get(entry)!));
}

/** Returns a program that imports every entry that Node can import. */
export function importsOf(entries: readonly string[]): string {
  const names = JSON.stringify(entries.filter((entry) => runs.get(entry) !== 'bundle'));
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
  const registry = await ourRegistry();
  const names = new Set(entries.map((entry) => /^(?:@[^/]+\/)?[^/]+/.exec(entry)![0]));
  const used = packages.filter(({ manifest }) => names.has(manifest.name));
  return {
    ...Object.fromEntries(used.map(({ manifest }) => [manifest.name, manifest.version])),
    ...Object.fromEntries(
      ['meshwright', 'create-meshwright'].map((name) => [name, registry.tarballUrl(name)]),
    ),
    ...Object.assign({}, ...used.map(peersOf)),
    ...versionsIn('examples/game', 'vite'),
    ...versionsIn('packages/react', '@types/react', 'react-dom'),
    ...versionsIn('.', '@types/node', '@types/three', 'esbuild'),
    // Only the code blocks of the documentation use these.
    ...versionsIn('.', '@gltf-transform/core', '@gltf-transform/functions', 'playwright-core'),
    ...bundlerVersions,
  };
}

/** Returns what a package expects beside it, in the versions that this repository tests. */
function peersOf({ manifest }: OurPackage): Dependencies {
  const tested = { ...manifest.devDependencies, ...manifest.dependencies };
  const optional = Object.keys((manifest.peerDependenciesMeta as object | undefined) ?? {});
  const peers = Object.keys(manifest.peerDependencies ?? {}).filter((name) => !optional.includes(name));
  return Object.fromEntries(peers.map((name) => [name, tested[name]!]));
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
