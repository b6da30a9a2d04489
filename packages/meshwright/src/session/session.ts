import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type Client, createClient, isClientError, systemClock } from '@meshwright/client';
import { isLoopback } from '@meshwright/contract';
import { detailsOf, notices, validate } from '@meshwright/contract/schema';
import type { Service } from '@meshwright/service';
import type { Command } from 'commander';
import { CliError } from '../errors/cli-error.ts';
import { failureOf } from '../errors/failure.ts';
import { needPart } from '../parts/parts.ts';
import { noteOn } from '../progress/progress.ts';
import type { Terminal } from '../progress/terminal.ts';
import { waitLines } from '../progress/wait-lines.ts';
import { checkedBaseUrl } from './base-url.ts';
import { dataFolder } from './data-folder.ts';
import { dataFailure, openService } from './open-service.ts';

/** Service flags as commander parses them. */
export interface ServiceValues {
  readonly baseUrl?: string;
  readonly keyFile?: string;
}

/** Longest wait for a short answer, retries included, in milliseconds. */
export const quickMs = 10_000;

/** Connection to a service. */
export interface Session {
  readonly client: Client;
  /** Its address, or `embedded`. */
  readonly service: string;
}

/**
 * Adds `--base-url` and `--key-file`. A key itself is never an argument, because every user of the machine can read
 * arguments.
 */
export function addServiceFlags(command: Command): Command {
  return command
    .option('--base-url <url>', 'address of the service, /openapi included (or MESHWRIGHT_BASE_URL)')
    .option('--key-file <file>', 'file with the API key (or MESHWRIGHT_API_KEY)');
}

/**
 * Runs `work` with the service from flags and environment, by default an embedded one. The embedded one is stopped
 * afterwards; its jobs continue at its next start.
 */
export async function withSession<T>(
  values: ServiceValues,
  terminal: Terminal,
  work: (session: Session) => Promise<T>,
): Promise<T> {
  const named = await namedService(values, terminal);
  if (named) return workWith(named, terminal, work);
  const dataDir = await dataFolder('embedded', terminal);
  let failure: CliError | undefined;
  const embedded = await startEmbedded(
    dataDir,
    (fault) => {
      failure ??= dataFailure(dataDir, fault, elsewhere);
      noteOn(terminal.stderr, `note: the embedded service: ${(fault as Error).message}`);
    },
    terminal,
  );
  try {
    const { baseUrl, accounts } = embedded;
    const fetch: typeof globalThis.fetch = (input, init) => embedded.fetch(new Request(input, init));
    return await work({
      client: clientOf({ baseUrl, key: accounts[0]!.key!, fetch }, terminal),
      service: 'embedded',
    });
  } catch (error) {
    // A service with a full disk only reports an internal error.
    if (failure && ['unsupported', 'unknown_outcome'].includes(failureOf(error).code)) throw failure;
    throw withCreditsAdvice(error, `its credits are used up: move ${dataDir} away, or ${elsewhere}`);
  } finally {
    await embedded.stop();
  }
}

async function workWith<T>(
  service: NamedService,
  terminal: Terminal,
  work: (session: Session) => Promise<T>,
): Promise<T> {
  try {
    return await work({ client: clientOf(service, terminal), service: service.baseUrl });
  } catch (cause) {
    if (failureOf(cause).code === 'unauthorized') throw wrongKey(cause, service);
    if (isLoopback(new URL(service.baseUrl).hostname)) throw withCreditsAdvice(cause, localCredits);
    if (!isClientError(cause, 'network')) throw cause;
    throw new CliError('network', `${service.baseUrl}: ${cause.message}`, { cause });
  }
}

/** Names where the key was read and which service refused it: one of the two is often that of another account. */
function wrongKey(cause: unknown, { baseUrl, keySource }: NamedService): CliError {
  const { code, message, task } = failureOf(cause);
  const advice = `check the key in ${keySource}: it must be one of ${new URL(baseUrl).host}`;
  return new CliError(code, `${message.replace(' Check the API key.', '')}\n${advice}`, {
    cause,
    ...(task !== undefined && { task }),
  });
}

/** Adds how to get credits at a local service to the error `no_credits`. */
function withCreditsAdvice(cause: unknown, advice: string): unknown {
  const { code, message } = failureOf(cause);
  return code === 'no_credits' ? new CliError(code, `${message}\n${advice}`, { cause }) : cause;
}

const localCredits =
  'if this is a local service: it gives credits once per account, so add another to its accounts file (--accounts), or begin a new folder (--data); the plan stands in that file';

/** A service that flags or environment name. */
export interface NamedService {
  readonly baseUrl: string;
  readonly key: string;
  /** Where the key was read. */
  readonly keySource?: string;
  readonly fetch?: typeof globalThis.fetch;
}

/** Returns the service of flags and environment; undefined when they name none. */
export async function namedService(
  { baseUrl, keyFile }: ServiceValues,
  terminal: Terminal,
): Promise<NamedService | undefined> {
  const url = baseUrl ?? (terminal.env.MESHWRIGHT_BASE_URL || undefined);
  const key =
    keyFile === undefined ? terminal.env.MESHWRIGHT_API_KEY || undefined : await keyIn(keyFile, terminal.cwd);
  if (url === undefined && key === undefined) return undefined;
  if (url === undefined) {
    throw new CliError(
      'usage',
      'there is a key but no service: set MESHWRIGHT_BASE_URL or --base-url to its address, such as https://HOST/openapi',
    );
  }
  if (key === undefined) {
    throw new CliError('unauthorized', 'there is a service but no key: set MESHWRIGHT_API_KEY or --key-file');
  }
  const where = keyFile === undefined ? 'MESHWRIGHT_API_KEY' : `--key-file ${keyFile}`;
  if (!/^[!-~]+$/.test(key)) {
    const message = `the key in ${where} is malformed: copy it again, without blanks, quotes or line breaks`;
    throw new CliError('unauthorized', message);
  }
  const address = checkedBaseUrl(url, baseUrl === undefined ? 'MESHWRIGHT_BASE_URL' : '--base-url');
  return { baseUrl: address, key, keySource: where };
}

async function keyIn(file: string, cwd: string): Promise<string> {
  const path = resolve(cwd, file);
  const text = await readFile(path, 'utf8').catch((cause: NodeJS.ErrnoException) => {
    throw new CliError('local_io', `--key-file ${path} cannot be read: ${cause.code}`, { cause });
  });
  const key = text.trim();
  if (key === '') throw new CliError('bad_input', `--key-file ${path} is empty`);
  return key;
}

function clientOf({ keySource: _, ...service }: NamedService, { stderr, now }: Terminal): Client {
  return createClient({
    ...service,
    validate: (family, body, options) => validate(detailsOf(family), body, options),
    deprecations: (family, body) => notices(detailsOf(family), body),
    onNotice: ({ message }) => noteOn(stderr, `note: ${message}`),
    clock: { ...systemClock, now },
  });
}

const RETRY_MS = 250;

const elsewhere = 'set XDG_CACHE_HOME to another folder';

/** Starts the embedded service; commands take turns at its data folder, and the second one reports its wait. */
async function startEmbedded(
  dataDir: string,
  onFault: (error: unknown) => void,
  { stderr, now, signal }: Terminal,
): Promise<Service> {
  needPart('engine');
  stderr.write(`no key configured: using the embedded service (tasks are kept in ${dataDir})\n`);
  const since = now();
  const lines = waitLines({ now, write: (line) => noteOn(stderr, line) });
  try {
    for (;;) {
      const service = await openService({ dataDir, onFault }, elsewhere).catch(unlessInUse);
      if (service) return service;
      lines.wait({
        what: 'another meshwright command that is using the embedded service to end',
        since,
        stop: 'Ctrl-C stops; nothing was sent',
      });
      await delay(RETRY_MS, undefined, { signal }).catch(() => {
        throw new CliError(
          'interrupted',
          'stopped while waiting for another meshwright command; nothing was sent',
        );
      });
    }
  } finally {
    lines.close();
  }
}

function unlessInUse(error: unknown): undefined {
  const { name, code, cause } = error as Partial<Record<string, unknown>>;
  // An ending command has released the folder, but its database closes only with garbage collection.
  const isClosing = cause instanceof Error && /database is locked/.test(cause.message);
  if (!isClosing && (name !== 'ServiceError' || code !== 'data_in_use')) throw error;
}
