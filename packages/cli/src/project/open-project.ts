import { stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Project, ProjectFiles } from '@meshwright/pipeline';
import { manifestFile, readProject } from '@meshwright/pipeline';
import { folderProject } from '@meshwright/pipeline/node';
import { CliError } from '../errors/cli-error.ts';
import type { Terminal } from '../progress/terminal.ts';

/** A project and the folder it lies in. */
export interface OpenProject {
  readonly folder: string;
  readonly files: ProjectFiles;
  readonly project: Project;
}

/**
 * The project of the nearest manifest, from the working folder upwards.
 * @throws PipelineError `bad_project` when there is none, or with every mistake it has
 */
export async function openProject({ cwd, now }: Pick<Terminal, 'cwd' | 'now'>): Promise<OpenProject> {
  const folder = await projectFolder(cwd);
  const files = folderProject(folder);
  return { folder, files, project: await readProject(files, now()) };
}

/** The folder of the nearest manifest; the working folder when there is none. */
export async function projectFolder(cwd: string): Promise<string> {
  return (await nearestProject(cwd)) ?? cwd;
}

/** The folder of the nearest manifest, from the working folder upwards; undefined outside projects. */
export async function nearestProject(cwd: string): Promise<string | undefined> {
  for (let folder = cwd; ; folder = dirname(folder)) {
    const found = await stat(join(folder, manifestFile)).catch(() => undefined);
    if (found?.isFile()) return folder;
    if (folder === dirname(folder)) return undefined;
  }
}

/**
 * The names, when all are of the manifest.
 * @throws CliError `not_found` with those there are
 */
export function knownNames(names: readonly string[], { assets }: Project): readonly string[] {
  const strangers = names.filter((name) => !assets.some((asset) => asset.name === name));
  if (strangers.length === 0) return names;
  const known = assets.map(({ name }) => name).join(', ') || 'none yet';
  throw new CliError('not_found', `${strangers.join(', ')}: no such asset; ${manifestFile} has ${known}`);
}
