import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const bin = join(import.meta.dirname, '../../bin/meshwright.mjs');
const built = join(import.meta.dirname, '../../dist/main.js');

export interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface Running {
  readonly child: ChildProcess;
  readonly ended: Promise<Ended>;
  /** Resolves once stdout or stderr holds a match. */
  prints(pattern: RegExp): Promise<RegExpExecArray>;
}

/** Isolated environment for the real command: working folder, cache, variables. */
export interface Home {
  readonly folder: string;
  readonly cache: string;
  /** Keeps a command away from the tester's home. */
  readonly env: Readonly<Record<string, string>>;
  start(argv: readonly string[], env?: Readonly<Record<string, string>>): Running;
  run(argv: readonly string[], env?: Readonly<Record<string, string>>): Promise<Ended>;
  /** Every file and folder in the working folder, hidden ones too. */
  files(): Promise<string[]>;
  remove(): Promise<void>;
}

/** Runs the built command in a fresh folder, without any setting of the machine. */
export async function freshHome(): Promise<Home> {
  if (!existsSync(built))
    throw new Error('the command is not built: npx turbo run build --filter=meshwright');
  const base = await mkdtemp(join(tmpdir(), 'meshwright-cli-'));
  const folder = await mkdtemp(join(base, 'work-'));
  const cache = join(base, 'cache');
  const own = homeEnv(base);
  homes.add(base);
  const start: Home['start'] = (argv, env = {}) => {
    const { PATH = '', SystemRoot = '' } = process.env;
    const child = spawn(process.execPath, [bin, ...argv], {
      cwd: folder,
      env: { PATH, SystemRoot, ...own, ...env },
    });
    return observe(child);
  };
  return {
    folder,
    cache,
    env: own,
    start,
    run: (argv, env) => start(argv, env).ended,
    files: async () => (await readdir(folder, { recursive: true })).sort(),
    remove: () => rm(base, { recursive: true, force: true }),
  };
}

const homes = new Set<string>();

/** Returns the settings of the home around a folder; elsewhere those of a home that cannot be created. */
export function homeEnvOf(folder: string): Readonly<Record<string, string>> {
  return homeEnv([...homes].find((base) => folder.startsWith(base)) ?? '/dev/null/no-home');
}

function homeEnv(base: string): Readonly<Record<string, string>> {
  return { HOME: base, XDG_CACHE_HOME: join(base, 'cache'), XDG_STATE_HOME: join(base, 'state') };
}

function observe(child: ChildProcess): Running {
  const text = { stdout: '', stderr: '' };
  const listeners = new Set<() => void>();
  const listener = (name: keyof typeof text) => (chunk: string) => {
    text[name] += chunk;
    for (const listener of [...listeners]) listener();
  };
  for (const name of ['stdout', 'stderr'] as const)
    child[name]!.setEncoding('utf8').on('data', listener(name));
  const ended = new Promise<Ended>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, ...text }));
  });
  return {
    child,
    ended,
    prints: (pattern) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const match = pattern.exec(text.stdout) ?? pattern.exec(text.stderr);
          if (!match) return;
          listeners.delete(look);
          resolve(match);
        };
        listeners.add(look);
        look();
        ended.then(
          () => reject(new Error(`never said ${pattern}: ${text.stderr}`)),
          (error: unknown) => reject(error),
        );
      }),
  };
}
