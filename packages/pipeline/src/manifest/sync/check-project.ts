import { budgets } from '@meshwright/gltf/optimize';
import { checkModule } from '../../module/write-module.ts';
import { escapePointer } from '../../recipe/recipe-data.ts';
import { needsDrawing } from '../asset-drawings.ts';
import { assetPath, movedTo } from '../asset-path.ts';
import { assetOutputs } from '../asset-recipe.ts';
import { filesOf, lockFileName } from '../lockfile.ts';
import { targets } from '../manifest.ts';
import type { FileIssue } from '../parse-manifest.ts';
import type { Project } from '../project.ts';
import type { ProjectFiles } from '../project-files.ts';
import { missingTakes } from './locked-takes.ts';

/**
 * Returns every difference between a project and its declaration: unlocked or changed assets, missing or altered files,
 * a stale module, exceeded budgets. Needs no network and no store.
 * @example
 * import { checkProject } from '@meshwright/pipeline';
 *
 * for (const { file, pointer, message } of await checkProject(project, files)) {
 *   console.error(`${file}#${pointer}: ${message}`);
 * }
 */
export async function checkProject(
  { assets, lock, manifest }: Project,
  files: ProjectFiles,
): Promise<FileIssue[]> {
  const issues: FileIssue[] = [...(await checkModule(manifest, lock, files))];
  for (const asset of assets) {
    const { name, spec, hash } = asset;
    const locked = lock.assets[name];
    const pointer = `/assets/${name}`;
    if (locked?.recipe !== hash) {
      const what = locked ? 'was changed since it was made' : 'was never made';
      issues.push({
        file: lockFileName,
        pointer,
        message: `"${name}" ${what}: run "meshwright sync ${name}".`,
      });
      continue;
    }
    const missing = missingTakes(asset, locked);
    if (missing.length > 0) {
      const message = `"${name}" was made without take ${missing.join(', ')}: run "meshwright sync ${name}".`;
      issues.push({ file: lockFileName, pointer, message });
    }
    if (needsDrawing(asset, locked)) {
      const message = `What is drawn of "${name}" was changed since: run "meshwright sync ${name}".`;
      issues.push({ file: lockFileName, pointer, message });
    }
    const parts = new Map(
      [...assetOutputs(spec).keys()].map((part) => [assetPath(manifest, name, part), part]),
    );
    for (const [path, file] of Object.entries(filesOf(locked))) {
      const place = movedTo(path, manifest.output);
      if (place !== path) {
        issues.push({
          file: lockFileName,
          pointer: `${pointer}/${Object.hasOwn(locked.files, path) ? 'files' : 'drawn'}/${escapePointer(path)}`,
          message: `The manifest wants it at ${place}: run "meshwright sync ${name}".`,
        });
      }
      const hash = await files.hash(path);
      if (hash !== file.sha256) {
        const what = hash === undefined ? 'is missing' : 'is not the file that is locked';
        issues.push({ file: path, pointer: '', message: `It ${what}: run "meshwright restore ${name}".` });
      }
      const report = locked.files[path]?.report;
      if (!report) continue;
      const part = parts.get(place) ?? '';
      const target = targets.find((each) => each === part);
      for (const [measure, limit] of Object.entries({ ...(target && budgets[target]), ...spec.limits })) {
        const value = report.weight[measure];
        if (value === undefined || limit === undefined || value <= limit) continue;
        const message = `${measure} is ${value.toLocaleString('en')}, and ${target ?? 'its limit'} allows ${limit.toLocaleString('en')}.`;
        issues.push({ file: path, pointer: '', message });
      }
    }
  }
  for (const name of Object.keys(lock.assets)) {
    if (assets.some((asset) => asset.name === name)) continue;
    issues.push({
      file: lockFileName,
      pointer: `/assets/${name}`,
      message: `"${name}" is locked but not declared: run "meshwright sync".`,
    });
  }
  return issues;
}
