import type { Intent } from './intent.ts';
import type { FileValue, View } from './view/view.ts';

/** A panel in this page, in a service worker or behind the bridge; the only interface for renderers and hosts. */
export interface Panel {
  view(): View;
  /** Calls the listener with the view after every change. Returns the unsubscribe function. */
  subscribe(listener: (view: View) => void): () => void;
  /**
   * Runs an intent. Resolves when its effect has happened: for a press that makes something when the task exists and
   * is paid, for a press that imports when the asset is in the scene.
   * @throws PanelError with a message for the user, which the view also shows
   */
  send(intent: Intent): Promise<void>;
  /** Stores a picked file for the value of a `files` control. @throws PanelError `too_large` */
  keep(name: string, bytes: Uint8Array<ArrayBuffer>): Promise<FileValue>;
  /** Returns the bytes of a stored file or a picture of the view; undefined when they are gone. */
  read(file: string): Promise<Uint8Array<ArrayBuffer> | undefined>;
  /** Closes the panel. Jobs continue at the service; a panel with the same memory resumes them. */
  close(): Promise<void>;
}
