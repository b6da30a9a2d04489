import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { browserMissing, launchBrowser } from '@meshwright/testing/browser';
import { helloOf, type SmallBridge, smallBridge } from '@meshwright/testing/panel/small-bridge';
import { attacks, type Target } from '@meshwright/testing/service/cross-site-attacks';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const missing = browserMissing();

/** Opens a socket in the page; returns the messages it receives. */
const socketAttack = async ({ reads }: Target): Promise<string[]> => {
  const received: string[] = [];
  for (const url of reads) {
    const socket = new WebSocket(url.replace('http', 'ws'));
    await new Promise((resolve) => {
      socket.onopen = () => resolve(received.push('open'));
      socket.onerror = resolve;
    });
  }
  return received;
};

describe.skipIf(missing)(`a page of another origin${missing ? ` (skipped: ${missing})` : ''}`, () => {
  let browser: Browser;
  let pages: Server;
  let evil: string;
  let allowedOrigin: string;
  let at: SmallBridge;
  let host: string;
  let target: Target;
  beforeAll(async () => {
    pages = createServer((_, response) => response.end('<!doctype html><title>a page</title><body>'));
    await new Promise<void>((resolve) => pages.listen(0, '127.0.0.1', resolve));
    const { port } = pages.address() as AddressInfo;
    [evil, allowedOrigin] = [`http://localhost:${port}`, `http://127.0.0.1:${port}`];
    at = await smallBridge({ allowedOrigins: [allowedOrigin] });
    host = await at.hello('victim');
    const file = await at.store.write(Buffer.from('a picture'));
    const messages = `${at.file.url}/hosts/${host}/messages`;
    target = {
      // A page with the token is refused as well.
      key: at.file.token,
      picture: `${at.file.url}/files/${file}`,
      writes: [
        {
          url: messages,
          body: JSON.stringify({ type: 'intent', id: 1, intent: { do: 'press', control: 'make' } }),
        },
        { url: `${at.file.url}/hosts`, body: JSON.stringify(helloOf('victim')) },
        { url: `${at.file.url}/files`, body: '{"path":"/etc/passwd"}' },
      ],
      reads: [`${at.file.url}/`, messages, `${messages}?after=0&wait=0`, `${at.file.url}/files/${file}`],
    };
    browser = await launchBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    await at?.stop();
    pages?.closeAllConnections();
    pages?.close();
  });

  const all = { ...attacks, 'a socket': socketAttack };
  it.each(Object.entries(all))('has no effect and reads nothing by %s', async (_, attack) => {
    const page = await browser.newPage();
    await page.goto(evil);
    expect(await page.evaluate(attack, target)).toEqual([]);
    expect(at.till.paid).toBe(0);
    expect(at.panels).toHaveLength(1);
    // The session is unchanged and has no other listener.
    const { messages } = (await (await at.call('GET', `/hosts/${host}/messages`)).json()) as { messages: [] };
    expect(messages).toHaveLength(1);
    await page.close();
  });

  it('succeeds with the same calls when its origin is on the list and it has the token', async () => {
    const page = await browser.newPage();
    await page.goto(allowedOrigin);
    const answers = await page.evaluate(attacks['a fetch that knows the key']!, {
      ...target,
      writes: target.writes.slice(0, 1),
      reads: target.reads.slice(0, 1),
    });
    expect(JSON.parse(answers[0]!)).toEqual({ type: 'done', id: 1 });
    expect(at.till.paid).toBe(1);
    await page.close();
  });
});
