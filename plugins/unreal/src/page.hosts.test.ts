import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openSuiteBackend } from '@meshwright/host-suite';
import { browserMissing, launchBrowser } from '@meshwright/testing/browser';
import { serveBridge, stopBridge } from '@meshwright/testing/hosts/bridge-download';
import { withEditorHome } from '@meshwright/testing/hosts/editor-home';
import { missingPrograms } from '@meshwright/testing/hosts/missing-programs';
import { openServiceBridge } from '@meshwright/testing/hosts/open-service-bridge';
import { waitFor } from '@meshwright/testing/hosts/wait-for';
import { expect, it } from 'vitest';
import { buildPlugin } from './testing/build-plugin.ts';
import { openUnreal, pythonProgram } from './testing/open-unreal.ts';
import { standing } from './testing/person.ts';

const missing = missingPrograms(pythonProgram) ?? browserMissing();

it.skipIf(missing)(
  `the page makes an asset in a real browser by keyboard and mouse, and asks no other server (${missing ?? 'Chromium'})`,
  () =>
    withEditorHome('unreal', async (home) => {
      const backend = await openSuiteBackend();
      const plugin = await buildPlugin(join(home, 'build'));
      const closeBridge = await openServiceBridge(backend, join(home, 'cache'));
      const unreal = await openUnreal({ project: join(home, 'project'), plugin, home });
      const browser = await launchBrowser();
      try {
        const page = await browser.newPage({ viewport: { width: 420, height: 760 } });
        const problems: string[] = [];
        page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
        page.on('pageerror', (error) => problems.push(error.message));
        const address = await unreal.run<string>('answer = user.open_panel()');
        await page.goto(address);
        expect(page.url()).not.toContain(new URL(address).hash.slice(1));
        await page.getByLabel('Prompt', { exact: true }).fill('a robot of a page');
        await page.getByLabel('Height', { exact: true }).fill('0.9');
        await page.keyboard.press('Tab');
        await page.getByRole('button', { name: /^Generate/ }).click();
        const there = async () => (await standing(unreal, 'a robot of a page')).length === 1 || undefined;
        await waitFor(there, 'the robot in the level');
        await page.getByText('is in the scene').first().waitFor();
        await page.reload();
        await page.getByText('is in the scene').first().waitFor();
        await page.getByText('Settings', { exact: true }).click();
        await page.getByLabel('API key').fill('a-key-of-the-page');
        await page.getByRole('button', { name: 'Save' }).click();
        await page.getByText('Restart the bridge to use the new service or key.').waitFor();
        expect(await page.getByLabel('API key').inputValue()).toBe('');
        const { UNREAL_PICTURE: picture } = process.env;
        if (picture) {
          await page.getByText('Settings', { exact: true }).click();
          await page.screenshot({ path: picture });
        }
        expect(problems).toEqual([]);
      } finally {
        await browser.close();
        await unreal.kill();
        await closeBridge();
        await backend.stop();
        await rm(home, { recursive: true, force: true });
      }
    }),
);

it.skipIf(missing)(
  `the page downloads a bridge where Node.js is missing, and makes an asset with it (${missing ?? 'Chromium'})`,
  { timeout: 600_000 },
  () =>
    withEditorHome('unreal', async (home) => {
      const plugin = await buildPlugin(join(home, 'build'));
      const download = await serveBridge(home);
      const unreal = await openUnreal({ project: join(home, 'project'), plugin, home });
      const browser = await launchBrowser();
      try {
        await unreal.run(
          `import os\nos.environ["PATH"] = ${JSON.stringify(join(home, 'none'))}\nanswer = None`,
        );
        const folder = await unreal.run<string>(
          'import meshwright_unreal.bridge as m\nanswer = m.__path__[0]',
        );
        await writeFile(join(folder, 'bridge_archives.json'), download.rows('part'));
        const page = await browser.newPage({ viewport: { width: 420, height: 760 } });
        await page.goto(await unreal.run<string>('answer = user.open_panel()'));
        const button = page.getByRole('button', { name: `Download the Bridge (${download.megabytes} MB)` });
        await button.click();
        await page.getByText('The download is not the bridge of this version').waitFor();
        await writeFile(join(folder, 'bridge_archives.json'), download.rows('whole'));
        await page.getByRole('button', { name: 'Reconnect' }).click();
        await page.getByText('npx was not found').waitFor();
        await button.click();
        await page.getByLabel('Prompt', { exact: true }).fill('a lantern');
        await page.getByLabel('Height', { exact: true }).fill('0.6');
        await page.keyboard.press('Tab');
        await page.getByRole('button', { name: /^Generate/ }).click();
        await waitFor(
          async () => (await standing(unreal, 'a lantern')).length === 1 || undefined,
          'the lantern',
        );
      } finally {
        await browser.close();
        await unreal.kill();
        download.close();
        await stopBridge(join(home, 'cache'));
        await rm(home, { recursive: true, force: true });
      }
    }),
);
