import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Blender } from '../blender/open-blender.ts';

/** Work of the add-on in the callbacks of Blender's main thread. */
export interface CallbackWork {
  readonly callbacks: number;
  /** Most function calls in one callback, without Blender's own importer and evaluation. */
  readonly mostCalls: number;
  /** Most views parsed in one callback. */
  readonly mostViews: number;
  /** Most scene changes (imports, removals) in one callback. */
  readonly mostSceneCalls: number;
  /** Files opened, connections made, programs started. */
  readonly waits: readonly string[];
  /** Longest callback, for information only. */
  readonly longestMs: number;
  readonly longestCpuMs: number;
  /** Longest time of Blender's own code in one callback. */
  readonly longestBlenderMs: number;
}

/** Starts counting. Returns a function that reads the counts. */
export async function countWork(blender: Blender): Promise<() => Promise<CallbackWork>> {
  await blender.run(await readFile(join(import.meta.dirname, 'count_work.py'), 'utf8'));
  return () =>
    blender.run(`
from meshwright.session import current_session
work, timing = bpy.work, current_session().timing
answer = {
    "callbacks": work.callbacks,
    "mostCalls": work.most_calls,
    "mostViews": work.most_views,
    "mostSceneCalls": work.most_scene_calls,
    "waits": work.waits,
    "longestMs": timing.longest_ms,
    "longestCpuMs": timing.longest_cpu_ms,
    "longestBlenderMs": timing.longest_blender_ms,
}`);
}
