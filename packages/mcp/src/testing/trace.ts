import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';

const strace = '/usr/bin/strace';

/** Whether system calls can be traced here. */
export const canTrace = existsSync(strace);

const opens = ['open', 'openat', 'openat2', 'creat'];
const changes = [
  ...['rename', 'renameat', 'renameat2', 'link', 'linkat', 'symlink', 'symlinkat'],
  ...['unlink', 'unlinkat', 'mkdir', 'mkdirat', 'rmdir', 'truncate', 'chmod', 'fchmodat'],
];

/** Returns the command before a command that writes its opens and changes of files to `file`. */
export function traced(file: string): readonly string[] {
  const calls = [...opens, ...changes].map((call) => `?${call}`).join(',');
  return [strace, '-f', '-qq', '-y', '-s', '4096', '--seccomp-bpf', '-e', `trace=${calls}`, '-o', file];
}

export interface Trace {
  /** Real paths of files and folders that were opened, links resolved by the system. */
  readonly read: Set<string>;
  /** Real paths that were opened for writing, and paths named by other changes. */
  readonly written: Set<string>;
}

/** Reads what a traced command did. */
export async function readTrace(file: string): Promise<Trace> {
  const read = new Set<string>();
  const written = new Set<string>();
  const unfinished = new Map<string, string>();
  for (const line of (await readFile(file, 'utf8')).split('\n')) {
    const [, pid = '', rest = ''] = /^(\d+) +(.*)$/.exec(line) ?? [];
    const begun = rest.replace(/ <unfinished \.\.\.>$/, '');
    if (begun !== rest) {
      unfinished.set(pid, begun);
      continue;
    }
    const text = rest.replace(/^<\.\.\. \w+ resumed>/, () => unfinished.get(pid) ?? '');
    const [, call = ''] = /^(\w+)\(/.exec(text) ?? [];
    if (opens.includes(call)) {
      const [, real] = / = \d+<(.*)>$/.exec(text) ?? [];
      const isWrite = /O_WRONLY|O_RDWR|O_CREAT|O_TRUNC|^creat/.test(text);
      if (real !== undefined) (isWrite ? written : read).add(real);
    } else if (changes.includes(call) && / = 0$/.test(text)) {
      for (const [, path = ''] of text.matchAll(/"((?:[^"\\]|\\.)*)"/g)) written.add(path);
    }
  }
  return { read, written };
}
