import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { browserMissing, launchBrowser } from '@meshwright/testing/browser';
import { type Caller, caller } from '@meshwright/testing/service/caller';
import { attacks, type Target } from '@meshwright/testing/service/cross-site-attacks';
import { instantEngine, pictureUri } from '@meshwright/testing/service/manual-engine';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { controller } from '../control/testing/controller.ts';
import { type Service, startService } from '../start/start-service.ts';

const missing = browserMissing();
const prefix = '/v1/image-to-3d';

describe.skipIf(missing)(`a page of another origin${missing ? ` (skipped: ${missing})` : ''}`, () => {
  let browser: Browser;
  let pages: Server;
  let foreign: string;
  let allowed: string;
  let service: Service;
  let user: Caller;
  let target: Target;
  beforeAll(async () => {
    pages = createServer((_, response) => response.end('<!doctype html><title>a page</title><body>'));
    await new Promise<void>((resolve) => pages.listen(0, '127.0.0.1', resolve));
    const { port } = pages.address() as AddressInfo;
    [foreign, allowed] = [`http://localhost:${port}`, `http://127.0.0.1:${port}`];
    service = await startService({
      port: 0,
      engine: instantEngine(),
      allowedOrigins: [allowed],
      accounts: [{ name: 'a', key: 'k', credits: 1_000 }],
    });
    await controller(service).post('/clock', { mode: 'frozen' });
    user = caller(service, 'k');
    const id = await user.create(prefix, { image_url: pictureUri });
    const task = await user.settled(prefix, id);
    const { glb } = task.model_urls as { glb: string };
    const { baseUrl, control } = service;
    const { origin } = new URL(baseUrl);
    target = {
      key: 'k',
      picture: String(task.thumbnail_url),
      writes: [
        { url: `${baseUrl}${prefix}`, body: JSON.stringify({ image_url: pictureUri }) },
        { url: `${origin}/v2/text-to-3d`, body: '{"mode":"preview","prompt":"a crate"}' },
        { url: `${control.url}/reset`, body: '{}' },
        { url: `${control.url}/clock/advance`, body: '{"ms":86400000}' },
        { url: `${control.url}/snapshots`, body: '{"name":"evil"}' },
        { url: glb, body: '{}' },
      ],
      reads: [
        ...[`${baseUrl}/v1/balance`, `${baseUrl}${prefix}`, `${baseUrl}${prefix}/${id}/stream`, glb],
        ...[
          `${control.url}/clock`,
          `${control.url}/requests`,
          `${origin}/inspector/`,
          `${origin}/openapi.json`,
        ],
      ],
    };
    browser = await launchBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    await service?.stop();
    pages?.closeAllConnections();
    pages?.close();
  });

  /** Returns all state an attack could have changed. */
  async function state(): Promise<unknown> {
    const { get } = controller(service);
    const tasks = (await user.get(prefix)).body;
    const previews = (await user.get('/v2/text-to-3d')).body;
    const file = await (await fetch(target.picture)).text();
    return [
      tasks,
      previews,
      await user.balance(),
      await get('/clock'),
      await get('/faults'),
      await get('/snapshots'),
      file,
    ];
  }

  it.each(Object.entries(attacks))('has no effect and reads nothing by %s', async (_, attack) => {
    const page = await browser.newPage();
    await page.goto(foreign);
    const before = await state();
    expect(await page.evaluate(attack, target)).toEqual([]);
    expect(await state()).toEqual(before);
    await page.close();
  });

  it('succeeds with the same calls when its origin is allowed and it has the key', async () => {
    const page = await browser.newPage();
    await page.goto(allowed);
    const before = await user.balance();
    const [answer] = await page.evaluate(attacks['a fetch that knows the key']!, {
      ...target,
      writes: target.writes.slice(0, 1),
      reads: [],
    });
    expect(JSON.parse(answer!)).toEqual({ result: expect.any(String) });
    expect(await user.balance()).toBeLessThan(before);
    await page.close();
  });
});
