import type { Panel } from '../panel.ts';
import { type RendererWords, rendererWords } from '../view/renderer-words.ts';

const english = rendererWords((text) => text);

/** Returns what the renderer says itself, in the language of the panel. */
export function ownWords(panel: Pick<Panel, 'view'>): RendererWords {
  return panel.view().words ?? english;
}

/** Inserts values into a text of the renderer. */
export function filled(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (name, key: string) => String(values[key] ?? name));
}
