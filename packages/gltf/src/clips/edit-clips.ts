import { type ClipReport, clipReports } from '../inspect/clip-report.ts';
import { openContainer } from '../read/container.ts';
import type { JsonObject } from '../read/json.ts';
import type { JsonLimits } from '../read/parse-json.ts';
import { rawReader } from '../read/raw-reader.ts';
import { type ModelInput, sourceOf } from '../source/model-input.ts';
import { segmentsSource } from '../source/segments-source.ts';
import type { Source } from '../source/source.ts';
import type { Warning } from '../warning.ts';
import type { Segment } from '../write/bin-plan.ts';
import { glbSegments, joinSegments } from '../write/glb-segments.ts';
import { clipsOf, samplersOf } from './session/clip-list.ts';
import { type ClipStep, openClipEdit } from './session/clip-session.ts';
import { bindAccessors, keyAccessors } from './session/data-references.ts';
import { dropUnusedData } from './session/drop-unused-data.ts';

export interface EditClipsOptions {
  /**
   * Limits of the JSON part, against hostile files.
   * @default those of `JsonLimits`
   */
  limits?: JsonLimits;
  signal?: AbortSignal;
}

export interface EditClipsReport {
  /** The clips after the edit. */
  clips: ClipReport[];
  /** Bytes of the whole GLB. */
  bytes: number;
  warnings: Warning[];
}

/**
 * Changes the clips of a model and returns a GLB: `editClips(source, [mergeClips(others), renameClips('kebab')])`.
 * Reads only the JSON and the key data that steps need; meshes and images are copied byte for byte.
 * @throws GltfError when a step fails; there is no partial result
 * @example
 * import { editClips, renameClips } from '@meshwright/gltf';
 *
 * const { glb, report } = await editClips(source, [renameClips('kebab')]);
 */
export async function editClips(
  input: ModelInput,
  steps: readonly ClipStep[],
  options: EditClipsOptions = {},
): Promise<{ glb: Uint8Array; report: EditClipsReport }> {
  const source = await sourceOf(input);
  const held: Source[] = [source];
  try {
    const { segments, check } = await planClips(source, steps, options, (other) => held.push(other));
    const report = await check();
    return { glb: await joinSegments(segments, options.signal), report };
  } finally {
    for (const each of held) await each.close?.();
  }
}

/** An edited GLB as pieces in order, and the report, which rejects if the pieces are not a valid file. */
export interface PlannedEdit {
  segments: Segment[];
  check(): Promise<EditClipsReport>;
}

/** Returns the edited GLB as pieces in order. Passes other sources that hold pieces to `hold`. */
export async function planClips(
  source: Source,
  steps: readonly ClipStep[],
  options: EditClipsOptions,
  hold: (source: Source) => void,
): Promise<PlannedEdit> {
  options.signal?.throwIfAborted();
  const edit = await openClipEdit(source, options, hold);
  const { json, bin, container, warnings } = edit;
  const before = [...keyAccessors(json), ...bindAccessors(json)];
  const known = edit.model.accessors.length;
  for (const step of steps) {
    options.signal?.throwIfAborted();
    await step.run(edit);
  }
  tidySamplers(json);
  const added = ((json.accessors ?? []) as unknown[]).map((_, index) => index).slice(known);
  if (!dropUnusedData(json, bin, [...before, ...added])) {
    warnings.push({
      code: 'unused_data_kept',
      message: 'keyframe data that no clip uses was kept, because unknown extensions may refer to it',
    });
  }
  const segments = glbSegments(json, bin, container, source);
  return { segments, check: () => checkedReport(source, segments, warnings, options) };
}

/** Reads the plan as a file, which checks every index and range, before the edit counts as done. */
async function checkedReport(
  source: Source,
  segments: Segment[],
  warnings: Warning[],
  { limits, signal }: EditClipsOptions,
): Promise<EditClipsReport> {
  const result = segmentsSource(source.name, segments);
  const edited = await openContainer(result, limits, signal);
  const clips = await clipReports(await rawReader(result, edited, signal));
  return { clips, bytes: result.size!, warnings };
}

/** Removes samplers without a channel, and clips without channels, which glTF does not allow. */
export function tidySamplers(json: JsonObject): void {
  const clips = clipsOf(json).filter((clip) => (clip.channels as unknown[]).length > 0);
  for (const clip of clips) {
    const channels = clip.channels as JsonObject[];
    const samplers = samplersOf(clip);
    const used = [...new Set(channels.map(({ sampler }) => sampler as number))].sort((a, b) => a - b);
    if (used.length === samplers.length) continue;
    clip.samplers = used.map((sampler) => samplers[sampler]!);
    clip.channels = channels.map((channel) => ({
      ...channel,
      sampler: used.indexOf(channel.sampler as number),
    }));
  }
  if (clips.length > 0) json.animations = clips;
  else delete json.animations;
}
