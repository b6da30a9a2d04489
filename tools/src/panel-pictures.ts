// `node tools/run.mjs panel-pictures` takes the pictures of docs/screens: Studio in every width and theme, pane, editor, Blender.
import { join } from 'node:path';
import type { OpenEditor, SuiteBackend } from '@meshwright/host-suite';
import sharp from 'sharp';
import { runnerImport } from 'vite';
import { root } from '../setup.mjs';

// Vite resolves the sources of the plugins as their tests do.
async function load<Module>(file: string): Promise<Module> {
  return (await runnerImport<Module>(join(root, file), { configFile: false })).module;
}
const { openSuiteBackend, panelPage } = await load<typeof import('@meshwright/host-suite')>(
  'packages/host-suite/src/index.ts',
);
const { launchBrowser } = await load<typeof import('@meshwright/testing/browser')>(
  'packages/testing/src/browser.ts',
);
const only = process.argv.slice(2);
const widths = [1440, 1024, 390];
const themes = ['light', 'dark'] as const;

async function keep(name: string, picture: string | Buffer) {
  const { size } = await sharp(picture)
    .webp({ quality: 78 })
    .toFile(join(root, 'docs/screens', `${name}.webp`));
  console.log(`${name}: ${Math.round(size / 1000)} kB`);
}

/** From nothing to an asset: one field is filled in (a click and typing), one more for the height, one button pressed. */
async function fill({ set, press, text }: Pick<OpenEditor, 'set' | 'press' | 'text'>) {
  await set('Prompt', 'a small robot with a tin head');
  await set('Height', 1.2);
  const pressed = performance.now();
  await press('Generate');
  while (!(await text()).includes('is in the scene')) await new Promise((done) => setTimeout(done, 50));
  console.log(`Generate to asset: ${((performance.now() - pressed) / 1000).toFixed(1)} s`);
}

const hosts: Readonly<Record<string, (backend: SuiteBackend) => Promise<void>>> = {
  async studio(backend) {
    const { studioDriver } = await load<typeof import('../../plugins/studio/src/testing/studio-driver.ts')>(
      'plugins/studio/src/testing/studio-driver.ts',
    );
    const browser = await launchBrowser();
    const studio = await studioDriver(async () => browser, []).open(backend);
    const page = studio.page();
    await fill(panelPage(page));
    for (const width of widths) {
      for (const colorScheme of themes) {
        await page.setViewportSize({ width, height: width < 500 ? 844 : 800 });
        await page.emulateMedia({ colorScheme });
        await page.locator(`html[data-theme=${colorScheme}]`).waitFor();
        await page.waitForTimeout(600);
        await keep(`studio-${width}-${colorScheme}`, await page.screenshot());
      }
    }
    await studio.close();
    await browser.close();
  },
  async pane(backend) {
    const { openInspector } = await load<
      typeof import('../../plugins/babylon-inspector/src/testing/inspector-driver.ts')
    >('plugins/babylon-inspector/src/testing/inspector-driver.ts');
    const { page, end } = await openInspector(backend);
    await fill(panelPage(page));
    for (const theme of themes) {
      await page.locator('meshwright-panel').evaluate((panel, to) => panel.setAttribute('theme', to), theme);
      await page.waitForTimeout(300);
      await keep(`pane-1280-${theme}`, await page.screenshot());
    }
    await end();
  },
  async editor(backend) {
    const { openEditor } = await load<
      typeof import('../../plugins/three-editor/src/testing/editor-driver.ts')
    >('plugins/three-editor/src/testing/editor-driver.ts');
    const editor = await openEditor(backend, undefined, '?room');
    await fill(panelPage(editor.page()));
    await keep('editor', await editor.page().screenshot());
    await editor.close();
  },
  async blender(backend) {
    const { blenderDriver } = await load<
      typeof import('../../plugins/blender/src/testing/blender-driver.ts')
    >('plugins/blender/src/testing/blender-driver.ts');
    const blender = await blenderDriver({ name: 'Blender', window: { width: 1280, height: 900 } }).open(
      backend,
    );
    await fill(blender);
    // Blender moves panels to their new heights for a moment.
    await new Promise((done) => setTimeout(done, 2500));
    await blender.screenshot('/tmp/meshwright-blender.png');
    await keep('blender', '/tmp/meshwright-blender.png');
    await blender.close();
  },
};

for (const [name, take] of Object.entries(hosts)) {
  if (only.length > 0 && !only.includes(name)) continue;
  const backend = await openSuiteBackend();
  await take(backend);
  await backend.stop();
}
process.exit(0);
