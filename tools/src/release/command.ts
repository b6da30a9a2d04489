import { type SpawnSyncReturns, spawnSync } from 'node:child_process';

/** Runs a command and returns what it printed. @throws Error with its output when it fails */
export function run(
  command: string,
  args: readonly string[],
  cwd: string,
  env: NodeJS.ProcessEnv = {},
): string {
  const { status, error, stdout, stderr } = attempt(command, args, cwd, env);
  if (!error && status === 0) return stdout;
  const printed = `${stdout ?? ''}${stderr ?? ''}`.trim().split('\n').slice(-40).join('\n');
  throw new Error(
    `${[command, ...args].join(' ')}\n${error ? error.message : `ended with ${status}`}\n${printed}`,
  );
}

/** Runs a command and returns its exit code and output. */
function attempt(
  command: string,
  args: readonly string[],
  cwd: string,
  env: NodeJS.ProcessEnv = {},
): SpawnSyncReturns<string> {
  return spawnSync(command, args, {
    cwd,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
    // npm is a .cmd file on Windows.
    shell: process.platform === 'win32',
  });
}
