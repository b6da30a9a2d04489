/** Real local service for a suite, with instant tasks. */
export interface SuiteService {
  /** `http://127.0.0.1:PORT/openapi`. */
  readonly baseUrl: string;
  readonly key: string;
  /** Calls the service's control API: `control('/faults', {...})`. */
  control(path: string, body: object): Promise<unknown>;
}

/** Plugin driver for the host contract suite: operates its editor as a user does. */
export interface EditorDriver {
  readonly name: string;
  /** Whether the host has undo, and whether its scene survives a reload. */
  readonly undo: boolean;
  readonly keepsScene: boolean;
  /**
   * Whether the editor makes one mesh of all meshes of a model, as Unreal does.
   * @default false
   */
  readonly mergesMeshes?: boolean | undefined;
  /** Starts the editor on an empty scene with the panel open. */
  open(service: SuiteService): Promise<OpenEditor>;
}

export interface OpenEditor {
  /** Sets the control with this label, by keyboard and mouse; of one with several options, it chooses this one too. */
  set(label: string, value: string | number | boolean): Promise<void>;
  /** Picks files for the control with this label. */
  pick(label: string, paths: readonly string[]): Promise<void>;
  /** Clicks the first button whose text, with its price in brackets, begins with `label`: `Rig (` is that of `Rig (5 credits)`. */
  press(label: string): Promise<void>;
  /** Returns all text the panel shows. */
  text(): Promise<string>;
  /** Returns the objects in the scene, from the host's own data. */
  scene(): Promise<readonly SceneObject[]>;
  /** Selects an object by id as a mouse does: its first part that has a mesh. */
  select(id: string): Promise<void>;
  /** Returns everything the host would write into its scene file or project, as text. */
  saved(): Promise<string>;
  /** Undoes with the host's own command. */
  undo?(): Promise<void>;
  /** Ends the editor as abruptly as possible and reopens the same project. */
  reopen(): Promise<void>;
  screenshot(path: string): Promise<void>;
  /**
   * Returns the longest time for which the plugin held the editor's own thread since the editor was opened, in
   * milliseconds, without the editor's own code. For the table of `npm run test:hosts`; no test compares it.
   */
  longestBlock?(): Promise<number>;
  close(): Promise<void>;
}

export interface SceneObject {
  readonly id: string;
  readonly name: string;
  /** Metres, measured on the vertices. */
  readonly height: number;
  /** Lowest point above the ground, metres. */
  readonly ground: number;
  /**
   * Place of its origin, metres, Y up, for a host that chooses the place itself.
   * @default every asset stands at the origin
   */
  readonly at?: readonly [number, number, number] | undefined;
  readonly meshes: number;
  readonly clips: readonly string[];
  /** Provenance stored on the object. */
  readonly provenance: unknown;
  readonly selected: boolean;
}
