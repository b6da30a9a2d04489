/** A file of an asset as the sidecar lists it. */
export interface SidecarFile {
  /** Name in the sidecar's folder. */
  readonly name: string;
  readonly bytes: number;
  readonly sha256: string;
}

/** One task of an asset. */
interface SidecarTask {
  /** Portable reference: `meshwright tasks show REF`. */
  readonly ref: string;
  /** The create body; files inside it are named by their hash. Absent when the asset was resumed. */
  readonly request?: Readonly<Record<string, unknown>>;
  /** Credits consumed; null if the service did not report them. */
  readonly credits: number | null;
  /** When the service stops serving the files, milliseconds since 1970; null if not reported. */
  readonly expiresAt: number | null;
}

/** `NAME.json` beside `NAME.glb`: origin, cost and facts of an asset. */
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
  /** Sum of the tasks' credits; null if one is unknown. */
  readonly credits: number | null;
  /** The files beside the sidecar, the model first. */
  readonly files: readonly SidecarFile[];
  /** The model from the service, before placing. */
  readonly original: { readonly bytes: number; readonly sha256: string };
  /** Set when the service made a stand-in for a trained model: its own message about that. */
  readonly standIn?: string;
  /** What the task said about its result: that it is a stand-in, and which fields had no effect. */
  readonly notes?: readonly string[];
  /** Requested placement. Absent from assets of earlier versions. */
  readonly place?: Readonly<Record<string, unknown>>;
  /** Result of the placement. */
  readonly placement: unknown;
  /** The `meshwright inspect` report of the model. */
  readonly report: unknown;
}

/** Returns the names of the files in a sidecar, or undefined if the text is not a sidecar. */
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

/** Parses a sidecar; returns undefined if the text is none. */
export function parseSidecar(text: string): Sidecar | undefined {
  return filesOfSidecar(text) && (JSON.parse(text) as Sidecar);
}
