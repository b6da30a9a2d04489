import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { glbParts } from '@meshwright/testing/models/glb-parts';
import { assertProperty } from '@meshwright/testing/property';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GltfError } from '../gltf-error.ts';
import { bytesSource } from '../source/source.ts';
import { fixtures, validModels } from '../testing/models.ts';
import { collect, passed, pieces } from '../testing/streamed.ts';
import { describeStreamed } from '../testing/suites/placed-models.ts';
import { placeModel } from './place-model.ts';
import { placeStream } from './place-stream.ts';
import type { PlaceReport } from './placement.ts';

/** A stream trusts declared boxes where a small file is read whole; both results must be equal byte for byte. */
const declared = { height: 1.8, bounds: 'declared' } as const;

describeStreamed(validModels());

describe('placeStream', () => {
  it('gives the same result for any chunk boundaries', async () => {
    const bytes = readFileSync(join(fixtures, 'character.glb'));
    const { glb } = await placeModel(bytesSource(bytes), declared);
    const cuts = fc.array(fc.nat(bytes.length), { maxLength: 30 });
    await assertProperty(
      fc.asyncProperty(cuts, async (places) => {
        const edges = [0, ...places.sort((a, b) => a - b), bytes.length];
        const parts = edges.slice(1).map((end, index) => bytes.subarray(edges[index], end));
        expect(Buffer.from(await passed(parts, { ...declared })).equals(glb)).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  it('bakes as well, animation tracks included', async () => {
    const bytes = readFileSync(join(fixtures, 'animated-root.glb'));
    const options = { height: 2, mode: 'baked' } as const;
    const { glb } = await placeModel(bytesSource(bytes), options);
    expect(Buffer.from(await passed([...pieces(bytes, 100)], options)).equals(glb)).toBe(true);
  });

  it('emits the first byte as soon as the last needed byte arrives: the end of the skin matrices', async () => {
    const bytes = withTail(readFileSync(join(fixtures, 'character.glb')), 8192);
    let before = 0;
    let sent = 0;
    const stream = placeStream({
      ...declared,
      onReport: () => {
        before = sent;
      },
    });
    const writing = (async () => {
      const writer = stream.writable.getWriter();
      for (const piece of pieces(bytes, 64)) {
        sent += piece.byteLength;
        await writer.write(piece);
      }
      await writer.close();
    })();
    const out = await collect(stream.readable);
    await writing;
    const { json, rest } = glbParts(bytes);
    const [skin] = json.skins as { inverseBindMatrices: number }[];
    const accessor = (json.accessors as { bufferView: number }[])[skin!.inverseBindMatrices]!;
    const view = (json.bufferViews as { byteOffset: number; byteLength: number }[])[accessor.bufferView]!;
    const needed = bytes.length - rest.length + 8 + view.byteOffset + view.byteLength;
    expect(before).toBeGreaterThanOrEqual(needed);
    expect(before).toBeLessThan(needed + 3 * 64);
    expect(before).toBeLessThan(bytes.length - 8000);
    expect(Buffer.from(out).equals((await placeModel(bytesSource(bytes), declared)).glb)).toBe(true);
  });

  it('holds no more than bufferBytes, and reports how many bytes it needs', async () => {
    const bytes = readFileSync(join(fixtures, 'character.glb'));
    const streaming = passed([...pieces(bytes, 512)], { height: 1.8, bufferBytes: 100 });
    await expect(streaming).rejects.toMatchObject({
      code: 'needs_bytes',
      message: expect.stringMatching(/bufferBytes/),
    });
  });

  it('reads such bytes from a source instead, and closes it', async () => {
    const bytes = readFileSync(join(fixtures, 'character.glb'));
    const { glb } = await placeModel(bytesSource(bytes), declared);
    const reads: number[] = [];
    let closed = 0;
    const source = {
      ...bytesSource(bytes),
      read: async (offset: number, length: number) => {
        reads.push(length);
        return bytes.subarray(offset, offset + length);
      },
      close: async () => {
        closed++;
      },
    };
    const out = await passed([...pieces(bytes, 512)], { ...declared, bufferBytes: 100, source });
    expect(Buffer.from(out).equals(glb)).toBe(true);
    expect(reads).toEqual([24 * 64]);
    expect(closed).toBe(1);
  });

  it('needs only the JSON for a model without a skin', async () => {
    const bytes = readFileSync(join(fixtures, 'keycap.glb'));
    let report: PlaceReport | undefined;
    const onReport = (made: PlaceReport) => {
      report = made;
    };
    await passed([...pieces(bytes, 64)], { height: 0.01, bufferBytes: 0, onReport });
    expect(report!.after).toMatchObject({ exact: true, verified: false });
  });

  it.each([
    ['malformed/cut-in-bin.glb', 'truncated'],
    ['malformed/cut-in-json.glb', 'truncated'],
    ['malformed/html.glb', 'html_instead_of_model'],
    ['malformed/empty.glb', 'empty'],
    ['malformed/version-3.glb', 'unsupported_version'],
    ['malformed/bad-json.glb', 'bad_json'],
    ['embedded.gltf', 'invalid_option'],
  ])('ends for %s in %s', async (name, code) => {
    const bytes = readFileSync(join(fixtures, name));
    await expect(passed([...pieces(bytes, 50)], { longest: 1 })).rejects.toMatchObject({ code });
  });

  it('drops bytes after the end and keeps unknown chunks', async () => {
    for (const name of ['odd/trailing-bytes.glb', 'odd/unknown-chunk.glb']) {
      const bytes = readFileSync(join(fixtures, name));
      const { glb } = await placeModel(bytesSource(bytes), { height: 2 });
      expect(Buffer.from(await passed([...pieces(bytes, 33)], { height: 2 })).equals(glb), name).toBe(true);
    }
  });

  it('stops when it is aborted', async () => {
    const bytes = readFileSync(join(fixtures, 'character.glb'));
    const abort = new AbortController();
    const onReport = () => abort.abort(new Error('enough'));
    const streaming = passed([...pieces(bytes, 512)], { height: 1, signal: abort.signal, onReport });
    await expect(streaming).rejects.toThrow('enough');
  });

  it('refuses wrong options before any byte', () => {
    expect(() => placeStream({ height: -1 })).toThrow(GltfError);
    expect(() => placeStream({ bufferBytes: Number.NaN })).toThrow(GltfError);
  });
});

/** The model followed by an unknown chunk. */
function withTail(glb: Uint8Array, length: number): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32LE(length);
  head.write('XTRA', 4);
  const longer = Buffer.concat([glb, head, Buffer.alloc(length)]);
  longer.writeUInt32LE(longer.length, 8);
  return longer;
}
