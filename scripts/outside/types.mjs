// Compiles a program against the installed packages, by every supported line of TypeScript.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { runAsync } from './run-async.mjs';

const resolutions = {
  node16: { module: 'node16', moduleResolution: 'node16' },
  nodenext: { module: 'nodenext', moduleResolution: 'nodenext' },
  bundler: { module: 'esnext', moduleResolution: 'bundler' },
};
const strict = { strict: true };
const strictest = {
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  noPropertyAccessFromIndexSignature: true,
  noImplicitOverride: true,
  isolatedModules: true,
  verbatimModuleSyntax: true,
};

const program = `import { createClient, remesh, textTo3d, type Client, type RequestOf } from '@meshwright/client';
import { inspectModel, urlSource } from '@meshwright/gltf';
import { threeAssets } from '@meshwright/three';

const client: Client = createClient({ baseUrl: 'https://example.com/openapi', key: () => 'key' });
export const body: RequestOf<typeof remesh> = { model_url: 'https://example.com/chair.glb', target_polycount: 5000 };
export async function sizes(): Promise<number[]> {
  const ref = await client.create(textTo3d, { mode: 'preview', prompt: 'a chair' });
  for await (const task of client.watch(ref)) if (task.status === 'FAILED') return [];
  await client.create(remesh, body);
  const { bounds } = await inspectModel(urlSource('https://example.com/chair.glb'));
  return bounds ? [...bounds.size] : [];
}
export const adapter: typeof threeAssets = threeAssets;
// @ts-expect-error a misspelt field is no field
export const wrong: RequestOf<typeof remesh> = { model_url: 'https://example.com/chair.glb', target_polycounts: 5000 };
`;

/** Its engine's declarations take as long as all others together: compiled once by each compiler. */
const heavy = /^@meshwright\/babylon/;

/**
 * Returns the compilations of one compiler, one for each resolution. Every entry is compiled with every strict flag, and
 * the program alone with the usual one. Where packages are isolated from each other only the last says something new.
 */
export function compilations(entries, isolated) {
  const light = entries.filter((entry) => !heavy.test(entry));
  const all = [
    { name: 'node16, strict', entries: [], options: { ...resolutions.node16, ...strict } },
    { name: 'nodenext, strictest', entries: light, options: { ...resolutions.nodenext, ...strictest } },
    { name: 'bundler, strictest', entries, options: { ...resolutions.bundler, ...strictest } },
  ];
  return isolated ? all.slice(-1) : all;
}

/**
 * Compiles a program, and imports of every entry, in a project with the packages installed.
 * @returns the errors in the program and in our declarations
 */
export async function typeFaults(project, tsc, { name, entries, options }, label) {
  const folder = join(project, `types-${`${label} ${name}`.replace(/\W+/g, '-')}`);
  mkdirSync(folder);
  const imports = entries.map(
    (entry, i) => `import type * as m${i} from '${entry}';\nexport type T${i} = typeof m${i};`,
  );
  writeFileSync(join(folder, 'every-entry.ts'), `${imports.join('\n')}\nexport {};\n`);
  writeFileSync(join(folder, 'program.ts'), program);
  const compilerOptions = {
    ...options,
    target: 'es2022',
    lib: ['es2023', 'dom', 'dom.iterable', 'dom.asynciterable', 'esnext.disposable'],
    types: ['node'],
    skipLibCheck: false,
    noEmit: true,
  };
  const config = { compilerOptions, files: ['program.ts', 'every-entry.ts'] };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
  return errorsOf(tsc, project, relative(project, folder));
}

// Declarations of other projects have errors of their own in some of these combinations; only ours count.
async function errorsOf(tsc, project, folder) {
  try {
    await runAsync(process.execPath, [tsc, '-p', folder, '--pretty', 'false'], project);
    return [];
  } catch (error) {
    const lines = error.message.split('\n').filter((text) => /error TS/.test(text));
    if (lines.length === 0) return [error.message];
    return lines.filter((text) => !/(^|\/)node_modules\/(?!@meshwright\/|\.pnpm\/@meshwright)/.test(text));
  }
}
