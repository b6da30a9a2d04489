/**
 * What an editor does for the panel. Every call resolves when it has really happened, and rejects with a sentence
 * for the user and the scene as it was before.
 */
export interface HostPort {
  readonly facts: HostFacts;
  /**
   * Names what `load` and `save` keep the state of, among all that share the journal: tasks that were paid for there and
   * have no job become jobs again at the next start. Absent: they stay in the journal.
   */
  readonly project?: string | undefined;
  /** Puts a model into the scene, selected, as one undo step where the host has undo. */
  importAsset(asset: AssetToImport): Promise<ImportedAsset>;
  /** The selection as one GLB, in metres, Y up. Never called without a selection. */
  exportSelection(): Promise<Uint8Array<ArrayBuffer>>;
  /** Selects and frames what an import answered; false when it is gone. */
  show(id: string): Promise<boolean>;
  /** Takes an imported asset out of the scene; false when it was gone already. */
  remove(id: string): Promise<boolean>;
  /** Plays a clip of an imported asset in a loop; null stops. Called only when `facts.playsClips`. */
  playClip?(id: string, clip: string | null): Promise<void>;
  /** Hands a file to the user: a download, or a file beside the project. Called only when `facts.savesFiles`. Answers where it is, for people. */
  saveFile?(name: string, bytes: Uint8Array<ArrayBuffer>): Promise<string>;
  /** What `save` kept for this project last, in this or an earlier session of the editor. */
  load(): Promise<string | undefined>;
  /** Keeps the panel's state. It holds no key, no link and no file. */
  save(state: string): Promise<void>;
}

export interface HostFacts {
  /** For people: `Blender`. */
  readonly name: string;
  readonly version: string;
  /** An import can be undone by the host's own undo. */
  readonly undo: boolean;
  /** Imports stay when the editor is closed. */
  readonly keepsScene: boolean;
  readonly exportsSelection: boolean;
  readonly playsClips: boolean;
  readonly savesFiles: boolean;
}

/** What is selected. */
export interface Selection {
  /** The host's own name for it, for as long as it is selected. */
  readonly id: string;
  /** For people. */
  readonly name: string;
  /** Where it came from, if the panel imported it: carried by the object itself. */
  readonly provenance?: Provenance | undefined;
  /** Whether it has a mesh that can be exported. */
  readonly hasMesh: boolean;
}

/**
 * Where an asset came from, kept with the object in the host's own data (user data, custom properties), so that it
 * is there after a reload and in another project. JSON; it holds no key, no link and no file.
 */
export interface Provenance {
  /** Portable reference: `text-to-3d:ID@host`. */
  readonly task: string;
  /** As a person would call it: the prompt, or the name of the picture. */
  readonly title: string;
  /** The create body; files are named by their SHA-256. */
  readonly request: Readonly<Record<string, unknown>>;
  /** ISO 8601. */
  readonly importedAt: string;
}

export interface AssetToImport {
  /** For the object: lower case words joined by hyphens, letters of any script, at most 60. The host makes it unique in its scene. */
  readonly name: string;
  /** A sound GLB: metres, Y up, feet on the ground at the origin, already at its height. Never scale or turn it. */
  readonly glb: Uint8Array<ArrayBuffer>;
  /** SHA-256 of it, hex. */
  readonly file: string;
  readonly expected: ModelFacts;
  readonly provenance: Provenance;
  /** Take the place of this one: its transform, parent and name stay. When it is gone, import as if it were new. */
  readonly replace?: string | undefined;
}

/** What a model has, by its file or by the scene. */
export interface ModelFacts {
  /** Metres. */
  readonly height: number;
  readonly meshes: number;
  readonly materials: number;
  readonly triangles: number;
  /** Names, in the file's order. */
  readonly clips: readonly string[];
}

/** What the host's own data say after an import. */
export interface ImportedAsset extends Pick<ModelFacts, 'meshes' | 'clips'> {
  /** The host's own name for it; good for `show`, `remove` and `replace` as long as the scene lives. */
  readonly id: string;
  /** As the user sees it in the editor. */
  readonly name: string;
  /** Metres, at scale 1 of its parents. */
  readonly height: number;
}
