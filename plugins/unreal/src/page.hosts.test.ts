import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { openSuiteBackend } from '@meshwright/host-suite';
import { browserMissing, launchBrowser } from '@meshwright/testing/browser';
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
