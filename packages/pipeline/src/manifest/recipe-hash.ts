import { canonicalJson, sha256 } from '@meshwright/purchase/internal';
import { localSteps } from '../recipe/local-steps.ts';
import {
  isPathRef,
  isTask,
  type NodeRef,
  type PathRef,
  type RecipeData,
  refsIn,
  withRefs,
} from '../recipe/recipe-data.ts';
import type { ProjectFiles } from './project-files.ts';

/**
 * Hashes what a recipe makes: its nodes, the bytes of the files it reads and the versions of its steps. Excludes the
 * service and the account: an asset bought once is the same for all.
 */
export async function recipeHash({ nodes, output }: RecipeData, files: ProjectFiles): Promise<string> {
  const hashes = new Map<string, string>();
  for (const { ref } of refsIn(nodes)) {
    if (!isPathRef(ref) || hashes.has(ref.path)) continue;
    hashes.set(ref.path, await sha256(Uint8Array.from((await files.read(ref.path)) ?? [])));
  }
  const content = (ref: NodeRef | PathRef) => (isPathRef(ref) ? { sha256: hashes.get(ref.path) } : ref);
  const versions = Object.values(nodes)
    .flatMap((node) => (isTask(node) ? [] : node.process.flatMap(Object.keys)))
    .map((name) => [name, localSteps[name]?.version]);
  return sha256(
    canonicalJson({ nodes: withRefs(nodes, content), output, versions: Object.fromEntries(versions) }),
  );
}
