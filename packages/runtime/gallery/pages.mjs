// What these scripts and the benches share: bundles of the sources, and pages of a real browser.
import { createServer } from 'node:http';
import { join } from 'node:path';
import { build } from 'esbuild';

export const root = join(import.meta.dirname, '../../..');
export const shared = join(root, 'packages/testing/src');
const cache = join(root, 'node_modules/.cache/meshwright-gallery');
export const { launchBrowser } = await importSource(join(shared, 'browser.ts'));

/** Returns the exports of a source file, as Node runs it. */
export async function importSource(entry) {
  const outfile = join(cache, `${entry.split('/').at(-1)}.mjs`);
  const define = { 'import.meta.dirname': JSON.stringify(join(entry, '..')) };
  const external = ['@gltf-transform/*', 'draco3dgltf', 'meshoptimizer', 'playwright-core', 'sharp'];
  await build({ ...settings(entry), platform: 'node', external, define, outfile, write: true });
  return import(outfile);
}

/** Returns a source file with what it imports, as a page runs it. */
export async function pageScript(entry) {
  const { outputFiles } = await build({ ...settings(entry), platform: 'browser' });
  return outputFiles[0].text;
}

/**
 * Starts a browser, and a server of models by path that the caller adds to.
 * @param canvas width and height
 * @returns `open` with the script of a page, `models`, and `close`
 */
export async function startPages([width, height] = [96, 96]) {
  const models = {};
  const page = `<!doctype html><canvas width=${width} height=${height}></canvas>`;
  const server = createServer(({ url }, response) => {
    const [type, body] = url === '/' ? ['text/html', page] : ['model/gltf-binary', models[url]];
    response.writeHead(body ? 200 : 404, { 'content-type': type }).end(body);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const browser = await launchBrowser();
  return {
    models,
    /** Returns a page in which a script has set the global of that name. */
    async open(entry, global) {
      const page = await browser.newPage();
      page.setDefaultTimeout(0);
      await page.goto(`http://127.0.0.1:${server.address().port}/`);
      await page.addScriptTag({ content: await pageScript(entry), type: 'module' });
      await page.waitForFunction((global) => global in globalThis, global);
      return page;
    },
    async close() {
      await browser.close();
      server.close();
    },
  };
}

/** Starts pages with the scenarios of engines. @returns those pages by engine, too */
export async function startEngines(engines) {
  const pages = await startPages();
  const opened = engines.map(async (engine) => {
    const entry = join(root, `packages/${engine}/src/testing/${engine}-page.ts`);
    return [engine, await pages.open(entry, 'scenarios')];
  });
  return { ...pages, engines: Object.fromEntries(await Promise.all(opened)) };
}

/** Returns red, green, blue, alpha of a picture of a model, from the bottom up. */
export async function portrait(page, name, side, options) {
  const args = [`/${encodeURIComponent(name)}`, side, options];
  const text = await page.evaluate((args) => globalThis.scenarios.portrait(...args), args);
  return Buffer.from(text, 'latin1');
}

function settings(entry) {
  return {
    entryPoints: [entry],
    conditions: ['@meshwright/source'],
    bundle: true,
    format: 'esm',
    target: 'es2022',
    logLevel: 'error',
    write: false,
  };
}
