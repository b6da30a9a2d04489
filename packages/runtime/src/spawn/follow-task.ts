import { failureReason, type TaskRef, thumbnail } from '@meshwright/client';
import { AssetError } from '../asset-error.ts';
import type { TaskClient } from '../load/asset-source.ts';

/**
 * Follows a task to its end; returns the URL of its picture if it has one.
 * @param onProgress receives 0 to 1
 * @throws AssetError `task_failed`
 */
export async function followTask(
  client: TaskClient,
  ref: TaskRef,
  signal: AbortSignal,
  onProgress: (share: number) => void,
): Promise<string | undefined> {
  let picture: string | undefined;
  for await (const update of client.watch(ref, { signal })) {
    const { status } = update;
    onProgress(Math.min(update.progress, 100) / 100);
    if (status === 'FAILED' || status === 'CANCELED') {
      const reason = status === 'FAILED' ? `: ${failureReason(update) ?? 'no reason given'}` : '';
      throw new AssetError('task_failed', `The ${ref.family.name} task ${ref.id} ended ${status}${reason}`);
    }
    if (status === 'SUCCEEDED') picture = thumbnail(client.artifacts(ref.family, update))?.url;
  }
  return picture;
}
