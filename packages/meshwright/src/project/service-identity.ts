import { isLoopback } from '@meshwright/contract';
import { manifestFile } from '@meshwright/pipeline';
import { accountDigest, normalHost } from '@meshwright/purchase/identity';
import { CliError } from '../errors/cli-error.ts';
import type { Terminal } from '../progress/terminal.ts';
import { checkedBaseUrl } from '../session/base-url.ts';
import type { ServiceValues } from '../session/session.ts';
import type { OpenProject } from './open-project.ts';
import type { ServiceIdentity } from './plan/purchase-plan.ts';

/** Host of the embedded service, without a port. */
export const embeddedHost = 'meshwright.localhost';

/** Returns the flags, with the manifest's service if neither they nor the environment name one. */
export function serviceOf(
  values: ServiceValues,
  { project }: Pick<OpenProject, 'project'>,
  { env }: Pick<Terminal, 'env'>,
): ServiceValues {
  const { service } = project.manifest;
  if (service === undefined || values.baseUrl !== undefined || env.MESHWRIGHT_BASE_URL) return values;
  return { ...values, baseUrl: checkedBaseUrl(service, `${manifestFile}#/service`) };
}

/**
 * Does the same for a run that sends the key.
 * @throws CliError `usage` when only the manifest names the service: a repository must not decide where a key goes
 */
export function trustedServiceOf(
  values: ServiceValues,
  open: Pick<OpenProject, 'project'>,
  terminal: Pick<Terminal, 'env'>,
): ServiceValues {
  const named = serviceOf(values, open, terminal);
  if (named === values || isLoopback(new URL(named.baseUrl!).hostname)) return named;
  throw new CliError(
    'usage',
    `${manifestFile} names the service ${named.baseUrl}: a key only goes where you say, so set MESHWRIGHT_BASE_URL to it, or --base-url`,
  );
}

/** Returns the payer of a purchase without a request to the service. */
export async function serviceIdentityOf(
  values: ServiceValues,
  { env }: Pick<Terminal, 'env'>,
): Promise<ServiceIdentity> {
  const { baseUrl = env.MESHWRIGHT_BASE_URL || undefined } = values;
  if (baseUrl === undefined) return { host: embeddedHost };
  const { host } = new URL(checkedBaseUrl(baseUrl, values.baseUrl ? '--base-url' : 'MESHWRIGHT_BASE_URL'));
  const key = env.MESHWRIGHT_API_KEY;
  return {
    host: normalHost(host),
    account: values.keyFile === undefined && key ? await accountDigest(key) : undefined,
  };
}
