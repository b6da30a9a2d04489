import { basename, resolve } from 'node:path';
import type { Document } from '@gltf-transform/core';
import type { Terminal } from '../progress/terminal.ts';
import { openModel } from './open-model.ts';

/** A model of any format, as a document and as the GLB that the document was read from. */
export interface OpenedDocument {
  readonly name: string;
  readonly document: Document;
  readonly glb: Uint8Array;
  /** Of the file itself. */
  readonly bytes: number;
}

/**
 * Reads a model; JSON pointers into its GLB name the same things in the document.
 * @throws as `openModel` and `readModel`
 */
export async function openDocument(path: string, { cwd, signal }: Terminal): Promise<OpenedDocument> {
  const { readModel, sniffModel, writeGlb } = await import('@meshwright/formats');
  const opened = await openModel(resolve(cwd, path), signal);
  const name = basename(path);
  const { file, bytes, beside } = opened;
  const document = await readModel(file, { beside });
  // A .gltf has been packed into a GLB.
  if (sniffModel(file) === 'glb') return { name, document, glb: file.bytes, bytes };
  const glb = await writeGlb(document);
  return { name, document: await readModel({ name: 'model.glb', bytes: glb }), glb, bytes };
}
