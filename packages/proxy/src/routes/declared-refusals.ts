import type { Family } from '@meshwright/contract';
import { detailsOf } from '@meshwright/contract/schema';

/**
 * Returns the statuses after which a create has made no task: those that the specification declares for the family
 * (spec: Errors). Any other answer leaves the outcome open.
 */
export function declaredRefusals(family: Family): ReadonlySet<number> {
  const { createErrors = {}, references } = detailsOf(family);
  const own = Object.keys(createErrors).map(Number);
  return new Set([
    ...[400, 401, 402, 429],
    ...own.filter((status) => status < 500),
    ...(references ? [404] : []),
    ...family.repeatCreateOn,
  ]);
}
