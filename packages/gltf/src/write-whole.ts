import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import { basename, dirname, extname, join, resolve } from 'node:path';
import { lengthOf, type Segment } from './bin-plan.ts';
import { GltfError } from './gltf-error.ts';

/** Writes a file under a temporary name and renames it, so that nobody ever sees half of it. */
export async function writeWhole(
  output: string,
  segments: Segment[],
  signal: AbortSignal | undefined,
): Promise<void> {
  const { file, path } = await openTemporary(output);
  try {
    for (const segment of segments) await writeSegment(file, segment, signal);
    await file.close();
    await rename(path, output);
  } catch (error) {
    await file.close().catch(() => undefined);
    await rm(path, { force: true });
    if (error instanceof GltfError || signal?.aborted) throw error;
    throw unwritable(output, error);
  }
}

/** Refuses to call a GLB .gltf. */
export function requireGlbName(output: string, step: string): void {
  if (extname(output).toLowerCase() !== '.gltf') return;
  throw new GltfError(
    'invalid_option',
    `${step}: the result is a GLB; name it ${basename(output, extname(output))}.glb`,
  );
}

/** The first free name of a row: two processes at the same output never share a temporary file. */
async function openTemporary(output: string): Promise<{ file: FileHandle; path: string }> {
  for (let attempt = 0; ; attempt++) {
    const path = join(dirname(resolve(output)), `.${basename(output)}.${attempt}.part`);
    try {
      return { file: await open(path, 'wx'), path };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST' || attempt === 99)
        throw unwritable(output, error);
    }
  }
}

async function writeSegment(
  file: FileHandle,
  segment: Segment,
  signal: AbortSignal | undefined,
): Promise<void> {
  let written = 0;
  for await (const piece of pieces(segment, signal)) {
    for (let done = 0; done < piece.byteLength; ) {
      done += (await file.write(piece, done, piece.byteLength - done)).bytesWritten;
    }
    written += piece.byteLength;
  }
  if (written === lengthOf(segment)) return;
  throw new GltfError(
    'truncated',
    `the input ended ${lengthOf(segment) - written} bytes early; was it changed meanwhile?`,
  );
}

async function* pieces(segment: Segment, signal: AbortSignal | undefined): AsyncIterable<Uint8Array> {
  if ('bytes' in segment) yield segment.bytes;
  else if (segment.source.stream) yield* segment.source.stream(segment.offset, segment.length, signal);
  else yield await segment.source.read(segment.offset, segment.length, signal);
}

/** What a failed write is called. */
export function unwritable(output: string, error: unknown, left = 'nothing was left behind'): GltfError {
  const code = (error as NodeJS.ErrnoException).code ?? 'unknown';
  return new GltfError('not_writable', `${basename(output)}: writing failed (${code}); ${left}`);
}
