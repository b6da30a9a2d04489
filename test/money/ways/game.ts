import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { textTo3d } from '@meshwright/contract';
import { repository } from '@meshwright/testing/repository';
import { build } from 'esbuild';
import { observedProcess } from '../kills/observed-process.ts';
import { silence } from '../silence.ts';
import type { Attempt, AttemptEnd, RunContext, Way } from '../way.ts';
import { settleByCommand } from './command.ts';

/** The server of the example game. The server is killed; the page repeats its request with the key it keeps. */
export const game: Way = {
  name: 'game server',
  purchases: 1,
  async open(context) {
    bundle ??= bundled();
    const program = await bundle;
    const page: Page = { idempotencyKey: `key-${context.number}`, cookie: undefined, delivered: [] };
    return {
      attempt: () => attempt(context, program, page),
      settle: (question, task) => settleByCommand(context, question, task),
      delivered: async () => page.delivered,
    };
  },
};

/** Persistent state of a page, and the contents of its scene. */
interface Page {
  readonly idempotencyKey: string;
  cookie: string | undefined;
  readonly delivered: string[];
}

/** Starts the server like its `start.mjs`, without building the repository first. */
const program = `import { serveGame } from './serve-game.ts';
const { MESHWRIGHT_BASE_URL: baseUrl, MESHWRIGHT_API_KEY: key } = process.env;
const { url } = await serveGame({ port: 0, service: { baseUrl, key } });
console.log(url);`;

/** Bundled once for all runs. */
let bundle: Promise<string> | undefined;

async function bundled(): Promise<string> {
  const folder = join(repository, 'examples/game/src/server');
  const outfile = join(repository, 'dist', `run-game-${process.pid}.mjs`);
  process.once('exit', () => rmSync(outfile, { force: true }));
  await build({
    stdin: { contents: program, resolveDir: folder, loader: 'ts' },
    outfile,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    logLevel: 'error',
    // The server locates its pages relative to its source.
    define: { 'import.meta.dirname': JSON.stringify(folder) },
  });
  return outfile;
}

function attempt({ folder, account, number }: RunContext, program: string, page: Page): Attempt {
  const { PATH = '', SystemRoot = '' } = process.env;
  const server = observedProcess(process.execPath, [program], {
    cwd: repository,
    env: { PATH, SystemRoot, HOME: folder, ...account.env },
  });
  let isKilled = false;
  const begun = server.prints(/http:\S+/).then(([url]) => url);
  const go = async (): Promise<AttemptEnd> => {
    let quiet = silence();
    const onSign = (): void => quiet.heard();
    const longest = (): ReturnType<typeof quiet.longest> => quiet.longest();
    try {
      const url = await begun;
      // Pages are requested once the server runs.
      quiet = silence();
      page.delivered.push(await made(url, page, `a garden box number ${number}`, onSign));
      return { status: 'done', text: '', ...longest() };
    } catch (error) {
      const text = `${error instanceof Error ? error.message : String(error)}\n${server.text()}`;
      const isQuestion = /meshwright journal drop \w+/.test(text);
      return { status: isKilled ? 'killed' : 'stopped', text, isQuestion, ...longest() };
    } finally {
      server.kill();
      await server.ended;
    }
  };
  return {
    begun: begun.then(
      () => {},
      () => {},
    ),
    kill() {
      isKilled = server.kill();
      return isKilled;
    },
    ended: go(),
  };
}

/** Requests an object with the key of the page, and fetches its model. Returns the id of the task. */
async function made(url: string, page: Page, prompt: string, onSign: () => void): Promise<string> {
  const call = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const headers = { ...init.headers, ...(page.cookie && { cookie: page.cookie }) };
    const answer = await fetch(new URL(path, url), { ...init, headers });
    onSign();
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer;
  };
  const given = (await call('three.html')).headers.get('set-cookie');
  page.cookie = given?.split(';')[0] ?? page.cookie;
  const path = `/api/meshwright${textTo3d.prefix}`;
  const created = await call(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': page.idempotencyKey },
    body: JSON.stringify({ mode: 'preview', prompt }),
  });
  const { result: id } = (await created.json()) as { result: string };
  for (;;) {
    const task = (await (await call(`${path}/${id}`)).json()) as {
      status: string;
      model_urls?: { glb: string };
    };
    if (task.status === 'SUCCEEDED') {
      await (await call(task.model_urls!.glb)).arrayBuffer();
      return id;
    }
    if (task.status === 'FAILED') throw new Error(`the task ended ${task.status}`);
    await delay(50);
  }
}
