import type { Lockfile } from '../manifest/lockfile.ts';
import type { Manifest } from '../manifest/manifest.ts';
import type { FileIssue } from '../manifest/parse-manifest.ts';
import type { ProjectFiles } from '../manifest/project-files.ts';
import { moduleText } from './module-text.ts';

/**
 * Writes the module of a project if it is configured and outdated; `lock` is the current lockfile. What stands below a
 * line that begins with `// meshwright: keep` stays as it is.
 * @example
 * import { readLock, writeModule } from '@meshwright/pipeline';
 *
 * await writeModule(project.manifest, await readLock(files), files);
 */
export async function writeModule(manifest: Manifest, lock: Lockfile, files: ProjectFiles): Promise<void> {
  if (manifest.module === undefined || (await isCurrent(manifest, lock, files))) return;
  const kept = keptPart(await readText(manifest.module, files));
  await files.write(
    manifest.module,
    new TextEncoder().encode(moduleText({ manifest, lock }) + (kept && `\n${kept}`)),
  );
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
  const before = await readText(manifest.module!, files);
  const text = moduleText({ manifest, lock });
  const kept = keptPart(before);
  if (before === undefined || kept === '') return before === text;
  return before.slice(0, -kept.length).trimEnd() === text.trimEnd();
}

/** A checkout may have changed the line endings. */
async function readText(path: string, files: ProjectFiles): Promise<string | undefined> {
  const bytes = await files.read(path);
  return bytes && new TextDecoder().decode(bytes).replaceAll('\r\n', '\n');
}

/** Returns what an author wrote below the line that asks to keep it, with that line; '' without one. */
function keptPart(text = ''): string {
  return /^\/\/ meshwright: keep\b[\s\S]*/m.exec(text)?.[0] ?? '';
}
