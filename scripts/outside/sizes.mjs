// What a project gets on disk when it installs one package and nothing else.
import { existsSync, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Most megabytes beside the engine, in file contents. Packages without a row have no bound. */
export const bounds = {
  '@meshwright/contract': 4,
  '@meshwright/client': 4,
  '@meshwright/proxy': 4,
  '@meshwright/gltf': 4,
  '@meshwright/runtime': 6,
  '@meshwright/three': 5,
  '@meshwright/babylon': 5,
  '@meshwright/playcanvas': 6,
  '@meshwright/react': 5,
  '@meshwright/vue': 5,
  '@meshwright/svelte': 5,
  '@meshwright/element': 5,
};
/** The game's engine, which it has already. */
const engines = [
  'three',
  '@babylonjs',
  'playcanvas',
  'react',
  '@react-three',
  'vue',
  '@vue',
  '@tresjs',
  'svelte',
  '@threlte',
];

/** Installs a package alone, without its peers, with what its platform needs. Returns { packages, megabytes }. */
export async function sizeAlone(npm, folder, name, range) {
  await npm.install(folder, { [name]: range }, '--legacy-peer-deps');
  const modules = join(folder, 'node_modules');
  const names = readdirSync(modules).flatMap((entry) =>
    entry.startsWith('@') ? readdirSync(join(modules, entry)).map((part) => `${entry}/${part}`) : [entry],
  );
  const counted = names.filter((entry) => !entry.startsWith('.') && !engines.includes(entry.split('/')[0]));
  const bytes = counted.reduce((sum, entry) => sum + bytesOf(join(modules, entry)), 0);
  return { packages: counted.length, megabytes: bytes / 1e6 };
}

function bytesOf(path) {
  if (!existsSync(path)) return 0;
  const facts = lstatSync(path);
  if (!facts.isDirectory()) return facts.size;
  return readdirSync(path).reduce((sum, name) => sum + bytesOf(join(path, name)), 0);
}
