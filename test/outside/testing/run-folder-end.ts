import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const prefix = 'meshwright-outside-';

/** @param pid of vitest, which starts all workers */
export function runFolder(pid: number): string {
  return join(tmpdir(), `${prefix}${pid}`);
}

/** A global setup of vitest, which runs in its own process: removes what the run installed. */
export function teardown(): void {
  rmSync(runFolder(process.pid), { recursive: true, force: true, maxRetries: 3 });
}
