import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Service } from '../../start/start-service.ts';

/** Builds the page from its current sources, and makes the service read it. */
export async function buildPage(service: Service): Promise<void> {
  const script = join(import.meta.dirname, '../../../scripts/build-page.mjs');
  await promisify(execFile)(process.execPath, [script]);
  const { status } = await service.fetch(new Request(new URL('/inspector/', service.baseUrl)));
  if (status !== 200) throw new Error(`the inspector page cannot be served after its build: ${status}`);
}
