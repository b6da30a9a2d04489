import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { browserMissing, launchBrowser } from '@meshwright/testing/browser';
import { repository } from '@meshwright/testing/repository';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const dist = join(repository, 'site/dist');
const missing = existsSync(join(repository, 'site/node_modules'))
  ? browserMissing()
  : 'npm run docs installs the site first';
const skipped = missing ? ` (skipped: ${missing})` : '';
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};
const pages = [
  '/',
  '/docs/start/web-game.html',
  '/docs/concepts.html',
  '/docs/reference/troubleshooting.html',
  '/docs/reference/actions.html',
  '/docs/reference/api/client.html',
  '/packages/three/',
];
const views = [1440, 390].flatMap((width) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ width, colorScheme })),
);

let server: Server;
let origin: string;
let browser: Browser;

beforeAll(async () => {
  if (missing) return;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['tools/run.mjs', 'docs'], {
    cwd: repository,
    encoding: 'utf8',
  });
  expect([status, status === 0 ? '' : `${stdout}${stderr}`]).toEqual([0, '']);
  server = createServer((request, response) => {
    const { pathname } = new URL(request.url!, 'http://site');
    const file = join(dist, pathname.endsWith('/') ? `${pathname}index.html` : pathname);
    if (!existsSync(file)) return void response.writeHead(404).end();
    response.writeHead(200, { 'content-type': types[extname(file)] ?? 'text/plain' }).end(readFileSync(file));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
  server?.close();
});

describe.skipIf(missing).each(views)(
  `the site at $width px in $colorScheme${skipped}`,
  ({ width, colorScheme }) => {
    it.each(pages)('shows %s without violations of accessibility or a sideways scroll', async (path) => {
      const page = await browser.newPage({ viewport: { width, height: 900 }, colorScheme });
      try {
        const faults = faultsOf(page);
        await page.goto(origin + path, { waitUntil: 'networkidle' });
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
        await page.evaluate(axe);
        const violations = await page.evaluate(async () => {
          const { axe: checker } = window as unknown as {
            axe: { run(): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
          };
          return (await checker.run()).violations.map(({ id, nodes }) => [
            id,
            ...nodes.slice(0, 3).map(({ html }) => html.slice(0, 160)),
          ]);
        });
        expect(violations).toEqual([]);
        expect(faults).toEqual([]);
      } finally {
        await page.close();
      }
    });
  },
);

describe.skipIf(missing)(`the search${skipped}`, () => {
  it.each([
    ['html_instead_of_model', '/docs/reference/troubleshooting.html#gltf-html_instead_of_model'],
    ['knight walks', '/docs/start/'],
    ['price', '/docs/recipes.html#know-the-price-first'],
    ['godot', '/godot'],
  ])('finds %s, without the network', async (words, address) => {
    const page = await browser.newPage();
    const faults = faultsOf(page);
    await page.goto(origin);
    // The page is complete before its scripts listen to keys; Vue marks its root once they do.
    await page.waitForFunction(() => '__vue_app__' in (document.querySelector('#app') ?? {}));
    await page.keyboard.press('Control+k');
    await page.locator('#localsearch-input').fill(words);
    const first = page.locator('#localsearch-list a').first();
    await expect.poll(() => first.getAttribute('href')).toContain(address);
    expect(faults).toEqual([]);
    await page.close();
  });
});

/** Collects errors of the page, and requests to another origin. */
function faultsOf(page: Page): string[] {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('request', (request) => {
    if (!request.url().startsWith(origin) && !request.url().startsWith('data:')) faults.push(request.url());
  });
  page.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${response.status()} ${response.url()}`);
  });
  return faults;
}

describe.skipIf(missing)(`the page for agents${skipped}`, () => {
  it('links to pages that the site has', async () => {
    const text = await (await fetch(`${origin}/llms.txt`)).text();
    const links = [...text.matchAll(/\]\((\/[^)]+)\)/g)].map(([, link]) => link!);
    expect(links.length).toBeGreaterThan(30);
    for (const link of links) expect([link, (await fetch(origin + link)).status]).toEqual([link, 200]);
  });
});
