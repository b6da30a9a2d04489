import type { InputFile, JobInput } from '../job/job.ts';

/** Returns the files of a list of links, or of a single one, in order: `image`, `image.1`, ... */
export function picturesOf({ files }: JobInput, role: string): InputFile[] {
  const list: InputFile[] = [];
  for (let file = files[role]; file; file = files[`${role}.${list.length}`]) list.push(file);
  return list;
}
