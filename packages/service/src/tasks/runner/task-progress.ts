import type { Store } from '../../store/tables.ts';
import type { TaskEvents } from '../streams/task-events.ts';
import type { RunningTask } from './running-task.ts';

export interface TaskProgressOptions {
  readonly store: Store;
  readonly events: Pick<TaskEvents, 'publish'>;
  /** Progress is stored in steps of this many percent. */
  readonly progressStep: number;
  /** Receives failed writes: stored progress is only informative, and must not lose the task. */
  readonly onFault: (error: unknown) => void;
}

/** The progress of one running task, kept in memory and in steps in the store. */
export interface TaskProgress {
  /** Takes the progress of the job in percent; it never falls, and 100 is left to the end of the task. */
  readonly report: (percent: number) => void;
  /** Resolves when all progress reported so far is stored. */
  settled(): Promise<void>;
}

export function trackProgress(running: RunningTask, options: TaskProgressOptions): TaskProgress {
  const { store, events, progressStep, onFault } = options;
  const { task } = running.claim;
  let kept = task.progress;
  let keeping: Promise<void> | undefined;

  /** Writes are serial and skip to the newest value. */
  async function keep(): Promise<void> {
    while (isStep(kept, running.progress)) {
      kept = running.progress;
      await saveProgress(store, task.id, kept).catch(onFault);
      events.publish(task.id);
    }
    keeping = undefined;
  }

  function isStep(from: number, to: number): boolean {
    return Math.floor(to / progressStep) > Math.floor(from / progressStep);
  }

  return {
    report(percent) {
      const next = Math.min(99, Math.floor(percent));
      if (next <= running.progress || running.abort.signal.aborted) return;
      running.progress = next;
      if (isStep(kept, next)) keeping ??= keep();
      else events.publish(task.id);
    },
    async settled() {
      await keeping;
    },
  };
}

async function saveProgress(store: Store, task: string, progress: number): Promise<void> {
  await store
    .updateTable('tasks')
    .where('id', '=', task)
    .where('progress', '<', progress)
    .set({ progress })
    .execute();
}
