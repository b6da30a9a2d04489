import { randomUUID } from 'node:crypto';
import type { Content, ContentStore } from '@meshwright/purchase';

/** Streams bytes into the store. An aborted upload leaves only an empty draft, which the store clears. */
export async function keepUpload(store: ContentStore, chunks: AsyncIterable<Uint8Array>): Promise<Content> {
  const receiving = await store.receive(`upload ${randomUUID()}`);
  if (receiving.found) throw new Error('the name of this upload is already in use');
  const { sink } = receiving;
  try {
    await sink.open({});
    for await (const chunk of chunks) await sink.write(chunk);
    return await receiving.publish();
  } catch (error) {
    await sink.open({});
    throw error;
  } finally {
    await receiving.close();
  }
}
