import type { Document, Transform } from '@gltf-transform/core';
import { clips } from '../clips/clips-document.ts';
import { planClips } from '../clips/edit-clips.ts';
import type { ClipStep } from '../clips/session/clip-session.ts';
import { GltfError } from '../gltf-error.ts';
import { triangleCount } from '../inspect/triangle-count.ts';
import { readDocument, writeDocument } from '../optimize/document-file.ts';
import { pointerCount } from '../optimize/references/referred.ts';
import { openContainer } from '../read/container.ts';
import { documentReader } from '../read/document-reader.ts';
import type { JsonLimits } from '../read/parse-json.ts';
import { rawReader } from '../read/raw-reader.ts';
import { type ModelInput, sourceOf } from '../source/model-input.ts';
import { segmentsSource } from '../source/segments-source.ts';
import { bytesSource, type Source } from '../source/source.ts';
import type { Warning } from '../warning.ts';
import type { Segment } from '../write/bin-plan.ts';
import { glbSegments, joinSegments } from '../write/glb-segments.ts';
import { planBin } from '../write/plan-bin.ts';
import type { AssetStep, ResultCache, Step, StepContext } from './step.ts';

export interface ProcessOptions {
  /**
   * Limits of the JSON part, against hostile files.
   * @default those of `JsonLimits`
   */
  limits?: JsonLimits;
  signal?: AbortSignal;
  /**
   * Milliseconds of any monotonic clock.
   * @default `performance.now`
   */
  now?: () => number;
  /**
   * Where steps keep slow results, such as KTX2 pictures.
   * @default every run encodes again
   */
  cache?: ResultCache | undefined;
  /** Called after each slow part of a step, such as a picture. */
  onProgress?: ((progress: StepProgress) => void) | undefined;
}

export interface StepProgress {
  /** Name of the step. */
  step: string;
  /** Parts that are done, of `total`. */
  done: number;
  total: number;
}

/** The result of one step. */
export interface StepReport {
  name: string;
  /** Whether the step worked on ranges of the file or on parsed meshes. */
  on: 'file' | 'document';
  /** Bytes of the GLB after the step; null between steps on a document, which has none. */
  bytes: number | null;
  /** Stored triangles after the step. */
  triangles: number;
  milliseconds: number;
  warnings: Warning[];
  /** The step's own report. */
  result: unknown;
}

export interface ProcessReport {
  /** One row per step, in order. */
  steps: StepReport[];
  /** Bytes of the GLB. */
  bytes: number;
  triangles: number;
  milliseconds: number;
  /** Number of times meshes were parsed: 0 when every step worked on the file. */
  parses: number;
}

export interface ProcessedAsset {
  glb: Uint8Array;
  report: ProcessReport;
}

/**
 * Runs steps in sequence and returns a GLB: `processAsset(source, [place({ height: 1.8 }), mergeClips(others),
 * dedup()])`. Parses meshes at most once, and only when a step needs it: steps that can work on a parsed document use
 * it while a later step needs it.
 * @throws GltfError of the step that failed; errors of foreign transforms pass through unchanged
 * @example
 * import { renameClips } from '@meshwright/gltf';
 * import { place, processAsset } from '@meshwright/gltf/recipe';
 *
 * const { glb, report } = await processAsset(source, [place({ height: 1.8 }), renameClips('kebab')]);
 */
export async function processAsset(
  input: ModelInput,
  steps: readonly Step[],
  options: ProcessOptions = {},
): Promise<ProcessedAsset> {
  const source = await sourceOf(input);
  const held: Source[] = [source];
  try {
    const { segments, report } = await planAsset(source, steps, options, (other) => held.push(other));
    return { glb: await joinSegments(segments, options.signal), report };
  } finally {
    for (const each of held) await each.close?.();
  }
}

/** Returns the processed GLB as pieces in order: ranges of the input as long as no step parsed its meshes. */
export async function planAsset(
  source: Source,
  steps: readonly Step[],
  { limits, signal, now = () => performance.now(), cache, onProgress }: ProcessOptions,
  hold: (source: Source) => void,
): Promise<{ segments: Segment[]; report: ProcessReport }> {
  const began = now();
  const runnable = steps.length > 0 ? steps.map(runnableStep) : [pack()];
  let warnings: Warning[] = [];
  const context: StepContext = { limits, signal, hold, cache, warn: (...more) => warnings.push(...more) };
  const triangles = await trianglesIn(source, context);
  const dropExtensions = runnable.some((step) => step.dropsExtensions);
  const state: State = { source, origin: source, segments: [], triangles, parses: 0, dropExtensions };
  const rows: StepReport[] = [];
  for (const [index, step] of runnable.entries()) {
    signal?.throwIfAborted();
    const start = now();
    const needed = runnable.slice(index + 1).some(({ plan }) => !plan);
    const on = !step.plan || (state.document && step.edit && needed) ? 'document' : 'file';
    const work = on === 'document' ? editDocument : planFile;
    const progress = (done: number, total: number) => onProgress?.({ step: step.name, done, total });
    const result = await work(state, step, { ...context, progress });
    const bytes = on === 'file' ? state.source.size! : null;
    const milliseconds = now() - start;
    rows.push({ name: step.name, on, bytes, triangles: state.triangles, milliseconds, warnings, result });
    warnings = [];
  }
  const start = now();
  await toFile(state);
  const { parses, segments } = state;
  const bytes = segmentsSource(source.name, segments).size!;
  const last = rows.at(-1);
  if (last?.on === 'document')
    Object.assign(last, { bytes, milliseconds: last.milliseconds + now() - start });
  return {
    segments,
    report: { steps: rows, bytes, triangles: state.triangles, milliseconds: now() - began, parses },
  };
}

/** The model between two steps: a planned file, and the document parsed from it while one is open. */
interface State {
  source: Source;
  origin: Source;
  segments: Segment[];
  triangles: number;
  document?: Document;
  parses: number;
  dropExtensions: boolean;
}

/** Reads and checks the file once before the first step; returns its triangle count. */
async function trianglesIn(source: Source, { limits, signal }: StepContext): Promise<number> {
  const container = await openContainer(source, limits, signal);
  const { model } = await rawReader(source, container, signal);
  return triangleCount(model);
}

/** The step of an empty recipe: packs a model and the files beside it into one GLB. */
function pack(): AssetStep {
  return {
    name: 'pack',
    async plan(source, { limits, signal, warn }) {
      const container = await openContainer(source, limits, signal);
      await container.checkNumbers();
      const reader = await rawReader(source, container, signal);
      const warnings = [...container.warnings];
      const bin = await planBin(container.json, container, reader, source, warnings);
      warn(...warnings);
      return { segments: glbSegments(container.json, bin, container, source), result: undefined };
    },
  };
}

async function planFile(state: State, step: AssetStep, context: StepContext): Promise<unknown> {
  await toFile(state);
  const { segments, result } = await step.plan!(state.source, context);
  state.segments = segments;
  state.source = segmentsSource(state.origin.name, segments, state.origin);
  return result;
}

async function editDocument(state: State, step: AssetStep, context: StepContext): Promise<unknown> {
  if (!state.document) {
    const { limits, signal } = context;
    const { document, warnings } = await readDocument(state.source, {
      ...(limits && { limits }),
      ...(signal && { signal }),
      dropExtensions: state.dropExtensions,
    });
    context.warn(...warnings);
    state.document = document;
    state.parses++;
  }
  const result = await step.edit!(state.document, context);
  state.triangles = triangleCount(documentReader(state.document).model);
  return result;
}

async function toFile(state: State): Promise<void> {
  if (!state.document) return;
  const glb = await writeDocument(state.document);
  state.segments = [{ bytes: glb }];
  state.source = bytesSource(glb, state.origin.name);
  delete state.document;
}

/** Converts any kind of step to the kind that recipes run. */
function runnableStep(step: Step): AssetStep {
  if (typeof step === 'function') {
    // Some transforms are asset steps as well, with a fuller report.
    if ('edit' in step) {
      const {
        name,
        edit,
        dropsExtensions = false,
      } = step as AssetStep & { edit: NonNullable<AssetStep['edit']> };
      return { name, edit, dropsExtensions };
    }
    return {
      name: step.name || 'transform',
      async edit(document: Document) {
        const before = pointerCount(document);
        await document.transform(step as Transform);
        if (pointerCount(document) >= before) return;
        const message = `the step ${step.name || 'transform'} removes tracks of KHR_animation_pointer; nothing was written: leave it out, or keep PropertyType.ANIMATION out of prune`;
        throw new GltfError('extension_lost', message);
      },
    };
  }
  if ('run' in step) return clipStep(step);
  if (step.plan || step.edit) return step;
  throw new GltfError('invalid_option', `processAsset: the step "${step.name}" has neither plan nor edit`);
}

function clipStep(step: ClipStep): AssetStep {
  return {
    name: step.name,
    async plan(source, { limits, signal, hold, warn }) {
      const options = { ...(limits && { limits }), ...(signal && { signal }) };
      const { segments, check } = await planClips(source, [step], options, hold);
      const report = await check();
      warn(...report.warnings);
      return { segments, result: report.clips };
    },
    async edit(document: Document) {
      await document.transform(clips(step));
    },
  };
}
