// The folder of a run: outside the repository, so that what is installed in it finds nothing of the repository.
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repository } from '@meshwright/testing/repository';
import { vi } from 'vitest';
import { prefix, runFolder } from './run-folder-end.ts';

const folder = runFolder(process.ppid);

/** Installs and browsers take minutes on a loaded machine. */
export const slow = 15 * 60_000;

const known = new Map<string, Promise<unknown>>();

/**
 * Makes something once a run: the first worker that asks makes it in an empty folder, the others wait for it.
 * @param name of the folder
 * @returns what `make` resolved to, as JSON keeps it
 */
export function once<T>(name: string, make: (folder: string) => Promise<T>): Promise<T> {
  const making = known.get(name) ?? makeOrWait(name, make);
  known.set(name, making);
  return making as Promise<T>;
}

async function makeOrWait<T>(name: string, make: (folder: string) => Promise<T>): Promise<T> {
  const own = join(folder, name);
  const outcome = `${own}.json`;
  if (!existsSync(folder)) removeEnded();
  mkdirSync(folder, { recursive: true });
  if (isFirst(own)) {
    const folder = await make(own).then(
      (value) => ({ value }),
      (error: Error) => ({ fault: error.message }),
    );
    writeFileSync(`${outcome}.draft`, JSON.stringify(folder));
    renameSync(`${outcome}.draft`, outcome);
  }
  await vi.waitUntil(() => existsSync(outcome), { timeout: slow, interval: 100 });
  const { value, fault } = JSON.parse(await readFile(outcome, 'utf8')) as { value: T; fault?: string };
  if (fault !== undefined) throw new Error(fault);
  return value;
}

function isFirst(path: string): boolean {
  try {
    mkdirSync(path);
    return true;
  } catch {
    return false;
  }
}

/** Removes what runs left that have ended. */
function removeEnded(): void {
  for (const name of readdirSync(tmpdir()).filter((each) => each.startsWith(prefix)))
    if (!isRunning(Number(name.slice(prefix.length))))
      rmSync(join(tmpdir(), name), { recursive: true, force: true, maxRetries: 3 });
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

export const root: string = repository;

/** Returns a folder of its own for a test. */
export function newFolder(name: string): string {
  const own = join(folder, name);
  mkdirSync(own, { recursive: true });
  return own;
}
