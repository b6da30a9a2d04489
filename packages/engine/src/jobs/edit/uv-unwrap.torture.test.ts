import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { writeGlb } from '@meshwright/formats';
import { knotDocument } from '@meshwright/testing/models/knot-document';
import { beforeAll, describe, expect, it } from 'vitest';
import { createWorkerPool } from '../../worker/worker-pool.ts';

describe('in the pool', () => {
  const folder = join(import.meta.dirname, '../../..');
  beforeAll(() => {
    // The pool runs the built worker, which `npm test` builds first.
    if (!existsSync(join(folder, 'dist/worker/worker.js'))) {
      execFileSync(process.execPath, ['--import', 'tsx', '../../tools/src/build.ts'], {
        cwd: folder,
        stdio: 'inherit',
      });
    }
  });

  it('stops in the middle of the charts: its thread ends before the same job, started later, has them', async () => {
    const bytes = await writeGlb(knotDocument(299, 20));
    const input = () => ({
      family: 'uv-unwrap',
      request: {},
      files: { model: { name: 'upload.glb', bytes: bytes.slice() } },
      seed: 1,
    });
    const [stopped, other] = [createWorkerPool({ size: 1 }), createWorkerPool({ size: 1 })];
    const stop = new AbortController();
    const events: string[] = [];
    const beside = new Promise<void>((resolve, reject) => {
      const hasCharts = (percent: number): void => {
        if (percent < 60) return;
        if (!events.includes('charts')) events.push('charts');
        resolve();
      };
      // Ten percent is reported at the start of the charts, which report again when they are complete.
      const atCharts = (percent: number): void => {
        if (percent < 10 || stop.signal.aborted) return;
        stop.abort();
        other.run(input(), { progress: hasCharts, signal: new AbortController().signal }).catch(reject);
      };
      stopped.run(input(), { progress: atCharts, signal: stop.signal }).then(
        () => reject(new Error('not stopped')),
        async (error) => {
          expect(error).toMatchObject({ code: 'aborted' });
          await stopped.close();
          events.push('gone');
        },
      );
    });
    await beside;
    expect(events).toEqual(['gone', 'charts']);
    await other.close();
  });
});
