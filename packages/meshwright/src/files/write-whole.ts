import { open, readdir, realpath, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { hasCode } from '@meshwright/contract';
import { hasEnded, processMark } from '@meshwright/purchase/process-mark';
import { makeFolderOf } from './check-output.ts';

/**
 * Writes a file atomically: to a draft beside it, which is then renamed. Missing folders are made. An existing path that is no ordinary file,
 * such as a pipe or a device, is written to directly.
 */
export async function writeWhole(path: string, text: string | Uint8Array): Promise<void> {
  const existing = await stat(path).catch(() => undefined);
  if (existing && !existing.isFile()) return write(path, 'w', text);
  const target = existing ? await realpath(path) : path;
  if (!existing) await makeFolderOf(target);
  await sweepDrafts(target);
  const draft = await freeDraft(target);
  try {
    await write(draft, 'w', text);
    await rename(draft, target);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/** Returns an unused draft name: two commands at the same file never share one. */
async function freeDraft(target: string): Promise<string> {
  for (let number = 0; ; number++) {
    const draft = join(dirname(target), `.${basename(target)}.${processMark()}.${number}.part`);
    try {
      await write(draft, 'wx', '');
      return draft;
    } catch (error) {
      if (!hasCode(error, 'EEXIST') || number === 99) throw error;
    }
  }
}

/** Removes drafts of this file that killed processes of this machine left. */
async function sweepDrafts(target: string): Promise<void> {
  const start = `.${basename(target)}.`;
  for (const name of await readdir(dirname(target)).catch(() => [])) {
    const [mark = '', , end] = name.startsWith(start) ? name.slice(start.length).split('.') : [];
    if (end === 'part' && hasEnded(mark)) await rm(join(dirname(target), name), { force: true });
  }
}

async function write(path: string, flags: string, text: string | Uint8Array): Promise<void> {
  const file = await open(path, flags);
  try {
    await file.writeFile(text);
  } finally {
    await file.close();
  }
}
