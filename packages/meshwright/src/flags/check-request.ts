import type { Family, Issue } from '@meshwright/contract';
import { detailsOf, type Price, priceOf, validate, withDefaults } from '@meshwright/contract/schema';
import { CliError } from '../errors/cli-error.ts';

/** A create body that has passed every local check. */
export interface CheckedRequest<F extends Family = Family> {
  readonly family: F;
  readonly body: Readonly<Record<string, unknown>>;
  readonly price: Price;
}

/**
 * Validates a create body before anything is sent or started.
 * @param flagOf returns the flag for the field of an issue
 * @returns its price
 * @throws CliError `invalid` with every issue
 */
export function checkRequest(
  family: Family,
  body: Readonly<Record<string, unknown>>,
  options: { readonly at: number; readonly flagOf: (issue: Issue) => string | undefined },
): Price {
  const details = detailsOf(family);
  const issues = validate(details, body, { at: options.at });
  if (issues.length > 0) {
    const lines = issues.map((issue) => `  ${options.flagOf(issue) ?? issue.path}: ${issue.message}`);
    throw new CliError('invalid', `nothing was sent, because this is not allowed:\n${lines.join('\n')}`, {
      issues,
    });
  }
  return priceOf(details.cost, withDefaults(details, body));
}

/** Returns the price of a create as one line; an unpublished price is an estimate. */
export function priceText({ credits, local }: Price, service: string): string {
  if (service === 'embedded') return `price: ${local} credits of the embedded service, which are free`;
  if (credits !== 'unknown') return `price: ${credits} credits`;
  return `estimated price: ${local} credits`;
}
