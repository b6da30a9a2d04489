import { PipelineError } from '../../pipeline-error.ts';
import { isPathRef, refsIn } from '../../recipe/recipe-data.ts';
import { drawnNames } from '../asset-drawings.ts';
import { assetPath } from '../asset-path.ts';
import { assetOutputs } from '../asset-recipe.ts';
import { lockFileName } from '../lockfile.ts';
import { type Manifest, manifestFile } from '../manifest.ts';
import type { DeclaredAsset } from '../project.ts';
import type { ProjectFiles } from '../project-files.ts';

/**
 * Tests that everything a sync will write can be written, before any purchase.
 * @throws PipelineError `bad_project` | `bad_option` | `io_failed`
 */
export async function tryPlaces(
  files: ProjectFiles,
  manifest: Manifest,
  assets: readonly DeclaredAsset[],
): Promise<void> {
  const models = assets.flatMap(({ name, spec }) => [
    ...[...assetOutputs(spec).keys()].map((part) => assetPath(manifest, name, part)),
    ...drawnNames(name, spec).map((file) => `${manifest.output}/${file}`),
  ]);
  const { module } = manifest;
  const own = new Set([manifestFile, lockFileName, ...assets.flatMap(filesRead), ...models].map(plain));
  if (module !== undefined && own.has(plain(module))) {
    const message = `${manifestFile}#/module: ${module} is a file that the project needs: name another one. Nothing was sent.`;
    throw new PipelineError('bad_project', message);
  }
  for (const path of [...models, lockFileName, ...(module === undefined ? [] : [module])]) {
    await files.tryWrite?.(path);
  }
}

/** Returns the project files that an asset reads. */
function filesRead({ spec, recipe }: DeclaredAsset): string[] {
  const named = typeof spec.recipe === 'string' ? [spec.recipe] : [];
  return [...named, ...refsIn(recipe.nodes).flatMap(({ ref }) => (isPathRef(ref) ? [ref.path] : []))];
}

/** Normalizes a path: one file has many spellings. */
function plain(path: string): string {
  return path
    .split('/')
    .filter((part) => part !== '' && part !== '.')
    .join('/')
    .toLowerCase();
}
