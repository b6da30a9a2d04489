import type { Document, Transform } from '@gltf-transform/core';
import type { ClipStep } from '../clips/session/clip-session.ts';
import type { JsonLimits } from '../read/parse-json.ts';
import type { Source } from '../source/source.ts';
import type { Warning } from '../warning.ts';
import type { Segment } from '../write/bin-plan.ts';

/**
 * One step of a recipe: a name and at least one way of working. A step with both runs the way that is open at
 * that point. Clip steps of this package and transforms of glTF-Transform are steps as they are.
 */
export type Step = AssetStep | ClipStep | Transform;

export interface AssetStep {
  readonly name: string;
  /** Works on the header, the JSON and the ranges it needs; meshes stay where they lie. */
  plan?(source: Source, context: StepContext): Promise<PlannedFile>;
  /** Works on a parsed document; what it answers becomes the step's `result` in the report. */
  edit?(document: Document, context: StepContext): Promise<unknown>;
}

/** A GLB as pieces in order, most of them ranges of the file before; meshes are those of the file before. */
export interface PlannedFile {
  segments: Segment[];
  /** Becomes the step's `result` in the report. */
  result: unknown;
}

/** What a step gets besides the model. */
export interface StepContext {
  readonly limits: JsonLimits | undefined;
  readonly signal: AbortSignal | undefined;
  /** Says something odd that does not stop the work. */
  warn(...warnings: Warning[]): void;
  /** Keeps a source open until the result is written. */
  hold(source: Source): void;
}
