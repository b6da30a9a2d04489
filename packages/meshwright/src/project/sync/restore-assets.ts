import { restoreAsset, writeModule } from '@meshwright/pipeline';
import type { Answer, Terminal } from '../../progress/terminal.ts';
import type { OpenProject } from '../open-project.ts';
import { projectRemote } from '../project-remote.ts';
import { type ShownAsset, syncAnswer } from './sync-answer.ts';
import { contentStore } from './with-sync-context.ts';

/** Restores the locked files of these assets, or of all, and the module. */
export async function restoreAssets(
  open: OpenProject,
  names: readonly string[],
  terminal: Terminal,
): Promise<Answer> {
  const { project, files } = open;
  const { lock, manifest } = project;
  const remote = projectRemote(open, terminal);
  const store = contentStore(terminal);
  const restored: ShownAsset[] = [];
  for (const [name, locked] of Object.entries(lock.assets)) {
    if (names.length > 0 && !names.includes(name)) continue;
    terminal.signal.throwIfAborted();
    const ended = await restoreAsset(locked, files, store, remote).then(
      (state) => ({ state }),
      (error: unknown) => ({ state: 'failed' as const, error }),
    );
    restored.push({ name, credits: 0, ...ended });
  }
  await writeModule(manifest, lock, files);
  return syncAnswer(restored, undefined, lock, terminal);
}
