import type { RecipeContext, RunEvent } from '@meshwright/pipeline';
import { fetchArtifact } from '@meshwright/purchase';

/** Fetches the thumbnail of every finished task of a run until the run ends. Missing ones are ignored. */
export function followThumbnails(
  { buyer, store }: RecipeContext,
  signal: AbortSignal,
  onPicture: (picture: Uint8Array) => void,
): { see(event: RunEvent): void; end(): Promise<void> } {
  const over = new AbortController();
  const tasks = new Map<string, Extract<RunEvent, { ref: unknown }>['ref']>();
  const fetches: Promise<void>[] = [];

  async function fetchPicture(node: string): Promise<void> {
    const ref = tasks.get(node);
    if (!ref?.family.results.includes('thumbnail_url')) return;
    const { hash } = await fetchArtifact(buyer.connection, store, ref, 'thumbnail_url', {
      signal: AbortSignal.any([signal, over.signal]),
    });
    const picture = await store.read(hash);
    if (picture) onPicture(picture);
  }

  return {
    see(event) {
      if ('ref' in event) tasks.set(event.node, event.ref);
      if (event.state === 'done') fetches.push(fetchPicture(event.node).catch(() => {}));
    },
    async end() {
      over.abort();
      await Promise.all(fetches);
    },
  };
}
