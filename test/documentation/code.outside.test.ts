import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { repository } from '@meshwright/testing/repository';
import { codeBlocks, examples, typescriptProject } from '@meshwright/tools/documentation/code-blocks';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ExampleWorld, openExampleWorld } from './example-world.ts';

const blocks = codeBlocks(repository);
const all = examples(repository);
/** One of each: an entry may export what another does. */
const distinct = [...new Map(all.map((example) => [example.declaredIn, example])).values()];
const typed = [...distinct, ...blocks.filter(({ language }) => /^tsx?$/.test(language))];

/** Compiled and not run, by id or file, with the reason. */
const compiledOnly: Readonly<Record<string, string>> = {
  'meshwright/main#main': 'it takes over the process',
  '@meshwright/host-suite#describeHost': 'it declares a suite',
  '@meshwright/host-suite#playJourney': 'it needs an editor',
  'docs/start/web-game.md': 'its service runs as long as Vite',
  'packages/host-suite/README.md': 'it declares a suite',
};
const reasonOf = ({ id }: { readonly id: string }) => compiledOnly[id.replace(/:\d+$/, '')];
const inNode = typed.filter((block) => block.where === 'node' && reasonOf(block) === undefined);
/** Tests, which the runner of Node runs. */
const tests = inNode.filter(({ code }) => code.includes("from 'node:test'"));
const running = inNode.filter((block) => !tests.includes(block));
/** What becomes of the blocks, for the report of a run. */
const counts = [
  `${blocks.length} blocks and ${distinct.length} examples`,
  `${typed.length} TypeScript compile`,
  `${running.length} run in Node`,
  `${tests.length} pass as tests of Node`,
  `${typed.filter(({ where }) => where !== 'node').length} are of pages and bundlers`,
].join(', ');

let world: ExampleWorld;
beforeAll(async () => {
  world = await openExampleWorld(running.length);
});
afterAll(async () => {
  await world?.close();
});

it(`compiles strictly, every block and example: ${counts}`, async () => {
  const parent = join(repository, 'node_modules/.cache');
  mkdirSync(parent, { recursive: true });
  const folder = mkdtempSync(join(parent, 'documentation-'));
  try {
    expect(typescriptProject(typed, folder).length).toBe(typed.length);
    const tsc = createRequire(import.meta.url)
      .resolve('typescript/package.json')
      .replace('package.json', 'bin/tsc');
    const output = await promisify(execFile)(process.execPath, [tsc, '-p', folder]).catch((error) => error);
    expect(output.stdout).toBe('');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

it.each(tests)('passes as a test: $id', async (block) => {
  const parent = join(repository, 'node_modules/.cache');
  mkdirSync(parent, { recursive: true });
  const folder = mkdtempSync(join(parent, 'documentation-'));
  try {
    const [file] = typescriptProject([block], folder);
    const options = ['--import', 'tsx', '--conditions=@meshwright/source', '--test'];
    // Without the mark of the runner around it, whose child would report to that one.
    const { NODE_TEST_CONTEXT: _, ...env } = process.env;
    await promisify(execFile)(process.execPath, [...options, join(folder, file!.name)], {
      cwd: repository,
      env,
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

it.each(running)('runs $id', async (block) => {
  await world.run(block, (from) => import(/* @vite-ignore */ from));
});
