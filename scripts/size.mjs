// Measures the size of a browser bundle of the client, prints it, and fails when a budget is exceeded.
// Resolves the packages to their sources, so nothing needs to be built first.
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { inspectAndPlace, loadThroughRuntime, plainLoad } from './size/plain-load.mjs';

const root = join(import.meta.dirname, '..');
const client = join(root, 'packages/client/src/index.ts');
const contract = join(root, 'packages/contract/src/index.ts');
const gltf = join(root, 'packages/gltf/src/index.ts');

const settings = {
  absWorkingDir: root,
  bundle: true,
  minify: true,
  format: 'esm',
  platform: 'browser',
  target: 'es2022',
  conditions: ['@meshwright/source'],
  write: false,
  metafile: true,
  logLevel: 'warning',
};

/** Leaves the targets of `import()` out of the bundle, as a page loads them later. */
const laterLoads = {
  name: 'later loads',
  setup({ onResolve }) {
    onResolve({ filter: /.*/ }, ({ kind, path }) =>
      kind === 'dynamic-import' ? { path, external: true } : undefined,
    );
  },
};

/** Matches the path of an engine, as a package or within node_modules. */
const engines =
  /(^|node_modules\/)(three|@babylonjs|playcanvas|react|@react-three|vue|@vue|@tresjs|svelte|@threlte)(\/|$)/;

/** Leaves packages out that a game already has. */
const without = (filter) => ({
  name: 'without',
  setup: ({ onResolve }) => onResolve({ filter }, ({ path }) => ({ path, external: true })),
});

/** Exports for a page that follows tasks, step by step; the family is part of it. */
const createAndWait = ['connect', 'create', 'wait'];
const watchAndDownload = [...createAndWait, 'watch', 'download'];
const budgets = {
  createAndWait: 4096,
  watchAndDownload: 6144,
  family: 307,
  inspectAndPlace: 14_848,
  inspectAndPlacePlain: 18_688,
  adapter: 6144,
  runtime: 9728,
  runtimePlain: 28_672,
};

const rows = [
  await row('create + wait', createAndWait, ['remesh'], budgets.createAndWait),
  await row('... + SSE watch + download', watchAndDownload, ['remesh'], budgets.watchAndDownload),
  await row('createClient, all operations', ['createClient'], ['remesh']),
  ...(await familyRows()),
];

// Code a page loads to inspect and place an ordinary GLB; decoders and rare paths load when a file needs them.
const gltfRow = {
  name: 'gltf: inspect + place, first load',
  budget: budgets.inspectAndPlace,
  ...(await bundleOf(`export { blobSource, inspectModel, placeModel } from ${JSON.stringify(gltf)};`, [
    laterLoads,
  ])),
};

// The same once a plain GLB is inspected and placed: the chunks that were needed for it, each compressed by itself.
const gltfPlainRow = {
  name: 'gltf: inspect + place, a plain GLB done',
  budget: budgets.inspectAndPlacePlain,
  ...(await plainLoad(
    settings,
    `export { bytesSource, inspectModel, placeModel } from ${JSON.stringify(gltf)};`,
    inspectAndPlace,
  )),
};

// Code an engine's adapter adds to a game that has the engine, without the part that both adapters share.
const adapterRows = [
  await adapterRow('three'),
  await adapterRow('babylon'),
  await adapterRow('playcanvas'),
  // What the bindings of component frameworks share.
  await adapterRow('components', ['runtime/src/internal.ts', 'three/src/internal.ts']),
  await adapterRow('react'),
  await adapterRow('vue'),
  await adapterRow('svelte'),
  await adapterRow('element'),
];
// The whole first load of a page; rarely used parts load on demand.
const runtimeRow = {
  name: 'runtime, first load',
  budget: budgets.runtime,
  ...(await runtimeBundle()),
};

// The runtime and what it loads until a plain GLB stands in the scene; the engine and its adapter come beside it.
const runtimePlainRow = {
  name: 'runtime, a plain GLB in the scene',
  budget: budgets.runtimePlain,
  ...(await plainLoad(
    settings,
    `export { createAssets, fitAsset } from ${JSON.stringify(join(root, 'packages/runtime/src/index.ts'))};`,
    loadThroughRuntime,
  )),
};

const all = [...rows, gltfRow, gltfPlainRow, ...adapterRows, runtimeRow, runtimePlainRow];
print(all);
const broken = all.filter(({ bytes, budget }) => bytes > budget);
const externalInputs = [...new Set(rows.flatMap(({ inputs }) => inputs))].filter(
  (input) => !/^packages\/(client|contract)\/src\//.test(input),
);
if (externalInputs.length > 0) console.error(`the bundle depends on ${externalInputs.join(', ')}`);
else console.log('0 runtime dependencies: every byte comes from packages/client and packages/contract');
const engineBytes = [...adapterRows, runtimeRow]
  .flatMap(({ inputs }) => inputs)
  .filter((input) => engines.test(input));
if (engineBytes.length > 0) console.error(`the adapters bring ${engineBytes.join(', ')}`);
else console.log('0 bytes of an engine in the adapters');
for (const { name, bytes, budget } of broken)
  console.error(`${name}: ${bytes} bytes, over its budget of ${budget}`);
process.exitCode = broken.length + externalInputs.length + engineBytes.length > 0 ? 1 : 0;

async function adapterRow(name, entries = [`${name}/src/index.ts`]) {
  const plugins = [
    without(
      /^(three|@babylonjs|playcanvas|react|@react-three|vue|@tresjs|svelte|@threlte|@meshwright)(\/|$)/,
    ),
    laterLoads,
  ];
  const contents = entries.map((entry) => `export * from ${JSON.stringify(join(root, 'packages', entry))};`);
  return {
    name: `adapter ${name}, beside runtime and engine`,
    budget: budgets.adapter,
    ...(await bundleOf(contents.join('\n'), plugins)),
  };
}

function runtimeBundle() {
  const entry = join(root, 'packages/runtime/src/index.ts');
  return bundleOf(`export * from ${JSON.stringify(entry)};`, [laterLoads]);
}

/** Size each family adds to a bundle that has another one already. */
async function familyRows() {
  const names = await familyNames();
  const found = [];
  for (const name of names) {
    const other = name === 'remesh' ? 'resize' : 'remesh';
    const without = await bundle(createAndWait, [other]);
    const together = await bundle(createAndWait, [other, name]);
    found.push({
      name: `family ${name}`,
      bytes: together.bytes - without.bytes,
      minified: together.minified - without.minified,
      inputs: together.inputs,
      budget: budgets.family,
    });
  }
  return found;
}

/** Returns the export names of all families: those whose value is in the contract's list of families. */
async function familyNames() {
  const { outputFiles } = await build({ ...settings, entryPoints: [contract] });
  const url = `data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`;
  const exported = await import(url);
  return Object.keys(exported).filter((name) => exported.families.includes(exported[name]));
}

async function row(name, operations, families, budget = Number.POSITIVE_INFINITY) {
  return { name, budget, ...(await bundle(operations, families)) };
}

async function bundle(operations, families) {
  const contents = [
    `export { ${operations.join(', ')} } from ${JSON.stringify(client)};`,
    `export { ${families.join(', ')} } from ${JSON.stringify(contract)};`,
  ].join('\n');
  return bundleOf(contents);
}

async function bundleOf(contents, plugins = []) {
  const result = await build({
    ...settings,
    plugins,
    stdin: { contents, resolveDir: root, loader: 'ts', sourcefile: 'entry.ts' },
  });
  const [output] = result.outputFiles;
  const inputs = Object.values(result.metafile.outputs).flatMap((each) => Object.keys(each.inputs));
  return {
    bytes: gzipSync(output.contents, { level: 9 }).length,
    minified: output.contents.length,
    inputs: inputs.filter((input) => input !== 'entry.ts'),
  };
}

function print(all) {
  const width = Math.max(...all.map(({ name }) => name.length));
  console.log(`${'bundle'.padEnd(width)}  minified  gzip -9   budget`);
  for (const { name, minified, bytes, budget } of all) {
    const limit = Number.isFinite(budget) ? String(budget) : '-';
    const line = [String(minified).padStart(8), String(bytes).padStart(7), limit.padStart(7)].join('  ');
    console.log(`${name.padEnd(width)}  ${line}`);
  }
}
