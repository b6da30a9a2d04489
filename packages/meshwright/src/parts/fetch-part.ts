import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { lstat, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CliError } from '../errors/cli-error.ts';
import { noteOn, openProgress } from '../progress/progress.ts';
import type { Terminal } from '../progress/terminal.ts';
import { partVersions, version } from '../version.ts';
import { installedParts, type Part, parts } from './parts.ts';

type Env = Terminal['env'];

/**
 * Returns the folder of the largest set of parts that was fetched for this version, when it has more than the running copy.
 * The whole command stands in it, so that no package is loaded twice.
 */
export async function fetchedCommand(env: Env): Promise<string | undefined> {
  const more = parts.slice(installedParts()).reverse();
  if (more.length === 0) return undefined;
  for (const part of more) {
    const folder = await partFolder(part, env);
    if (existsSync(entryIn(folder, 'dist/main.js'))) return folder;
  }
  return undefined;
}

/** Returns the path of a file of the command in a folder of parts. */
export function entryIn(folder: string, path: string): string {
  return join(folder, 'node_modules/meshwright', path);
}

/**
 * Installs a part, with the command and the parts before it, into a folder of the user's cache. Versions are exact, and no
 * script of a package runs. A folder appears whole or not at all, so two commands may fetch at once.
 * @throws CliError `unsupported` where fetching is forbidden | `network` | `interrupted`
 */
export async function fetchPart(part: Part, terminal: Terminal): Promise<string> {
  const { env, signal, stderr } = terminal;
  const folder = await partFolder(part, env);
  if (existsSync(entryIn(folder, 'dist/main.js'))) return folder;
  if (env.MESHWRIGHT_FETCH === 'never')
    throw new CliError(
      'unsupported',
      `${part.what}: not installed, and MESHWRIGHT_FETCH=never: ${installText(part)}`,
    );
  noteOn(
    stderr,
    `${part.what}: not installed yet; npm fetches it once, ${part.megabytes} MB in ${folder} (Ctrl-C leaves nothing behind; MESHWRIGHT_FETCH=never forbids it)`,
  );
  const draft = `${folder}.${process.pid}`;
  try {
    await mkdir(draft, { recursive: true });
    const manifest = { private: true, dependencies: dependenciesOf(part) };
    await writeFile(join(draft, 'package.json'), JSON.stringify(manifest, null, 2));
    await showing(draft, part, terminal, () => npmInstall(draft, env, signal));
    await rename(draft, folder).catch((error: unknown) => {
      // Another command was first.
      if (!existsSync(entryIn(folder, 'dist/main.js'))) throw error;
    });
    return folder;
  } catch (cause) {
    if (signal.aborted) throw signal.reason;
    throw new CliError(
      'network',
      `${part.what}: npm could not fetch it (${(cause as Error).message}); connect to the network and repeat, or ${installText(part)}`,
      { cause },
    );
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/** Time between two looks at what has arrived, in milliseconds. */
const lookMs = 1000;

/** Shows how much of a part has arrived in a folder while the work goes on. */
async function showing<T>(
  folder: string,
  { megabytes }: Part,
  terminal: Terminal,
  work: () => Promise<T>,
): Promise<T> {
  const progress = openProgress(terminal);
  let isOver = false;
  let percent = 0;
  const look = async (): Promise<void> => {
    // npm moves folders while they are counted.
    percent = Math.max(percent, Math.min(99, (await bytesIn(folder)) / (megabytes * 10_000)));
    if (isOver) return;
    progress.show({ label: 'fetching', status: 'IN_PROGRESS', percent });
    timer = setTimeout(() => void look(), lookMs);
  };
  let timer = setTimeout(() => void look(), lookMs);
  try {
    return await work();
  } finally {
    isOver = true;
    clearTimeout(timer);
    progress.close();
  }
}

/** Returns the bytes of the files in a folder, in which files come and go. */
async function bytesIn(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const sizes = entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      lstat(join(entry.parentPath, entry.name)).then(
        ({ size }) => size,
        () => 0,
      ),
    );
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

/** Runs the command of a folder in a process of its own, with this terminal, and returns its exit code. */
export async function runIn(folder: string, argv: readonly string[], signal: AbortSignal): Promise<number> {
  const child = spawn(process.execPath, [entryIn(folder, 'bin/meshwright.mjs'), ...argv], {
    stdio: 'inherit',
  });
  const stop = () => child.kill(((signal.reason as Error).cause as NodeJS.Signals | undefined) ?? 'SIGTERM');
  signal.addEventListener('abort', stop);
  try {
    const [code] = await once(child, 'exit');
    return (code as number | null) ?? 130;
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

/** Returns the words that install a part beside the command, for a place that must not fetch. */
export function installText(part: Part): string {
  const words = Object.entries(dependenciesOf(part)).map(([name, range]) => `${name}@${range}`);
  return `install it beside the command: npm install ${words.join(' ')}`;
}

async function partFolder({ name }: Part, env: Env): Promise<string> {
  const { userFolder } = await import('@meshwright/purchase/node');
  return join(userFolder('parts', env), `${version}-${name}`);
}

/** Returns the packages of a part and of those before it, with the versions that this version of the command names. */
function dependenciesOf(part: Part): Record<string, string> {
  const names = parts.slice(0, parts.indexOf(part) + 1).flatMap(({ packages }) => packages);
  return { meshwright: version, ...Object.fromEntries(names.map((name) => [name, partVersions[name]!])) };
}

const flags = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error', '--no-package-lock'];

async function npmInstall(folder: string, env: Env, signal: AbortSignal): Promise<void> {
  // The npm that started this command, as npx; else that of the PATH.
  const { npm_execpath: npm } = env;
  const isWindows = process.platform === 'win32';
  const words = ['install', '--prefix', folder, ...flags];
  const child: ChildProcess = npm?.endsWith('npm-cli.js')
    ? spawn(process.execPath, [npm, ...words], { cwd: folder, env: ownEnv(env), signal })
    : spawn('npm', words, { cwd: folder, env: ownEnv(env), signal, shell: isWindows });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => (printed += text));
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(/E[A-Z]{3,}\d*/.exec(printed)?.[0] ?? `npm ended with ${code}`);
}

/** Settings of the user stay, and those that npx sets for the project around it go. */
function ownEnv(env: Env): NodeJS.ProcessEnv {
  const ofProject = /^npm_(package|lifecycle|config_(prefix|local_prefix|package|call|save|workspace))/i;
  return Object.fromEntries(Object.entries(env).filter(([name]) => !ofProject.test(name)));
}
