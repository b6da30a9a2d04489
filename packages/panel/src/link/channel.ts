import type { FileRef, FromCore, FromHost } from './messages.ts';

/** One end of a connection between an editor and a remote core. */
export interface Channel {
  /** Sends a message, in order. Does nothing once the channel is closed. */
  post(message: FromCore | FromHost): void;
  /** Delivers every message of the other end; messages that arrived before the first subscriber come first. */
  subscribe(listener: (message: unknown) => void): () => void;
  /** Resolves when the other end is gone or this end is closed. */
  readonly closed: Promise<void>;
  close(): void;
  readonly files: FileWay;
}

/** File transfer between the ends, beside the messages. */
export interface FileWay {
  /** Resolves when the other end can take the file. */
  send(bytes: Uint8Array<ArrayBuffer>): Promise<FileRef>;
  /** Returns a file from the other end, once. @throws PanelError `host_failed` when it is missing, `too_large` */
  take(ref: FileRef): Promise<Uint8Array<ArrayBuffer>>;
  /** Frees a sent file that the other end no longer needs. */
  release?(ref: FileRef): Promise<void>;
}
