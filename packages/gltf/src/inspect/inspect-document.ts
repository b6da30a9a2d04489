import type { Document, Transform } from '@gltf-transform/core';
import { documentReader } from '../read/document-reader.ts';
import { type InspectOptions, type InspectReport, inspectReader } from './inspect-model.ts';

/** The report of a glTF-Transform `Document`; `bytes` is null, because it has no file. */
export function inspectDocument(document: Document, options: InspectOptions = {}): Promise<InspectReport> {
  const file = { name: 'document', format: 'glb', bytes: null, warnings: [] } as const;
  return inspectReader(documentReader(document), { ...file, warnings: [] }, options);
}

/** A transform that changes nothing and hands the report of that moment to `onReport`. */
export function inspect(onReport: (report: InspectReport) => void, options: InspectOptions = {}): Transform {
  // The library awaits its transforms, though their type says void.
  return async function inspect(document: Document): Promise<void> {
    onReport(await inspectDocument(document, options));
  } as Transform;
}
