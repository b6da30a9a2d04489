import type { FileRef, FromCore, FromHost } from './messages.ts';

/** One end of a connection between an editor and a core that runs elsewhere. */
export interface Channel {
  /** Sends a message, in order. Does nothing once the channel is closed. */
  post(message: FromCore | FromHost): void;
  /** Every message of the other end from now on; what came before anybody listened is told first. */
  subscribe(listener: (message: unknown) => void): () => void;
  /** Resolves when the other end is gone or this one was closed. */
  readonly closed: Promise<void>;
  close(): void;
  readonly files: FileWay;
}

/** How files get from one end to the other, beside the messages. */
export interface FileWay {
  /** Resolves when the other end can take it. */
  send(bytes: Uint8Array<ArrayBuffer>): Promise<FileRef>;
  /** What the other end has sent, once. @throws PanelError `host_failed` when it is not there, `too_large` */
  take(ref: FileRef): Promise<Uint8Array<ArrayBuffer>>;
  /** The other end is done with what was sent. */
  release?(ref: FileRef): Promise<void>;
}
