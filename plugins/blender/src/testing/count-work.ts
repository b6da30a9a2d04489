import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Blender } from './open-blender.ts';

/** What the add-on did in the callbacks of Blender's main thread. */
export interface CallbackWork {
  readonly callbacks: number;
  /** Functions called in one callback at the most, without Blender's own importer and evaluation. */
  readonly mostCalls: number;
  /** Views taken apart in one callback at the most. */
  readonly mostViews: number;
  /** Imports, removals and the like in one callback at the most. */
  readonly mostSceneCalls: number;
  /** Files opened, connections made, programs started. */
  readonly waits: readonly string[];
  /** The longest callback, for the eye only. */
  readonly longestMs: number;
  readonly longestCpuMs: number;
  /** What Blender's own code took in one callback at the most. */
  readonly longestForeignMs: number;
}

/** Counts from now on. Answers what reads the counts. */
export async function countWork(blender: Blender): Promise<() => Promise<CallbackWork>> {
  await blender.run(await readFile(join(import.meta.dirname, 'callback-work.py'), 'utf8'));
  return () =>
    blender.run(`
from meshwright.current import session
work, pace = bpy.work, session().pace
answer = {
    "callbacks": work.callbacks,
    "mostCalls": work.most_calls,
    "mostViews": work.most_views,
    "mostSceneCalls": work.most_scene_calls,
    "waits": work.waits,
    "longestMs": pace.longest_ms,
    "longestCpuMs": pace.longest_cpu_ms,
    "longestForeignMs": pace.longest_foreign_ms,
}`);
}
