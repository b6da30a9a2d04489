import type { ContentStore } from '@meshwright/purchase';
import type { HostPort, ImportedAsset } from '../../host/host-port.ts';
import { modelFacts } from '../../job/model-facts.ts';
import { linkErrorOf } from '../../link/link-error.ts';
import type { LinkError } from '../../link/messages.ts';
import { PanelError } from '../../panel-error.ts';
import type { BridgeLimits } from '../bridge-limits.ts';
import type { ImportRequest } from '../read-import.ts';
import { Refusal } from '../refusal.ts';

/** What came of an import. `before`: an earlier request with its id had put it into the scene, and it is there. */
type ImportOutcome =
  | { readonly asset: ImportedAsset; readonly before: boolean }
  | { readonly error: LinkError };

/** Imports into the scene of one host that other programs of the user ask for, such as an agent. */
export interface HostImports {
  /**
   * Imports a stored GLB. A repeated id waits for the first request and imports nothing while its asset is in the
   * scene. @throws Refusal `busy`
   */
  run(request: ImportRequest): Promise<ImportOutcome>;
}

export interface HostImportsOptions {
  readonly host: HostPort;
  readonly store: ContentStore;
  readonly limits: Pick<BridgeLimits, 'intents' | 'calls'>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

export function hostImports({ host, store, limits, now }: HostImportsOptions): HostImports {
  /** Last import of each id; undefined when it failed. */
  const imports = new Map<string, Promise<ImportedAsset | undefined>>();
  let running = 0;

  async function importNow({ name, file, provenance }: ImportRequest): Promise<ImportedAsset> {
    const glb = await store.read(file);
    if (!glb) throw new PanelError('no_model', 'The file is not stored: send it with PUT /files first.');
    const expected = await modelFacts(glb).catch((cause: Error) => {
      throw new PanelError('no_model', `The file is no model: ${cause.message}`, { cause });
    });
    if (!expected) throw new PanelError('no_model', 'The file has no geometry. Nothing was imported.');
    const asset = await host.importAsset({
      ...{ name, file, expected },
      glb: new Uint8Array(glb),
      provenance: { ...provenance, importedAt: new Date(now()).toISOString() },
    });
    if (asset.meshes > 0) return asset;
    const text = `${host.facts.name} imported no mesh, but ${expected.meshes} were expected.`;
    throw new PanelError('host_failed', text);
  }

  async function next(request: ImportRequest): Promise<{ asset: ImportedAsset; before: boolean }> {
    const earlier = await imports.get(request.id);
    if (earlier && (await host.show(earlier.id))) return { asset: earlier, before: true };
    return { asset: await importNow(request), before: false };
  }

  return {
    async run(request) {
      if (running >= limits.intents) {
        throw new Refusal('busy', `${limits.intents} imports are running, which is the limit: wait for one.`);
      }
      running += 1;
      const work = next(request);
      const { id } = request;
      // The newest comes last, and the oldest is forgotten.
      imports.delete(id);
      imports.set(
        id,
        work.then(
          ({ asset }) => asset,
          () => undefined,
        ),
      );
      if (imports.size > limits.calls) imports.delete(imports.keys().next().value!);
      try {
        return await work;
      } catch (error) {
        return { error: linkErrorOf(error) };
      } finally {
        running -= 1;
      }
    },
  };
}
