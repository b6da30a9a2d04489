import type { EnvironmentModuleNode, ViteDevServer } from 'vite';
import { modulesOf } from '../module-id.ts';

export interface HotSwap {
  /** Names that will reach their importers as an update which they accept. */
  readonly swapped: readonly string[];
  /** Sends it. */
  deliver(): Promise<void>;
}

/** Makes Vite forget what modules say of these assets, and finds where every importer in pages accepts the update. */
export function hotSwap({ environments }: ViteDevServer, names: readonly string[]): HotSwap {
  const accepted = new Set<EnvironmentModuleNode>();
  const swapped = new Set<string>();
  for (const name of names) {
    for (const id of modulesOf(name)) {
      for (const environment of Object.values(environments)) {
        const module = environment.moduleGraph.getModuleById(id);
        if (module) environment.moduleGraph.invalidateModule(module);
        if (!module || environment !== environments.client || !isAccepted(module)) continue;
        accepted.add(module);
        swapped.add(name);
      }
    }
  }
  return {
    swapped: [...swapped],
    async deliver() {
      for (const module of accepted) await environments.client.reloadModule(module);
    },
  };
}

/** That an update ends at modules which accept it, and so does not end in a reload of the page. */
function isAccepted(module: EnvironmentModuleNode, below: readonly EnvironmentModuleNode[] = []): boolean {
  if (module.isSelfAccepting) return true;
  const importers = [...module.importers].filter((importer) => !below.includes(importer));
  return (
    importers.length > 0 &&
    importers.every(
      (importer) => importer.acceptedHmrDeps.has(module) || isAccepted(importer, [...below, module]),
    )
  );
}
