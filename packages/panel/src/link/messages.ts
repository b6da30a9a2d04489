import type { AssetToImport, HostFacts, ImportedAsset } from '../host/host-port.ts';
import type { Intent } from '../intent.ts';
import type { PanelErrorCode } from '../panel-error.ts';
import type { FileValue, View } from '../view/view.ts';

/** Of these messages; both ends must speak the same. */
export const linkVersion = 1;

/**
 * What an editor says to a core that runs elsewhere. The same messages go through every channel: a message port, a
 * browser extension, the bridge. All of it is JSON; files go beside the messages, as their `FileRef` says.
 */
export type FromHost = Hello | IntentMessage | Answer | Keep | Read;

/** What the core says to the editor. */
export type FromCore = ViewMessage | Call | Done | Closed;

/** The first message: who is there. */
export interface Hello {
  readonly type: 'hello';
  readonly version: typeof linkVersion;
  readonly host: HostFacts;
  /**
   * What the state is kept for, at most 1,000 characters: the path of the project or scene file, or any other text
   * that is the same when the same project is opened again.
   */
  readonly project: string;
}

/** Carry this out. Answered by `done` when it has really happened. */
export interface IntentMessage {
  readonly type: 'intent';
  /**
   * A whole number from 1, chosen by the host, used once. The same number again is the same intent again: it is not
   * carried out twice, and its answer is repeated.
   */
  readonly id: number;
  readonly intent: Intent;
}

/** What came of a `call`: `result` as that call says (null for nothing), or `error`, a sentence for the user. */
export type Answer =
  | { readonly type: 'answer'; readonly id: number; readonly result: unknown }
  | { readonly type: 'answer'; readonly id: number; readonly error: string };

/**
 * Keep a file that was sent, for the value of a `files` control. Answered by `done` with a `FileValue`. The bridge
 * has `PUT /files` for that.
 */
interface Keep {
  readonly type: 'keep';
  readonly id: number;
  readonly name: string;
  readonly file: FileRef;
}

/**
 * Send a picture that the view names. Answered by `done` with a `FileRef`, or null when it is gone. The bridge has
 * `GET /files` for that.
 */
interface Read {
  readonly type: 'read';
  readonly id: number;
  /** SHA-256, hex. */
  readonly file: string;
}

/** Draw this, and forget what was drawn before. The first one says that the panel is open. */
export interface ViewMessage {
  readonly type: 'view';
  readonly view: View;
}

/** What came of an `intent`, `keep` or `read` with this id. */
export type Done =
  | { readonly type: 'done'; readonly id: number; readonly result?: DoneResult }
  | { readonly type: 'done'; readonly id: number; readonly error: LinkError };

/** Of an `intent`: nothing. Of `keep`: a `FileValue`. Of `read`: a `FileRef`, or null. */
export type DoneResult = FileValue | FileRef | null | undefined;

/** The core ends; nothing more is answered. */
export interface Closed {
  readonly type: 'closed';
  readonly error: LinkError;
}

/** A `PanelError` on its way. */
export interface LinkError {
  readonly code: PanelErrorCode;
  readonly message: string;
}

/**
 * Do this, and answer with the same id when it has really happened. An id that came before is not done again: its
 * answer is repeated.
 */
export type Call = { readonly type: 'call'; readonly id: number } & CallBody;

/** The calls are those of `HostPort`. */
export type CallBody =
  /** Answer: `CallResults`. */
  | { readonly call: 'importAsset'; readonly asset: SentAsset }
  | { readonly call: 'exportSelection' }
  | { readonly call: 'show'; readonly asset: string }
  | { readonly call: 'remove'; readonly asset: string }
  | { readonly call: 'playClip'; readonly asset: string; readonly clip: string | null }
  | ({ readonly call: 'saveFile'; readonly name: string } & FileRef)
  /** Never over the bridge, which keeps the state itself. */
  | { readonly call: 'load' }
  | { readonly call: 'save'; readonly state: string };

/** What each call is answered with. */
export interface CallResults {
  readonly importAsset: ImportedAsset;
  readonly exportSelection: FileRef;
  /** False when it is gone. */
  readonly show: boolean;
  /** False when it was gone already. */
  readonly remove: boolean;
  readonly playClip: null;
  /** Where it is, for people. */
  readonly saveFile: string;
  readonly load: string | null;
  readonly save: null;
}

/** A model on its way into the scene: the GLB is the file. */
export type SentAsset = Omit<AssetToImport, 'glb' | 'file'> & FileRef;

/** A file that is sent beside the messages, by its hash or, where both ends see the same disk, by its path. */
export interface FileRef {
  /** SHA-256, hex. Always there when the core sends; a host may leave it out when it gives a path. */
  readonly file?: string | undefined;
  /** Absolute. What the core sends lies there until the call is answered. */
  readonly path?: string | undefined;
}
