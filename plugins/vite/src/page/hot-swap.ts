import type { EnvironmentModuleNode, ViteDevServer } from 'vite';
import { modulesOf } from '../module-id.ts';

export interface HotSwap {
  /** Names whose importers all accept the update. */
  readonly swapped: readonly string[];
  /** Sends the update. */
  deliver(): Promise<void>;
}

/** Invalidates the modules of these assets, and finds those whose importers in pages all accept the update. */
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

/** Whether the update ends at accepting modules, so that the page is not reloaded. */
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
