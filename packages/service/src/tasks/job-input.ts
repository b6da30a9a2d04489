import type { InputFile, JobInput } from '@meshwright/engine';
import type { FileStore } from '../files/file-store.ts';
import type { Claim } from '../store/queue.ts';

/** Reads the input of a task's job: its create body and the files staged for it. */
export async function jobInput(task: Claim['task'], files: Pick<FileStore, 'readStaged'>): Promise<JobInput> {
  const staged = JSON.parse(task.inputs) as { readonly role: string; readonly name: string }[];
  const byRole: Record<string, InputFile> = {};
  for (const { role, name } of staged) {
    byRole[role] = { name, bytes: await files.readStaged(task.id, role) };
  }
  return {
    family: task.family,
    request: JSON.parse(task.request) as JobInput['request'],
    files: byRole,
    ...(task.source === null ? {} : { source: JSON.parse(task.source) as NonNullable<JobInput['source']> }),
    seed: task.seed,
  };
}
