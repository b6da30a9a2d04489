import { caller } from '@meshwright/testing/service/caller';
import { instantEngine, pictureUri } from '@meshwright/testing/service/manual-engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { controller } from '../control/testing/controller.ts';
import { type Service, startService } from '../start/start-service.ts';

const lifetimeMs = 60_000;
const start = Date.parse('2026-11-20');

let service: Service;
/** Signed links of two tasks, and one of a service with other secrets. */
let own: string;
let neighbour: string;
let foreign: string;
beforeAll(async () => {
  service = await open();
  own = await newLink(service);
  neighbour = await newLink(service);
  const other = await open();
  foreign = await newLink(other);
  await other.stop();
});
afterAll(() => service.stop());

async function open(): Promise<Service> {
  const opened = await startService({
    engine: instantEngine(),
    resultLifetimeMs: lifetimeMs,
    accounts: [{ name: 'a', key: 'k', credits: 1000 }],
  });
  await controller(opened).post('/clock', { mode: 'frozen', at: start });
  return opened;
}

async function newLink(of: Service): Promise<string> {
  const user = caller(of, 'k');
  const id = await user.create('/v1/image-to-3d', { image_url: pictureUri });
  const task = await user.settled('/v1/image-to-3d', id);
  return (task.model_urls as { glb: string }).glb;
}

/** Returns status and text, and the headers that do not depend on the time. */
async function outcome(url: string, method = 'GET'): Promise<string> {
  const response = await service.fetch(new Request(url, { method }));
  const headers = [...response.headers].filter(([name]) => name !== 'date');
  return JSON.stringify([response.status, response.status < 300 ? '' : await response.text(), headers]);
}

describe('a signed link, requested over HTTP', () => {
  it('is refused with any byte of its path or query changed, always with the same message', async () => {
    expect(await outcome(own)).toMatch(/^\[200,/);
    const from = new URL(own).origin.length + 1;
    const outcomes = new Map<string, number>();
    let tried = 0;
    for (let i = from; i < own.length; i += 1) {
      const code = own.charCodeAt(i);
      for (const next of [code + 1, code - 1, code ^ 32, 0x30, 0x2e, 0x25]) {
        const url = own.slice(0, i) + String.fromCharCode(next) + own.slice(i + 1);
        // A URL has several spellings; a change that yields the same URL is not a forgery.
        if (new URL(url).href === own) continue;
        const seen = await outcome(url);
        outcomes.set(seen, (outcomes.get(seen) ?? 0) + 1);
        tried += 1;
      }
    }
    expect(tried).toBeGreaterThan(800);
    // Forged, or not the path of a file (the message then names the nearest path of the API).
    const kinds = [...outcomes.keys()].map((text) => JSON.parse(text) as [number, string]);
    expect(new Set(kinds.map(([status]) => status))).toEqual(new Set([403, 404]));
    expect(kinds.filter(([status]) => status === 403)).toHaveLength(1);
    for (const [status, text] of kinds) {
      expect(text).toMatch(status === 403 ? /is not signed by this service/ : /no GET endpoint on this path/);
    }
  });

  it('is refused with the signature of another task, of another file, of another service, or of none', async () => {
    const refused = await outcome(`${own}0`);
    const { search } = new URL(neighbour);
    const variants = [
      own.replace(/\?.*$/, search),
      own.replace('model.glb', 'thumbnail.png'),
      foreign,
      own.replace(/\?.*$/, new URL(foreign).search),
      own.replace(/\?.*$/, ''),
      own.replace(/&signature=.*/, ''),
      own.replace(/expires=\d+&/, ''),
      own.replace(/expires=(\d+)/, (_, at) => `expires=${Number(at) + 1}`),
      own.replace(/expires=(\d+)&(signature=\w+)/, '$2&expires=$1'),
      `${own}&expires=9999999999999`,
      own.replace(/[0-9a-f]{64}$/, '0'.repeat(64)),
    ];
    for (const url of variants) expect([url, await outcome(url)]).toEqual([url, refused]);
  });

  it('is refused for other methods', async () => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
      expect([method, await outcome(own, method)]).toEqual([method, expect.stringMatching(/^\[404,/)]);
    }
  });

  it('expires at its millisecond of the service clock, and a forged one is never reported as expired', async () => {
    const { post } = controller(service);
    const at = Number(new URL(own).searchParams.get('expires'));
    expect(at).toBe(start + lifetimeMs);
    await post('/clock', { mode: 'frozen', at: at - 1 });
    expect(await outcome(own)).toMatch(/^\[200,/);
    const forged = await outcome(`${own.slice(0, -1)}x`);
    await post('/clock/advance', { ms: 1 });
    expect(await outcome(own)).toMatch(/^\[403,.*expired/);
    expect(await outcome(`${own.slice(0, -1)}x`)).toBe(forged);
    await post('/clock', { mode: 'frozen', at: start });
  });
});
