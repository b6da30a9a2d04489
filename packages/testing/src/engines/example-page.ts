import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Example, exampleModule } from '@meshwright/testing/examples';
import type { Plugin } from 'esbuild';
import type { Browser } from 'playwright-core';
import { startGameServer } from './server/game-server.ts';

const chest = readFileSync(join(import.meta.dirname, '../../../../fixtures/rotated.glb'));

/** Runs examples in a page with `/models/chest.glb` and a proxy whose tasks are finished. */
export interface ExamplePage {
  /** Rejects when the example throws. */
  run(example: Example): Promise<void>;
  close(): Promise<void>;
}

/**
 * @param folder package of the examples
 * @param setup code before each of them, which declares the engine's objects
 * @param plugins for files that esbuild cannot read
 */
export async function openExamplePage(
  browser: Browser,
  folder: string,
  setup = '',
  plugins: readonly Plugin[] = [],
): Promise<ExamplePage> {
  const scripts: Record<string, string> = {};
  const server = await startGameServer({
    scripts,
    models: { '/models/chest.glb': chest },
    proxy: ({ url }) => fetch(url.replace('/api/meshwright', '/tasks')),
  });
  const page = await browser.newPage();
  await page.goto(server.origin);
  return {
    async run(example) {
      scripts[`/${example.name}.js`] = await exampleModule(example, folder, setup, plugins);
      // As text, because the test runner rewrites an import() in a function.
      await page.evaluate(`import('/${example.name}.js').then(() => {})`);
    },
    async close() {
      await page.context().close();
      await server.stop();
    },
  };
}
