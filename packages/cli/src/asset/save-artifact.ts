import type { Artifact } from '@meshwright/client';
import type { Terminal } from '../progress/terminal.ts';
import type { Session } from '../session/session.ts';
import { fileSink } from './file-sink.ts';

/** Downloads one file of a result to `path`. Returns its size and its SHA-256 in hex. */
export async function saveArtifact(
  session: Session,
  artifact: Artifact,
  path: string,
  { signal }: Pick<Terminal, 'signal'>,
): Promise<{ bytes: number; sha256: string }> {
  const sink = fileSink(path);
  try {
    const { size } = await session.client.downloadTo(artifact, sink, { signal });
    return { bytes: size, sha256: sink.sha256() };
  } finally {
    await sink.close();
  }
}
