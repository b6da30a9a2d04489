import { assertProperty } from '@meshwright/testing/property';
import { caller } from '@meshwright/testing/service/caller';
import { instantEngine } from '@meshwright/testing/service/manual-engine';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Service, startService } from '../../start/start-service.ts';
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
  it('is read unchanged, strings with escapes and brackets included', async () => {
    await assertProperty(
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
    ['10,001 values', `[${'0,'.repeat(10_001)}0]`, 'unparsable'],
    ['over the limit', `"${'x'.repeat(1_000_000)}"`, 'too_large'],
  ])('that is %s is refused', async (_, body, code) => {
    await expect(read(body)).rejects.toMatchObject({ code });
  });

  it('with a depth of 64 is read', async () => {
    expect(await read('['.repeat(64) + ']'.repeat(64))).toBeInstanceOf(Array);
  });

  it('cannot reach a prototype', async () => {
    await read('{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}');
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
  });
});

describe('a hostile body, sent to the service', () => {
  const megabytes = (count: number) => 'x'.repeat(count * 1_000_000);
  const create = (rest: string) => `{"mode":"preview","prompt":"a crate"${rest}}`;
  const bodies: readonly (readonly [string, string | Uint8Array, number])[] = [
    ['arrays 10,000 deep', '['.repeat(10_000) + ']'.repeat(10_000), 400],
    ['objects 10,000 deep', `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`, 400],
    ['a field 10,000 deep', create(`,"x":${'['.repeat(10_000)}${']'.repeat(10_000)}`), 400],
    ['50 MB of one string', create(`,"x":"${megabytes(50)}"`), 413],
    ['50 MB of blanks', `${' '.repeat(50_000_000)}{}`, 413],
    ['5 MB of numbers', `[${'0,'.repeat(2_500_000)}0]`, 400],
    ['5 MB of objects', `[${'{},'.repeat(1_700_000)}{}]`, 400],
    ['5 MB of backslashes', `"${'\\\\'.repeat(2_500_000)}"`, 400],
    ['a name of 5 MB', `{"${megabytes(5)}":1}`, 400],
    ['9,999 names', `{${Array.from({ length: 9_999 }, (_, i) => `"f${i}":0`).join()}}`, 400],
    ['the same name twice', create(',"prompt":7'), 400],
    ['__proto__', create(',"__proto__":{"status":"SUCCEEDED","polluted":1}'), 400],
    ['constructor.prototype', create(',"constructor":{"prototype":{"polluted":1}}'), 400],
    ['toString and length', create(',"toString":1,"length":9e99'), 400],
    ['a lone surrogate as a name', create(',"\\ud800":1'), 400],
    ['a number beyond all', create(',"seed":1e999'), 400],
    ['a number of 1 MB', create(`,"seed":${'9'.repeat(1_000_000)}`), 400],
    ['a number of many zeros', create(`,"seed":0.${'0'.repeat(1_000_000)}1`), 400],
    ['NaN', create(',"seed":NaN'), 400],
    ['a byte order mark before nonsense', '\ufeff{"mode"', 400],
    ['UTF-16', Buffer.from(create(''), 'utf16le'), 400],
    ['bytes that are no text', Buffer.alloc(100_000, 0xfe), 400],
    ['nothing', '', 400],
    ['null', 'null', 400],
  ];
  let service: Service;
  beforeAll(async () => {
    service = await startService({
      engine: instantEngine(),
      maxBodyBytes: 20_000_000,
      accounts: [{ name: 'a', key: 'k', credits: 1_000 }],
      onFault: (fault) => faults.push(fault),
    });
  });
  afterAll(() => service.stop());
  const faults: unknown[] = [];

  it('has at least 20 forms', () => {
    expect(bodies.length).toBeGreaterThanOrEqual(20);
  });

  it.each(bodies)('%s: refused, nothing charged, no prototype changed', async (_, body, status) => {
    const user = caller(service, 'k');
    const answer = await service.fetch(
      new Request(`${service.baseUrl}/v2/text-to-3d`, {
        method: 'POST',
        headers: { Authorization: 'Bearer k', 'Content-Type': 'application/json' },
        body: body as BodyInit,
      }),
    );
    expect([answer.status, (await answer.text()).length < 50_000]).toEqual([status, true]);
    expect(await user.balance()).toBe(1_000);
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
    expect(faults).toEqual([]);
  });
});
