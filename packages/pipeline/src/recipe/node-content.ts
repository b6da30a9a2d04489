import type { Content } from '../files/content-store.ts';
import { fetchArtifact } from '../files/fetch-artifact.ts';
import { PipelineError } from '../pipeline-error.ts';
import type { Run } from './recipe-context.ts';
import { defaultFile, isNodeRef, type NodeRef, type PathRef } from './recipe-data.ts';

/** The file a reference stands for, brought into the store if it is not there. The node it names is done. */
export async function contentOf({ context, results, signal }: Run, ref: NodeRef | PathRef): Promise<Content> {
  const { buyer, store, readFile } = context;
  if (!isNodeRef(ref)) return store.keep(`project file ${ref.path}`, await readFile(ref.path));
  const source = results[ref.from]!;
  if (source.kind === 'process') return source.content;
  return fetchArtifact(buyer.connection, store, source.ref, ref.file ?? defaultFile, { signal });
}

/** Its bytes. @throws PipelineError `missing_content` when somebody takes them out of the store meanwhile */
export async function bytesOf(run: Run, ref: NodeRef | PathRef): Promise<Uint8Array> {
  const { hash } = await contentOf(run, ref);
  const bytes = await run.context.store.read(hash);
  if (bytes) return bytes;
  throw new PipelineError(
    'missing_content',
    `${hash} has gone from the store meanwhile. Run the same again.`,
  );
}
