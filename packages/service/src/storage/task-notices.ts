import type { Client } from 'pg';

export const taskChannel = 'meshwright_task';

/** The tasks whose change the other services have not been notified of. */
export interface TaskNotices {
  /** Adds a task. Returns whether it is the first since the last `send`. */
  add(task: string): boolean;
  /**
   * Notifies of all tasks in one query; without a connection they wait.
   * @throws Error of the connection; the tasks are kept
   */
  send(client: Client | undefined): Promise<void>;
}

export function createTaskNotices(): TaskNotices {
  const pending = new Set<string>();
  return {
    add(task) {
      const isFirst = pending.size === 0;
      pending.add(task);
      return isFirst;
    },
    async send(client) {
      if (client === undefined || pending.size === 0) return;
      const tasks = [...pending];
      pending.clear();
      try {
        await client.query(`select pg_notify('${taskChannel}', task) from unnest($1::text[]) as task`, [
          tasks,
        ]);
      } catch (error) {
        for (const task of tasks) pending.add(task);
        throw error;
      }
    },
  };
}
