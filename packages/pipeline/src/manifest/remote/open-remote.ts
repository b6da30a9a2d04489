import { resolve } from 'node:path';
import { PipelineError } from '../../pipeline-error.ts';
import { folderRemote } from './folder-remote.ts';
import type { Remote } from './remote.ts';
import { type RemoteCredentials, type S3Location, s3Remote } from './s3-remote.ts';

export interface OpenRemoteOptions {
  /** Base of relative paths: the project's folder. */
  readonly folder: string;
  /**
   * For S3: the values of AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.
   * @default none
   */
  readonly credentials?: RemoteCredentials | undefined;
}

const form = 's3://BUCKET/PREFIX?endpoint=https://HOST&region=REGION, or a folder';

/**
 * Opens the remote that a manifest names: `./shared-assets`, or `s3://bucket/prefix?endpoint=http://host&region=name`;
 * the defaults are us-east-1 and the public endpoint of the region. Sends nothing yet.
 * @throws PipelineError `bad_option` for another form, for keys in it and for S3 without credentials
 * @example
 * import { openRemote } from '@meshwright/pipeline/node';
 *
 * const remote = openRemote('./shared-assets', { folder: '.' });
 */
export function openRemote(location: string, { folder, credentials }: OpenRemoteOptions): Remote {
  if (!/^[a-z][\w+.-]+:\/\//i.test(location)) return folderRemote(resolve(folder, location));
  const place = parseS3(location);
  // The message omits the text: it may contain a key.
  if (!place) throw new PipelineError('bad_option', `The remote must be ${form}, without keys in it.`);
  if (!credentials) {
    throw new PipelineError(
      'bad_option',
      `The remote s3://${place.bucket}/${place.prefix} needs an access key: set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.`,
    );
  }
  return s3Remote({ ...place, credentials });
}

function parseS3(location: string): Omit<S3Location, 'credentials'> | undefined {
  const url = URL.canParse(location) ? new URL(location) : undefined;
  if (url?.protocol !== 's3:' || url.username || url.password || url.hash) return undefined;
  if ([...url.searchParams.keys()].some((key) => key !== 'endpoint' && key !== 'region')) return undefined;
  const [bucket, path] = [url.hostname, url.pathname.replace(/^\/|\/$/g, '')];
  const region = url.searchParams.get('region') ?? 'us-east-1';
  const endpoint = url.searchParams.get('endpoint') ?? `https://s3.${region}.amazonaws.com`;
  const isKnown = /^[\w.-]+$/.test(bucket) && /^[\w./-]*$/.test(path) && /^[\w-]+$/.test(region);
  if (!isKnown || !/^https?:\/\/[^@/?#]+\/?$/.test(endpoint) || !URL.canParse(endpoint)) return undefined;
  return { bucket, prefix: path && `${path}/`, endpoint, region };
}
