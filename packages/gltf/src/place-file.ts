import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import { basename, dirname, extname, join, resolve } from 'node:path';
import { lengthOf, type Segment } from './bin-plan.ts';
import { fileSource } from './file-source.ts';
import { GltfError } from './gltf-error.ts';
import { planPlacement } from './place-model.ts';
import type { PlaceOptions, PlaceReport } from './placement.ts';

/**
 * Places a model file into a GLB file, in constant memory. The output appears whole or not at all: it is
 * written beside its place and renamed. Input and output may be the same file.
 */
export async function placeFile(
  input: string,
  output: string,
  options: PlaceOptions = {},
): Promise<PlaceReport> {
  if (extname(output).toLowerCase() === '.gltf') {
    throw new GltfError(
      'invalid_option',
      `place: the result is a GLB; name it ${basename(output, extname(output))}.glb`,
    );
  }
  const source = await fileSource(input);
  try {
    const { segments, report } = await planPlacement(source, options);
    await writeWhole(output, segments, options.signal);
    return report;
  } finally {
    await source.close?.();
  }
}

/** Writes a file under a temporary name and renames it, so that nobody ever sees half of it. */
async function writeWhole(
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

function unwritable(output: string, error: unknown): GltfError {
  const code = (error as NodeJS.ErrnoException).code ?? 'unknown';
  return new GltfError(
    'not_writable',
    `${basename(output)}: writing failed (${code}); nothing was left behind`,
  );
}
