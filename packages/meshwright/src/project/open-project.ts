import { stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Project, ProjectFiles } from '@meshwright/pipeline';
import { manifestFile, readProject } from '@meshwright/pipeline';
import { folderProject } from '@meshwright/pipeline/node';
import { CliError } from '../errors/cli-error.ts';
import type { Terminal } from '../progress/terminal.ts';

/** A project and its folder. */
export interface OpenProject {
  readonly folder: string;
  readonly files: ProjectFiles;
  readonly project: Project;
}

/**
 * Opens the project of the nearest manifest, from the working folder upwards.
 * @throws PipelineError `bad_project` when there is none, or with all of its mistakes
 */
export async function openProject({ cwd, now }: Pick<Terminal, 'cwd' | 'now'>): Promise<OpenProject> {
  const folder = await projectFolder(cwd);
  const files = folderProject(folder);
  return { folder, files, project: await readProject(files, now()) };
}

/** Returns the folder of the nearest manifest, or the working folder without one. */
export async function projectFolder(cwd: string): Promise<string> {
  return (await nearestProject(cwd)) ?? cwd;
}

/** Returns the folder of the nearest manifest, from the working folder upwards; undefined outside projects. */
export async function nearestProject(cwd: string): Promise<string | undefined> {
  for (let folder = cwd; ; folder = dirname(folder)) {
    const entry = await stat(join(folder, manifestFile)).catch(() => undefined);
    if (entry?.isFile()) return folder;
    if (folder === dirname(folder)) return undefined;
  }
}

/**
 * Returns the names if the manifest has all of them.
 * @throws CliError `not_found` with the existing names
 */
export function knownNames(names: readonly string[], { assets }: Project): readonly string[] {
  const strangers = names.filter((name) => !assets.some((asset) => asset.name === name));
  if (strangers.length === 0) return names;
  const known = assets.map(({ name }) => name).join(', ') || 'none yet';
  throw new CliError('not_found', `${strangers.join(', ')}: no such asset; ${manifestFile} has ${known}`);
}
