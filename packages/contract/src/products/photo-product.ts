import { creativeLab, type Family } from '../family.ts';

// Creative Lab products that differ only in their names; `product` is as in the path. Their schemas are in photo-product-details.ts, so a browser carries
// only these.

/** @__NO_SIDE_EFFECTS__ */
export function photoPrototype<Request, Result>(product: string): Family<Request, Result> {
  return creativeLab({
    name: `${product}-prototype`,
    prefix: `/creative-lab/${product}/v1/prototype`,
    createErrorStatuses: [403],
    results: ['image_urls'],
  });
}

/** @__NO_SIDE_EFFECTS__ */
export function photoBuild<Request, Result>(
  product: string,
  results: Family['results'] = ['model_urls', 'thumbnail_url', 'texture_urls'],
): Family<Request, Result> {
  return creativeLab({
    name: `${product}-build`,
    prefix: `/creative-lab/${product}/v1/build`,
    results,
  });
}
