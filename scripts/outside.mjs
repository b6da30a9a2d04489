// Uses the packages as they are installed: packs each, checks the tarballs, installs them into empty projects outside
// this repository, and runs, bundles and compiles against them there. Third parties come from the registry that npm
// is configured with.
//   node scripts/outside.mjs                     everything; what needs a registry is skipped where none answers
//   node scripts/outside.mjs --short             the tarballs only, without a registry
//   node scripts/outside.mjs --complete          a skipped part is a failure
//   node scripts/outside.mjs pnpm types          some parts: npm, pnpm, yarn, nodes, bundlers, types, shapes, sizes, game,
//                                                templates, matrix
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packAll } from '@meshwright/tools/release/pack';
import { readJson } from '@meshwright/tools/release/published';
import { faultsOf } from '@meshwright/tools/release/tarball-rules';
import { root, setup } from '../tools/setup.mjs';
import { bundle, bundlerNames, bundlers } from './outside/bundles.mjs';
import { codeFaults, usedByBlocks } from './outside/code.mjs';
import { playOutside } from './outside/game.mjs';
import { packageManagers } from './outside/managers.mjs';
import { runMatrix } from './outside/matrix.mjs';
import { serveTarballs } from './outside/registry.mjs';
import { checkShape } from './outside/shapes.mjs';
import { bounds, sizeAlone } from './outside/sizes.mjs';
import { outcomes } from './outside/table.mjs';
import { openTemplates, templateNames } from './outside/templates.mjs';
import { compilers, installTools, nodeLines, unreachable } from './outside/tools.mjs';
import { compilations, typeFaults } from './outside/types.mjs';
import { alone, nodeEntries, useAlone, useCommand, writePrograms } from './outside/use-packages.mjs';

setup();
const given = process.argv.slice(2);
const words = given.filter((word) => !word.startsWith('--'));
const chosen = (part) => words.length === 0 || words.includes(part);
const folder = mkdtempSync(join(tmpdir(), 'meshwright-outside-'));
const model = join(root, 'fixtures/character.glb');
const { check, note, skip, counts, table } = outcomes();
const { version } = readJson(join(root, 'packages/cli/package.json'));
const managerWords = ['npm', 'pnpm', 'yarn'];
/** The columns of the table of package managers. */
const columns = [
  'install',
  ...nodeLines.map((line) => `Node ${line}`),
  'command',
  'alone',
  ...bundlerNames,
  ...compilers.map((version) => `TypeScript ${version}`),
];
try {
  const packed = packAll(root, join(folder, 'packed'));
  const names = new Set(packed.map(({ name }) => name));
  for (const each of packed) {
    const facts = `${each.files.length} files, ${(each.bytes / 1000).toFixed(0)} kB`;
    note(each.name, `tarball of ${facts}`, await faultsOf(each, root, names));
  }
  if (counts().failed === 0 && !given.includes('--short')) await useOutside(packed);
} finally {
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
}
const { passed, failed, skipped } = counts();
console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
process.exitCode = failed === 0 && (skipped === 0 || !given.includes('--complete')) ? 0 : 1;

async function useOutside(packed) {
  const reason = await unreachable(folder);
  if (reason) {
    const skippedPart = 'package managers, Nodes, TypeScript, bundlers, sizes, templates, matrix';
    skip('everything that is installed', skippedPart, `the npm registry does not answer here (${reason})`);
    return;
  }
  const registry = await serveTarballs(packed);
  try {
    const inBrowser = ['templates', 'matrix'];
    if (chosen('templates')) await useTemplates(registry);
    if (chosen('matrix'))
      console.log(`\n${await runMatrix(root, join(folder, 'matrix'), registry, check)}\n`);
    if (words.length > 0 && words.every((word) => inBrowser.includes(word))) return;
    const tools = await installTools(join(folder, 'tools'));
    const managers = await packageManagers(folder, tools, registry.url);
    for (const name of Object.keys(managers)) await useManager(name, managers[name], packed, registry, tools);
    if (chosen('shapes'))
      await atOnce(packed, (each) =>
        check(each.name, 'types resolve (attw, ESM)', () => checkShape(tools.attw, each)),
      );
    if (chosen('sizes')) await atOnce(packed, ({ name }) => measure(managers.npm, name, registry));
    if (chosen('game'))
      await check('game', 'installed, built and served', () =>
        playOutside(managers.npm, root, join(folder, 'game')),
      );
    console.log(`\n${table(Object.keys(managers), columns)}\n`);
    console.log("No compiler runs over Plug'n'Play: TypeScript reads it only where Yarn patches it.");
  } finally {
    await registry.stop();
  }
}

async function useTemplates(registry) {
  const opened = await openTemplates(root, join(folder, 'templates'), registry);
  for (const name of templateNames) await check('template', name, () => opened.use(name));
  await opened.stop();
}

/** One project with everything: every entry on every Node, the command, bundlers, compilers; then packages alone. */
async function useManager(name, manager, packed, registry, tools) {
  const own = chosen(name.split(' ')[0].toLowerCase());
  const project = join(folder, name.replace(' ', '-'));
  const entries = nodeEntries(packed);
  const parts = ['nodes', 'bundlers', 'types'].filter(chosen);
  const others = words.some((word) => managerWords.includes(word)) && !own;
  if (others || (!own && parts.length === 0)) return;
  const installed = await check(name, 'install', () =>
    manager.install(project, everything(entries, registry)),
  );
  if (!installed) return;
  writePrograms(project, entries);
  for (const line of parts.includes('nodes') ? nodeLines : []) {
    const node = tools.nodes[line];
    const column = `Node ${line}`;
    if (node) await check(name, column, () => manager.node(project, node, ['imports.mjs']));
    else skip(name, column, 'the registry does not give it for this platform');
  }
  if (own) {
    await check(name, 'command', () => useCommand(manager, project));
    for (const one of Object.keys(alone)) {
      const folderAlone = join(folder, `${name}-${one.split('/')[1]}`.replace(' ', '-'));
      await check(name, `alone: ${one}`, () => useAlone(manager, folderAlone, { [one]: version }, model));
    }
  }
  if (parts.includes('bundlers'))
    for (const bundler of bundlerNames) await check(name, bundler, () => bundle(manager, project, bundler));
  if (parts.includes('types')) await compileAll(name, project, entries, tools);
  if (name === 'npm' && parts.includes('types')) await compileCode(project, tools);
}

/** Once: package managers lay the same declarations. */
async function compileCode(project, tools) {
  const newest = compilers.at(-1);
  const { compiled, left, faults } = await codeFaults(root, project, tools.compilers[newest]);
  note('npm', `code blocks: ${compiled} compile with TypeScript ${newest}`, faults);
  if (left.length > 0) console.log(`     left out: ${left.join(', ')}`);
}

// Plug'n'Play has no node_modules, and compilers read it only where Yarn patches them, which it does not for 7.
async function compileAll(name, project, entries, tools) {
  if (name === 'Yarn PnP') return;
  const all = compilers.flatMap((version) =>
    compilations(entries, name === 'pnpm').map((each) => ({ version, ...each })),
  );
  await atOnce(all, ({ version, ...each }) => {
    const label = `TypeScript ${version}`;
    return check(name, `${label}, ${each.name}`, () =>
      typeFaults(project, tools.compilers[version], each, label),
    );
  });
}

async function measure(npm, name, registry) {
  const own = join(folder, `size-${name.replace(/\W/g, '')}`);
  const range = name.startsWith('@') ? version : registry.tarballUrl(name);
  const size = await sizeAlone(npm, own, name, range).catch((error) => error);
  if (size instanceof Error) return note(name, 'installed alone', [size.message]);
  const megabytes = size.megabytes.toFixed(1);
  const faults = size.megabytes > bounds[name] ? [`more than ${bounds[name]} MB`] : [];
  return note(name, `installed alone: ${size.packages} packages, ${megabytes} MB`, faults);
}

/** The packages of the entries, the command by its short name, engines, types, and bundlers. */
function everything(entries, registry) {
  const names = new Set(entries.map((entry) => entry.split('/').slice(0, 2).join('/')));
  const { devDependencies: tools } = readJson(join(root, 'package.json'));
  const { dependencies: game } = readJson(join(root, 'examples/game/package.json'));
  const { devDependencies: react } = readJson(join(root, 'packages/react/package.json'));
  const { devDependencies: vue } = readJson(join(root, 'packages/vue/package.json'));
  const { devDependencies: svelte } = readJson(join(root, 'packages/svelte/package.json'));
  const { devDependencies: playcanvas } = readJson(join(root, 'packages/playcanvas/package.json'));
  const from = (versions, ...wanted) => Object.fromEntries(wanted.map((name) => [name, versions[name]]));
  return {
    ...Object.fromEntries([...names].map((name) => [name, version])),
    meshwright: registry.tarballUrl('meshwright'),
    ...from(game, '@babylonjs/core', '@babylonjs/loaders', 'three', 'vite'),
    ...from(react, '@react-three/fiber', '@types/react', 'react', 'react-dom'),
    ...from(vue, '@tresjs/core', 'vue'),
    ...from(svelte, '@threlte/core', 'svelte'),
    ...from(playcanvas, 'playcanvas'),
    ...from(tools, '@types/node', '@types/three', 'esbuild', ...usedByBlocks),
    ...bundlers,
  };
}

/** Works on two at a time. */
async function atOnce(list, work) {
  const open = list.map((each, i) => [each, i]);
  const take = async () => {
    for (let next = open.shift(); next; next = open.shift()) await work(...next);
  };
  await Promise.all([take(), take()]);
}
