import { browserMissing, launchBrowser } from '@meshwright/testing/browser';
import { attacks } from '@meshwright/testing/service/cross-site-attacks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startUpstream, type Upstream } from '../testing/upstream.ts';
import { type StudioServer, serveStudio, tokenHeader } from './serve-studio.ts';

const key = 'canary-key-of-studio';
const page = '<!doctype html><title>Studio</title><body>';
const balance = '/service/openapi/v1/balance';
const missing = browserMissing();

let service: Upstream;
let studio: StudioServer;
let token: string;

beforeAll(async () => {
  service = await startUpstream();
  studio = await serveStudio({
    files: new Map([['/index.html', { type: 'text/html; charset=utf-8', body: page }]]),
    baseUrl: `${service.origin}/openapi`,
    key,
  });
  token = new URL(studio.address).hash.slice(1);
});
afterAll(() => Promise.all([service, studio].map((each) => each.stop())));

describe.skipIf(missing)(`a page of another origin${missing ? ` (skipped: ${missing})` : ''}`, () => {
  const shown: Upstream['answer'] = (_, response) =>
    void response.writeHead(200, { 'content-type': 'text/html' }).end(page);

  it.each(Object.entries(attacks))('has no effect and reads nothing by %s', async (name, attack) => {
    const [browser, evil] = await Promise.all([launch(), startUpstream()]);
    evil.answer = shown;
    const url = `${studio.origin}/service/openapi/v2/text-to-3d`;
    // A page that knows the service key still has no token.
    const target = {
      key,
      picture: `${studio.origin}/service/files/a/picture.png`,
      writes: [{ url, body: '{"mode":"preview","prompt":"a coin"}' }],
      reads: [`${studio.origin}${balance}`, `${studio.origin}/studio.json`],
    };
    const opened = await browser.newPage();
    await opened.goto(`${evil.origin.replace('127.0.0.1', 'localhost')}/`);
    expect([name, await opened.evaluate(attack, target)]).toEqual([name, []]);
    expect(service.reached).toEqual([]);
    await opened.close();
    await evil.stop();
  });

  it('does not run as an answer of the service that is opened in the browser', async () => {
    service.answer = (_, response) =>
      void response
        .writeHead(200, { 'content-type': 'text/html' })
        .end('<!doctype html><script>document.title = "ran"</script>');
    const opened = await (await launch()).newPage();
    await opened.setExtraHTTPHeaders({ [tokenHeader]: token });
    // A download is no page: the navigation is aborted.
    await opened.goto(`${studio.origin}${balance}`).catch(() => {});
    expect(service.reached).toEqual([expect.stringContaining('GET /openapi/v1/balance')]);
    expect(await opened.title()).not.toBe('ran');
    await opened.close();
  });

  let browser: ReturnType<typeof launchBrowser> | undefined;
  const launch = () => {
    browser ??= launchBrowser();
    return browser;
  };
  afterAll(async () => (await browser)?.close());
});
