import type { Document } from '@gltf-transform/core';
import { FormatError } from '../format-error.ts';
import { sceneParts } from './scene-parts.ts';

/** The size of a print, and how it relates to the model. */
export interface PrintSize {
  /** Millimetres of the print along x, y (up) and z of the model. */
  readonly millimetres: readonly [number, number, number];
  /** Lengths of the print divided by lengths of the model. */
  readonly factor: number;
  /** The factor as a ratio: `1:22.5`, or `12:1` for a print larger than the model. */
  readonly ratio: string;
}

/**
 * Scales a document in place, so that its STL and 3MF are so many millimetres high; both formats state the ratio.
 * Measures the scene at rest.
 * @throws FormatError `invalid_option` (a height outside 1 to 10,000 mm, or a model without height) | `no_geometry`
 * @example
 * import { sizeForPrint, writeStl } from '@meshwright/formats';
 *
 * const { ratio } = sizeForPrint(document, 80);
 * console.log(`Printed at ${ratio}, ${writeStl(document).byteLength} bytes.`);
 */
export function sizeForPrint(document: Document, heightMm: number): PrintSize {
  if (!(heightMm >= leastMm && heightMm <= mostMm)) {
    throw new FormatError(
      'invalid_option',
      `size for print: a height of ${heightMm} mm is not possible; give ${leastMm} to ${mostMm} mm.`,
    );
  }
  const size = sizeOf(document);
  if (!(size[1] > 0)) {
    throw new FormatError(
      'invalid_option',
      'size for print: the model is flat and has no height; export it standing upright.',
    );
  }
  const factor = heightMm / (size[1] * mmPerMetre);
  for (const scene of document.getRoot().listScenes()) {
    const whole = document.createNode('print').setScale([factor, factor, factor]);
    for (const node of scene.listChildren()) whole.addChild(node);
    scene.addChild(whole);
  }
  const ratio = factor > 1 ? `${short(factor)}:1` : `1:${short(1 / factor)}`;
  const asset = document.getRoot().getAsset();
  const extras = (asset.extras ?? {}) as { readonly meshwright?: object };
  asset.extras = { ...extras, meshwright: { ...extras.meshwright, printRatio: ratio } };
  const [x, y, z] = size.map((length) => length * factor * mmPerMetre) as [number, number, number];
  return { millimetres: [x, y, z], factor, ratio };
}

/** Returns the ratio that `sizeForPrint` gave the document, undefined without one. */
export function printRatioOf(document: Document): string | undefined {
  const extras = document.getRoot().getAsset().extras as
    | { meshwright?: { printRatio?: unknown } }
    | undefined;
  const ratio = extras?.meshwright?.printRatio;
  return typeof ratio === 'string' && /^[\d.]{1,8}:[\d.]{1,8}$/.test(ratio) ? ratio : undefined;
}

function sizeOf(document: Document): [number, number, number] {
  const parts = sceneParts(document);
  if (parts.every(({ indices }) => indices.length === 0)) {
    throw new FormatError('no_geometry', 'size for print: the model has no triangles; give one that has.');
  }
  return [0, 1, 2].map((axis) => {
    let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
    for (const { positions, indices } of parts) {
      for (const index of indices) {
        const value = positions[index * 3 + axis]!;
        if (value < low) low = value;
        if (value > high) high = value;
      }
    }
    return high - low;
  }) as [number, number, number];
}

/** Three digits, or all before the point. */
function short(value: number): string {
  return value >= 100 ? String(Math.round(value)) : String(Number(value.toPrecision(3)));
}

const mmPerMetre = 1000;
const leastMm = 1;
const mostMm = 10_000;
