import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, vi } from 'vitest';

/** A folder for the files of a test, with the folder for temporary files in it; removed after the tests of the file. */
export interface BlendFolder {
  readonly folder: string;
  /** Creates an executable script that replaces Blender. */
  program(name: string, script: string): string;
  /** Folders that the writer of blend files has not removed. */
  leftovers(): string[];
}

export function blendFolder(): BlendFolder {
  const folder = mkdtempSync(join(tmpdir(), 'meshwright-blend-test-'));
  // Other processes write models at the same time, and killed ones leave theirs.
  const temporary = mkdtempSync(join(folder, 'tmp-'));
  for (const name of ['TMPDIR', 'TEMP', 'TMP']) vi.stubEnv(name, temporary);
  afterAll(() => {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true, force: true });
  });
  return {
    folder,
    program(name, script) {
      const path = join(folder, name);
      writeFileSync(path, `#!/bin/sh\n${script}\n`);
      chmodSync(path, 0o755);
      return path;
    },
    leftovers: () => readdirSync(temporary).filter((name) => name.startsWith('meshwright-blend-')),
  };
}

/** Whether a process runs. An ended process without a parent to reap it, shown as a zombie, counts as ended. */
export function alive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    const state = existsSync('/proc/self/stat') ? readFileSync(`/proc/${pid}/stat`, 'utf8') : '';
    return !/\) Z /.test(state);
  } catch {
    return false;
  }
}
