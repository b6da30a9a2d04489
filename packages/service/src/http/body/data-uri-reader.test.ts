import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { assertProperty } from '@meshwright/testing/property';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { createSpool } from '../../inputs/spool.ts';
import { readCreateBody } from './read-json.ts';

const folder = mkdtempSync(join(tmpdir(), 'meshwright-test-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Sends a body in chunks of the given sizes, cyclically. */
function request(body: Uint8Array, sizes: readonly number[]): Request {
  let at = 0;
  let turn = 0;
  const stream = new ReadableStream<Uint8Array>({
    pull(controller) {
      const size = sizes[turn++ % sizes.length]!;
      if (at >= body.length) return controller.close();
      controller.enqueue(body.subarray(at, at + size));
      at += size;
    },
  });
  const init = {
    method: 'POST',
    body: stream,
    duplex: 'half',
    headers: { 'Content-Type': 'application/json' },
  };
  return new Request('http://x/', init as RequestInit);
}

/** Returns the body with its files in place of their stand-ins. */
async function read(
  body: string,
  sizes: readonly number[] = [65_536],
  maxBytes = 50_000_000,
): Promise<unknown> {
  const spool = createSpool({ folder, maxBytes });
  const arrivals = spool.arrivals();
  try {
    const { value, files } = await readCreateBody(request(Buffer.from(body), sizes), 50_000_000, arrivals);
    const whole = new Map<string, string | null>();
    for (const [uri, file] of files) {
      const data = file && Buffer.from(await file.bytes()).toString('base64');
      whole.set(uri, data === null ? null : `${uri.slice(0, uri.indexOf(','))},${data}`);
    }
    return JSON.parse(JSON.stringify(value), (_, item) => (whole.has(item) ? whole.get(item) : item));
  } finally {
    await arrivals.discard();
    expect(spool.held()).toBe(0);
    await spool.close();
    expect(existsSync(folder) ? readdirSync(folder) : []).toEqual([]);
  }
}

describe('a create body whose files are written to the disk as they arrive', () => {
  const uri = fc
    .tuple(
      fc.constantFrom('image/png', 'application/octet-stream', 'x;a=b'),
      fc.uint8Array({ minLength: 1, maxLength: 200 }),
    )
    .map(([type, bytes]) => `data:${type};base64,${Buffer.from(bytes).toString('base64')}`);
  const body = fc
    .jsonValue({ maxDepth: 3 })
    .chain((json) => fc.record({ json: fc.constant(json), files: fc.array(uri) }));
  const sizes = fc.array(fc.integer({ min: 1, max: 64 }), { minLength: 1, maxLength: 5 });

  it('means the same for every cut into chunks, slashes escaped or not', async () => {
    await assertProperty(
      fc.asyncProperty(body, sizes, fc.boolean(), async (value, cuts, isEscaped) => {
        const text = JSON.stringify(value);
        const sent = isEscaped ? text.replaceAll('/', '\\/') : text;
        expect(await read(sent, cuts)).toEqual(JSON.parse(text));
      }),
      { numRuns: 300 },
    );
  });

  it('keeps no file over a megabyte in memory, and no file after the request', async () => {
    const data = Buffer.alloc(3_000_001, 'model').toString('base64');
    expect(await read(`{"model_url":"data:application/octet-stream;base64,${data}"}`)).toEqual({
      model_url: `data:application/octet-stream;base64,${data}`,
    });
  });

  it.each([
    ['a wrong character', 'AAAA*AAA'],
    ['an escape', 'AAAA\\nAAA'],
    ['padding in the middle', 'AA==AAAA'],
    ['nothing', ''],
  ])('reports that %s is no base64', async (_, data) => {
    expect(await read(`["data:image/png;base64,${data}"]`)).toEqual([null]);
  });

  it('leaves texts that only look like a data URI unchanged', async () => {
    const texts = [
      'data',
      'data:',
      'data:image/png,abc',
      'data:\\"x',
      'a data:image/png;base64,AAAA',
      'DATA:x;base64',
    ];
    const body = JSON.stringify(texts);
    expect(await read(body, [1])).toEqual(texts);
  });

  it('is refused for a retry when all requests together hold too much', async () => {
    const data = Buffer.alloc(3_000_000).toString('base64');
    await expect(read(`["data:x;base64,${data}"]`, [65_536], 2_000_000)).rejects.toMatchObject({
      code: 'too_many_requests',
      retryAfterSeconds: 5,
    });
  });

  it('is refused when it is large and contains no file', async () => {
    await expect(read(`["${'x'.repeat(9_000_000)}"]`)).rejects.toMatchObject({ code: 'too_large' });
  });
});
