/** The local service a suite runs on: a real one, with instant tasks. */
export interface SuiteService {
  /** `http://127.0.0.1:PORT/openapi`. */
  readonly baseUrl: string;
  readonly key: string;
  /** A call of the service's control surface: `control('/faults', {...})`. */
  control(path: string, body: object): Promise<unknown>;
}

/** What a plugin gives to the host contract suite: its editor, as a person uses it. */
export interface EditorDriver {
  readonly name: string;
  /** Whether the host has undo, and keeps its scene over a reload. */
  readonly undo: boolean;
  readonly keepsScene: boolean;
  /** Starts the editor on an empty scene with the panel open. */
  open(service: SuiteService): Promise<OpenEditor>;
}

export interface OpenEditor {
  /** Sets the control with this label, by keyboard and mouse. */
  set(label: string, value: string | number | boolean): Promise<void>;
  /** Picks files for the control with this label. */
  pick(label: string, paths: readonly string[]): Promise<void>;
  /** Clicks the button whose text begins so. */
  press(label: string): Promise<void>;
  /** Everything the panel shows now, as a person reads it. */
  text(): Promise<string>;
  /** What stands in the scene, by the host's own data. */
  scene(): Promise<readonly SceneObject[]>;
  /** Selects one of them in the host, by its id. */
  select(id: string): Promise<void>;
  /** Everything the host would write into its scene file or project, as text. */
  saved(): Promise<string>;
  /** Undo by the host's own means. */
  undo?(): Promise<void>;
  /** Ends the editor, as hard as that is possible, and opens it again on the same project. */
  reopen(): Promise<void>;
  screenshot(path: string): Promise<void>;
  close(): Promise<void>;
}

export interface SceneObject {
  readonly id: string;
  readonly name: string;
  /** Metres, measured on the vertices. */
  readonly height: number;
  /** Lowest point above the ground, metres. */
  readonly ground: number;
  readonly meshes: number;
  readonly clips: readonly string[];
  /** As the object carries it. */
  readonly provenance: unknown;
  readonly selected: boolean;
}
