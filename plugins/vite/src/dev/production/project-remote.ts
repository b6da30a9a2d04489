import type { Manifest, Remote } from '@meshwright/pipeline';
import { openRemote } from '@meshwright/pipeline/node';

/**
 * Returns the manifest's remote for finished files. It is opened on first use, so a complete project needs no key.
 * @param env AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, for S3
 */
export function projectRemote(
  { remote }: Pick<Manifest, 'remote'>,
  folder: string,
  env: Readonly<Record<string, string | undefined>>,
): Remote | undefined {
  if (remote === undefined) return undefined;
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = env;
  const credentials =
    accessKeyId && secretAccessKey
      ? { accessKeyId, secretAccessKey, sessionToken: env.AWS_SESSION_TOKEN }
      : undefined;
  const open = (): Remote => openRemote(remote, { folder, credentials });
  return {
    get: async (hash) => open().get(hash),
    put: async (hash, bytes) => open().put(hash, bytes),
  };
}
