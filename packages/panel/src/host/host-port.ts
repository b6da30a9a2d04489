/**
 * Operations of an editor for the panel. Every call resolves when its effect has happened; on failure it rejects with
 * a message for the user and leaves the scene unchanged.
 */
export interface HostPort {
  readonly facts: HostFacts;
  /**
   * Names the state of `load` and `save` among all users of the journal: at the next start, paid tasks of this
   * project without a job become jobs again. Absent: they stay in the journal.
   */
  readonly project?: string | undefined;
  /** Whether a scene that does not outlive the editor is filled again with its models when the panel opens. */
  readonly restoresScene?: boolean | undefined;
  /** Imports a model into the scene and selects it, as one undo step where the host has undo. */
  importAsset(asset: AssetToImport): Promise<ImportedAsset>;
  /** Exports the selection as one GLB, in metres, Y up. Never called without a selection. */
  exportSelection(): Promise<Uint8Array<ArrayBuffer>>;
  /** Selects and frames an imported asset; false when it is gone. */
  show(id: string): Promise<boolean>;
  /** Removes an imported asset from the scene; false when it was already gone. */
  remove(id: string): Promise<boolean>;
  /** Plays a clip of an imported asset in a loop; null stops. Called only when `facts.playsClips`. */
  playClip?(id: string, clip: string | null): Promise<void>;
  /**
   * Saves a file for the user: a download, or a file beside the project. Called only when `facts.savesFiles`. Returns
   * its location for display.
   */
  saveFile?(name: string, bytes: Uint8Array<ArrayBuffer>): Promise<string>;
  /** Returns what `save` last stored for this project, in this or an earlier session of the editor. */
  load(): Promise<string | undefined>;
  /** Stores the panel's state. It contains no key, link or file. */
  save(state: string): Promise<void>;
}

export interface HostFacts {
  /** Display name: `Blender`. */
  readonly name: string;
  readonly version: string;
  /** Whether the host's own undo reverts an import. */
  readonly undo: boolean;
  /** Whether imports survive closing the editor. */
  readonly keepsScene: boolean;
  readonly exportsSelection: boolean;
  readonly playsClips: boolean;
  readonly savesFiles: boolean;
  /**
   * Whether it imports models and does nothing else with its scene: it has no selection, and neither shows, removes,
   * replaces nor reports what stands there.
   * @default false
   */
  readonly importsOnly?: boolean | undefined;
  /**
   * Language of its user, by BCP 47: `de`, `ja-JP`. The panel speaks it where it has a translation.
   * @default English
   */
  readonly language?: string | undefined;
}

/** Selected object. */
export interface Selection {
  /** Host id, valid while it is selected. */
  readonly id: string;
  /** Display name. */
  readonly name: string;
  /** Provenance stored on the object, if the panel imported it. */
  readonly provenance?: Provenance | undefined;
  /** Whether it has a mesh that can be exported. */
  readonly hasMesh: boolean;
  /**
   * Number of selected models. Several are exported as one model, without provenance, and a result replaces none of them.
   * @default 1
   */
  readonly models?: number | undefined;
}

/** An asset that stands in the scene, by the id and the provenance of its import. */
export interface StandingAsset {
  readonly id: string;
  /** `Provenance.task`. */
  readonly task: string;
}

/**
 * Origin of an asset, stored on the object in the host's own data (user data, custom properties), so it survives a
 * reload and a copy to another project. JSON without key, link or file.
 */
export interface Provenance {
  /** Portable reference: `text-to-3d:ID@host`. */
  readonly task: string;
  /** Display title: the prompt, or the name of the picture. */
  readonly title: string;
  /** The create body; files are named by their SHA-256. */
  readonly request: Readonly<Record<string, unknown>>;
  /** ISO 8601. */
  readonly importedAt: string;
}

export interface AssetToImport {
  /**
   * Object name: lower case words joined by hyphens, letters of any script, at most 60. The host makes it unique in
   * its scene.
   */
  readonly name: string;
  /** A valid GLB: metres, Y up, feet on the ground at the origin, already at its height. Never scale or rotate it. */
  readonly glb: Uint8Array<ArrayBuffer>;
  /** SHA-256 of the GLB, hex. */
  readonly file: string;
  readonly expected: ModelFacts;
  readonly provenance: Provenance;
  /**
   * Names of the joints by the bones of VRM 1.0: `{ leftUpperArm: 'mixamorig:LeftArm' }`. For editors that retarget.
   * @default no humanoid, or not known: only the bridge looks for the bones
   */
  readonly humanoid?: Readonly<Record<string, string>> | undefined;
  /** Id of the asset to replace: its transform, parent and name stay. If it is gone, the import is a normal one. */
  readonly replace?: string | undefined;
}

/** Properties of a model, from its file or the scene. */
export interface ModelFacts {
  /** Metres. */
  readonly height: number;
  readonly meshes: number;
  readonly materials: number;
  readonly triangles: number;
  /** Clip names in the file's order. */
  readonly clips: readonly string[];
}

/** Properties of an imported asset, from the host's own data. */
export interface ImportedAsset extends Pick<ModelFacts, 'meshes' | 'clips'> {
  /** Host id for `show`, `remove` and `replace`, valid while the scene lives. */
  readonly id: string;
  /** Name in the editor. */
  readonly name: string;
  /** Metres, at scale 1 of its parents. */
  readonly height: number;
}
