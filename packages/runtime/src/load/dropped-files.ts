/**
 * Returns the files of a drop, those of dropped folders included, with their paths: a source of `loadAsset` where one of
 * them is a model. Call it in the listener of the event, before anything is awaited.
 * @example
 * import { droppedFiles } from '@meshwright/runtime';
 *
 * addEventListener('drop', async (event) => {
 *   event.preventDefault();
 *   const files = await droppedFiles(event.dataTransfer!);
 *   console.log(files.map(({ webkitRelativePath, name }) => webkitRelativePath || name));
 * });
 */
export async function droppedFiles({ items, files }: DataTransfer): Promise<File[]> {
  const entries = Array.from(items, (item) => item.webkitGetAsEntry?.() ?? null);
  if (!entries.some((entry) => entry?.isDirectory)) return [...files];
  return (await Promise.all(entries.map((entry) => (entry ? filesBelow(entry) : [])))).flat();
}

async function filesBelow(entry: FileSystemEntry): Promise<File[]> {
  if (entry.isFile) {
    const file = await new Promise<File>((resolve, reject) =>
      (entry as FileSystemFileEntry).file(resolve, reject),
    );
    // A dropped file has no path of its own, unlike one that an input chose.
    Object.defineProperty(file, 'webkitRelativePath', { value: entry.fullPath.slice(1) });
    return [file];
  }
  const reader = (entry as FileSystemDirectoryEntry).createReader();
  const found: FileSystemEntry[] = [];
  for (;;) {
    // A read returns at most a hundred.
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    );
    if (some.length === 0) break;
    found.push(...some);
  }
  return (await Promise.all(found.map(filesBelow))).flat();
}
