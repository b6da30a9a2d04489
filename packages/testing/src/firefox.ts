import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import WebSocket from 'ws';

const screens = '/usr/bin/xvfb-run';
const installed = [process.env.FIREFOX_PATH, '/usr/bin/firefox-esr', '/usr/bin/firefox'];

/** Returns why no Firefox can be started here, or undefined. Without a screen of its own it has no WebGL. */
export function firefoxMissing(): string | undefined {
  if (!firefoxPath()) return 'no Firefox found: set FIREFOX_PATH to one';
  if (!existsSync(screens)) return 'no xvfb-run found, which gives Firefox a screen';
  return undefined;
}

function firefoxPath(): string | undefined {
  return installed.find((path) => path && existsSync(path));
}

/** A page of a real Firefox, driven by WebDriver BiDi. */
export interface FirefoxPage {
  readonly version: string;
  /** @param size of the page, in pixels */
  open(url: string, size?: { readonly width: number; readonly height: number }): Promise<void>;
  /** Returns the value of an expression, awaited. @throws Error with what the page threw */
  evaluate(expression: string): Promise<unknown>;
  close(): Promise<void>;
}

/** WebGL on the processor, also where Firefox distrusts the driver. */
const preferences = 'user_pref("webgl.force-enabled", true);\n';

/** Starts Firefox with a fresh profile on a screen of its own. The caller closes it. */
export async function launchFirefox(): Promise<FirefoxPage> {
  const profile = await mkdtemp(join(tmpdir(), 'firefox-'));
  await writeFile(join(profile, 'user.js'), preferences);
  const own = ['-a', firefoxPath()!, '--no-remote', '--profile', profile, '--remote-debugging-port', '0'];
  const env = { ...process.env, LIBGL_ALWAYS_SOFTWARE: '1', MOZ_X11_EGL: '1' };
  // A group of its own, since xvfb-run leaves its children behind.
  const child = spawn(screens, own, { env, detached: true, stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const close = async () => {
    process.kill(-child.pid!, 'SIGTERM');
    await ended;
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const socket = new WebSocket(`${await addressOf(child.stderr)}/session`);
    await new Promise((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('error', reject);
    });
    const call = callsOver(socket);
    const { capabilities } = await call<{ capabilities: { browserVersion: string } }>('session.new', {
      capabilities: {},
    });
    const { contexts } = await call<{ contexts: { context: string }[] }>('browsingContext.getTree', {});
    const [{ context }] = contexts as [{ context: string }];
    return {
      version: capabilities.browserVersion,
      async open(url, viewport) {
        if (viewport) await call('browsingContext.setViewport', { context, viewport });
        await call('browsingContext.navigate', { context, url, wait: 'complete' });
      },
      async evaluate(expression) {
        const target = { context };
        const seen = await call<Evaluated>('script.evaluate', { expression, target, awaitPromise: true });
        if (seen.type !== 'success') throw new Error(seen.exceptionDetails.text);
        return seen.result.value;
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Returns the address that Firefox prints once it listens. @throws Error when it ends before */
async function addressOf(output: NodeJS.ReadableStream): Promise<string> {
  const lines: string[] = [];
  for await (const line of createInterface({ input: output })) {
    const [address] = /ws:\/\/\S+/.exec(line) ?? [];
    if (address) return address;
    lines.push(line);
  }
  throw new Error(`Firefox ended: ${lines.join('\n')}`);
}

type Evaluated =
  | { readonly type: 'success'; readonly result: { readonly value?: unknown } }
  | { readonly type: 'exception'; readonly exceptionDetails: { readonly text: string } };

type Call = <Result>(method: string, params: object) => Promise<Result>;

interface Answer {
  readonly id?: number;
  readonly result?: unknown;
  readonly error?: string;
  readonly message?: string;
}

function callsOver(socket: WebSocket): Call {
  const waiting = new Map<number | undefined, (answer: Answer) => void>();
  let last = 0;
  socket.on('message', (data) => {
    const answer = JSON.parse(String(data)) as Answer;
    waiting.get(answer.id)?.(answer);
  });
  return <Result>(method: string, params: object) =>
    new Promise<Result>((resolve, reject) => {
      last += 1;
      waiting.set(last, ({ result, error, message }) =>
        error ? reject(new Error(`${method}: ${error}: ${message}`)) : resolve(result as Result),
      );
      socket.send(JSON.stringify({ id: last, method, params }));
    });
}
