/** A file of an asset as the sidecar lists it. */
export interface SidecarFile {
  /** Name beside the sidecar. */
  readonly name: string;
  readonly bytes: number;
  readonly sha256: string;
}

/** One task that went into an asset. */
export interface SidecarTask {
  /** Portable reference: `meshwright tasks show REF`. */
  readonly ref: string;
  /** The create body; files inside it are named by their hash. Absent when the asset was resumed. */
  readonly request?: Readonly<Record<string, unknown>>;
  /** Credits consumed; null when the service did not say. */
  readonly credits: number | null;
  /** When the service stops serving the files, milliseconds since 1970; null when it did not say. */
  readonly expiresAt: number | null;
}

/** `NAME.json` beside `NAME.glb`: where an asset came from, what it cost, what it is. */
export interface Sidecar {
  /** Version of the tool that wrote it. */
  readonly meshwright: string;
  /** Base name of the files. */
  readonly name: string;
  /** ISO 8601. */
  readonly createdAt: string;
  /** Address of the service, or `embedded`. */
  readonly service: string;
  readonly tasks: readonly SidecarTask[];
  /** Sum of what the tasks consumed; null when one did not say. */
  readonly credits: number | null;
  /** The files beside the sidecar, the model first. */
  readonly files: readonly SidecarFile[];
  /** The model as the service made it, before placing. */
  readonly original: { readonly bytes: number; readonly sha256: string };
  /** Set when the service made a stand-in for a trained model: its own sentence about that. */
  readonly standIn?: string;
  /** How it was to be placed. Absent from assets of earlier versions. */
  readonly place?: Readonly<Record<string, unknown>>;
  /** What placing did. */
  readonly placement: unknown;
  /** What `meshwright inspect` says of the model. */
  readonly report: unknown;
}

/** The names of the files a sidecar lists, or undefined when the text is not a sidecar. */
export function filesOfSidecar(text: string): string[] | undefined {
  let parsed: Partial<Sidecar> | null;
  try {
    parsed = JSON.parse(text) as Partial<Sidecar> | null;
  } catch {
    return undefined;
  }
  if (typeof parsed?.meshwright !== 'string' || !Array.isArray(parsed.files)) return undefined;
  return parsed.files.map((file) => String((file as Partial<SidecarFile> | null)?.name));
}

/** The sidecar in a text, or undefined when it is none. */
export function parseSidecar(text: string): Sidecar | undefined {
  return filesOfSidecar(text) && (JSON.parse(text) as Sidecar);
}
