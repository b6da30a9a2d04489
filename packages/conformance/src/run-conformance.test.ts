import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Service, startService } from '@meshwright/service';
import { instantEngine } from '@meshwright/testing/service/manual-engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { creditsOf } from './credits-of.ts';
import { expect as state } from './expect.ts';
import { type ConformanceOptions, type ConformanceReport, runConformance } from './run-conformance.ts';
import { sections } from './sections.ts';
import type { Section, Statement } from './statement.ts';
import { animations } from './statements/animations.ts';

type Fetch = typeof globalThis.fetch;

let service: Service;
beforeAll(async () => {
  service = await startService({
    engine: { ...instantEngine(), animations: async () => animations },
    accounts: [
      { name: 'rich', key: 'k-rich', credits: 1_000_000 },
      { name: 'studio', key: 'k-studio', plan: 'studio', credits: 0 },
      { name: 'poor', key: 'k-poor', plan: 'pro', credits: 1 },
      { name: 'free', key: 'k-free', plan: 'free', credits: 100 },
    ],
  });
});
afterAll(() => service.stop());

/** Sends requests to the service without a port, and lets a test change requests and answers. */
const proxy =
  (
    change: (request: Request, answer: Response) => Response | Promise<Response> = (_, answer) => answer,
  ): Fetch =>
  async (input, init) => {
    const request = new Request(input, init);
    return await change(request, await service.fetch(request));
  };

function run(options: Partial<ConformanceOptions> = {}): Promise<ConformanceReport> {
  return runConformance({
    baseUrl: service.baseUrl,
    key: 'k-rich',
    secondKey: 'k-studio',
    freeKey: 'k-free',
    poorKey: 'k-poor',
    abilities: ['markers', 'known-library', 'header-only-files'],
    fetch: proxy(),
    timeoutMs: 60_000,
    wait: async () => {},
    ...options,
  });
}

const titles = (report: ConformanceReport, outcome: string, only: ConformanceOptions['only'] = () => true) =>
  report.rows.filter((row) => row.outcome === outcome && only(row)).map(({ title }) => title);

/** All that is free, of the service as it is. */
let sound: ConformanceReport;
beforeAll(async () => {
  sound = await run();
});

/** Runs statements that the test makes. */
const runThese = (statements: readonly Statement[], options: Partial<ConformanceOptions> = {}) =>
  run({ sections: [{ title: 'Made here', statements }], ...options });

const create: Statement = {
  title: 'Made here: a preview is accepted',
  creates: [{ prefix: '/v2/text-to-3d', body: { mode: 'preview', prompt: 'a chest' } }],
  async holds(world) {
    const { rich } = await world.instant();
    const id = await rich.create('/v2/text-to-3d', { mode: 'preview', prompt: 'a chest' });
    await rich.settled('/v2/text-to-3d', id);
  },
};

describe('against the local service', () => {
  it('what is free passes and spends nothing; the rest is skipped with its reason', () => {
    const report = sound;
    expect(report.rows.filter(({ outcome }) => outcome === 'failed')).toEqual([]);
    expect(report.passed).toBeGreaterThan(250);
    expect(report.credits).toEqual({ limit: 0, reckoned: 0, spent: 0 });
    expect(report.left).toEqual([]);
    for (const { outcome, reason } of report.rows) {
      if (outcome === 'skipped') expect(reason).toMatch(/^needs |^may spend \d+ credits, and 0 |--long$/);
    }
  });

  it('what pays passes within the limit, cheapest first', async () => {
    const report = await run({ maxCredits: 60, only: ({ section }) => /Remesh|Limits/.test(section) });
    expect(report.rows.filter(({ outcome }) => outcome === 'failed')).toEqual([]);
    expect(report.credits.reckoned).toBeGreaterThan(40);
    expect(report.credits.reckoned).toBeLessThanOrEqual(60);
    const paid = report.rows.filter(({ credits }) => credits > 0);
    expect(paid.length).toBeGreaterThan(5);
    expect(Math.max(...paid.map(({ credits }) => credits))).toBeLessThan(15);
  });
});

/** A fault of a service, where it is looked for, and the lines that find it. */
const faults: readonly (readonly [
  string,
  (request: Request, answer: Response) => Response | Promise<Response>,
  (row: { title: string; section: string }) => boolean,
  RegExp,
])[] = [
  [
    'an unknown task is 400, not 404',
    (request, answer) =>
      answer.status === 404 && /\/v1\/image-to-3d\/.{10}/.test(request.url) && request.method === 'GET'
        ? new Response(answer.body, { status: 400, headers: answer.headers })
        : answer,
    ({ section }) => /Errors|shared operations|Limits|Authentication/.test(section),
    /^Errors, 404: an unknown task is answered|shared rule 3: an unknown id of any form/,
  ],
  [
    'a wrong key is 403, not 401',
    (_, answer) =>
      answer.status === 401 ? new Response(answer.body, { status: 403, headers: answer.headers }) : answer,
    ({ section }) => /Errors|Authentication|Order/.test(section),
    /rules 1 and 3|rule 1: the key is sent|rule 3: an invalid key|Errors, 401|Retry-After, 0 when|: the key is checked before/,
  ],
  [
    'the header Retry-After is missing',
    (_, answer) => {
      answer.headers.delete('Retry-After');
      return answer;
    },
    ({ section }) => /Errors|Versioning/.test(section),
    /has the rate-limit headers and Retry-After/,
  ],
  [
    'lists are oldest first',
    async (request, answer) =>
      request.method === 'GET' && /\/print\/analyze(\?|$)/.test(request.url)
        ? Response.json(((await answer.json()) as unknown[]).reverse())
        : answer,
    ({ title }) => title.includes('shared rule 2'),
    /newest first|is oldest first/,
  ],
  [
    'messages of refusals have another name',
    async (request, answer) =>
      answer.status === 400 && request.method === 'POST' && request.url.endsWith('/v1/remesh')
        ? Response.json({ error: 'no' }, { status: 400 })
        : answer,
    ({ section }) => section === 'Remesh',
    /is 400|is not a supported kind/,
  ],
];

describe('a fault of the service', () => {
  it.each(faults)('%s: the lines about it fail, and no other', async (_, change, only, expected) => {
    const report = await run({ only, fetch: proxy(change) });
    const failed = titles(report, 'failed');
    expect(failed.length).toBeGreaterThan(0);
    expect(failed).toEqual(titles(sound, 'passed', only).filter((title) => expected.test(title)));
  });

  it('is stated with the request, its status and the difference', async () => {
    const { rows } = await run({
      only: ({ title }) => title.startsWith('Errors, 404: an unknown task'),
      fetch: proxy(() => Response.json({}, { status: 404 })),
    });
    expect(rows).toMatchObject([
      {
        outcome: 'failed',
        source: 'specification',
        spec: 'Errors, 404',
        request: expect.stringMatching(/^GET \/v1\/image-to-3d\/018a/),
        status: 404,
        reason: '[1]: expected <an object with {"message":<any string>}>, received {}',
      },
    ]);
  });
});

describe('money', () => {
  it('a create that a service loses is sent once', async () => {
    let sent = 0;
    const report = await runThese([create], {
      maxCredits: 100,
      fetch: async (input, init) => {
        if (init?.method === 'POST') {
          sent += 1;
          throw new TypeError('fetch failed', { cause: new Error('socket hang up') });
        }
        return proxy()(input, init);
      },
    });
    expect(sent).toBe(1);
    expect(report.rows[0]?.reason).toBe(
      'no answer: socket hang up; the create is not sent again, and may be charged',
    );
  });

  it('a create that is refused with 429 is sent again after its Retry-After', async () => {
    const waits: number[] = [];
    let sent = 0;
    const report = await runThese([create], {
      maxCredits: 100,
      wait: async (ms) => {
        waits.push(ms);
      },
      fetch: async (input, init) => {
        if (init?.method === 'POST' && ++sent <= 2)
          return Response.json({}, { status: 429, ...(sent === 1 && { headers: { 'Retry-After': '7' } }) });
        return proxy()(input, init);
      },
    });
    expect([report.passed, waits]).toEqual([1, [7_000, 5_000]]);
  });

  it('a statement that creates more than it says is stopped at the limit', async () => {
    const holds: Statement['holds'] = async (world) => {
      await create.holds(world);
      await create.holds(world);
    };
    const report = await runThese([{ ...create, holds }], { maxCredits: 30 });
    expect(report.rows).toMatchObject([
      { outcome: 'skipped', credits: 20, reason: expect.stringMatching(/would go over the limit of 30/) },
    ]);
  });

  it('after a create that should have been refused was accepted over the limit, no more is sent', async () => {
    const { creates: _, ...wrong } = create;
    const report = await runThese([{ ...wrong, title: 'Made here: a preview is refused' }, create, wrong]);
    expect(report.rows.map(({ outcome }) => outcome)).toEqual(['passed', 'skipped', 'skipped']);
    expect(report.stopped).toMatch(/over the limit of 0 credits: Made here: a preview is refused/);
  });

  it('where the balance falls by more than the price list says, the limit counts the balance', async () => {
    let taken = 0;
    const dear = proxy(async (request, answer) => {
      if (request.method === 'POST' && answer.status === 202) taken += 50;
      if (!request.url.endsWith('/v1/balance')) return answer;
      return Response.json({ balance: 1_000 - taken });
    });
    const report = await runThese([create, create, create], { maxCredits: 75, fetch: dear });
    expect(report.rows.map(({ outcome }) => outcome)).toEqual(['passed', 'passed', 'skipped']);
    expect(report.credits).toEqual({ limit: 75, reckoned: 40, spent: 100 });
  });

  it('tasks that were made are deleted', async () => {
    const deleted: string[] = [];
    const report = await runThese([create], {
      maxCredits: 20,
      fetch: proxy((request, answer) => {
        if (request.method === 'DELETE') deleted.push(`${answer.status}`);
        return answer;
      }),
    });
    expect([report.left, deleted.at(-1)]).toEqual([[], '200']);
  });

  it('no statement spends more than it says', async () => {
    const list = sections.flatMap(({ statements }) => statements);
    const most = new Map(
      await Promise.all(
        list.map(async (statement) => [statement.title, await creditsOf(statement)] as const),
      ),
    );
    const report = await run({
      maxCredits: 500,
      only: ({ section }) => /Resources|Animation|Errors/.test(section),
    });
    expect(titles(report, 'failed')).toEqual([]);
    expect(report.rows.filter(({ title, credits }) => credits > most.get(title)!)).toEqual([]);
  });
});

describe('a service that does not answer as this API does', () => {
  const closing: (() => void)[] = [];
  afterAll(() => {
    for (const close of closing) close();
  });

  async function served(listener: RequestListener): Promise<string> {
    const server = createServer(listener).listen(0, '127.0.0.1');
    closing.push(() => {
      server.closeAllConnections();
      server.close();
    });
    await new Promise((resolve) => server.once('listening', resolve));
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}/openapi`;
  }

  it('that hangs is given up', async () => {
    const baseUrl = await served(() => {});
    await expect(run({ baseUrl, fetch, timeoutMs: 50 })).rejects.toMatchObject({
      code: 'unavailable',
      message: expect.stringMatching(/no answer in time/),
    });
  });

  it('that answers HTML is named so', async () => {
    const baseUrl = await served((_, response) => {
      response.setHeader('Content-Type', 'text/html').end('<!doctype html><title>Welcome</title>');
    });
    await expect(run({ baseUrl, fetch })).rejects.toMatchObject({
      code: 'unavailable',
      message: expect.stringMatching(/answered 200 with text\/html, not JSON: <!doctype html>/),
    });
  });

  it('that refuses the key is named so, without the key', async () => {
    const failure = await run({ key: 'k-secret' }).catch((error) => error);
    expect(failure).toMatchObject({ code: 'unauthorized' });
    expect(String(failure.stack)).not.toContain('k-secret');
  });

  it('that falls silent ends the run after three statements without an answer', async () => {
    const statements = Array.from({ length: 5 }, (_, i) => ({
      title: `Made here: ${i}`,
      holds: async (world: Parameters<Statement['holds']>[0]) => {
        await (await world.instant()).rich.get('/v1/animations/library');
      },
    }));
    const hangs: Fetch = async (input, init) => {
      if (!String(input).includes('library')) return proxy()(input, init);
      return await new Promise((_, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
      });
    };
    const report = await runThese(statements, { timeoutMs: 30, fetch: hangs });
    expect(report.rows.map(({ outcome, reason }) => [outcome, reason])).toEqual([
      ...Array.from({ length: 3 }, () => ['failed', 'no end after 0.03 s']),
      ...Array.from({ length: 2 }, () => ['skipped', 'not run: 3 statements in a row had no answer']),
    ]);
  });
});

it('keys and the queries of links are in no row', async () => {
  const section: Section = {
    title: 'Made here',
    statements: [
      {
        title: 'Made here: it echoes',
        async holds() {
          state('k-rich at https://files.example/a.glb?signature=abc').toBe('x');
        },
      },
    ],
  };
  const { rows } = await run({ sections: [section] });
  expect(rows[0]?.reason).toBe('expected "x", received "<key> at https://files.example/a.glb"');
});

it('an interrupted run skips the rest and deletes what it made', async () => {
  const stop = new AbortController();
  const report = await runThese([create, create], {
    maxCredits: 100,
    signal: stop.signal,
    onRow: () => stop.abort(),
  });
  expect(report.rows.map(({ outcome, reason }) => [outcome, reason])).toEqual([
    ['passed', undefined],
    ['skipped', 'not run: it was interrupted'],
  ]);
  expect(report.left).toEqual([]);
});

it('no two statements have one title', () => {
  const all = sections.flatMap(({ statements }) => statements.map(({ title }) => title));
  expect(all.filter((title, index) => all.indexOf(title) !== index)).toEqual([]);
});
