import { execFile } from 'node:child_process';

const network = /^npm_config_(registry|cafile|https?_proxy|proxy|noproxy|cache|userconfig|globalconfig)$/i;

/** Runs a command, while this process goes on serving, and returns what it printed. @throws Error with its output */
export function runAsync(command, args, cwd, env = {}) {
  return new Promise((resolve, reject) => {
    // What npm sets for the scripts it runs is not for the projects, except for how it reaches its registry.
    const own = Object.entries(process.env).filter(
      ([name]) => network.test(name) || !/^npm_(config|package|lifecycle)_/i.test(name),
    );
    const options = { cwd, maxBuffer: 64 * 1024 * 1024, env: { ...Object.fromEntries(own), ...env } };
    const shell = process.platform === 'win32';
    execFile(command, args, { ...options, shell }, (error, stdout, stderr) => {
      if (!error) return resolve(stdout);
      const printed = `${stdout}${stderr}`.trim().split('\n').slice(-30).join('\n');
      reject(new Error(`${[command, ...args].join(' ')}\nended with ${error.code}\n${printed}`));
    }).stdin.end();
  });
}
