import { isClientError } from '@meshwright/client';
import { CliError } from '../errors/cli-error.ts';

/** Explains a 404 without a task id: there is no API at that address. Undefined for any other error. */
export function wrongAddress(error: unknown, service: string): CliError | undefined {
  if (!isClientError(error, 'not_found')) return undefined;
  const advice = /\/openapi$/.test(service)
    ? 'check the address, or the service does not know this family'
    : 'the address must end in /openapi';
  const text = `${service} is not the address of the API (404): ${advice}; it is given with --base-url or MESHWRIGHT_BASE_URL`;
  return new CliError('invalid', text, { cause: error });
}
