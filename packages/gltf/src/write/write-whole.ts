import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import { basename, dirname, extname, join, resolve } from 'node:path';
import { GltfError } from '../gltf-error.ts';
import { streamOf } from '../source/segments-source.ts';
import { lengthOf, type Segment } from './bin-plan.ts';

/** Writes a planned file as `writePieces` does; fails with `truncated` when a range ends early. */
export function writeWhole<Checked>(
  output: string,
  segments: Segment[],
  signal: AbortSignal | undefined,
  check: () => Promise<Checked>,
): Promise<Checked> {
  return writePieces(output, piecesOf(segments, signal), signal, check);
}

/**
 * Writes a file under a temporary name and renames it, so that no reader sees half of it. `check` runs during the
 * writing; the file is renamed only when both succeed.
 */
export async function writePieces<Checked>(
  output: string,
  pieces: AsyncIterable<Uint8Array>,
  signal: AbortSignal | undefined,
  check: () => Promise<Checked>,
): Promise<Checked> {
  const { file, path } = await openTemporary(output);
  try {
    const checking = check();
    // The first failure is reported; the other must not count as unhandled.
    checking.catch(() => undefined);
    for await (const piece of pieces) await writeAll(file, piece);
    await file.close();
    const checked = await checking;
    await rename(path, output);
    return checked;
  } catch (error) {
    await file.close().catch(() => undefined);
    await rm(path, { force: true });
    if (error instanceof GltfError || signal?.aborted) throw error;
    throw unwritable(output, error);
  }
}

/** Rejects the name .gltf for a GLB. */
export function requireGlbName(output: string, step: string): void {
  if (extname(output).toLowerCase() !== '.gltf') return;
  throw new GltfError(
    'invalid_option',
    `${step}: the result is a GLB; name it ${basename(output, extname(output))}.glb`,
  );
}

/** Opens the first free name of a sequence: two processes with the same output never share a temporary file. */
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

async function writeAll(file: FileHandle, piece: Uint8Array): Promise<void> {
  for (let done = 0; done < piece.byteLength; ) {
    done += (await file.write(piece, done, piece.byteLength - done)).bytesWritten;
  }
}

async function* piecesOf(segments: Segment[], signal: AbortSignal | undefined): AsyncIterable<Uint8Array> {
  for (const segment of segments) {
    let left = lengthOf(segment);
    for await (const piece of streamOf(segment, signal)) {
      left -= piece.byteLength;
      yield piece;
    }
    if (left === 0) continue;
    throw new GltfError(
      'truncated',
      `the input ended ${left} bytes early; it may have changed while it was read`,
    );
  }
}

/** The error for a failed write. */
function unwritable(output: string, error: unknown, left = 'nothing was left behind'): GltfError {
  const code = (error as NodeJS.ErrnoException).code ?? 'unknown';
  return new GltfError('not_writable', `${basename(output)}: writing failed (${code}); ${left}`);
}
