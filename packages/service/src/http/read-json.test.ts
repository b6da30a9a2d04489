import { families } from '@meshwright/contract';
import { detailsOf } from '@meshwright/contract/schema';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { startService } from '../start-service.ts';
import { caller } from '../testing/caller.ts';
import { instantEngine } from '../testing/hand-engine.ts';
import { readJson } from './read-json.ts';

const read = (body: string | Uint8Array, limit = 1_000_000) =>
  readJson(
    new Request('http://x/', {
      method: 'POST',
      body: body as BodyInit,
      headers: { 'Content-Type': 'application/json' },
    }),
    limit,
  );

describe('a JSON body', () => {
  it('is read as it is, strings with escapes and brackets included', async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue({ maxDepth: 5 }), async (value) => {
        expect(await read(JSON.stringify(value))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
      { numRuns: 200 },
    );
  });

  it.each([
    ['empty', '', 'unparsable'],
    ['cut', '{"a":', 'unparsable'],
    ['an open string', '{"a', 'unparsable'],
    ['not UTF-8', new Uint8Array([0x22, 0xff, 0x22]), 'unparsable'],
    ['65 deep', '['.repeat(65) + ']'.repeat(65), 'unparsable'],
    ['a million deep', '['.repeat(999_999), 'unparsable'],
    ['deep objects', '{"a":'.repeat(10_000), 'unparsable'],
    ['100,001 values', `[${'0,'.repeat(100_001)}0]`, 'unparsable'],
    ['over the limit', `"${'x'.repeat(1_000_000)}"`, 'too_large'],
  ])('that is %s is refused', async (_, body, code) => {
    await expect(read(body)).rejects.toMatchObject({ code });
  });

  it('of 64 deep is read', async () => {
    expect(await read('['.repeat(64) + ']'.repeat(64))).toBeInstanceOf(Array);
  });

  it('cannot reach a prototype', async () => {
    await read('{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}');
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
  });
});

describe('mutated bodies', () => {
  it('are answered 202 or a 4xx, never a 5xx, and only a 202 is charged', async () => {
    const service = await startService({
      engine: instantEngine(),
      accounts: [{ name: 'a', key: 'k', plan: 'pro', credits: 1_000_000 }],
    });
    const user = caller(service, 'k');
    const family = fc.constantFrom(...families);
    const wrong = fc.oneof(
      fc.jsonValue(),
      fc.constantFrom<unknown>(
        0,
        -1,
        1e308,
        '',
        '\u0000',
        '\ud800',
        [],
        {},
        null,
        true,
        'data:,',
        'data:image/png;base64,!!!!',
      ),
      fc.constantFrom<unknown>(
        'http://127.0.0.1:1/',
        'http://[::1]/a.glb',
        'file:///etc/passwd',
        'http://a:b@c/',
      ),
    );
    const key = fc.oneof(
      fc.constantFrom('__proto__', 'constructor', 'toString', 'prompt', 'input_task_id'),
      fc.string(),
    );
    const mutated = family.chain((of) => {
      const { examples, request } = detailsOf(of);
      const known = fc.constantFrom(...Object.keys(request.entries));
      return fc.record({
        of: fc.constant(of),
        example: fc.constantFrom(...examples),
        changes: fc.array(fc.tuple(fc.oneof(known, key), wrong), { minLength: 1, maxLength: 4 }),
        cut: fc.option(fc.nat({ max: 200 })),
      });
    });
    try {
      await fc.assert(
        fc.asyncProperty(mutated, async ({ of, example, changes, cut }) => {
          const body = Object.fromEntries([...Object.entries(example), ...changes]);
          // Links of the examples lead out of this machine.
          const text = JSON.stringify(body).replaceAll('https://example.com', 'http://127.0.0.1:1');
          const before = await user.balance();
          const { status } = await user.post(of.prefix, cut === null ? text : text.slice(0, cut));
          expect([202, 400, 404]).toContain(status);
          if (status !== 202) expect(await user.balance()).toBe(before);
        }),
        { numRuns: 300, verbose: true },
      );
    } finally {
      await service.stop();
    }
  }, 60_000);
});
