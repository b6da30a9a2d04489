import { download } from '../source/download.ts';
import { type UrlSourceOptions, urlSource } from '../source/url-source.ts';
import { checkedOptions } from '../step/checked-options.ts';
import { requireGlbName, writePieces, writeWhole } from '../write/write-whole.ts';
import { planPlacement } from './place-model.ts';
import { type PlaceOptions, placeOptions } from './place-options.ts';
import { placeStream } from './place-stream.ts';
import type { PlaceReport } from './placement.ts';

export interface PlaceFileOptions extends PlaceOptions, Omit<UrlSourceOptions, 'maxSequentialBytes'> {}

/**
 * Places a model from a URL into a GLB file while it downloads, in constant memory and atomically. Bytes needed
 * before they arrive, such as skin matrices at the end, are requested separately. A .gltf is read by ranges instead,
 * with the files beside it.
 * @throws GltfError `http_status`, `network`, `truncated`, or the reason why the model cannot be placed; no file is
 * left behind
 */
export async function placeUrl(
  url: string | URL,
  output: string,
  options: PlaceFileOptions = {},
): Promise<PlaceReport> {
  requireGlbName(output, 'place');
  checkedOptions(placeOptions, options);
  const { signal } = options;
  const { name, body } = await download(url, options, signal);
  const pieces = body[Symbol.asyncIterator]();
  const first = await firstBytes(pieces);
  if (first[0] === OPENING_BRACE) {
    await pieces.return?.();
    return placeText(url, output, options);
  }
  let report: PlaceReport | undefined;
  const placed = readable(first, pieces).pipeThrough(
    placeStream({ ...options, name, source: urlSource(url, options), onReport: (done) => (report = done) }),
  );
  try {
    await writePieces(output, placed, signal, async () => undefined);
  } finally {
    await pieces.return?.();
  }
  return report!;
}

async function placeText(url: string | URL, output: string, options: PlaceFileOptions): Promise<PlaceReport> {
  const source = urlSource(url, options);
  try {
    const { segments, report } = await planPlacement(source, options);
    return await writeWhole(output, segments, options.signal, async () => report);
  } finally {
    await source.close?.();
  }
}

async function firstBytes(pieces: AsyncIterator<Uint8Array>): Promise<Uint8Array> {
  for (;;) {
    const { done, value } = await pieces.next();
    if (done) return new Uint8Array(0);
    if (value.byteLength > 0) return value;
  }
}

function readable(first: Uint8Array, pieces: AsyncIterator<Uint8Array>): ReadableStream<Uint8Array> {
  return new ReadableStream<Uint8Array>(
    {
      start: (controller) => controller.enqueue(first),
      async pull(controller) {
        const { done, value } = await pieces.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      cancel: async () => {
        await pieces.return?.();
      },
    },
    { highWaterMark: 0 },
  );
}

const OPENING_BRACE = 0x7b;
