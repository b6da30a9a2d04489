import { failureReason, formatTaskRef, type TaskRef, taskNotes } from '@meshwright/client';
import type { Task } from '@meshwright/contract';
import { plainText } from './plain-text.ts';
import { lines } from './report-text.ts';

/** Returns a readable task, one fact a line. */
export function taskText(ref: TaskRef, task: Task): string {
  const { status, progress, created_at, finished_at, expires_at, consumed_credits, preceding_tasks } = task;
  return lines([
    ['task', formatTaskRef(ref)],
    ['status', status],
    ['progress', `${progress} %`],
    ['ahead', status === 'PENDING' && preceding_tasks ? String(preceding_tasks) : ''],
    ['created', timeText(created_at)],
    ['finished', timeText(finished_at)],
    ['files until', timeText(expires_at)],
    ['credits', consumed_credits === undefined ? '' : String(consumed_credits)],
    ['error', failureReason(task) ?? ''],
    ...taskNotes(task).map((note): [string, string] => ['note', note]),
  ]);
}

/** Returns one line of a list. */
export function taskLine(ref: TaskRef, task: Task): string {
  const state = `${task.status.padEnd(11)}  ${String(task.progress).padStart(3)} %`;
  return plainText(`${formatTaskRef(ref)}  ${state}  ${timeText(task.created_at)}`.trimEnd());
}

/** 0 and null mean that it has not happened (spec: Common task object). */
function timeText(at: number | null | undefined): string {
  return at ? new Date(at).toISOString().replace('T', ' ').slice(0, 19).concat('Z') : '';
}
