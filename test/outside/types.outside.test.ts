// TypeScript reads the declarations. Plug'n'Play is left out: compilers read it only where Yarn patches them.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import {
  type CodeBlock,
  codeBlocks,
  examples,
  moduleOf,
  typescriptProject,
} from '@meshwright/tools/documentation/code-blocks';
import { describe, expect, it } from 'vitest';
import { manifestOf, packedPackages } from './testing/packed.ts';
import { entriesOf, installedProject } from './testing/project.ts';
import { runCommand } from './testing/run-command.ts';
import { root, slow } from './testing/run-folder.ts';
import { attwProgram, compilerProgram, compilers, describeInstalled } from './testing/tools.ts';

const packed = await packedPackages();
const entries = entriesOf(packed);

const strictest = {
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  noPropertyAccessFromIndexSignature: true,
  noImplicitOverride: true,
  isolatedModules: true,
  verbatimModuleSyntax: true,
};
/** Its engine's declarations take as long as all others together: compiled once by each compiler. */
const light = entries.filter((entry) => !/^@meshwright\/babylon/.test(entry));
const resolutions = [
  { moduleResolution: 'node16', module: 'node16', flags: {}, imported: [] },
  { moduleResolution: 'nodenext', module: 'nodenext', flags: strictest, imported: light },
  { moduleResolution: 'bundler', module: 'esnext', flags: strictest, imported: entries },
];

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

describeInstalled('the declarations', () => {
  describe.each(['npm', 'pnpm'] as const)('as %s lays them', (manager) => {
    // Where packages are isolated from each other only the last resolution says something new.
    const rows = compilers.flatMap((version) =>
      (manager === 'pnpm' ? resolutions.slice(-1) : resolutions).map((each) => ({ version, ...each })),
    );

    it.each(rows)(
      'compile with TypeScript $version, $moduleResolution',
      async ({ version, moduleResolution, module, flags, imported }) => {
        const project = await installedProject(manager);
        const folder = join(project, `types-${version}-${moduleResolution}`);
        mkdirSync(folder);
        const imports = imported.map(
          (entry, i) => `import type * as m${i} from '${entry}';\nexport type T${i} = typeof m${i};`,
        );
        writeFileSync(join(folder, 'every-entry.ts'), `${imports.join('\n')}\nexport {};\n`);
        writeFileSync(join(folder, 'program.ts'), program);
        const compilerOptions = {
          ...flags,
          strict: true,
          module,
          moduleResolution,
          target: 'es2022',
          lib: ['es2023', 'dom', 'dom.iterable', 'dom.asynciterable', 'esnext.disposable'],
          types: ['node'],
          skipLibCheck: false,
          noEmit: true,
        };
        const config = { compilerOptions, files: ['program.ts', 'every-entry.ts'] };
        writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
        // Declarations of other projects have errors of their own in some of these combinations; only ours count.
        const others =
          /(^|\/)node_modules\/(?!@meshwright\/|(?:create-)?meshwright\/|\.pnpm\/(?:@|create-)?meshwright)/;
        const errors = await compile(version, project, folder);
        expect(errors.filter((line) => !others.test(line))).toEqual([]);
      },
      slow,
    );
  });

  it(
    'compile with every code block of the documentation, except those that import what is not installed',
    async () => {
      const project = await installedProject('npm');
      const installed = (name: string) => existsSync(join(project, 'node_modules', name));
      // An entry may export what another does.
      const distinct = new Map(examples(root).map((example) => [example.declaredIn, example])).values();
      const all = [...codeBlocks(root).filter(({ language }) => language === 'ts'), ...distinct];
      const blocks = all.filter((block) => packagesOf(block).every(installed));
      expect(blocks.length).toBeGreaterThan(all.length * 0.9);
      typescriptProject(blocks, join(project, 'code-blocks'));
      expect(await compile(compilers.at(-1)!, project, join(project, 'code-blocks'))).toEqual([]);
    },
    slow,
  );

  // The packages are ESM only: `require` gets ES modules, and what TypeScript calls node10 finds no entries.
  it.each(packed)('of $name stand beside the code (attw, ESM)', async ({ stage, tarball }) => {
    const coded = Object.entries(manifestOf(stage).exports ?? {}).filter(
      ([, target]) => target.types && target.default,
    );
    if (coded.length === 0) return;
    const flags = ['--profile', 'esm-only', '--no-emoji', '--no-color', '--entrypoints'];
    const given = [await attwProgram(), tarball, ...flags, ...coded.map(([entry]) => entry)];
    await runCommand(process.execPath, given, stage);
  });
});

/** @returns the lines with errors */
async function compile(version: string, project: string, folder: string): Promise<string[]> {
  const args = [await compilerProgram(version), '-p', relative(project, folder), '--pretty', 'false'];
  try {
    await runCommand(process.execPath, args, project);
    return [];
  } catch (error) {
    const { message } = error as Error;
    const lines = message.split('\n').filter((text) => /error TS/.test(text));
    return lines.length > 0 ? lines : [message];
  }
}

function packagesOf(block: CodeBlock): string[] {
  return [...moduleOf(block).matchAll(/(?:from |import\(|^import )'([^'.][^']*)'/gm)]
    .map(([, specifier]) => specifier!)
    .filter((specifier) => !/^(node|virtual|meshwright):/.test(specifier))
    .map((specifier) =>
      specifier
        .split('/')
        .slice(0, specifier.startsWith('@') ? 2 : 1)
        .join('/'),
    );
}
