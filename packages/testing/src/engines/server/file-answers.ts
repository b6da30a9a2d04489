import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Served } from './served.ts';

/** One request for a file, and its response. */
export interface FileRequest {
  readonly method: string;
  /** Path and query. */
  readonly url: string;
  readonly entry: Served;
  readonly response: ServerResponse;
  /** True for the second request of the path, and later ones. */
  readonly isRepeated: boolean;
}

const fixtures = join(import.meta.dirname, '../../../../../fixtures');
const character = readFileSync(join(fixtures, 'character.glb'));
const broken = Buffer.concat([character.subarray(0, 400), Buffer.alloc(character.length - 400)]);
const part = Math.ceil(character.length / 10);

/** Ways in which `/files/WAY/...` answers; undefined for a way that is not listed. */
export function fileAnswer(way: string): ((request: FileRequest) => void) | undefined {
  return answers[way];
}

const answers: Readonly<Record<string, (request: FileRequest) => void>> = {
  plain: (request) => send(request, 200, glb, character),
  signed: (request) => send(request, /sig=\d+$/.test(request.url) ? 200 : 403, binary, character),
  gzip: (request) => send(request, 200, glb, gzipSync(character), { 'content-encoding': 'gzip' }),
  'get-only': (request) => send(request, request.method === 'GET' ? 200 : 403, binary, character),
  broken: (request) => send(request, 200, glb, broken),
  text: (request) => send(request, 200, 'text/html', '<!doctype html><title>Log in</title>'),
  sidecar: (request) =>
    request.entry.path.endsWith('.json')
      ? send(request, 200, 'application/json', sidecar)
      : send(request, 200, glb, character),
  slow: sendSlowly,
  held: sendTenth,
  cut: sendHalf,
  forbidden: (request) => send(request, 403, 'text/xml', '<Error/>'),
};

const glb = 'model/gltf-binary';
const binary = 'application/octet-stream';

export function send(
  { response, entry }: Pick<FileRequest, 'response' | 'entry'>,
  status: number,
  type: string,
  body: string | Buffer,
  headers = {},
): void {
  entry.bytes = Buffer.byteLength(body);
  response.writeHead(status, { 'content-type': type, 'content-length': entry.bytes, ...headers }).end(body);
}

/** Sends the body in ten parts, a tick apart. */
function sendSlowly({ response, entry }: FileRequest): void {
  response.writeHead(200, { 'content-type': glb, 'content-length': character.length });
  const next = (at: number): void => {
    if (at >= character.length) return void response.end();
    entry.bytes += Math.min(part, character.length - at);
    response.write(character.subarray(at, at + part), () => setTimeout(next, 5, at + part));
  };
  next(0);
}

/** Sends a tenth and then nothing; large, as a browser drains a small body before it closes a socket. */
function sendTenth({ response, entry }: FileRequest): void {
  const length = 1_000_000;
  response.writeHead(200, { 'content-type': glb, 'content-length': length });
  entry.bytes = length / 10;
  response.write(Buffer.concat([character], entry.bytes));
}

/** Sends half of the body and breaks the connection; later requests are refused. */
function sendHalf(request: FileRequest): void {
  const { response, isRepeated } = request;
  if (isRepeated) {
    send(request, 403, 'text/xml', '<Error/>');
    return;
  }
  response.writeHead(200, { 'content-type': glb, 'content-length': character.length });
  response.write(character.subarray(0, 5 * part), () => response.destroy());
}

const sha256 = Buffer.from(await crypto.subtle.digest('SHA-256', character)).toString('hex');
const sidecar = JSON.stringify({
  meshwright: '0.1.0',
  files: [{ name: 'hero one.glb', bytes: character.length, sha256 }],
});
