// `npm run size`: the bytes that a page loads of each package, against their budgets. Resolves packages to their sources, so nothing
// is built first. size-limit 14 needs Node 22, has no row that is the difference of two bundles, and runs no page.
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type BuildOptions, build, type Plugin } from 'esbuild';
import { root } from '../setup.mjs';
import { enginesOf, isAdapter, ourPackages } from './packages.ts';
import { inspectAndPlace, loadThroughRuntime, plainLoad } from './plain-load.ts';
import { tableOf } from './run-parts.ts';

/** What a page loads. */
export interface BundleSize {
  /** Compressed by gzip. */
  readonly bytes: number;
  readonly minified: number;
  /** Source files that are in it. */
  readonly inputs: readonly string[];
}

/** A line of the table; without a budget it is only shown. */
export interface SizeRow extends BundleSize {
  readonly name: string;
  readonly budget?: number;
}

const source = (path: string) => JSON.stringify(join(root, 'packages', path));
const client = source('client/src/index.ts');
const contract = source('contract/src/index.ts');
const gltf = source('gltf/src/index.ts');
const runtime = source('runtime/src/index.ts');

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
} as const satisfies BuildOptions;

/** Leaves the targets of `import()` out of the bundle, as a page loads them later. */
const laterLoads: Plugin = {
  name: 'later loads',
  setup: ({ onResolve }) =>
    onResolve({ filter: /.*/ }, ({ kind, path }) =>
      kind === 'dynamic-import' ? { path, external: true } : undefined,
    ),
};

/** Packages that add to a game what it draws with. */
const adapters = ourPackages(root).filter(({ manifest, facts }) => isAdapter(manifest, facts));
const engine = enginesOf(adapters).join('|');
/** An engine, as a package or within node_modules. */
const engines = new RegExp(`(^|node_modules/)(${engine})(/|$)`);
/** What a game that uses an adapter has. */
const hadAlready = new RegExp(`^(${engine}|@meshwright)(/|$)`);
const beside: Plugin = {
  name: 'beside',
  setup: ({ onResolve }) => onResolve({ filter: hadAlready }, ({ path }) => ({ path, external: true })),
};

/** Exports for a page that follows tasks, step by step; the family is part of it. */
const createAndWait = ['connect', 'create', 'wait'];
const watchAndDownload = [...createAndWait, 'watch', 'download'];
const familyBudget = 307;
const adapterBudget = 6144;

/** Returns all rows. */
export async function sizeRows(): Promise<Record<'client' | 'gltf' | 'adapters' | 'runtime', SizeRow[]>> {
  return {
    client: [
      { name: 'create + wait', budget: 4480, ...(await clientBundle(createAndWait, ['remesh'])) },
      {
        name: '... + SSE watch + download',
        budget: 6656,
        ...(await clientBundle(watchAndDownload, ['remesh'])),
      },
      { name: 'createClient, all operations', ...(await clientBundle(['createClient'], ['remesh'])) },
      ...(await familyRows()),
    ],
    gltf: [
      {
        name: 'gltf: inspect + place, first load',
        budget: 15_488,
        ...(await bundle(`export { blobSource, inspectModel, placeModel } from ${gltf};`, [laterLoads])),
      },
      {
        name: 'gltf: inspect + place, a plain GLB done',
        budget: 19_456,
        ...(await plainLoad(
          settings,
          `export { bytesSource, inspectModel, placeModel } from ${gltf};`,
          inspectAndPlace,
        )),
      },
    ],
    // Code that an adapter adds to a game that has the engine, without the part that adapters share.
    adapters: [
      ...(await Promise.all(adapters.map(({ name }) => adapterRow(name)))),
      // What the bindings of component frameworks share.
      await adapterRow('components', ['runtime/src/internal.ts', 'three/src/internal.ts']),
    ],
    runtime: [
      {
        name: 'runtime, first load',
        budget: 10_432,
        ...(await bundle(`export * from ${runtime};`, [laterLoads])),
      },
      {
        name: 'runtime, a plain GLB in the scene',
        budget: 32_000,
        ...(await plainLoad(
          settings,
          `export { createAssets, fitAsset } from ${runtime};`,
          loadThroughRuntime,
        )),
      },
    ],
  };
}

async function adapterRow(name: string, entries = [`${name}/src/index.ts`]): Promise<SizeRow> {
  const contents = entries.map((entry) => `export * from ${source(entry)};`).join('\n');
  const size = await bundle(contents, [beside, laterLoads]);
  return { name: `adapter ${name}, beside runtime and engine`, budget: adapterBudget, ...size };
}

/** Size each family adds to a bundle that has another one already. */
async function familyRows(): Promise<SizeRow[]> {
  const rows: SizeRow[] = [];
  for (const name of await familyNames()) {
    const other = name === 'remesh' ? 'resize' : 'remesh';
    const without = await clientBundle(createAndWait, [other]);
    const together = await clientBundle(createAndWait, [other, name]);
    rows.push({
      name: `family ${name}`,
      budget: familyBudget,
      bytes: together.bytes - without.bytes,
      minified: together.minified - without.minified,
      inputs: together.inputs,
    });
  }
  return rows;
}

/** Returns the export names of all families: those whose value is in the contract's list of families. */
async function familyNames(): Promise<string[]> {
  const { outputFiles } = await build({ ...settings, entryPoints: [JSON.parse(contract)] });
  const code = Buffer.from(outputFiles[0]!.contents).toString('base64');
  const exported = await import(`data:text/javascript;base64,${code}`);
  return Object.keys(exported).filter((name) => exported.families.includes(exported[name]));
}

function clientBundle(operations: readonly string[], families: readonly string[]): Promise<BundleSize> {
  const exports = [
    `export { ${operations.join(', ')} } from ${client};`,
    `export { ${families.join(', ')} } from ${contract};`,
  ];
  return bundle(exports.join('\n'));
}

async function bundle(contents: string, plugins: Plugin[] = []): Promise<BundleSize> {
  const { outputFiles, metafile } = await build({
    ...settings,
    plugins,
    stdin: { contents, resolveDir: root, loader: 'ts', sourcefile: 'entry.ts' },
  });
  const [output] = outputFiles;
  const inputs = Object.values(metafile.outputs).flatMap((each) => Object.keys(each.inputs));
  return {
    bytes: gzipSync(output!.contents, { level: 9 }).length,
    minified: output!.contents.length,
    inputs: inputs.filter((input) => input !== 'entry.ts'),
  };
}

/** Returns what is wrong: a row over its budget, a dependency of the client, a part of an engine in an adapter. */
export function faultsOf(rows: Awaited<ReturnType<typeof sizeRows>>): string[] {
  const all = Object.values(rows).flat();
  const foreign = inputsOf(rows.client).filter((input) => !/^packages\/(client|contract)\/src\//.test(input));
  const ofEngines = inputsOf([...rows.adapters, ...rows.runtime]).filter((input) => engines.test(input));
  return [
    ...all
      .filter(({ bytes, budget }) => bytes > (budget ?? Number.POSITIVE_INFINITY))
      .map(({ name, bytes, budget }) => `${name}: ${bytes} bytes, over its budget of ${budget}`),
    ...(foreign.length > 0 ? [`the client depends on ${foreign.join(', ')}`] : []),
    ...(ofEngines.length > 0 ? [`the adapters bring ${ofEngines.join(', ')}`] : []),
  ];
}

function inputsOf(rows: readonly SizeRow[]): string[] {
  return [...new Set(rows.flatMap(({ inputs }) => inputs))];
}

if (process.argv[1] === basename(import.meta.filename, '.ts')) {
  const rows = await sizeRows();
  const cells = Object.values(rows)
    .flat()
    .map(({ name, minified, bytes, budget }) => [name, `${minified}`, `${bytes}`, `${budget ?? '-'}`]);
  console.log(tableOf([['bundle', 'minified', 'gzip -9', 'budget'], ...cells], [0]));
  const faults = faultsOf(rows);
  if (faults.length === 0)
    console.log('0 runtime dependencies of the client, 0 bytes of an engine in the adapters');
  for (const fault of faults) console.error(fault);
  process.exitCode = faults.length > 0 ? 1 : 0;
}
