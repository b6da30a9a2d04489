import { join } from 'node:path';
import { browserMissing, launchBrowser } from '@meshwright/testing/browser';
import { clockScript } from '@meshwright/testing/browser-clock';
import { build } from 'esbuild';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { canary } from './testing/clients.ts';
import { type FaultServer, reply, startFaultServer } from './testing/fault-server.ts';
import { finished } from './testing/recorded-stream.ts';

const missing = browserMissing();
const glb = Buffer.from('676c544602000000140000000000000000000000', 'hex');

/** Program that runs in the page and in the worker; the value of its last expression is returned. */
const program = `
import { createClient, formatTaskRef, isClientError } from '@meshwright/client';
import { remesh } from '@meshwright/contract';

export async function run(options) {
  const refused = (() => { try { createClient({ ...options, allowBrowser: false }); } catch (error) { return error.code; } })();
  const client = createClient(options);
  const ref = await client.create(remesh, { input_task_id: 'source' });
  const seen = [];
  for await (const task of client.watch(ref)) seen.push(task.status);
  const task = await client.wait(ref);
  const [file] = client.artifacts(remesh, task);
  const { bytes, sha256 } = await client.download(file);
  const abort = new AbortController();
  let waiting;
  await new Promise((onProgress) => {
    waiting = client.wait(client.ref(remesh, 'slow'), { signal: abort.signal, onProgress });
  });
  let ended = false;
  const aborted = waiting.catch((error) => isClientError(error, 'aborted')).finally(() => { ended = true; });
  abort.abort();
  for (let turn = 0; turn < 5; turn++) await new Promise((resolve) => setTimeout(resolve));
  const atOnce = ended;
  const lost = await client.create(remesh, { input_task_id: 'lost' }).catch((error) => error.code);
  return { refused, ref: formatTaskRef(ref), seen, size: bytes.length, sha256, aborted: await aborted, atOnce, lost };
}
`;

/** Bundles from the sources, as an application's build does. */
async function bundled(contents: string): Promise<string> {
  const result = await build({
    stdin: { contents, resolveDir: import.meta.dirname, loader: 'js' },
    alias: { '@meshwright/client': join(import.meta.dirname, 'index.ts') },
    conditions: ['@meshwright/source'],
    bundle: true,
    banner: { js: clockScript() },
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    write: false,
  });
  return result.outputFiles[0]?.text ?? '';
}

describe.skipIf(missing)(`in a real browser${missing ? ` (skipped: ${missing})` : ''}`, () => {
  let browser: Browser;
  let server: FaultServer;

  beforeAll(async () => {
    const script = await bundled(program);
    const worker = await bundled(`${program}\nonmessage = async ({ data }) => postMessage(await run(data));`);
    const files: Record<string, [type: string, body: string | Buffer]> = {
      '/': ['text/html', '<!doctype html><title>client</title>'],
      '/client.js': ['text/javascript', script],
      '/worker.js': ['text/javascript', worker],
      '/a.glb': ['model/gltf-binary', glb],
    };
    server = await startFaultServer(({ method, path, body }, response, socket) => {
      const file = files[path.split('?')[0] ?? ''];
      if (file) response.writeHead(200, { 'content-type': file[0] }).end(file[1]);
      // Breaks after the headers: when a reused connection closes without any, Chromium itself sends the request again,
      // and a page cannot prevent that.
      else if (body.includes('lost')) socket.end('HTTP/1.1 202 Accepted\r\ncontent-length: 30\r\n\r\n{"resu');
      else if (method === 'POST') reply(response, 202, { result: 'a-task' });
      else if (path.endsWith('/slow')) reply(response, 200, { id: 'slow', status: 'PENDING', progress: 0 });
      else {
        const task = { ...finished, model_urls: { glb: `${server.origin}/a.glb?sig=1` }, thumbnail_url: '' };
        if (!path.endsWith('/stream')) return reply(response, 200, task);
        response.writeHead(200, { 'content-type': 'text/event-stream' });
        response.write('data: {"id":"a-task","status":"IN_PROGRESS","progress":40}\n\n');
        response.write(`data: ${JSON.stringify(task)}\n\n`);
      }
    });
    browser = await launchBrowser();
  });

  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });

  const places = {
    'a page': `import('/client.js').then(({ run }) => run(options))`,
    'a worker': `new Promise((resolve, reject) => {
      const worker = new Worker('/worker.js', { type: 'module' });
      worker.onmessage = ({ data }) => resolve(data);
      worker.onerror = (event) => reject(new Error(event.message));
      worker.postMessage(options);
    })`,
  };
  for (const [place, code] of Object.entries(places)) {
    test(`${place} creates, watches, waits, downloads and aborts; a key takes a named option`, async () => {
      const page = await browser.newPage();
      await page.goto(server.origin);
      const options = { baseUrl: server.baseUrl, key: canary, allowBrowser: true };
      const before = server.arrivals.length;
      const outcome = await page.evaluate(
        `(async () => { const options = ${JSON.stringify(options)}; return ${code}; })()`,
      );
      expect(outcome).toMatchObject({
        refused: 'bad_option',
        ref: `remesh:a-task@${new URL(server.origin).host}`,
        seen: ['IN_PROGRESS', 'SUCCEEDED'],
        size: glb.length,
        sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
        aborted: true,
        atOnce: true,
        lost: 'unknown_outcome',
      });
      const requests = server.arrivals.slice(before);
      expect(requests.filter(({ body }) => body.includes('lost'))).toHaveLength(1);
      const download = requests.find(({ path }) => path.startsWith('/a.glb'));
      expect(download?.headers.authorization).toBeUndefined();
      await page.close();
    });
  }
});
