import type { Document } from '@gltf-transform/core';

/** What of a model is not a trained model's work. */
export type StandInPart = 'shape' | 'texture' | 'motion';

interface Marks {
  readonly standIn?: unknown;
  readonly standIns?: Readonly<Partial<Record<StandInPart, unknown>>>;
}

/**
 * Returns the sentence that says how the model falls short of a trained model's work, from `asset.extras.meshwright`;
 * undefined for a model without one.
 * @example
 * import { standInOf } from '@meshwright/formats';
 *
 * console.log(standInOf(document) ?? 'the work of a trained model');
 */
export function standInOf(document: Document): string | undefined {
  const { standIn } = marksOf(document);
  return typeof standIn === 'string' && standIn !== '' ? standIn : undefined;
}

/**
 * Adds a sentence about one part of the model to its mark, beside those about the other parts, and further facts about
 * the file. A sentence about the same part is replaced.
 * @returns the whole mark
 * @example
 * import { markStandIn } from '@meshwright/formats';
 *
 * markStandIn(document, 'The texture is one flat colour.', { part: 'texture' });
 */
export function markStandIn(
  document: Document,
  sentence: string,
  { part = 'shape', ...more }: { readonly part?: StandInPart } & Readonly<Record<string, unknown>> = {},
): string {
  const { standIn, standIns, ...others } = marksOf(document);
  // A file of an earlier version has one sentence, about its shape.
  const before = standIns ?? (typeof standIn === 'string' ? { shape: standIn } : {});
  const parts = { ...before, [part]: sentence };
  const sentences = partOrder.map((name) => parts[name]).filter((each) => typeof each === 'string');
  const whole = [...new Set(sentences)].join(' ');
  const asset = document.getRoot().getAsset();
  const meshwright = { ...others, ...more, standIn: whole, standIns: parts };
  asset.extras = { ...(asset.extras as object | undefined), meshwright };
  return whole;
}

/**
 * Gives a document that was made from another one the mark of it.
 * @example
 * import { Document } from '@gltf-transform/core';
 * import { carryStandIn } from '@meshwright/formats';
 *
 * const thinned = new Document();
 * carryStandIn(document, thinned);
 */
export function carryStandIn(from: Document, to: Document): void {
  const { standIn, standIns } = marksOf(from);
  if (standIn === undefined) return;
  const asset = to.getRoot().getAsset();
  const meshwright = { ...marksOf(to), standIn, ...(standIns && { standIns }) };
  asset.extras = { ...(asset.extras as object | undefined), meshwright };
}

const partOrder: readonly StandInPart[] = ['shape', 'texture', 'motion'];

function marksOf(document: Document): Marks {
  const extras = document.getRoot().getAsset().extras as { meshwright?: Marks } | undefined;
  return extras?.meshwright ?? {};
}

/** Returns the mark as one line of printable ASCII, for formats whose text has no other characters. */
export function standInLine(document: Document): string | undefined {
  return standInOf(document)
    ?.replaceAll(/\s+/g, ' ')
    .replaceAll(/[^ -~]/g, '?');
}
