import { existsSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Service, startService } from '@meshwright/service';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { run } from 'meshwright';
import { traced } from './trace.ts';

const cli = join(import.meta.dirname, '../../../meshwright');
const bin = join(cli, 'bin/meshwright.mjs');
const fixtures = join(import.meta.dirname, '../../../../fixtures');

/** A command and a service with nothing of this machine: folder, journal, account. */
export interface McpHome {
  /** Folder of the user; the root is inside it. */
  readonly base: string;
  readonly root: string;
  readonly service: Service;
  readonly key: string;
  /** Environment of a command with the service and its key. */
  readonly env: Readonly<Record<string, string>>;
  /** Path of the command for Node. */
  readonly bin: string;
  /** Runs the command in this process, and a real client of it over HTTP. */
  open(options?: OpenOptions): Promise<OpenClient>;
  /** Starts the built command as a client does, and a real client of it over its streams. */
  start(options?: StartOptions): Promise<StartedClient>;
  /** Breaks calls of the service from now on. */
  fault(...rules: readonly object[]): Promise<void>;
  /** Credits spent by the ledger of the service. */
  spent(): Promise<number>;
  /** Number of tasks the service has of a family. */
  tasks(path?: string): Promise<number>;
  remove(): Promise<void>;
}

export interface OpenOptions {
  /** Flags of `meshwright mcp`. Default: a budget of 1,000. */
  readonly flags?: readonly string[];
  /** Answers questions; absent: the client cannot be asked. */
  readonly onQuestion?: (message: string) => 'accept' | 'decline';
}

export interface StartOptions extends OpenOptions {
  /** Uses the embedded service: no key, no address. */
  readonly embedded?: boolean;
  /** File for the paths that the server opens and changes, as strace names them. */
  readonly trace?: string | undefined;
}

/** An answer of a tool. */
export interface ToolReply {
  readonly text: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly isError: boolean;
  readonly content: CallToolResult['content'];
  /** Everything that reached the client, as JSON. */
  readonly raw: string;
}

export interface OpenClient {
  readonly client: Client;
  /** What the server wrote to stderr. */
  log(): string;
  call(name: string, args?: object, options?: { readonly signal?: AbortSignal }): Promise<ToolReply>;
  /** Repeats a call until its answer is not a handle. */
  settle(name: string, args: object): Promise<ToolReply>;
  close(): Promise<void>;
}

/** A client of a server in a process of its own. */
export interface StartedClient extends OpenClient {
  readonly pid: number;
}

const credits = 1_000_000;

/** A prompt whose task says this about its fields. */
export const marked = { prompt: 'an unknown thing', note: 'prompt: "thing" is not known.' };

/** Answers with a handle until a call counts as hanging. */
const maxTurns = 200;

/** @param run the job of every task; by default it gives a triangulated character at once */
export async function mcpHome(run?: () => Promise<Readonly<Record<string, Uint8Array>>>): Promise<McpHome> {
  const base = await realpath(await mkdtemp(join(tmpdir(), 'meshwright-mcp-')));
  const root = join(base, 'root');
  await mkdir(root);
  const key = 'canary-key-0123456789';
  const model = readFileSync(join(fixtures, 'character.glb'));
  const service = await startService({
    port: 0,
    accounts: [{ name: 'tester', key, credits }],
    engine: {
      missing: () => null,
      run: async ({ request }) => ({
        files: (await run?.()) ?? { 'model.glb': model },
        // The service keeps what the family of the task has.
        result: { model_urls: { glb: 'model.glb' }, result: { rigged_character_glb_url: 'model.glb' } },
        ...(request.prompt === marked.prompt && {
          ignored: [{ field: 'prompt', kind: 'clamped' as const, message: marked.note }],
        }),
      }),
    },
  });
  const { PATH = '', SystemRoot = '' } = process.env;
  const bare = {
    ...{ PATH, SystemRoot, HOME: base },
    XDG_CACHE_HOME: join(base, 'cache'),
    XDG_STATE_HOME: join(base, 'state'),
  };
  const env = { ...bare, MESHWRIGHT_BASE_URL: service.baseUrl, MESHWRIGHT_API_KEY: key };
  const open = new Set<OpenClient>();
  const read = async (path: string): Promise<unknown> =>
    (await fetch(`${service.baseUrl}${path}`, { headers: { authorization: `Bearer ${key}` } })).json();
  return {
    ...{ base, root, service, key, env, bin },
    async open(options = {}) {
      const client = await openHere({ base, root, env }, options);
      open.add(client);
      return client;
    },
    async start(options = {}) {
      const client = await startProcess({ base, root, env: options.embedded ? bare : env }, options);
      open.add(client);
      return client;
    },
    async fault(...rules) {
      const answer = await fetch(`${service.control.url}/faults`, {
        method: 'POST',
        headers: { authorization: `Bearer ${service.control.token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ seed: 1, rules }),
      });
      if (!answer.ok) throw new Error(`faults: ${answer.status} ${await answer.text()}`);
    },
    spent: async () => credits - ((await read('/v1/balance')) as { balance: number }).balance,
    tasks: async (path = '/v2/text-to-3d') => ((await read(`${path}?page_size=50`)) as unknown[]).length,
    async remove() {
      for (const client of open) await client.close();
      await service.stop();
      await rm(base, { recursive: true, force: true });
    },
  };
}

type Places = Pick<McpHome, 'base' | 'root' | 'env'>;

const usualFlags = ['--budget', '1000'];

/** The HTTP server of the command: clients of several sessions are in one process, as in a test. */
async function openHere({ base, root, env }: Places, options: OpenOptions): Promise<OpenClient> {
  const { flags = usualFlags, onQuestion } = options;
  const stop = new AbortController();
  let log = '';
  let file = '';
  let onReady = () => {};
  const ready = new Promise<void>((resolve) => {
    onReady = resolve;
  });
  const stderr = {
    write(text: string) {
      log += text;
      [, file = ''] = /address and token in (.+)/.exec(log) ?? [];
      if (file !== '') onReady();
    },
  };
  const ended = run(['mcp', '--http', '0', '--root', root, ...flags], {
    stdout: { write: () => {} },
    stderr,
    env,
    cwd: base,
    signal: stop.signal,
    now: Date.now,
  });
  await Promise.race([ready, ended.then(() => Promise.reject(new Error(log)))]);
  const { url, token } = JSON.parse(readFileSync(file, 'utf8')) as { url: string; token: string };
  const headers = { authorization: `Bearer ${token}` };
  const client = await clientOf(onQuestion);
  // The optional members of the transport are typed without undefined.
  await client.connect(
    new StreamableHTTPClientTransport(new URL(url), { requestInit: { headers } }) as Transport,
  );
  return {
    ...callsOf(client),
    log: () => log,
    async close() {
      await client.close();
      stop.abort();
      await ended;
    },
  };
}

async function startProcess({ base, root, env }: Places, options: StartOptions): Promise<StartedClient> {
  const { flags = usualFlags, trace, onQuestion } = options;
  if (!existsSync(join(cli, 'dist/main.js')))
    throw new Error('the command is not built: npx turbo run build --filter=meshwright');
  const command = [process.execPath, bin, 'mcp', '--root', root, ...flags];
  const [first = '', ...args] = trace === undefined ? command : [...traced(trace), ...command];
  const transport = new StdioClientTransport({
    command: first,
    args,
    cwd: base,
    env: { ...env },
    stderr: 'pipe',
  });
  let log = '';
  transport.stderr?.on('data', (chunk: Buffer) => {
    log += chunk.toString();
  });
  const client = await clientOf(onQuestion);
  await client.connect(transport);
  return { ...callsOf(client), pid: transport.pid!, log: () => log, close: () => client.close() };
}

async function clientOf(onQuestion: OpenOptions['onQuestion']): Promise<Client> {
  const client = new Client(
    { name: 'test', version: '1' },
    { capabilities: onQuestion ? { elicitation: {} } : {} },
  );
  if (onQuestion) {
    const { ElicitRequestSchema } = await import('@modelcontextprotocol/sdk/types.js');
    client.setRequestHandler(ElicitRequestSchema, ({ params }) => {
      const action = onQuestion(params.message);
      return action === 'accept' ? { action, content: {} } : { action };
    });
  }
  return client;
}

function callsOf(client: Client): Pick<OpenClient, 'client' | 'call' | 'settle'> {
  const call: OpenClient['call'] = async (name, args = {}, options = {}) =>
    replyOf(
      (await client.callTool({ name, arguments: { ...args } }, undefined, {
        timeout: 280_000,
        ...options,
      })) as CallToolResult,
    );
  return {
    client,
    call,
    async settle(name, args) {
      for (let turn = 0; turn < maxTurns; turn++) {
        const reply = await call(name, args);
        if (!['PENDING', 'RUNNING', 'BUYING'].includes(String(reply.data.status))) return reply;
      }
      throw new Error(`${name} hangs: ${maxTurns} answers with a handle`);
    },
  };
}

function replyOf(result: CallToolResult): ToolReply {
  const [first] = result.content;
  return {
    text: first?.type === 'text' ? first.text : '',
    data: result.structuredContent ?? {},
    isError: result.isError ?? false,
    content: result.content,
    raw: JSON.stringify(result),
  };
}
