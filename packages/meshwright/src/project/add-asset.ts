import { readFile } from 'node:fs/promises';
import { isAbsolute, join, relative, resolve, sep } from 'node:path';
import {
  type Manifest,
  manifestFile,
  manifestSchemaUrl,
  type ProjectFiles,
  readProject,
} from '@meshwright/pipeline';
import { folderProject } from '@meshwright/pipeline/node';
import { refuseFileName } from '../asset/refuse-file-name.ts';
import type { AddValues } from '../commands/project/add.ts';
import { CliError } from '../errors/cli-error.ts';
import { writeWhole } from '../files/write-whole.ts';
import { placeOptionsOf } from '../flags/placement-flags.ts';
import type { Answer, Terminal } from '../progress/terminal.ts';
import { commandText } from '../text/command-text.ts';
import { withJsonValue } from './json-edit.ts';
import { projectFolder } from './open-project.ts';
import { planAnswer } from './plan/plan-answer.ts';

export interface NewAsset extends AddValues {
  readonly prompt: string | undefined;
  /** More fields for the create body. */
  readonly options: Readonly<Record<string, unknown>>;
}

/**
 * Declares an asset, creating the manifest if missing. Validates the whole project before writing.
 * @throws CliError, PipelineError `bad_project`; the manifest is unchanged
 */
export async function addAsset(name: string, values: NewAsset, terminal: Terminal): Promise<Answer> {
  const { prompt, image, recipe, force } = values;
  if ([prompt, image, recipe].filter((source) => source !== undefined).length !== 1) {
    throw new CliError('usage', 'give exactly one of: a prompt, --image FILE, --recipe FILE');
  }
  if (prompt !== undefined) refuseFileName(prompt);
  const folder = await projectFolder(terminal.cwd);
  const files = folderProject(folder);
  const before = await files.read(manifestFile);
  // Reports existing mistakes of the manifest separately.
  const declared = before && (await readProject(files, terminal.now())).manifest.assets;
  const known = declared !== undefined && Object.hasOwn(declared, name);
  if (known && !force) {
    const again = commandText(['update', name], terminal);
    throw new CliError(
      'invalid',
      `"${name}" is declared already: --force replaces it; to buy it once more: ${again}`,
    );
  }
  const text = before ? new TextDecoder().decode(before) : emptyManifest();
  const edited = withJsonValue(text, ['assets', name], specOf(values, folder, terminal.cwd));
  const project = await readProject(withText(files, edited), terminal.now());
  await files.write(manifestFile, new TextEncoder().encode(edited));
  await ignoreJournal(folder);
  const plan = await planAnswer({ folder, files, project }, { names: [name] }, terminal);
  const next = commandText(['sync', name], terminal);
  return {
    data: { file: join(folder, manifestFile), name, asset: project.manifest.assets[name], plan: plan.data },
    text: `${plan.text}\n\n${known ? 'Replaced' : 'Declared'} in ${join(folder, manifestFile)}. Next:\n  ${next}`,
  };
}

/** Returns the project with another manifest text. */
export function withText(files: ProjectFiles, manifest: string): ProjectFiles {
  const bytes = new TextEncoder().encode(manifest);
  return { ...files, read: async (path) => (path === manifestFile ? bytes : files.read(path)) };
}

export function emptyManifest(): string {
  return `${JSON.stringify({ $schema: manifestSchemaUrl, assets: {} }, null, 2)}\n`;
}

function specOf(values: NewAsset, folder: string, cwd: string): Partial<Manifest['assets'][string]> {
  const { prompt, image, recipe, options, rig, animations, takes, target } = values;
  const path = (flag: string, file: string) => pathInside(folder, resolve(cwd, file), flag);
  const { origin, ...sizes } = placeOptionsOf(values);
  // The default origin is the bottom.
  const place = origin === 'bottom' ? sizes : { ...sizes, origin };
  return {
    ...(prompt !== undefined && { prompt }),
    ...(image !== undefined && { image: path('--image', image) }),
    ...(recipe !== undefined && { recipe: path('--recipe', recipe) }),
    ...(Object.keys(options).length > 0 && { options }),
    ...(rig && { rig }),
    ...(animations && { animations: [...animations] }),
    ...(takes !== undefined && { takes }),
    ...(Object.keys(place).length > 0 && { place: place as Manifest['assets'][string]['place'] }),
    ...(target && { targets: [...target] as Manifest['assets'][string]['targets'] }),
  };
}

/**
 * Returns the path of a file in the project, with forward slashes.
 * @throws CliError `invalid` for one outside of it
 */
export function pathInside(folder: string, file: string, flag: string): string {
  const path = relative(folder, file);
  if (path === '..' || path.startsWith(`..${sep}`) || isAbsolute(path)) {
    throw new CliError('invalid', `${flag} ${file} is outside the project ${folder}: copy it into it`);
  }
  return path.split(sep).join('/');
}

/** Adds the journal to `.gitignore`: it records payments of this machine. */
export async function ignoreJournal(folder: string): Promise<void> {
  const path = join(folder, '.gitignore');
  const text = await readFile(path, 'utf8').catch(() => undefined);
  if (text === undefined || /^\/?\.meshwright\/?\s*$/m.test(text)) return;
  await writeWhole(path, `${text}${text === '' || text.endsWith('\n') ? '' : '\n'}.meshwright/\n`);
}
