import type { InputFile } from '@meshwright/formats';
import type { IgnoredField } from './ignored/ignored-field.ts';

export type { InputFile };

/** Input of a job: the validated create body with defaults, the files it refers to, a seed. */
export interface JobInput {
  /** Contract family name, e.g. 'text-to-3d', 'remesh'. */
  readonly family: string;
  readonly request: Readonly<Record<string, unknown>>;
  /** Files the request refers to, fetched and size-checked by the caller, by role: 'model', 'image', ... */
  readonly files: Readonly<Record<string, InputFile>>;
  /** The create body of the referenced task (input_task_id, preview_task_id), if any. */
  readonly source?: {
    readonly family: string;
    readonly request: Readonly<Record<string, unknown>>;
    readonly seed: number;
  };
  /** Unsigned 32 bit. The same input and seed give the same bytes. */
  readonly seed: number;
}

/** Callbacks and settings the runner of a job provides. Progress is 0 to 100 and never falls. */
export interface JobContext {
  progress(percent: number): void;
  readonly signal: AbortSignal;
  /**
   * Side length of preview pictures, in pixels.
   * @default 512
   */
  readonly thumbnailSize?: number;
  /**
   * Largest side, in pixels, of textures that are painted texel by texel.
   * @default by `texture_resolution`
   */
  readonly textureSize?: number;
  /** Path of the Blender program, if installed; it writes .blend files. */
  readonly blenderPath?: string;
}

/** Output of a job. */
export interface JobOutput {
  /** Every file of the result by its name, e.g. 'model.glb'. */
  readonly files: Readonly<Record<string, Uint8Array>>;
  /** Result fields of the task object; each URL field holds the name of an entry of `files`. */
  readonly result: Readonly<Record<string, unknown>>;
  /** Set when the result stands in for that of a trained model: one sentence for display. */
  readonly standIn?: string;
  /** Fields of the request that had no effect on this result, or less than requested. */
  readonly ignored?: readonly IgnoredField[];
}

/** One family's work: a pure function of input, seed and signal. */
export type Job = (input: JobInput, context: JobContext) => Promise<JobOutput>;
