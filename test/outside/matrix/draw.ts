// Serves a built page and the models as one origin, opens it and draws files in it, one after another.
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import type { BundledPage } from './bundle.ts';

/** A picture of each model (red, green, blue, alpha of each pixel), or what went wrong. */
export type Drawn = { readonly halves: readonly Buffer[] } | { readonly fault: string };

const models = [
  { name: 'ball', x: -0.8 },
  { name: 'character', x: 0.8 },
];

/** @param policy Content-Security-Policy of every answer; undefined: none */
export async function drawKinds(
  browser: Browser,
  { folder, page: path }: BundledPage,
  files: string,
  policy: string | undefined,
  kinds: readonly string[],
): Promise<Record<string, Drawn>> {
  const server = await servePage(folder, files, policy);
  const site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const page = await browser.newPage({ viewport: { width: 320, height: 240 } });
  const said: string[] = [];
  const outside: string[] = [];
  page.on('pageerror', (error) => said.push(String(error)));
  page.on('console', (line) => line.type() === 'error' && said.push(line.text()));
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (/^(http|ws)/.test(protocol) && origin !== site) outside.push(`a request to ${request.url()}`);
  });
  try {
    await page.goto(`${site}/${path}`);
    const failed = await page
      .waitForFunction('globalThis.draw', null, { timeout: 300_000 })
      .then(() => undefined, String);
    const byKind: Record<string, Drawn> = {};
    for (const kind of kinds) {
      const drawn = failed ? { fault: failed } : await drawOne(page, kind);
      const faults = 'fault' in drawn ? [drawn.fault, ...outside, ...said] : outside;
      byKind[kind] = faults.length > 0 ? { fault: faults.join('; ') } : drawn;
    }
    return byKind;
  } finally {
    await page.close();
    server.closeAllConnections();
    server.close();
  }
}

interface Answer {
  readonly picture: string;
  readonly played: readonly string[];
  readonly fault?: string;
}

async function drawOne(page: Page, kind: string): Promise<Drawn> {
  const shown = models.map(({ name, x }) => ({ url: `/models/${kind}/${name}.glb`, x }));
  const { fault, picture, played } = await page.evaluate((list) => {
    const { draw } = globalThis as unknown as { draw(models: typeof list): Promise<Answer> };
    return Promise.race([
      draw(list).catch((error) => ({ fault: `${error.code ?? ''} ${error.message}` }) as Answer),
      new Promise<Answer>((resolve) =>
        setTimeout(resolve, 120_000, { fault: 'no picture after two minutes' }),
      ),
    ]);
  }, shown);
  if (fault) return { fault };
  if (!played.includes('Armature|walking_man|baselayer')) return { fault: `no clip plays, only ${played}` };
  const png = Buffer.from(picture.split(',')[1]!, 'base64');
  const { width, height } = await sharp(png).metadata();
  const half = (left: number) =>
    sharp(png)
      .extract({ left, top: 0, width: width / 2, height })
      .ensureAlpha()
      .raw()
      .toBuffer();
  return { halves: [await half(0), await half(width / 2)] };
}

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.glb': 'model/gltf-binary',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.wasm': 'application/wasm',
};

async function servePage(folder: string, files: string, policy: string | undefined): Promise<Server> {
  const server = createServer((request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url!, 'http://page').pathname));
    const isModel = path.startsWith('/models/');
    const file = isModel ? join(files, path.slice('/models'.length)) : join(folder, path);
    if (policy) response.setHeader('content-security-policy', policy);
    response.setHeader('content-type', types[extname(file)] ?? 'application/octet-stream');
    void readFile(file).then(
      (bytes) => response.end(bytes),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}
