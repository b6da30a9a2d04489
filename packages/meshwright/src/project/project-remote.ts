import type { Remote } from '@meshwright/pipeline';
import { openRemote } from '@meshwright/pipeline/node';
import type { Terminal } from '../progress/terminal.ts';
import type { OpenProject } from './open-project.ts';

/** A remote that opens on demand. */
export interface LazyRemote extends Remote {
  /** @throws PipelineError `bad_option` */
  open(): Remote;
}

/** Returns the remote of a manifest, if it names one. It opens on demand: without its keys everything else works. */
export function projectRemote(
  { folder, project }: Pick<OpenProject, 'folder' | 'project'>,
  { env }: Pick<Terminal, 'env'>,
): LazyRemote | undefined {
  const { remote: location } = project.manifest;
  if (location === undefined) return undefined;
  let opened: Remote | undefined;
  const remote = (): Remote => {
    opened ??= openRemote(location, { folder, credentials: credentialsIn(env) });
    return opened;
  };
  return {
    open: remote,
    get: async (hash) => remote().get(hash),
    put: async (hash, bytes) => remote().put(hash, bytes),
  };
}

function credentialsIn(env: Terminal['env']) {
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = env;
  if (!accessKeyId || !secretAccessKey) return undefined;
  return { accessKeyId, secretAccessKey, sessionToken: env.AWS_SESSION_TOKEN };
}
