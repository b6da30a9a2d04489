import { connect, create } from '@meshwright/client';
import { textTo3d } from '@meshwright/contract';
import { startService } from '@meshwright/service';
import { describe, expect, it } from 'vitest';
import { createProxy } from './create-proxy.ts';
import type { ServiceAddress } from './proxy-options.ts';

const rules = {
  caller: () => 'ann',
  creditsPerDay: 100,
  allow: [{ family: textTo3d, create: { fields: ['mode', 'prompt'] } }],
  onFault: () => {},
};
const chest = { mode: 'preview', prompt: 'a chest' } as const;
const id = '018f2a3b-0000-7000-8000-000000000001';
const created = () => Response.json({ result: id }, { status: 202 });
const task = () => Response.json({ id, model_urls: { glb: 'https://files.test/a.glb' } });

const post = () =>
  new Request('https://game.test/api/meshwright/v2/text-to-3d', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(chest),
  });

describe('a service that is opened by a function', () => {
  it('is opened by the first request that needs it, once', async () => {
    let opened = 0;
    const service = async (): Promise<ServiceAddress> => {
      opened++;
      return { baseUrl: 'http://127.0.0.1/openapi', key: 'the-key', fetch: async () => created() };
    };
    const proxy = createProxy({ ...rules, service });
    expect((await proxy(new Request('https://game.test/api/meshwright/nothing'))).status).toBe(404);
    expect(opened).toBe(0);
    const [first, second] = await Promise.all([proxy(post()), proxy(post())]);
    expect([first.status, second.status, opened]).toEqual([202, 202, 1]);
  });

  it('is opened again after a failure, which the log has and the page does not', async () => {
    const faults: string[] = [];
    let opened = 0;
    const service = (): ServiceAddress => {
      if (++opened === 1) throw new Error('the folder is in use');
      return { baseUrl: 'http://127.0.0.1/openapi', key: 'the-key', fetch: async () => created() };
    };
    const proxy = createProxy({ ...rules, service, onFault: (text) => faults.push(text) });
    const failed = await proxy(post());
    expect(failed.status).toBe(500);
    expect(await failed.text()).not.toContain('in use');
    expect(faults).toEqual([expect.stringContaining('the folder is in use')]);
    expect((await proxy(post())).status).toBe(202);
  });

  it('keeps its key out of answers and faults', async () => {
    const faults: string[] = [];
    const fetch = async () => {
      throw new Error('the-secret-key was refused');
    };
    const service = () => ({ baseUrl: 'http://127.0.0.1/openapi', key: 'the-secret-key', fetch });
    const proxy = createProxy({ ...rules, service, onFault: (text) => faults.push(text) });
    const text = await (await proxy(post())).text();
    expect([text, ...faults].join()).not.toContain('the-secret-key');
    expect(faults.join()).toContain('[key]');
  });

  it('needs no port', async () => {
    const service = await startService({
      engine: { missing: () => null, run: async () => ({ files: {}, result: {} }) },
    });
    const { baseUrl, accounts } = service;
    const fetch = (input: string, init: RequestInit) => service.fetch(new Request(input, init));
    const proxy = createProxy({ ...rules, service: () => ({ baseUrl, key: accounts[0]!.key, fetch }) });
    const page = connect({
      baseUrl: 'https://game.test/api/meshwright',
      fetch: (input, init) => proxy(new Request(input, init)),
    });
    expect((await create(page, textTo3d, chest)).id).toMatch(/./);
    await service.stop();
  });
});

describe('links to files', () => {
  const linkOf = async (url: string, headers: Record<string, string>, origin?: string) => {
    const proxy = createProxy({
      ...rules,
      baseUrl: 'https://api.test',
      key: 'k',
      fetch: async () => task(),
      origin,
    });
    const answer = await proxy(new Request(`${url}/api/meshwright/v2/text-to-3d/${id}`, { headers }));
    const { model_urls } = (await answer.json()) as { model_urls: { glb: string } };
    return new URL(model_urls.glb).origin;
  };

  it.each([
    // A framework that knows the request by another host, or another scheme.
    [
      'http://localhost:3000',
      { host: '127.0.0.1:3000', referer: 'http://127.0.0.1:3000/a' },
      'http://127.0.0.1:3000',
    ],
    [
      'https://localhost:3000',
      { host: 'localhost:3000', referer: 'http://localhost:3000/' },
      'http://localhost:3000',
    ],
    // A server in front that ends TLS and names itself.
    [
      'http://10.0.0.7',
      { host: '10.0.0.7', 'sec-fetch-site': 'same-origin', referer: 'https://game.test/' },
      'https://game.test',
    ],
    // A page elsewhere, and no page.
    [
      'https://game.test',
      { host: 'game.test', 'sec-fetch-site': 'cross-site', referer: 'https://other.test/' },
      'https://game.test',
    ],
    ['https://game.test', { host: 'game.test', referer: 'javascript:alert(1)' }, 'https://game.test'],
    ['https://game.test', {}, 'https://game.test'],
  ] as const)('%s with %j is reached at %s', async (url, headers, expected) => {
    expect(await linkOf(url, headers)).toBe(expected);
  });

  it('an origin that is given goes first', async () => {
    const headers = { host: 'localhost', referer: 'http://localhost/' };
    expect(await linkOf('http://localhost', headers, 'https://assets.test')).toBe('https://assets.test');
  });
});
