import type { IncomingMessage, ServerResponse } from 'node:http';
import { PurchaseError } from '@meshwright/purchase';
import { linkErrorOf } from '../link/link-error.ts';
import { type FromHost, linkVersion } from '../link/messages.ts';
import { readFromHost } from '../link/read-from-host.ts';
import { PanelError } from '../panel-error.ts';
import type { BridgeLimits } from './bridge-limits.ts';
import { type FileContext, getFile, putFile } from './files/file-routes.ts';
import { readImport } from './read-import.ts';
import { readJson } from './read-json.ts';
import { Refusal, refusals } from './refusal.ts';
import { guardRequest, type RequestGuard } from './request-guard.ts';
import { commonHeaders, respond } from './respond.ts';
import type { HostSession } from './session/host-session.ts';
import type { HostSessions } from './session/host-sessions.ts';
import { pollMessages, streamMessages } from './session/send-messages.ts';

export interface RequestContext extends FileContext {
  readonly guard: RequestGuard;
  readonly sessions: HostSessions;
  /** Named by `GET /`. */
  readonly service?: string | undefined;
  /** Ends the bridge after its answer. */
  end(): void;
}

/** Answers one request. Never throws. */
export async function handleRequest(
  request: IncomingMessage,
  response: ServerResponse,
  context: RequestContext,
): Promise<void> {
  try {
    for (const [name, value] of Object.entries(commonHeaders)) response.setHeader(name, value);
    const isPreflight = guardRequest(request, context.guard);
    allowOrigin(request, response);
    if (isPreflight) respond(response, 204);
    else await route(request, response, context);
  } catch (error) {
    refuse(response, error);
  }
}

async function route(
  request: IncomingMessage,
  response: ServerResponse,
  context: RequestContext,
): Promise<void> {
  const { sessions, limits, service } = context;
  const { pathname, searchParams } = new URL(`http://bridge${request.url}`);
  const [, room, name, rest] =
    /^\/(hosts|files|)(?:\/([0-9a-f]+)(\/messages|\/imports)?)?$/.exec(pathname) ?? [];
  const what = `${request.method} ${room}${name === undefined ? '' : '/ID'}${rest ?? ''}`;
  switch (what) {
    case 'GET ':
      return respond(response, 200, { name: 'meshwright bridge', version: linkVersion, service });
    case 'DELETE ':
      response.once('close', context.end);
      return respond(response, 204);
    case 'GET hosts':
      return respond(response, 200, { hosts: sessions.list().map(shownHost) });
    case 'POST hosts': {
      const hello = readMessage(await readJson(request, limits.json));
      if (hello.type !== 'hello') throw new Refusal('bad_request', 'The first message must be a hello.');
      const { id, exchange } = await sessions.open(hello);
      return respond(response, 201, { host: id, exchange });
    }
    case 'GET hosts/ID/messages':
      return await sendMessages(
        request,
        response,
        searchParams,
        (after) => sessions.read(name!, after),
        limits,
      );
    case 'POST hosts/ID/messages': {
      const session = sessions.get(name!);
      return await receiveMessage(response, readMessage(await readJson(request, limits.json)), session);
    }
    case 'POST hosts/ID/imports': {
      const { imports } = sessions.get(name!);
      const asked = readImport(await readJson(request, limits.json));
      return respond(response, 200, await imports.run(asked));
    }
    case 'DELETE hosts/ID':
      await sessions.get(name!).end({ code: 'closed', message: 'The host disconnected.' });
      return respond(response, 204);
    case 'PUT files':
      return await putFile(request, response, searchParams, context);
    case 'GET files/ID':
      if (name?.length !== 64) break;
      return await getFile(response, name, searchParams, context);
  }
  const isKnown = room !== undefined && !(room === '' && name !== undefined);
  if (isKnown) throw new Refusal('method_not_allowed', `${request.method} is not allowed on this path.`);
  throw new Refusal('not_found', 'Unknown path.');
}

function shownHost({ id, hello: { host, project } }: HostSession): object {
  return { host: id, name: host.name, version: host.version, project };
}

async function receiveMessage(
  response: ServerResponse,
  message: FromHost,
  session: HostSession,
): Promise<void> {
  if (message.type === 'intent') return respond(response, 200, await session.request(message));
  if (message.type !== 'answer') {
    throw new Refusal('bad_request', 'Send an intent or an answer. Transfer files through /files.');
  }
  session.answer(message);
  return respond(response, 200, {});
}

async function sendMessages(
  request: IncomingMessage,
  response: ServerResponse,
  query: URLSearchParams,
  find: (after: number) => HostSession,
  limits: BridgeLimits,
): Promise<void> {
  const after = wholeNumber(request.headers['last-event-id'] ?? query.get('after') ?? '0');
  const session = find(after);
  if (request.headers.accept?.includes('text/event-stream')) {
    return await streamMessages(response, session, after, limits);
  }
  const waitMs = Math.min(wholeNumber(query.get('wait') ?? '0') * 1000, limits.pollMs);
  await pollMessages(response, session, after, waitMs);
}

function wholeNumber(value: string | string[]): number {
  if (typeof value === 'string' && /^\d{1,15}$/.test(value)) return Number(value);
  throw new Refusal('bad_request', 'after, wait and Last-Event-ID must be whole numbers from 0.');
}

function readMessage(value: unknown): FromHost {
  try {
    return readFromHost(value);
  } catch (error) {
    if (error instanceof PanelError) throw new Refusal('bad_request', error.message);
    throw error;
  }
}

/** A listed origin gets exactly what its preflight needs: no wildcard, no cookies. */
function allowOrigin(request: IncomingMessage, response: ServerResponse): void {
  const { origin } = request.headers;
  if (origin === undefined) return;
  response.setHeader('Access-Control-Allow-Origin', origin);
  response.setHeader('Vary', 'Origin');
  response.setHeader('Access-Control-Allow-Methods', 'GET, POST, PUT, DELETE');
  response.setHeader('Access-Control-Allow-Headers', 'authorization, content-type, last-event-id');
  if (request.headers['access-control-request-private-network'] === 'true') {
    response.setHeader('Access-Control-Allow-Private-Network', 'true');
  }
}

/** Store errors describe the failure of the disk. */
function failureOf(error: unknown): Pick<Refusal, 'code' | 'message'> {
  const { message } = error instanceof PurchaseError ? error : linkErrorOf(error);
  return { code: 'failed', message };
}

function refuse(response: ServerResponse, error: unknown): void {
  const { code, message } = error instanceof Refusal ? error : failureOf(error);
  // A broken stream or a closed connection gets no further response.
  if (response.headersSent || response.destroyed) return void response.destroy();
  // The rest of the request is not read.
  response.setHeader('Connection', 'close');
  respond(response, refusals[code], { code, message });
}
