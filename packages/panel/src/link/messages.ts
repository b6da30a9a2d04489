import type { AssetToImport, HostFacts, ImportedAsset } from '../host/host-port.ts';
import type { Intent } from '../intent.ts';
import type { PanelErrorCode } from '../panel-error.ts';
import type { FileValue, View } from '../view/view.ts';

/** Protocol version; both ends must use the same. */
export const linkVersion = 1;

/**
 * Messages from an editor to a remote core. They are the same for every channel: a message port, a browser extension,
 * the bridge. All are JSON; files travel beside them, referenced by a `FileRef`.
 */
export type FromHost = Hello | IntentMessage | Answer | Keep | Read;

/** Messages from the core to the editor. */
export type FromCore = ViewMessage | Call | Done | Closed;

/** First message: identifies the host. */
export interface Hello {
  readonly type: 'hello';
  readonly version: typeof linkVersion;
  readonly host: HostFacts;
  /**
   * Key of the stored state, at most 1,000 characters: the path of the project or scene file, or any other text that
   * is the same when the same project is opened again.
   */
  readonly project: string;
}

/** Runs an intent. Answered by `done` when its effect has happened. */
export interface IntentMessage {
  readonly type: 'intent';
  /**
   * Integer from 1, chosen by the host and used once. A repeated number is the same intent: it does not run again,
   * and its answer is repeated.
   */
  readonly id: number;
  readonly intent: Intent;
}

/** Answer to a `call`: `result` as the call defines (null for none), or `error`, a message for the user. */
export type Answer =
  | { readonly type: 'answer'; readonly id: number; readonly result: unknown }
  | { readonly type: 'answer'; readonly id: number; readonly error: string };

/**
 * Stores a sent file for the value of a `files` control. Answered by `done` with a `FileValue`. The bridge has `PUT
 * /files` instead.
 */
interface Keep {
  readonly type: 'keep';
  readonly id: number;
  readonly name: string;
  readonly file: FileRef;
}

/**
 * Requests a picture of the view. Answered by `done` with a `FileRef`, or null when it is gone. The bridge has `GET
 * /files` instead.
 */
interface Read {
  readonly type: 'read';
  readonly id: number;
  /** SHA-256, hex. */
  readonly file: string;
}

/** Replaces the drawn view. The first one means that the panel is open. */
export interface ViewMessage {
  readonly type: 'view';
  readonly view: View;
}

/** Answer to the `intent`, `keep` or `read` with this id. */
export type Done =
  | { readonly type: 'done'; readonly id: number; readonly result?: DoneResult }
  | { readonly type: 'done'; readonly id: number; readonly error: LinkError };

/** Result of an `intent`: none; of `keep`: a `FileValue`; of `read`: a `FileRef`, or null. */
export type DoneResult = FileValue | FileRef | null | undefined;

/** The core ends; there are no further answers. */
export interface Closed {
  readonly type: 'closed';
  readonly error: LinkError;
}

/** A serialized `PanelError`. */
export interface LinkError {
  readonly code: PanelErrorCode;
  readonly message: string;
}

/**
 * Runs an operation; the answer with the same id follows when its effect has happened. A repeated id does not run
 * again: its answer is repeated.
 */
export type Call = { readonly type: 'call'; readonly id: number } & CallBody;

/** The calls are those of `HostPort`. */
export type CallBody =
  /** Answered with `CallResults`. */
  | { readonly call: 'importAsset'; readonly asset: SentAsset }
  | { readonly call: 'exportSelection' }
  | { readonly call: 'show'; readonly asset: string }
  | { readonly call: 'remove'; readonly asset: string }
  | { readonly call: 'playClip'; readonly asset: string; readonly clip: string | null }
  | ({ readonly call: 'saveFile'; readonly name: string } & FileRef)
  /** Not used by the bridge, which stores the state itself. */
  | { readonly call: 'load' }
  | { readonly call: 'save'; readonly state: string };

/** Result of each call. */
export interface CallResults {
  readonly importAsset: ImportedAsset;
  readonly exportSelection: FileRef;
  /** False when the asset is gone. */
  readonly show: boolean;
  /** False when the asset was already gone. */
  readonly remove: boolean;
  readonly playClip: null;
  /** Location for display. */
  readonly saveFile: string;
  readonly load: string | null;
  readonly save: null;
}

/** An asset to import; the GLB is the referenced file. */
type SentAsset = Omit<AssetToImport, 'glb' | 'file'> & FileRef;

/** Reference to a file sent beside the messages: its hash or, where both ends share a disk, its path. */
export interface FileRef {
  /** SHA-256, hex. Always set by the core; a host may omit it when it gives a path. */
  readonly file?: string | undefined;
  /** Absolute path. A file of the core stays there until the call is answered. */
  readonly path?: string | undefined;
}
