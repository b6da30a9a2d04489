import type { Effect } from '@babylonjs/core/Materials/effect.js';
import type { AbstractMesh } from '@babylonjs/core/Meshes/abstractMesh.js';

/** Keeps compiled shaders, which the engine otherwise frees with the last mesh that uses them. */
export interface EffectPins {
  keep(meshes: readonly AbstractMesh[]): void;
  dispose(): void;
}

/** @param most shaders kept, the most recent. Generated assets share a few layouts */
export function effectPins(most = 16): EffectPins {
  const kept = new Set<Effect>();
  return {
    keep(meshes) {
      for (const effect of meshes.flatMap(effectsOf)) {
        if (kept.has(effect)) continue;
        // The engine's reference count of a cached effect; `dispose` decrements it.
        effect._refCount++;
        kept.add(effect);
      }
      for (const oldest of kept) {
        if (kept.size <= most) break;
        kept.delete(oldest);
        release(oldest);
      }
    },
    dispose() {
      for (const effect of kept) release(effect);
      kept.clear();
    },
  };
}

/** Over WebGPU the engine leaves the uniforms of an effect on the card when it frees the effect. */
function release(effect: Effect): void {
  effect.dispose();
  if (effect.isDisposed) effect.getPipelineContext()?.dispose();
}

function effectsOf({ subMeshes = [] }: AbstractMesh): Effect[] {
  return subMeshes.flatMap(({ effect }) => effect ?? []);
}
