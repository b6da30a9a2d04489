import { createHash } from 'node:crypto';
import type { ProjectFiles, Remote } from '@meshwright/pipeline';
import type { ContentStore } from '@meshwright/purchase';
import { CliError } from '../../errors/cli-error.ts';

/**
 * Returns the bytes of a locked file, wherever they are: in the project, the store or the remote.
 * @throws CliError `not_found` when none of them has it
 */
export async function contentOf(
  { path, hash }: { readonly path: string; readonly hash: string },
  files: ProjectFiles,
  store: ContentStore,
  remote: Remote | undefined,
): Promise<Uint8Array> {
  const own = (await files.hash(path)) === hash ? await files.read(path) : undefined;
  const content = own ?? (await store.read(hash)) ?? (await remote?.get(hash));
  if (content && createHash('sha256').update(content).digest('hex') === hash) return content;
  throw new CliError(
    'not_found',
    `${path} is locked as ${hash.slice(0, 12)}, and neither the project nor the store nor ${remote ? 'the remote' : 'a remote'} has it; fetch it on a machine that has it`,
  );
}
