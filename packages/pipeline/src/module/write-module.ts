import type { Lockfile } from '../manifest/lockfile.ts';
import type { Manifest } from '../manifest/manifest.ts';
import type { FileIssue } from '../manifest/parse-manifest.ts';
import type { ProjectFiles } from '../manifest/project-files.ts';
import { moduleText } from './module-text.ts';

/**
 * Writes the module of a project if it is configured and outdated; `lock` is the current lockfile.
 * @example
 * import { readLock, writeModule } from '@meshwright/pipeline';
 *
 * await writeModule(project.manifest, await readLock(files), files);
 */
export async function writeModule(manifest: Manifest, lock: Lockfile, files: ProjectFiles): Promise<void> {
  if (manifest.module === undefined || (await isCurrent(manifest, lock, files))) return;
  await files.write(manifest.module, new TextEncoder().encode(moduleText({ manifest, lock })));
}

/** Reports a module that differs from manifest and lockfile. */
export async function checkModule(
  manifest: Manifest,
  lock: Lockfile,
  files: ProjectFiles,
): Promise<FileIssue[]> {
  const { module: file } = manifest;
  if (file === undefined || (await isCurrent(manifest, lock, files))) return [];
  const what = (await files.hash(file)) === undefined ? 'is missing' : 'is not what the lockfile says';
  return [{ file, pointer: '', message: `It ${what}: run "meshwright sync".` }];
}

async function isCurrent(manifest: Manifest, lock: Lockfile, files: ProjectFiles): Promise<boolean> {
  const bytes = await files.read(manifest.module!);
  // A checkout may have changed the line endings.
  const found = bytes && new TextDecoder().decode(bytes).replaceAll('\r\n', '\n');
  return found === moduleText({ manifest, lock });
}
