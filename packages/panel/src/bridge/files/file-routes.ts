import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { basename } from 'node:path';
import type { Content, ContentStore } from '@meshwright/purchase';
import type { FileValue } from '../../view/view.ts';
import type { BridgeLimits } from '../bridge-limits.ts';
import { limited, readJson } from '../read-json.ts';
import { Refusal } from '../refusal.ts';
import { respond } from '../respond.ts';
import { bytesOf, openLocalFile } from './local-file.ts';

const plainBytes = 'application/octet-stream';

export interface FileContext {
  readonly store: ContentStore;
  readonly limits: BridgeLimits;
  /** Folders whose files a host may name by path. */
  readonly folders: readonly string[];
  /** Makes another form of a GLB. */
  readonly formOf?: ((glb: Uint8Array, form: string) => Promise<Uint8Array | undefined>) | undefined;
}

/** `PUT /files`: takes bytes or the path of a file. Responds with a `FileValue` once the store has it. */
export async function putFile(
  request: IncomingMessage,
  response: ServerResponse,
  query: URLSearchParams,
  context: FileContext,
): Promise<void> {
  const isBytes = request.headers['content-type'] === plainBytes;
  const { name, hash, size } = isBytes
    ? await fromBody(request, query, context)
    : await fromPath(await readJson(request, context.limits.json), query, context);
  const value: FileValue = { file: hash, name, size };
  respond(response, 201, value);
}

/** `GET /files/HASH`, and `GET /files/HASH?form=fbx` for another form of a model. */
export async function getFile(
  response: ServerResponse,
  hash: string,
  query: URLSearchParams,
  { store, formOf }: FileContext,
): Promise<void> {
  const kept = await store.read(hash);
  if (!kept) throw new Refusal('not_found', 'The file does not exist, or has been removed.');
  const form = query.get('form');
  const bytes = form === null ? kept : await formOf?.(kept, form);
  if (!bytes) throw new Refusal('unsupported_type', `The bridge has no form ${form} of this file.`);
  response
    .writeHead(200, {
      'Content-Type': plainBytes,
      'Content-Length': bytes.byteLength,
      'Content-Disposition': 'attachment',
    })
    .end(bytes);
}

interface Named extends Content {
  readonly name: string;
}

async function fromBody(
  request: IncomingMessage,
  query: URLSearchParams,
  { store, limits }: FileContext,
): Promise<Named> {
  const name = checkedName(query.get('name') ?? 'file');
  return { name, ...(await keepUpload(store, limited(request, limits.file))) };
}

async function fromPath(
  body: unknown,
  query: URLSearchParams,
  { store, limits, folders }: FileContext,
): Promise<Named> {
  const { path } = (body ?? {}) as { readonly path?: unknown };
  if (typeof path !== 'string') {
    throw new Refusal('bad_request', `Send { "path": PATH }, or bytes as ${plainBytes}.`);
  }
  const name = checkedName(query.get('name') ?? basename(path));
  const file = await openLocalFile(path, limits.file, folders);
  return { name, ...(await keepUpload(store, bytesOf(file, limits.file))) };
}

/** A file name for display only, never part of a request. */
function checkedName(name: string): string {
  const plain = basename(name.replaceAll('\\', '/'));
  if (plain !== '' && plain.length <= 300) return plain;
  throw new Refusal('bad_request', 'name must be a file name of at most 300 characters.');
}

/** Streams bytes into the store. An aborted upload leaves only an empty draft, which the store clears. */
async function keepUpload(store: ContentStore, chunks: AsyncIterable<Uint8Array>): Promise<Content> {
  const receiving = await store.receive(`upload ${randomUUID()}`);
  if (receiving.found) throw new Error('the name of this upload is already in use');
  const { sink } = receiving;
  try {
    await sink.open({});
    for await (const chunk of chunks) await sink.write(chunk);
    return await receiving.publish();
  } catch (error) {
    await sink.open({});
    throw error;
  } finally {
    await receiving.close();
  }
}
