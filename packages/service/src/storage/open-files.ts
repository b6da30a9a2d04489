import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type FileStore, folderFileStore } from '../files/file-store.ts';
import { s3FileStore } from '../files/s3-file-store.ts';
import { ServiceError } from '../service-error.ts';

/** Credentials for S3-compatible storage. */
export interface FileCredentials {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

const form = 's3://BUCKET/PREFIX?endpoint=http://HOST:PORT&region=REGION, or a folder';

/**
 * Opens the files that services on one database share: `s3://bucket/prefix?endpoint=http://host&region=name`, or a
 * folder that all of them see. The region defaults to us-east-1, the endpoint to the public one of the region.
 * @throws ServiceError `bad_options` | `no_storage` when it does not answer or refuses
 */
export async function openFiles(
  location: string,
  credentials: FileCredentials | undefined,
): Promise<(owner: string) => FileStore> {
  if (!/^[a-z][\w+.-]*:\/\//i.test(location)) {
    await mkdir(location, { recursive: true, mode: 0o700 });
    return (owner) => folderFileStore(join(location, owner));
  }
  const url = URL.canParse(location) ? new URL(location) : undefined;
  const [bucket = '', path = ''] = [url?.hostname, url?.pathname.replace(/^\/|\/$/g, '')];
  const isKnown = url?.protocol === 's3:' && /^[\w.-]+$/.test(bucket) && /^[\w./-]*$/.test(path);
  if (!url || !isKnown || url.username !== '' || url.password !== '') {
    throw new ServiceError('bad_options', `start service: files must be ${form}, without access keys.`);
  }
  if (credentials === undefined) {
    throw new ServiceError(
      'bad_options',
      'start service: files in S3 need an access key; set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.',
    );
  }
  const region = url.searchParams.get('region') ?? 'us-east-1';
  const endpoint = url.searchParams.get('endpoint') ?? `https://s3.${region}.amazonaws.com`;
  if (!/^https?:\/\/[^@]+$/.test(endpoint) || !URL.canParse(endpoint)) {
    throw new ServiceError(
      'bad_options',
      `start service: the endpoint in files must be an http(s) URL: ${form}.`,
    );
  }
  const prefix = path === '' ? '' : `${path}/`;
  const place = { endpoint, region, bucket, ...credentials };
  try {
    await s3FileStore({ ...place, prefix }).check();
  } catch (cause) {
    const { message, cause: inner } = cause as { message?: string; cause?: { message?: string } };
    throw new ServiceError(
      'no_storage',
      `open the files in bucket ${bucket} at ${new URL(endpoint).origin}: ${inner?.message || message}; check endpoint, bucket and keys.`,
      { cause },
    );
  }
  return (owner) => s3FileStore({ ...place, prefix: `${prefix}${owner}/` });
}
