// The project of the matrix: a page of a game for each engine, with the packages, bundlers and codecs that a game installs.
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readJson } from '@meshwright/tools/release/published';
import { bundlers } from '../bundles.mjs';
import { runAsync } from '../run-async.mjs';

const pages = join(import.meta.dirname, 'pages');

/** Lays the project out and installs it from the tarballs. @param registry of our packages */
export async function installMatrix(root, project, registry) {
  mkdirSync(project, { recursive: true });
  cpSync(pages, project, { recursive: true });
  writeFileSync(join(project, '.npmrc'), `@meshwright:registry=${registry.url}\n`);
  const manifest = { private: true, type: 'module', dependencies: dependencies(root) };
  writeFileSync(join(project, 'package.json'), JSON.stringify(manifest));
  const flags = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error', '--prefer-offline'];
  await runAsync('npm', ['install', ...flags], project);
}

function dependencies(root) {
  const {
    version,
    devDependencies: codecs,
    dependencies: decoders,
  } = readJson(join(root, 'packages/gltf/package.json'));
  const { devDependencies: tools } = readJson(join(root, 'package.json'));
  const { dependencies: game } = readJson(join(root, 'examples/game/package.json'));
  const { devDependencies: playcanvas } = readJson(join(root, 'packages/playcanvas/package.json'));
  const from = (versions, ...names) => Object.fromEntries(names.map((name) => [name, versions[name]]));
  return {
    ...Object.fromEntries(
      ['three', 'babylon', 'playcanvas', 'gltf'].map((name) => [`@meshwright/${name}`, version]),
    ),
    ...from(game, '@babylonjs/core', '@babylonjs/loaders', 'three', 'vite'),
    ...from(playcanvas, 'playcanvas'),
    ...from(
      codecs,
      '@gltf-transform/core',
      '@gltf-transform/extensions',
      '@gltf-transform/functions',
      'ktx2-encoder',
    ),
    ...from(decoders, 'draco3dgltf', 'meshoptimizer'),
    ...from(tools, 'esbuild', 'sharp'),
    ...bundlers,
  };
}
