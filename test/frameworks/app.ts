// An app of a framework outside the repository: installed from the tarballs, with the route that the command writes, built,
// started and stopped.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { onTestFinished, vi } from 'vitest';
import { npmInstall } from '../outside/testing/npm-install.ts';
import { manifestOf } from '../outside/testing/packed.ts';
import { ourRegistry } from '../outside/testing/registry.ts';
import { outsideEnv, runCommand } from '../outside/testing/run-command.ts';
import { newFolder, root } from '../outside/testing/run-folder.ts';

export interface App {
  readonly folder: string;
  /** Runs a script of its package.json to its end. */
  run(script: string): Promise<string>;
  /** Starts a script that serves pages. */
  start(script: string): Promise<RunningApp>;
  /** Whether a service was started in it. */
  hasService(): boolean;
}

export interface RunningApp {
  readonly url: string;
  /** What it printed until now. */
  printed(): string;
  /** Sends SIGTERM. @returns the milliseconds until the process ended */
  stop(): Promise<number>;
}

/** @param tool folder where create-meshwright is installed, which writes the route */
export async function installApp(name: string, tool: string): Promise<App> {
  const folder = newFolder(`framework-${name}`);
  onTestFinished(() => rmSync(join(folder, 'node_modules'), { recursive: true, force: true }));
  cpSync(join(root, 'test/frameworks', name), folder, { recursive: true });
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const { version } = manifestOf('packages/client');
  for (const each of Object.keys(manifest.dependencies))
    if (each.startsWith('@meshwright/')) manifest.dependencies[each] = version;
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest, null, 2));
  const command = join(tool, 'node_modules/create-meshwright/bin/create-meshwright.mjs');
  await runCommand(process.execPath, [command, '--proxy'], folder);
  await npmInstall(folder, (await ourRegistry()).url);
  const env = {
    NO_COLOR: '1',
    NEXT_TELEMETRY_DISABLED: '1',
    NUXT_TELEMETRY_DISABLED: '1',
    ASTRO_TELEMETRY_DISABLED: '1',
  };
  return {
    folder,
    run: (script) => runCommand('npm', ['run', script], folder, env),
    start: (script) => startApp(folder, manifest.scripts[script], env),
    hasService: () => existsSync(join(folder, '.meshwright')),
  };
}

/** Starts the command of a script without a shell or npm, so that a signal reaches the server itself. */
async function startApp(folder: string, script: string, env: NodeJS.ProcessEnv): Promise<RunningApp> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const [program = '', ...args] = script.split(' ');
  const isNode = program === 'node';
  const child = spawn(
    process.execPath,
    isNode ? args : [join(folder, 'node_modules/.bin', program), ...args],
    { cwd: folder, env: { ...outsideEnv(), ...env, PORT: String(port), HOST: 'localhost', ORIGIN: origin } },
  );
  const printed: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => printed.push(String(text)));
  const ended = once(child, 'exit');
  onTestFinished(async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL');
    await ended;
  });
  await vi.waitUntil(
    async () => {
      if (child.exitCode !== null) throw new Error(`${script} ended:\n${printed.join('')}`);
      return fetch(origin).then(
        ({ status }) => status < 500,
        () => false,
      );
    },
    { timeout: 120_000, interval: 200 },
  );
  return {
    url: `${origin}/`,
    printed: () => printed.join(''),
    async stop() {
      const from = performance.now();
      child.kill('SIGTERM');
      await ended;
      return performance.now() - from;
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}
