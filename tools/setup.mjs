// @ts-check
// Makes the commands of a clone runnable: installs locked dependencies, builds packages. Does only what is missing.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '..');
const modules = join(root, 'node_modules');
/** What is installed: the hash of the lock file, the commands it serves, the time of npm's own record. */
const stamp = join(modules, '.meshwright-installed');
/** What a light build was made from, by folder. */
const built = join(modules, '.meshwright-built');
/** npm writes it at the end of every install. */
const record = join(modules, '.package-lock.json');
/** @type {readonly [string, ...string[]]} */
const npm = process.env.npm_execpath
  ? [process.execPath, process.env.npm_execpath]
  : [process.platform === 'win32' ? 'npm.cmd' : 'npm'];

/**
 * The workspaces that a command needs built. Their dependencies are installed, neither devDependencies nor engines as peers.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
const commands = {
  // With the parts that an installed command fetches when they are first needed.
  start: ['packages/meshwright', 'packages/service', 'packages/engine', 'packages/mcp'],
  game: ['examples/game'],
  studio: ['plugins/studio'],
};
/** The workspace whose dependencies build the others. */
const tools = 'tools';
/** Every workspace, and the tools and engines of the tests. */
const everything = 'everything';

/**
 * @typedef {{ lock: string | null, commands: readonly string[], record?: number }} Installed
 * @typedef {{ name?: string, scripts?: Record<string, string>, dependencies?: Record<string, string> }} Manifest
 */

/**
 * Installs what a command needs if it is missing or the lock file changed, then builds outdated packages.
 * @param {string} command a name in `commands`; absent: everything is installed and built
 */
export function setup(command = everything) {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    fail(`Meshwright needs Node 20.19 or newer; this is ${process.versions.node}.`);
  }
  const installed = install(command);
  if (installed.includes(everything)) buildAll(command);
  else buildLight(command);
}

/**
 * @param {string} command
 * @returns {readonly string[]} the commands that can run afterwards
 */
function install(command) {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  const before = installedBefore();
  const plan = planInstall(before, lock, command);
  if (plan === undefined) return before.commands;
  console.error(`Installing ${plan.what} ...`);
  run([...npm, 'install', ...plan.args], 'npm install failed; see the lines above.');
  write(stamp, { lock, commands: plan.commands, record: statSync(record).mtimeMs });
  return plan.commands;
}

/**
 * Says what `npm install` has to bring for a command, beside what was installed before.
 * @param {Installed} before
 * @param {string} lock hash of the lock file
 * @param {string} command
 * @returns {{ commands: readonly string[], what: string, args: readonly string[] } | undefined} undefined: nothing is missing
 */
export function planInstall(before, lock, command) {
  const has = before.commands.includes(everything) || before.commands.includes(command);
  if (has && before.lock === lock) return undefined;
  const wanted = [...new Set([...before.commands, command])].sort();
  // Not `npm ci`: it refuses a lock file that lacks optional packages of other platforms, which a lock file made on
  // a registry without them does. `--no-save` leaves the lock file as it is; all versions are exact either way.
  const options = ['--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
  if (wanted.includes(everything)) {
    const what = 'everything the tests use (once; about 1 GB with the engines)';
    return { commands: wanted, what, args: options };
  }
  const folders = [...new Set(wanted.flatMap((name) => commands[name] ?? [])), tools];
  const selection = [...folders.map((folder) => `--workspace=${folder}`), '--omit=dev', '--omit=peer'];
  const size = wanted.join() === 'start' ? 200 : 400;
  const what = `what the command needs (once; about ${size} MB)`;
  return { commands: wanted, what, args: [...options, ...selection] };
}

/**
 * An install that is not this script's, or that npm changed since, has everything: a person ran `npm install`.
 * @returns {Installed}
 */
function installedBefore() {
  if (!existsSync(record)) return { lock: null, commands: [] };
  const noted = read(stamp);
  if (noted?.record === statSync(record).mtimeMs) return noted;
  return { lock: null, commands: [everything] };
}

/** @param {string} command */
function buildAll(command) {
  run(
    [
      process.execPath,
      join(modules, 'turbo/bin/turbo'),
      'run',
      'build',
      ...(commands[command] ?? []).map((folder) => `--filter=./${folder}...`),
      '--output-logs=errors-only',
    ],
    'The build failed; see the lines above.',
    { TURBO_TELEMETRY_DISABLED: '1', TURBO_PRINT_VERSION_DISABLED: '1' },
  );
}

/** @param {string} command */
function buildLight(command) {
  /** @type {Record<string, string>} */
  const before = read(built) ?? {};
  const folders = [...new Set((commands[command] ?? []).flatMap((folder) => buildable(folder)))];
  const now = Object.fromEntries(folders.map((folder) => [folder, inputsOf(folder)]));
  const stale = Object.keys(now).filter(
    (folder) => now[folder] !== before[folder] || !existsSync(join(root, folder, 'dist')),
  );
  if (stale.length === 0) return;
  run(
    [process.execPath, '--import', 'tsx', join(root, tools, 'src/light-build.ts'), ...stale],
    'The build failed; see the lines above.',
  );
  write(built, { ...before, ...now });
}

/**
 * @param {string} folder
 * @param {ReadonlyMap<string | undefined, string>} names
 * @param {Map<string, boolean>} found
 * @returns {string[]} the folders with something to build: a workspace and the workspaces it depends on
 */
export function buildable(folder, names = byName(), found = new Map()) {
  /** @type {Manifest} */
  const manifest = read(join(root, folder, 'package.json'));
  found.set(folder, manifest.scripts?.build !== undefined);
  for (const name of Object.keys(manifest.dependencies ?? {})) {
    const other = names.get(name);
    if (other !== undefined && !found.has(other)) buildable(other, names, found);
  }
  return [...found].filter(([, builds]) => builds).map(([path]) => path);
}

/** @returns {ReadonlyMap<string | undefined, string>} the folder of each workspace by its name */
function byName() {
  const folders = ['packages', 'plugins', 'examples'].flatMap((room) =>
    readdirSync(join(root, room)).map((name) => `${room}/${name}`),
  );
  return new Map(folders.map((folder) => [read(join(root, folder, 'package.json'))?.name, folder]));
}

/**
 * @param {string} folder
 * @returns {string} a hash of the names, sizes and times of the files a build reads
 */
function inputsOf(folder) {
  const hash = createHash('sha256');
  const files = ['src', 'scripts'].flatMap((part) => filesIn(join(root, folder, part)));
  const builders = ['build.ts', 'bundling.ts', 'light-build.ts'].map((name) =>
    join(root, tools, 'src', name),
  );
  const others = [join(root, folder, 'package.json'), join(root, 'tsconfig.json'), ...builders];
  for (const file of [...files.sort(), ...others]) {
    const { size, mtimeMs } = statSync(file);
    hash.update(`${file}\0${size}\0${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

/**
 * @param {string} folder
 * @returns {string[]}
 */
function filesIn(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

/**
 * @param {string} file
 * @returns {any} null where the file is missing or no JSON
 */
function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

/**
 * By a rename, so that a copy of the folder that shares its files keeps its own.
 * @param {string} file
 * @param {unknown} value
 */
function write(file, value) {
  const draft = `${file}-${process.pid}`;
  writeFileSync(draft, JSON.stringify(value));
  renameSync(draft, file);
}

/**
 * Children print only when they fail: stdout belongs to the command that runs the setup.
 * @param {readonly [string, ...string[]]} command
 * @param {string} failure
 * @param {Readonly<Record<string, string>>} env
 */
function run([command, ...args], failure, env = {}) {
  const { status, error, stdout, stderr } = spawnSync(command, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    env: { ...process.env, ...env },
  });
  if (!error && status === 0) return;
  process.stderr.write(`${stdout ?? ''}${stderr ?? ''}`);
  fail(error ? `${failure} (${error.message})` : failure);
}

/**
 * @param {string} message
 * @returns {never}
 */
function fail(message) {
  console.error(message);
  process.exit(1);
}

if (process.argv[1] === import.meta.filename) setup();
