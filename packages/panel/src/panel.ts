import type { Intent } from './intent.ts';
import type { FileValue, View } from './view/view.ts';

/**
 * A panel, wherever it runs: in this page, in a service worker or behind the bridge. Renderers and hosts know only
 * this.
 */
export interface Panel {
  view(): View;
  /** Told the view after every change. Answers what ends it. */
  subscribe(listener: (view: View) => void): () => void;
  /**
   * Carries out an intent. Resolves when it has really happened: a press that makes something when the task exists
   * and is paid for, a press that imports when the asset stands in the scene.
   * @throws PanelError whose message the user may read; the view says it, too
   */
  send(intent: Intent): Promise<void>;
  /** Keeps a file somebody picked, for the value of a `files` control. @throws PanelError `too_large` */
  keep(name: string, bytes: Uint8Array<ArrayBuffer>): Promise<FileValue>;
  /** The bytes of a kept file or of a picture the view names; undefined when they are gone. */
  read(file: string): Promise<Uint8Array<ArrayBuffer> | undefined>;
  /** Jobs go on at the service; a panel with the same memory takes them up again. */
  close(): Promise<void>;
}
