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
const npm = process.env.npm_execpath
  ? [process.execPath, process.env.npm_execpath]
  : [process.platform === 'win32' ? 'npm.cmd' : 'npm'];

/** The workspace a command runs. Its dependencies are installed, neither its devDependencies nor engines as peers. */
const commands = {
  start: 'packages/cli',
  game: 'examples/game',
  studio: 'plugins/studio',
};
/** Builds the workspace of a command. */
const builder = 'scripts/light';
/** Every workspace, and the tools and engines of the tests. */
const everything = 'everything';

/**
 * Installs what a command needs if it is missing or the lock file changed, then builds outdated packages.
 * @param command a name in `commands`; absent: everything is installed and built
 */
export function setup(command = everything) {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    fail(`Meshwright needs Node 20.19 or newer; this is ${process.versions.node}.`);
  }
  const installed = install(command);
  if (installed.includes(everything)) buildAll(command);
  else buildLight(command);
}

/** Returns the commands that can run afterwards. */
function install(command) {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  const before = installedBefore();
  const has = before.commands.includes(everything) || before.commands.includes(command);
  if (has && before.lock === lock) return before.commands;
  const wanted = [...new Set([...before.commands, command])].sort();
  const all = wanted.includes(everything);
  console.error(
    all
      ? 'Installing everything the tests use (once; about 1.5 GB with the engines and editors) ...'
      : `Installing what the command needs (once; about ${wanted.join() === 'start' ? 230 : 400} MB) ...`,
  );
  // Not `npm ci`: it refuses a lock file that lacks optional packages of other platforms, which a lock file made on
  // a registry without them does. `--no-save` leaves the lock file as it is; all versions are exact either way.
  const options = ['--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
  const folders = [...wanted.map((name) => commands[name]), builder];
  const selection = all
    ? []
    : [...folders.map((folder) => `--workspace=${folder}`), '--omit=dev', '--omit=peer'];
  run([...npm, 'install', ...options, ...selection], 'npm install failed; see the lines above.');
  write(stamp, { lock, commands: wanted, record: statSync(record).mtimeMs });
  return wanted;
}

/** An install that is not this script's, or that npm changed since, has everything: a person ran `npm install`. */
function installedBefore() {
  if (!existsSync(record)) return { commands: [] };
  const noted = read(stamp);
  if (noted?.record === statSync(record).mtimeMs) return noted;
  return { lock: null, commands: [everything] };
}

function buildAll(command) {
  run(
    [
      process.execPath,
      join(modules, 'turbo/bin/turbo'),
      'run',
      'build',
      ...(command === everything ? [] : [`--filter=./${commands[command]}...`]),
      '--output-logs=errors-only',
    ],
    'The build failed; see the lines above.',
    { TURBO_TELEMETRY_DISABLED: '1', TURBO_PRINT_VERSION_DISABLED: '1' },
  );
}

function buildLight(command) {
  const before = read(built) ?? {};
  const now = Object.fromEntries(buildable(commands[command]).map((folder) => [folder, inputsOf(folder)]));
  const stale = Object.keys(now).filter(
    (folder) => now[folder] !== before[folder] || !existsSync(join(root, folder, 'dist')),
  );
  if (stale.length === 0) return;
  run(
    [process.execPath, join(root, builder, 'build.mjs'), ...stale],
    'The build failed; see the lines above.',
  );
  write(built, { ...before, ...now });
}

/** Returns the folders with something to build: a workspace and the workspaces it depends on. */
function buildable(folder, found = new Map()) {
  if (found.size === 0) found.set('', byName());
  const manifest = read(join(root, folder, 'package.json'));
  found.set(folder, manifest.scripts?.build !== undefined);
  for (const name of Object.keys(manifest.dependencies ?? {})) {
    const other = found.get('').get(name);
    if (other !== undefined && !found.has(other)) buildable(other, found);
  }
  return [...found].filter(([, builds]) => builds === true).map(([path]) => path);
}

/** Returns the folder of each workspace by its name. */
function byName() {
  const folders = ['packages', 'plugins', 'examples'].flatMap((room) =>
    readdirSync(join(root, room)).map((name) => `${room}/${name}`),
  );
  return new Map(folders.map((folder) => [read(join(root, folder, 'package.json'))?.name, folder]));
}

/** Returns a hash of the names, sizes and times of the files a build reads. */
function inputsOf(folder) {
  const hash = createHash('sha256');
  const files = ['src', 'scripts'].flatMap((part) => filesIn(join(root, folder, part)));
  const tools = [join(root, 'scripts/build.mjs'), join(root, 'tsconfig.json')];
  for (const file of [...files.sort(), join(root, folder, 'package.json'), ...tools]) {
    const { size, mtimeMs } = statSync(file);
    hash.update(`${file}\0${size}\0${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

function filesIn(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

// By a rename, so that a copy of the folder that shares its files keeps its own.
function write(file, value) {
  const draft = `${file}-${process.pid}`;
  writeFileSync(draft, JSON.stringify(value));
  renameSync(draft, file);
}

// Children print only when they fail: stdout belongs to the command that runs the setup.
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

function fail(message) {
  console.error(message);
  process.exit(1);
}
