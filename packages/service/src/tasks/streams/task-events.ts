/** Notifies the watchers of a task that it changed; they read the change from the store. */
export interface TaskEvents {
  publish(task: string): void;
  /** @returns stops the watching; safe to call twice */
  subscribe(task: string, onChange: () => void): () => void;
  /** Calls back at the change of any task. @returns stops the watching */
  subscribeAll(onChange: () => void): () => void;
  /** Notifies all watchers, because events may have been missed. */
  publishAll(): void;
  /** Returns the number of watchers of all tasks. */
  count(): number;
}

export function createTaskEvents(): TaskEvents {
  const watchers = new Map<string, Set<() => void>>();
  const ofAll = new Set<() => void>();
  return {
    publish(task) {
      for (const onChange of watchers.get(task) ?? []) onChange();
      for (const onChange of ofAll) onChange();
    },
    subscribeAll(onChange) {
      ofAll.add(onChange);
      return () => ofAll.delete(onChange);
    },
    publishAll() {
      for (const own of watchers.values()) for (const onChange of own) onChange();
      for (const onChange of ofAll) onChange();
    },
    subscribe(task, onChange) {
      const own = watchers.get(task) ?? new Set();
      watchers.set(task, own.add(onChange));
      return () => {
        own.delete(onChange);
        if (own.size === 0 && watchers.get(task) === own) watchers.delete(task);
      };
    },
    count: () => [...watchers.values()].reduce((sum, own) => sum + own.size, 0),
  };
}
