import type { Document } from '@gltf-transform/core';
import { markStandIn } from '@meshwright/formats';
import { badgeDocument } from './badge/badge-document.ts';
import { brickFigure } from './brick-figure.ts';
import { pixelPieces } from './fidget/pixel-pieces.ts';
import { figure } from './figure.ts';
import { keycap } from './keycap/keycap.ts';
import { keycapDocument } from './keycap/keycap-document.ts';
import type { BuildInput, Product } from './product.ts';
import { productDocument } from './product-document.ts';
import { type ProductSheet, productViews } from './product-views.ts';
import { vinylFigure } from './vinyl-figure.ts';

/** A product whose prototype is a picture and whose build is a model. */
export interface ProductKind {
  /** How the result falls short of a trained model's work, as one sentence for users. */
  readonly standIn: string;
  /** Camera angles of its pictures in degrees, as for `renderModel`. */
  readonly view: { readonly azimuth: number; readonly elevation: number };
  make(input: BuildInput): Promise<MadeProduct>;
}

interface MadeProduct {
  readonly document: Document;
  /** PNG of the base colours; null where there are several. */
  readonly baseColor: Uint8Array | null;
}

const relief =
  'Stand-in, not a trained model: the likeness is a relief inflated from the outline of the photo, with the photo on it; everything else is real geometry.';
export const badgeRelief =
  'Stand-in, not a trained model: the depth of the relief is taken from the outline of the photo and from its light and dark; the badge is real geometry.';
const toy =
  'Stand-in, not a trained model: the likeness is the colours of the photo from top to bottom and the photo as a print; the figure is real geometry.';

/** By the product's name in its path. */
export const productKinds: Readonly<Record<string, ProductKind>> = {
  keycap: {
    standIn: relief,
    view: { azimuth: 24, elevation: 24 },
    make: async (input) => ({
      document: (await keycapDocument(keycap(input), input.design)).document,
      baseColor: null,
    }),
  },
  'brick-figure': kindOf('brick figure', brickFigure, toy, 26, 12),
  figure: kindOf('figure', figure, relief, 26, 14),
  'vinyl-figure': kindOf('vinyl figure', vinylFigure, toy, 26, 12),
  keychain: badgeKind('keychain', 14, 12),
  'fridge-magnet': badgeKind('fridge-magnet', 20, 14),
  'fidget-pixel': kindOf(
    'fidget pixel',
    pixelPieces,
    'Stand-in, not a trained model: the photo is sampled into a few pixels and colours, not redrawn; the pieces are real geometry.',
    18,
    26,
  ),
};

function badgeKind(product: 'keychain' | 'fridge-magnet', azimuth: number, elevation: number): ProductKind {
  return {
    standIn: badgeRelief,
    view: { azimuth, elevation },
    make: async (input) => ({ document: (await badgeDocument(product, input)).document, baseColor: null }),
  };
}

/** Metres per millimetre. */
const metre = 0.001;

function kindOf(
  title: string,
  build: (input: BuildInput) => Product,
  standIn: string,
  azimuth: number,
  elevation: number,
): ProductKind {
  return {
    standIn,
    view: { azimuth, elevation },
    async make(input) {
      const product = build(input);
      const sheet: ProductSheet = await productViews(input.design, product.parts);
      const document = productDocument(product, sheet, metre, title);
      markStandIn(document, standIn);
      return { document, baseColor: sheet.png };
    },
  };
}
