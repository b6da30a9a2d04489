import { type PlaceStreamOptions, placeStream } from '../place/place-stream.ts';

/** The bytes in pieces of one size. */
export function* pieces(bytes: Uint8Array, size: number): Generator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.slice(at, at + size);
}

/** What placeStream writes for these parts. */
export async function passed(parts: Uint8Array[], options: PlaceStreamOptions): Promise<Uint8Array> {
  const input = new ReadableStream<Uint8Array>({
    pull(controller) {
      const part = parts.shift();
      if (part) controller.enqueue(part);
      else controller.close();
    },
  });
  return collect(input.pipeThrough(placeStream(options)));
}

export async function collect(stream: ReadableStream<Uint8Array>): Promise<Uint8Array> {
  return new Uint8Array(await new Response(stream as unknown as BodyInit).arrayBuffer());
}
