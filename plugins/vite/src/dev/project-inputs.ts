import { manifestFile, type Project, refsIn } from '@meshwright/pipeline';
import { lockFileName } from '@meshwright/pipeline/lockfile';

/** Returns the paths of all input files of a project: manifest, lockfile, recipes, pictures. */
export function projectInputs({ manifest, assets }: Pick<Project, 'manifest' | 'assets'>): Set<string> {
  const recipes = Object.values(manifest.assets).flatMap(({ recipe }) =>
    typeof recipe === 'string' ? [recipe] : [],
  );
  const read = assets.flatMap(({ recipe }) =>
    refsIn(recipe.nodes).flatMap(({ ref }) => ('path' in ref ? [ref.path] : [])),
  );
  return new Set([manifestFile, lockFileName, ...recipes, ...read]);
}
