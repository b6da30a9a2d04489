import { mainFileName } from '@meshwright/client';
import type { Content } from '@meshwright/purchase';
import { fetchArtifact } from '@meshwright/purchase';
import { PipelineError } from '../pipeline-error.ts';
import type { Run } from './recipe-context.ts';
import { isNodeRef, type NodeRef, type PathRef } from './recipe-data.ts';

/** Returns the file of a reference, fetched into the store if missing. Its node is done. */
export async function contentOf({ context, results, signal }: Run, ref: NodeRef | PathRef): Promise<Content> {
  const { buyer, store, readFile } = context;
  if (!isNodeRef(ref)) return store.keep(`project file ${ref.path}`, await readFile(ref.path));
  const source = results[ref.from]!;
  if (source.kind === 'process') return source.content;
  if (source.kind === 'draw') return source.files[ref.file!]!;
  return fetchArtifact(buyer.connection, store, source.ref, ref.file ?? mainFileName(source.ref.family), {
    signal,
  });
}

/** Returns its bytes. @throws PipelineError `missing_content` when they are removed from the store meanwhile */
export async function bytesOf(run: Run, ref: NodeRef | PathRef): Promise<Uint8Array> {
  const { hash } = await contentOf(run, ref);
  const bytes = await run.context.store.read(hash);
  if (bytes) return bytes;
  throw new PipelineError(
    'missing_content',
    `${hash} was removed from the store meanwhile. Run the same again.`,
  );
}
