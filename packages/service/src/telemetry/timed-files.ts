import { isMissing } from '../files/file-store.ts';
import type { HeldFiles } from '../files/held-files.ts';
import { isFilesAway } from '../outage.ts';
import type { Telemetry } from './telemetry.ts';

/** Operations whose time is measured, by the name of their label. */
const operations = {
  publish: 'publish',
  stream: 'open',
  read: 'read',
  stage: 'stage',
  readStaged: 'read_input',
  remove: 'remove',
} as const satisfies Partial<Record<keyof HeldFiles, string>>;

/** Measures the operations of a file store. */
export function timedFiles(files: HeldFiles, telemetry: Telemetry): HeldFiles {
  if (!telemetry.isOn) return files;
  const timed = Object.entries(operations).map(([name, operation]) => {
    const own = files[name as keyof typeof operations] as (...args: unknown[]) => Promise<unknown>;
    return [
      name,
      async (...args: unknown[]): Promise<unknown> => {
        const from = performance.now();
        let outcome = 'ok';
        try {
          return await own(...args);
        } catch (error) {
          outcome = isMissing(error) ? 'missing' : isFilesAway(error) ? 'away' : 'error';
          throw error;
        } finally {
          const seconds = (performance.now() - from) / 1000;
          telemetry.observe('meshwright_files_seconds', { operation, outcome }, seconds);
          telemetry.ended(`files ${operation}`, seconds, { outcome });
        }
      },
    ];
  });
  return { ...files, ...(Object.fromEntries(timed) as Pick<HeldFiles, keyof typeof operations>) };
}
