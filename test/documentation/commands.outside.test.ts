import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readBackends } from '@meshwright/engine';
import { readManifest } from '@meshwright/pipeline';
import { folderProject } from '@meshwright/pipeline/node';
import { repository } from '@meshwright/testing/repository';
import { codeBlocks } from '@meshwright/tools/documentation/code-blocks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { called } from './called.ts';
import { type ExampleWorld, openExampleWorld } from './example-world.ts';

const blocks = codeBlocks(repository);
const shell = blocks.filter(({ language }) => language === 'sh');
const json = blocks.filter(({ language }) => /^jsonc?$/.test(language));

let world: ExampleWorld;
beforeAll(async () => {
  world = await openExampleWorld(shell.length + json.length);
});
afterAll(async () => {
  await world?.close();
});

describe('commands', () => {
  const withCommands = shell.filter(({ code }) => commandsIn(code).length > 0);

  it.each(withCommands)('of $id have flags that exist, and work on sample files', async ({ code }) => {
    const folder = await world.folder();
    await rm(join(folder, 'meshwright.json'));
    for (const words of commandsIn(code)) {
      const [help] = await called([...pathOf(words), '--help'], folder);
      for (const flag of words.filter((word) => /^--\w/.test(word))) {
        if (!isFieldOfFamily(words)) expect(help, words.join(' ')).toContain(flag);
      }
      if (staysOpen(words) || words.some(isPlaceholder)) continue;
      const [text, exitCode] = await called(words, folder);
      expect([words.join(' '), exitCode, exitCode === 0 ? '' : text]).toEqual([words.join(' '), 0, '']);
    }
  });
});

describe('JSON', () => {
  it.each(json)(
    'of $id can be read, and is valid where it is a manifest or a list of backends',
    async (block) => {
      const values = documentsIn(block.code);
      expect(values.length).toBeGreaterThan(0);
      for (const value of values as Record<string, object>[]) {
        if ('assets' in value) {
          const folder = await world.folder();
          await writeFile(join(folder, 'meshwright.json'), JSON.stringify(value));
          expect((await readManifest(folderProject(folder))).assets).toBeTypeOf('object');
        } else if (
          Object.values(value).some((entry) => typeof entry === 'object' && entry && 'kind' in entry)
        ) {
          const workflow = { 6: node('prompt'), 3: node('seed'), 42: node('output') };
          const read = readBackends(value, { env: { COMFY_TOKEN: 'token' }, workflow: () => workflow });
          expect('issues' in read ? read.issues : []).toEqual([]);
        }
      }
    },
  );
});

function node(name: string): object {
  return { class_type: name, inputs: { text: '', seed: 0, prompt: '', output: '' } };
}

/** Returns the words of each `meshwright` command, without variables and comments. */
function commandsIn(code: string): string[][] {
  return code.split('\n').flatMap((line) => {
    const [, command] = /^(?:\w+=\S+ )*meshwright (.*?)(?:\s+#.*)?$/.exec(line) ?? [];
    return command === undefined
      ? []
      : [[...command.matchAll(/"([^"]*)"|(\S+)/g)].map(([, a, b]) => a ?? b ?? '')];
  });
}

/** Returns the command and its subcommands. */
function pathOf(words: readonly string[]): string[] {
  const nested = { init: 1, tasks: 1, journal: 1, clips: 1, service: words[1] === 'accounts' ? 2 : 1 };
  const depth = 1 + (nested[words[0] as keyof typeof nested] ?? 0);
  const end = words.findIndex((word, index) => index >= depth || !/^[a-z]+$/.test(word));
  return words.slice(0, end < 0 ? depth : end);
}

const isFieldOfFamily = ([command, sub]: readonly string[]) => command === 'tasks' && sub === 'create';
const isPlaceholder = (word: string) => /^[A-Z]+$|[A-Z]{2,}@|^\|$|ID\b/.test(word);
const staysOpen = (words: readonly string[]) =>
  ['service', 'bridge', 'mcp'].includes(words[0]!) && !words.includes('--print-config');

/** Returns the documents of a block: one, or one a line. */
function documentsIn(code: string): unknown[] {
  const bare = code.replaceAll(/^\s*\/\/.*$/gm, '');
  try {
    return [JSON.parse(bare)];
  } catch {
    return bare
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
  }
}
