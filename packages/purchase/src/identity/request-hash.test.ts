import { assertProperty } from '@meshwright/testing/property';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalJson } from './canonical-json.ts';
import { accountDigest, purchaseOf, requestHash } from './request-hash.ts';

const json = fc.jsonValue({ maxDepth: 4 });
const body = fc.dictionary(fc.string(), json);

/** A body with the spaces of its texts in one spelling. */
const plain = (body: unknown): string =>
  canonicalJson(
    JSON.parse(JSON.stringify(body), (_, value) =>
      typeof value === 'string' ? value.normalize('NFC').trim().replace(/\s+/g, ' ') : value,
    ),
  );

describe('the name of an order', () => {
  it('does not depend on the order of keys', async () => {
    await assertProperty(
      fc.asyncProperty(body, async (value) => {
        const turned = Object.fromEntries(Object.entries(value).reverse());
        expect(await requestHash({ family: 'remesh', body: turned })).toBe(
          await requestHash({ family: 'remesh', body: value }),
        );
      }),
      { numRuns: 200 },
    );
  });

  it('differs for every other body, family and take', async () => {
    await assertProperty(
      fc.asyncProperty(body, body, async (a, b) => {
        const same = plain(a) === plain(b);
        const [x, y] = await Promise.all([a, b].map((each) => requestHash({ family: 'remesh', body: each })));
        expect(x === y).toBe(same);
      }),
      { numRuns: 200 },
    );
    const order = { family: 'remesh', body: { target_polycount: 5 } };
    const names = await Promise.all(
      [order, { ...order, family: 'resize' }, { ...order, take: 2 }].map(requestHash),
    );
    expect(new Set(names).size).toBe(3);
    expect(await requestHash({ ...order, take: 1 })).toBe(names[0]);
  });

  it.each([
    ['data:image/png;base64,AAEC', 'data:image/jpeg;base64,AAEC', true],
    ['data:image/png;base64,AAEC', 'data:image/png;base64,AA\nEC', true],
    ['data:image/png;base64,AAEC', 'data:image/png;base64,AAED', false],
    ['data:image/png;base64,%%%', 'data:image/png;base64,%%', false],
    ['data:text/plain,AAEC', 'data:text/html,AAEC', false],
    ['https://example.com/a.png', 'https://example.com/b.png', false],
  ])('takes %j and %j for the same picture: %s', async (a, b, same) => {
    const [x, y] = await Promise.all(
      [a, b].map((url) => requestHash({ family: 'image-to-3d', body: { image_url: url } })),
    );
    expect(x === y).toBe(same);
  });

  it.each([
    ['a chest', 'a chest ', true],
    ['a chest', '\ta\u00a0 chest\n', true],
    ['a café', 'a cafe\u0301', true],
    ['a chest', 'achest', false],
    ['a chest', 'A chest', false],
    ['a chest', 'a chest.', false],
  ])('takes %j and %j for the same words: %s', async (a, b, same) => {
    const [x, y] = await Promise.all(
      [a, b].map((prompt) => requestHash({ family: 'text-to-3d', body: { prompt } })),
    );
    expect(x === y).toBe(same);
  });

  it('distinguishes a key named __proto__ from a missing one', async () => {
    const odd = JSON.parse('{"__proto__": {"a": 1}}') as Record<string, unknown>;
    expect(await requestHash({ family: 'remesh', body: odd })).not.toBe(
      await requestHash({ family: 'remesh', body: {} }),
    );
  });

  it('is a separate purchase for every host and account', async () => {
    const order = { family: 'remesh', body: {} };
    const payers = [
      { host: 'a', account: 'x' },
      { host: 'b', account: 'x' },
      { host: 'a', account: 'y' },
    ];
    const names = await Promise.all(payers.map((payer) => purchaseOf(order, payer)));
    expect(new Set(names).size).toBe(3);
  });

  it('distinguishes accounts without revealing the key', async () => {
    const digest = await accountDigest('secret-canary');
    expect(digest).toMatch(/^[0-9a-f]{32}$/);
    expect(digest).not.toBe(await accountDigest('secret-canarz'));
    expect(await accountDigest(undefined)).toBe('proxy');
  });
});
