import type { Document } from '@gltf-transform/core';
import { type FormatWarning, standInOf, writeFormats } from '@meshwright/formats';
import { renderModel } from '@meshwright/look/render';
import type { IgnoredField } from './ignored/ignored-field.ts';
import type { JobContext, JobInput, JobOutput } from './job.ts';

/** Options of the last stage of a model job: wanted formats and pictures as files and result fields. */
export interface DeliveryOptions {
  /** Formats written when the request names none. */
  readonly defaultFormats: readonly string[];
  /** Progress already reached, in percent; delivery reports the rest. */
  readonly from: number;
  /**
   * What the document does not carry of its file: named in the result, with what the formats do not carry of the document.
   * @default nothing is named: a made model has no more than its formats show
   */
  readonly losses?: readonly FormatWarning[];
  /**
   * Writers of formats that the family writes in its own way.
   * @default none
   */
  readonly own?: Readonly<Record<string, () => Promise<Uint8Array>>> | undefined;
}

/**
 * Writes `model_urls`, `thumbnail_url` and, when wanted, `alpha_thumbnail_url`. The stand-in mark of the document, its
 * own or that of the model it was made from, is that of the result.
 * @throws JobError as `writeFormats` does
 */
export async function deliverModel(
  document: Document,
  { request }: JobInput,
  { progress, signal, blenderPath, thumbnailSize = 512 }: JobContext,
  { defaultFormats, from, losses, own }: DeliveryOptions,
): Promise<JobOutput> {
  const wanted = request.target_formats;
  const formats = Array.isArray(wanted) && wanted.length > 0 ? wanted.map(String) : defaultFormats;
  const { files, modelUrls, warnings } = await writeFormats(document, formats, { blenderPath, signal, own });
  signal.throwIfAborted();
  progress(from + (100 - from) * 0.6);
  const result: Record<string, unknown> = { model_urls: modelUrls, thumbnail_url: 'thumbnail.png' };
  files['thumbnail.png'] = await renderModel(document, { size: thumbnailSize });
  signal.throwIfAborted();
  if (request.alpha_thumbnail === true) {
    files['thumbnail_alpha.png'] = await renderModel(document, {
      size: thumbnailSize,
      transparent: true,
    });
    result.alpha_thumbnail_url = 'thumbnail_alpha.png';
  }
  const standIn = standInOf(document);
  const ignored = [
    ...(formats.includes('blend') && !('blend' in modelUrls) ? [withoutBlend] : []),
    ...(losses ? [...losses, ...warnings].slice(0, mostLosses).map(lossOf) : []),
  ];
  return {
    files,
    result,
    ...(standIn !== undefined && { standIn }),
    ...(ignored.length > 0 && { ignored }),
  };
}

/** Most losses in a result: a page shows each as a sentence. */
const mostLosses = 20;

function lossOf({ message }: FormatWarning): IgnoredField {
  return { field: 'target_formats', kind: 'clamped', message: `target_formats: ${message}` };
}

const withoutBlend: IgnoredField = {
  field: 'target_formats',
  kind: 'clamped',
  message: 'target_formats: blend is left out, because it needs Blender, which was not found or failed.',
};
