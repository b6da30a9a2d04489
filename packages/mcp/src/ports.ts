import type { Connection } from '@meshwright/client';
import type { Project, Remote } from '@meshwright/pipeline';
import type { Budget, ContentStore, Journal } from '@meshwright/purchase';

/** A connected service. */
export interface OpenService {
  readonly connection: Connection;
  /** Its address, or `embedded`. */
  readonly name: string;
}

/** A running `meshwright bridge`. */
export interface BridgeAddress {
  /** `http://127.0.0.1:PORT`. */
  readonly url: string;
  /** Secret bearer token. */
  readonly token: string;
}

/** What the server needs of the program that starts it: the user's service, journal and files. */
export interface McpPorts {
  /** Runs the work with the configured service, by default an embedded one. */
  withService<T>(work: (service: OpenService) => Promise<T>): Promise<T>;
  /** Runs the work with the journal of the root's project, or outside projects with that of the user. */
  withJournal<T>(work: (journal: Journal) => Promise<T>): Promise<T>;
  /** Opens the content store of this user. */
  store(): Promise<ContentStore>;
  /** Returns the budget of the root's project; undefined without a project or a budget. */
  declaredBudget(): Promise<Budget | undefined>;
  /** Returns where a project shares its finished files, if anywhere. */
  remote?(project: Project): Promise<Remote | undefined>;
  /** Host of the configured service, known without a request. */
  host(): Promise<string>;
  /** Returns a picture of at most `maxBytes`, or undefined when it cannot be made so small. */
  smallPicture(bytes: Uint8Array, maxBytes: number): Promise<Picture | undefined>;
  /** Returns the bridge of this user's editors, if one runs. */
  bridge?(): Promise<BridgeAddress | undefined>;
  /** Writes a line where people look for problems; never to the protocol's stream. */
  log(line: string): void;
  /** Milliseconds since 1970. */
  now(): number;
}

export interface Picture {
  readonly bytes: Uint8Array;
  readonly mimeType: string;
}

/** Options of the server. */
export interface McpOptions {
  /** Folder below which files are read and written. */
  readonly root: string;
  /** Version for the handshake and sidecars. */
  readonly version: string;
  /**
   * Most credits of this session; also of a day unless `dayBudget` is given.
   * @default none: nothing is bought
   */
  readonly budget?: number | undefined;
  /**
   * Most credits of a day, UTC.
   * @default `budget`
   */
  readonly dayBudget?: number | undefined;
  /**
   * Longest time until a call answers with a handle, in milliseconds.
   * @default 45,000: clients give up at 60,000
   */
  readonly answerMs?: number | undefined;
}
