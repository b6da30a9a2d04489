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
  const there = await stat(path).catch(() => undefined);
  if (there && !there.isFile()) return write(path, 'w', text);
  const place = there ? await realpath(path) : path;
  if (!there) await makeFolderOf(place);
  await sweepDrafts(place);
  const draft = await freeDraft(place);
  try {
    await write(draft, 'w', text);
    await rename(draft, place);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/** Returns an unused draft name: two commands at the same file never share one. */
async function freeDraft(place: string): Promise<string> {
  for (let number = 0; ; number++) {
    const draft = join(dirname(place), `.${basename(place)}.${processMark()}.${number}.part`);
    try {
      await write(draft, 'wx', '');
      return draft;
    } catch (error) {
      if (!hasCode(error, 'EEXIST') || number === 99) throw error;
    }
  }
}

/** Removes drafts of this file that killed processes of this machine left. */
async function sweepDrafts(place: string): Promise<void> {
  const start = `.${basename(place)}.`;
  for (const name of await readdir(dirname(place)).catch(() => [])) {
    const [mark = '', , end] = name.startsWith(start) ? name.slice(start.length).split('.') : [];
    if (end === 'part' && hasEnded(mark)) await rm(join(dirname(place), name), { force: true });
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
