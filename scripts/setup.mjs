// Makes the commands of a clone runnable: installs locked dependencies, builds packages. Does only what is missing.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '..');
const stamp = join(root, 'node_modules', '.meshwright-installed');
const npm = process.env.npm_execpath
  ? [process.execPath, process.env.npm_execpath]
  : [process.platform === 'win32' ? 'npm.cmd' : 'npm'];

/**
 * Installs if the lock file changed since the last install, then builds outdated packages.
 * @param wanted a package: it and its dependencies are built; absent: all packages
 */
export function setup(wanted) {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    fail(`Meshwright needs Node 20.19 or newer; this is ${process.versions.node}.`);
  }
  const locked = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== locked) {
    console.error(
      'Installing dependencies (once; about 2 GB with the engines and editors it is tested with) ...',
    );
    // Not `npm ci`: it refuses a lock file that lacks optional packages of other platforms, which a lock file made on
    // a registry without them does. `--no-save` leaves the lock file as it is; all versions are exact either way.
    const install = ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
    run([...npm, ...install], 'npm install failed; see the lines above.');
    writeFileSync(stamp, locked);
  }
  run(
    [
      process.execPath,
      join(root, 'node_modules/turbo/bin/turbo'),
      'run',
      'build',
      ...(wanted ? [`--filter=${wanted}...`] : []),
      '--output-logs=errors-only',
    ],
    'The build failed; see the lines above.',
    { TURBO_TELEMETRY_DISABLED: '1', TURBO_PRINT_VERSION_DISABLED: '1' },
  );
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
