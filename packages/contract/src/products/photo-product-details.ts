import { details } from '../details.ts';
import { fixed } from '../price.ts';
import {
  buildBody,
  buildErrors,
  buildExamples,
  buildResult,
  photoSide,
  prototypeBody,
  prototypeErrors,
  prototypeExamples,
  prototypeResult,
} from './product-fields.ts';

const spec = 'Capabilities whose paths are left open';

/**
 * Returns the details of a prototype: a picture of the product made from a photo.
 * @param product as in the path: `fridge-magnet`
 * @param title as the specification names it: `Fridge Magnet`
 */
export function photoPrototypeDetails(product: string, title: string) {
  return details({
    title: `${title} prototype`,
    type: `creative-lab-${product}-prototype`,
    spec,
    source: 'public-A',
    nullError: true,
    help: `A picture of a ${title.toLowerCase()} from a photo.`,
    createErrors: prototypeErrors,
    request: prototypeBody(),
    rules: [],
    result: prototypeResult(),
    cost: fixed(6, 'specification'),
    limits: [photoSide],
    examples: prototypeExamples,
  });
}

/** Returns the details of a build: the 3D model of a prototype. */
export function photoBuildDetails(product: string, title: string) {
  return details({
    title: `${title} build`,
    type: `creative-lab-${product}-build`,
    spec,
    source: 'public-A',
    nullError: true,
    help: 'The 3D model of a prototype.',
    createErrors: buildErrors,
    request: buildBody(),
    rules: [],
    result: buildResult(),
    cost: fixed(30, 'specification'),
    references: {
      input_task_id: { families: [`${product}-prototype`], missing: 404, wrongFamily: 404 },
    },
    examples: buildExamples,
  });
}
