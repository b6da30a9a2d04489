import type { Engine } from '../../engine-port.ts';

/** The animated previews of the animation library, by the keys of its items. */
export interface PreviewStore {
  /** Returns an animated GIF; undefined for a key the library does not have. */
  read(key: string): Promise<Uint8Array | undefined>;
}

/** More than the built-in library has; of a larger one the most recently drawn are kept. */
const mostKept = 500;

/**
 * Draws each preview on its first request, one at a time, and keeps it in memory (about 50 kB each). Requests need no
 * key, so only previews of library items are drawn.
 */
export function createPreviewStore(engine: Pick<Engine, 'animations' | 'animationPreview'>): PreviewStore {
  const kept = new Map<string, Promise<Uint8Array>>();
  let drawing: Promise<unknown> = Promise.resolve();

  function draw(key: string): Promise<Uint8Array> {
    const drawn = drawing.then(() => engine.animationPreview!(key));
    drawing = drawn.catch(() => kept.delete(key));
    kept.set(key, drawn);
    const [oldest] = kept.keys();
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
    return drawn;
  }

  return {
    async read(key) {
      const known = kept.get(key);
      if (known) return await known;
      const library = await engine.animations?.();
      if (!engine.animationPreview || !library?.some((item) => item.key === key)) return undefined;
      return await (kept.get(key) ?? draw(key));
    },
  };
}
