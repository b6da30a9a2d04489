import { readExactly, requireLength, type Source } from '../source/source.ts';
import type { BufferLayout } from './accessor-layout.ts';
import type { Container } from './container.ts';

/** The bytes behind one entry of `buffers`. */
export interface BufferBytes {
  read(offset: number, length: number): Promise<Uint8Array>;
  available(offset: number, length: number): boolean;
  /** Where the bytes are, for copying without reading them here. */
  place: { source: Source; offset: number } | { bytes: Uint8Array };
}

/**
 * Finds the data of every buffer: BIN chunk, data URI or a file beside the model. Checks sizes, so that a file with
 * less data than it declares fails before any allocation. Entries without data of their own are null.
 */
export async function openBuffers(
  source: Source,
  container: Container,
  layouts: BufferLayout[],
  signal?: AbortSignal,
): Promise<(BufferBytes | null)[]> {
  const opened: (BufferBytes | null)[] = [];
  for (const [index, layout] of layouts.entries()) {
    const pointer = `/buffers/${index}`;
    if (layout.uri === undefined) {
      const isBin = index === 0 && container.bin !== null;
      opened.push(isBin ? binBuffer(source, container.bin!, layout, pointer, signal) : null);
    } else {
      // A chunk of its own: a GLB in one piece does without it.
      const { outsideBuffer } = await import('./outside/outside-data.ts');
      opened.push(await outsideBuffer(source, layout, pointer, signal));
    }
  }
  return opened;
}

function binBuffer(
  source: Source,
  bin: { offset: number; length: number },
  { length }: BufferLayout,
  pointer: string,
  signal: AbortSignal | undefined,
): BufferBytes {
  requireLength(length, bin.length, pointer);
  return {
    read: (offset, wanted) => readExactly(source, bin.offset + offset, wanted, signal),
    available: (offset, wanted) => source.available?.(bin.offset + offset, wanted) ?? true,
    place: { source, offset: bin.offset },
  };
}
