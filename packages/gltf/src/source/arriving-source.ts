import { GltfError } from '../gltf-error.ts';
import type { Source } from './source.ts';

/** A source that is still arriving; reads wait for their bytes. */
export interface ArrivingSource extends Source {
  /** Adds the next bytes. They are kept until `forget`. */
  push(bytes: Uint8Array): void;
  /** Marks the end; waiting reads get the bytes that arrived. */
  end(): void;
  /** Resolves when a read needs bytes that have not arrived. */
  starving(): Promise<void>;
  /** Returns all kept bytes in order; later bytes are not kept. */
  forget(): Uint8Array[];
}

/**
 * Creates the source of a GLB whose bytes arrive in order. Reads up to `most` bytes after the JSON chunk wait for the
 * arriving bytes; later ones use `random`, or fail with `needs_bytes`, so that memory stays bounded.
 */
export function arrivingSource(name: string, most: number, random: Source | undefined): ArrivingSource {
  let pieces: Uint8Array[] = [];
  let size = 0;
  let ended = false;
  let waiting: { until: number; resume: () => void }[] = [];
  let starved: (() => void)[] = [];

  const arrived = (until: number): Promise<void> => {
    if (size >= until || ended) return Promise.resolve();
    for (const notify of starved.splice(0)) notify();
    return new Promise((resume) => waiting.push({ until, resume }));
  };
  const resumeReady = () => {
    const ready = waiting.filter(({ until }) => ended || until <= size);
    waiting = waiting.filter((wait) => !ready.includes(wait));
    for (const { resume } of ready) resume();
  };

  return {
    name,
    size: undefined,
    // Always false, so that the reads do not depend on how fast bytes arrive.
    available: () => false,
    async read(offset, length, signal) {
      if (offset > 0 || length > HEAD_BYTES) {
        await arrived(HEAD_BYTES);
        const after = offset + length - jsonEnd(copy(pieces, 0, HEAD_BYTES), name);
        // A chunk header behind the JSON is allowed, since it belongs to the structure.
        if (after > most + HEAD_BYTES) {
          if (random) return random.read(offset, length, signal);
          throw tooFar(name, offset, after, most);
        }
      }
      await arrived(offset + length);
      signal?.throwIfAborted();
      return copy(pieces, offset, Math.min(length, Math.max(0, size - offset)));
    },
    push(bytes) {
      pieces.push(bytes);
      size += bytes.byteLength;
      resumeReady();
    },
    end() {
      ended = true;
      resumeReady();
    },
    starving: () =>
      waiting.length > 0 ? Promise.resolve() : new Promise((resolve) => starved.push(resolve)),
    forget() {
      const kept = pieces;
      pieces = [];
      starved = [];
      return kept;
    },
  };
}

/** End of the JSON chunk, which is buffered at any size: the reader has its own limits. */
function jsonEnd(head: Uint8Array, name: string): number {
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  if (head.byteLength < HEAD_BYTES || view.getUint32(0, true) === GLB_MAGIC) {
    return head.byteLength < HEAD_BYTES ? HEAD_BYTES : HEAD_BYTES + view.getUint32(12, true);
  }
  throw new GltfError(
    'invalid_option',
    `${name}: only a GLB can be placed while it arrives; read a .gltf whole and use placeModel`,
  );
}

function tooFar(name: string, offset: number, after: number, most: number): GltfError {
  return new GltfError(
    'needs_bytes',
    `${name}: placing it needs bytes at ${offset}, so ${after} bytes after the JSON would be buffered, ` +
      `but at most ${most} are allowed; raise bufferBytes, or pass a source for such reads`,
  );
}

function copy(pieces: Uint8Array[], offset: number, length: number): Uint8Array {
  const part = new Uint8Array(length);
  let at = 0;
  for (const piece of pieces) {
    const from = Math.max(offset, at);
    const to = Math.min(offset + length, at + piece.byteLength);
    if (from < to) part.set(piece.subarray(from - at, to - at), from - offset);
    at += piece.byteLength;
  }
  return part;
}

const GLB_MAGIC = 0x46546c67;
const HEAD_BYTES = 20;
