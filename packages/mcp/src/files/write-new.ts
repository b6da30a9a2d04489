import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { McpRefusal } from '../mcp-error.ts';
import { moveToFree, type RootFolder, sizeOf } from './root-folder.ts';

/** A written file. */
export interface WrittenFile {
  /** Absolute. */
  readonly path: string;
  readonly bytes: number;
  /** The same bytes were there. */
  readonly before: boolean;
}

/**
 * Writes a GLB below the root where nothing is: the same bytes count as written, other ones are never replaced.
 * @param make writes the file to the path it gets
 * @throws McpRefusal `exists` | `invalid` | `outside_root`
 */
export async function writeNew<T>(
  root: RootFolder,
  output: string,
  make: (draft: string) => Promise<T>,
): Promise<WrittenFile & { readonly result: T }> {
  if (!/\.glb$/i.test(output)) throw new McpRefusal('invalid', 'The output must be named *.glb.');
  const path = await root.target(output);
  const draft = join(dirname(path), `.meshwright-${randomUUID()}.glb`);
  try {
    const { fileDigest } = await import('@meshwright/purchase/files');
    const result = await make(draft);
    const bytes = (await sizeOf(draft)) ?? 0;
    const digest = await fileDigest(draft);
    if (await moveToFree(draft, path)) return { path, bytes, before: false, result };
    // A link that leads out of the root is not followed.
    const existing = await root.existing(output).then(fileDigest, () => undefined);
    if (existing === digest) return { path, bytes, before: true, result };
    throw new McpRefusal(
      'exists',
      `${root.shown(path)} exists and is something else: it is never replaced. Name another output.`,
    );
  } finally {
    await rm(draft, { force: true });
  }
}
