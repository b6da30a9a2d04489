import type { StreamSlots } from './stream-slots.ts';
import type { TaskEvents } from './task-events.ts';
import { type StreamEvent, taskStream } from './task-stream.ts';

/** The open streams of one service, counted for each reader. */
export interface TaskStreams {
  /**
   * Opens the stream of a task. It takes its slot on the first read.
   * @param reader the account, or another name whose streams are counted together
   * @param left aborted when the reader has left
   * @throws ServiceError `too_many_requests` when the reader has no slot left
   */
  open(
    reader: string,
    task: string,
    left: AbortSignal,
    read: () => Promise<StreamEvent>,
  ): ReadableStream<Uint8Array>;
}

export interface TaskStreamsOptions {
  readonly events: TaskEvents;
  readonly slots: StreamSlots;
  /** Heartbeat interval in milliseconds. */
  readonly heartbeatMs: number;
  /** Aborted when the service stops; ends every open stream. */
  readonly stopSignal: AbortSignal;
}

export function createTaskStreams(options: TaskStreamsOptions): TaskStreams {
  const { events, slots, heartbeatMs, stopSignal } = options;
  return {
    open(reader, task, left, read) {
      slots.check(reader);
      const hold = () => slots.take(reader);
      return taskStream(task, { events, heartbeatMs, signals: [left, stopSignal], read, hold });
    },
  };
}
