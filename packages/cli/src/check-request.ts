import type { Family, Issue } from '@meshwright/contract';
import { detailsOf, type Price, priceOf, validate, withDefaults } from '@meshwright/contract/schema';
import { isLoopback } from './base-url.ts';
import { CliError } from './cli-error.ts';

/**
 * Judges a create body before anything is sent or started.
 * @param flagOf what the person typed for the field of an issue
 * @returns what it will cost
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

/** What a create will cost, as one line. */
export function priceText({ credits, local }: Price, service: string): string {
  if (service === 'embedded') return `price: ${local} credits of the embedded service, which are free`;
  if (credits !== 'unknown') return `price: ${credits} credits`;
  const { hostname } = new URL(service);
  return isLoopback(hostname)
    ? `price: ${local} credits, if this is a local service of this toolkit`
    : 'price: not stated by the service';
}
