// What a project does with the packages, in the order of a first day.
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readJson } from '@meshwright/tools/release/published';

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

/** Returns the entries of the packed packages whose types Node's resolution finds. */
export function nodeEntries(packed) {
  return packed
    .filter(({ name }) => !withHosts.includes(name))
    .flatMap(({ name, stage }) =>
      Object.keys(readJson(join(stage, 'package.json')).exports ?? {}).map((entry) => join(name, entry)),
    )
    .filter((entry) => !notInNode.includes(entry));
}

/** Writes the program that imports every entry that Node can import. */
export function writePrograms(folder, entries) {
  const names = entries.filter((entry) => !bundledOnly.includes(entry));
  const imports = `const names = ${JSON.stringify(names)};
for (const name of names) if (Object.keys(await import(name)).length === 0) throw new Error(name + ' exports nothing');
console.log(names.length + ' entries');
`;
  writeFileSync(join(folder, 'imports.mjs'), imports);
}

const client = `import { createClient, families, remesh, textTo3d } from '@meshwright/client';
const client = createClient({ baseUrl: 'http://127.0.0.1:9/openapi', key: 'a-key-of-nothing' });
if (typeof client.create !== 'function' || !families.includes(remesh) || textTo3d === remesh) throw new Error('client');
`;
const gltf = `import { inspectModel } from '@meshwright/gltf';
import { diagnose } from '@meshwright/gltf/doctor';
import { fileSource } from '@meshwright/gltf/node';
const report = await inspectModel(await fileSource('model.glb'));
if (!(report.bounds.size[1] > 0)) throw new Error('bounds');
const missing = await diagnose(await fileSource('model.glb')).catch((error) => error);
if (missing.code !== 'missing_package' || !/npm install gltf-validator/.test(missing.message)) throw missing;
`;

/** Programs of projects that install one package and nothing else. */
export const alone = { '@meshwright/client': client, '@meshwright/gltf': gltf };

/** Runs the program of one package, in a project that has only that package. */
export async function useAlone(manager, folder, dependency, model) {
  const [name] = Object.keys(dependency);
  await manager.install(folder, dependency);
  copyFileSync(model, join(folder, 'model.glb'));
  writeFileSync(join(folder, 'use.mjs'), alone[name]);
  await manager.exec(folder, 'node', ['use.mjs']);
}

/** Makes an asset with the installed command, lightens it and examines it. A home of its own keeps it from others. */
export async function useCommand(manager, folder) {
  const home = join(folder, 'home');
  mkdirSync(home);
  const env = { XDG_STATE_HOME: home, XDG_CACHE_HOME: home, LOCALAPPDATA: home };
  const run = (...args) => manager.exec(folder, 'meshwright', args, env);
  await run('create', 'a wooden treasure chest', '--height', '0.6', '--out', 'made');
  const glb = 'made/wooden-treasure-chest.glb';
  await run('optimize', glb, '--for', 'mobile', '-o', 'light.glb');
  await run('doctor', 'light.glb');
  return join(folder, glb);
}
