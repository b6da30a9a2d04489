import type { Document, Transform } from '@gltf-transform/core';
import { documentReader } from '../read/document-reader.ts';
import { type InspectOptions, type InspectReport, inspectReader } from './inspect-model.ts';

/**
 * Reports on a glTF-Transform `Document`; `bytes` is null, because there is no file.
 * @example
 * import { inspectDocument } from '@meshwright/gltf/transform';
 *
 * const { bounds } = await inspectDocument(document);
 */
export function inspectDocument(document: Document, options: InspectOptions = {}): Promise<InspectReport> {
  const file = { name: 'document', format: 'glb', bytes: null, warnings: [] } as const;
  return inspectReader(documentReader(document), { ...file, warnings: [] }, options);
}

/**
 * Returns a transform that changes nothing and passes the current report to `onReport`.
 * @example
 * import { inspect } from '@meshwright/gltf/transform';
 *
 * await document.transform(inspect(({ triangles }) => console.log(triangles)), dedup());
 */
export function inspect(onReport: (report: InspectReport) => void, options: InspectOptions = {}): Transform {
  // glTF-Transform awaits its transforms, though their type returns void.
  return async function inspect(document: Document): Promise<void> {
    onReport(await inspectDocument(document, options));
  } as Transform;
}
