import { execFile } from 'node:child_process';

const network = /^npm_config_(registry|cafile|https?_proxy|proxy|noproxy|cache|userconfig|globalconfig)$/i;
/** What npm sets for the scripts it runs, and vitest for tests, is not for a project outside. */
const ofThisRun =
  /^(npm_(config|package|lifecycle)_.*|vitest.*|meshwright_.*|node_env|test|mode|dev|prod|ssr|base_url)$/i;

/** This process's environment, as a project outside has it. */
export function outsideEnv(): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(([name]) => network.test(name) || !ofThisRun.test(name));
  return Object.fromEntries(own);
}

/** Runs a command and returns what it printed. @throws Error with its output */
export function runCommand(
  command: string,
  args: readonly string[],
  cwd: string,
  env: NodeJS.ProcessEnv = {},
): Promise<string> {
  return new Promise((resolve, reject) => {
    const options = { cwd, maxBuffer: 64 * 1024 * 1024, env: { ...outsideEnv(), ...env } };
    const shell = process.platform === 'win32';
    const child = execFile(command, args, { ...options, shell }, (error, stdout, stderr) => {
      if (!error) return resolve(stdout);
      const printed = `${stdout}${stderr}`.trim().split('\n').slice(-30).join('\n');
      reject(new Error(`${[command, ...args].join(' ')}\nended with ${error.code}\n${printed}`));
    });
    child.stdin?.end();
  });
}
