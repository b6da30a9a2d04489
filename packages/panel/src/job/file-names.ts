import type { JobFile } from './job.ts';

/** Words of a path that say nothing beyond the format and the title. */
const plain =
  /^(urls?|model|result|bundle|image|rigged|character|main|glb|gltf|fbx|obj|mtl|usdz|blend|stl|3mf|zip|bvh|png|jpe?g|webp|gif|mp4|\d+)$/;

/**
 * Returns the name of each file of a job beside its title: `knight.glb`, `knight-walking.glb`, `cat-lamp.stl`. Names are
 * unique.
 * @param title of the files, as in a file name
 */
export function fileNames(title: string, files: readonly JobFile[]): string[] {
  const taken = new Set<string>();
  return files.map(({ name, format }) => {
    const last =
      name
        .split('.')
        .filter((key) => !/^\d+$/.test(key))
        .at(-1) ?? '';
    const words = last.split('_').filter((word) => !plain.test(word));
    const base = [title, ...words].join('-');
    const ending = format || 'bin';
    let fileName = `${base}.${ending}`;
    for (let next = 2; taken.has(fileName); next++) fileName = `${base}-${next}.${ending}`;
    taken.add(fileName);
    return fileName;
  });
}
