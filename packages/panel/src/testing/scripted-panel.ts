import type { Intent } from '../intent.ts';
import type { Panel } from '../panel.ts';
import type { View } from '../view/view.ts';

/** Panel with a view set by the test, to check a renderer without a core. */
export interface ScriptedPanel extends Panel {
  readonly intents: readonly Intent[];
  /** Number of subscribers. */
  readonly listeners: number;
  show(view: View): void;
}

/** @param answer result of an intent; rejects for a failing one */
export function scriptedPanel(
  first: View,
  answer: (intent: Intent, panel: ScriptedPanel) => Promise<void> = async () => {},
): ScriptedPanel {
  const intents: Intent[] = [];
  const listeners = new Set<(view: View) => void>();
  const files = new Map<string, Uint8Array<ArrayBuffer>>();
  let view = first;
  const panel: ScriptedPanel = {
    intents,
    get listeners() {
      return listeners.size;
    },
    show(next) {
      view = next;
      for (const listen of listeners) listen(view);
    },
    view: () => view,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    async send(intent) {
      intents.push(intent);
      await answer(intent, panel);
    },
    async keep(name, bytes) {
      const digest = await crypto.subtle.digest('SHA-256', bytes);
      const file = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
      files.set(file, bytes);
      return { file, name, size: bytes.length };
    },
    read: async (file) => files.get(file),
    close: async () => {},
  };
  return panel;
}
