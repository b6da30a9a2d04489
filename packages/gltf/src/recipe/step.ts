import type { ClipStep } from '../clips/session/clip-session.ts';
import type { JsonLimits } from '../read/parse-json.ts';
import type { Source } from '../source/source.ts';
import type { OptionSet, OptionsOf, OptionTable } from '../step/options.ts';
import type { Warning } from '../warning.ts';
import type { Segment } from '../write/bin-plan.ts';

/**
 * One step of a recipe: a name and at least one of `plan` and `edit`. A step with both runs the one that suits the
 * current state. Clip steps of this package and transforms of glTF-Transform are steps unchanged.
 */
export type Step = AssetStep | ClipStep | DocumentTransform;

/**
 * A `Document` of `@gltf-transform/core`. Its own type is not named here: its declarations need a newer TypeScript than those of
 * this package, and most users of this package never see a document.
 */
export interface ParsedDocument {
  getRoot(): object;
}

/** A `Transform` of `@gltf-transform/core`. */
export type DocumentTransform = {
  // A method, so that a function of a `Document` is one.
  transform(document: ParsedDocument, context?: { readonly stack: string[] }): void | Promise<void>;
}['transform'];

export interface AssetStep {
  readonly name: string;
  /** Works on the header, the JSON and the ranges it needs; meshes are not read. */
  plan?(source: Source, context: StepContext): Promise<PlannedFile>;
  /** Works on a parsed document; its return value becomes the step's `result` in the report. */
  edit?(document: ParsedDocument, context: StepContext): Promise<unknown>;
  /** True where the user accepts that extensions which a parsed document cannot carry are left out. */
  readonly dropsExtensions?: boolean;
}

/** A GLB as pieces in order, most of them ranges of the previous file; meshes are those of the previous file. */
export interface PlannedFile {
  segments: Segment[];
  /** Becomes the step's `result` in the report. */
  result: unknown;
}

/**
 * What is stated of a step, beside its function: manifests, flags of the command line, properties of agent tools, JSON
 * Schema and the page of steps are derived from it.
 */
export interface StepDescription<Table extends OptionTable = OptionTable> extends OptionSet<Table> {
  /** Raised when the same input and options give other bytes; results of older versions are made again. */
  readonly version: number;
  /** What the step does, in one sentence. */
  readonly help: string;
  /** Options that show its use; a step with required ones has it. */
  readonly example?: OptionsOf<Table>;
  /** @throws GltfError `invalid_option` */
  make(options: OptionsOf<Table>): Step;
}

/** The input of a step besides the model. */
export interface StepContext {
  readonly limits: JsonLimits | undefined;
  readonly signal: AbortSignal | undefined;
  /** Reports warnings that do not stop the work. */
  warn(...warnings: Warning[]): void;
  /** Keeps a source open until the result is written. */
  hold(source: Source): void;
  /** Keeps slow results between runs; absent where a recipe runs without one. */
  readonly cache?: ResultCache | undefined;
  /** Reports how many of the slow parts of the step are done, such as pictures. */
  readonly progress?: ((done: number, total: number) => void) | undefined;
}

/** A store of bytes by name: the same name always stands for the same bytes. */
export interface ResultCache {
  find(name: string): Promise<Uint8Array | undefined>;
  keep(name: string, bytes: Uint8Array): Promise<void>;
}
