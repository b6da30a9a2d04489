import type { Eye } from './viewport/viewport.ts';

/** How the scene was seen and where its assets stood, kept in this browser. The panel keeps the assets. */
export interface KeptView {
  /** Metres right of the middle, by `Provenance.task`. */
  readonly places: Readonly<Record<string, number>>;
  /** Metres; the height that the asset of a task had when it was last in the scene, by `Provenance.task`. */
  readonly heights: Readonly<Record<string, number>>;
  readonly eye?: Eye | undefined;
  readonly mode?: string | undefined;
  /** BCP 47; chosen in the page, otherwise that of the browser. */
  readonly language?: string | undefined;
  /** Chosen with the button; otherwise that of the system. */
  readonly theme?: 'dark' | 'light' | undefined;
}

const key = 'meshwright-studio/view';
const nothing: KeptView = { places: {}, heights: {} };

/** Most heights that are kept. */
const mostHeights = 500;

export function readKeptView(): KeptView {
  try {
    return { ...nothing, ...(JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<KeptView>) };
  } catch {
    return nothing;
  }
}

/** Keeps what changed. A browser that stores nothing forgets it with the page. */
export function keepView(update: Partial<KeptView>): void {
  const kept = { ...readKeptView(), ...update };
  const heights = Object.fromEntries(Object.entries(kept.heights).slice(-mostHeights));
  try {
    localStorage.setItem(key, JSON.stringify({ ...kept, heights }));
  } catch {
    // Full, or forbidden.
  }
}
