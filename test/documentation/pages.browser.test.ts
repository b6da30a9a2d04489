import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { animation, rigging, textTo3d } from '@meshwright/contract';
import { createProxy } from '@meshwright/proxy';
import { browserMissing, launchBrowser } from '@meshwright/testing/browser';
import { type GameServer, startGameServer } from '@meshwright/testing/engines/server/game-server';
import { exampleModule } from '@meshwright/testing/examples';
import { repository } from '@meshwright/testing/repository';
import { codeBlocks, examples, moduleOf } from '@meshwright/tools/documentation/code-blocks';
import { ourPackages } from '@meshwright/tools/packages';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, it } from 'vitest';
import { type ExampleWorld, openExampleWorld } from './example-world.ts';

const missing = browserMissing();
/** Packages whose own tests run their examples, and those of an editor, whose host's test runs its blocks. */
const elsewhere = new RegExp(
  ourPackages(repository)
    .flatMap(({ folder, name, manifest, facts }) => [
      ...(existsSync(join(repository, folder, 'src/examples.browser.test.ts')) ? [`^${manifest.name}#`] : []),
      ...(facts.runs === 'editor' ? [`/${name}\\b`] : []),
    ])
    .join('|'),
);
const running = [...codeBlocks(repository), ...examples(repository)].filter(
  ({ id, language, where }) => language === 'ts' && where === 'page' && !elsewhere.test(id),
);

let world: ExampleWorld;
let browser: Browser;
let page: Page;
let server: GameServer;
const scripts: Record<string, string> = {};

beforeAll(async () => {
  if (missing) return;
  world = await openExampleWorld(1);
  await world.folder();
  const proxy = createProxy({
    baseUrl: process.env.MESHWRIGHT_BASE_URL!,
    key: process.env.MESHWRIGHT_API_KEY!,
    caller: () => 'a-player',
    creditsPerDay: 10_000,
    allow: [
      { family: textTo3d, create: { fields: ['mode', 'prompt', 'preview_task_id'] } },
      { family: rigging, create: { fields: ['input_task_id'] } },
      { family: animation, create: { fields: ['rig_task_id', 'action_ids'] } },
    ],
  });
  const model = readFileSync(join(repository, 'fixtures/character.glb'));
  const sword = readFileSync(join(repository, 'fixtures/rotated.glb'));
  server = await startGameServer({
    scripts,
    models: { '/models/chest.glb': model, '/models/knight.glb': model, '/models/sword.glb': sword },
    proxy,
  });
  browser = await launchBrowser();
  page = await browser.newPage();
  await page.goto(server.origin);
  await page.evaluate(() => document.body.append(document.createElement('meshwright-panel')));
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  await world?.close();
});

it.skipIf(missing).each(running)('runs $id', async (block) => {
  const path = `/${block.id.replaceAll(/\W+/g, '-')}.js`;
  scripts[path] = await exampleModule({ name: block.id, code: moduleOf(block) }, repository);
  // As text, because the test runner rewrites an import() in a function.
  await page.evaluate(`import('${path}').then(() => {})`);
});
