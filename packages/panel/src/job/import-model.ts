import { formatTaskRef, taskRef } from '@meshwright/client';
import { familyNamed } from '@meshwright/contract';
import { assetName } from '@meshwright/purchase/order';
import type { AssetToImport, ImportedAsset } from '../host/host-port.ts';
import { PanelError } from '../panel-error.ts';
import { wordsOf } from '../words/words-of.ts';
import type { Job } from './job.ts';
import type { JobContext } from './job-context.ts';
import { showElapsed } from './show-elapsed.ts';

/**
 * Imports the model of a job and checks it against the host's own data. A failed import leaves the scene unchanged
 * and the job ready to import.
 */
export async function importModel(
  job: Job,
  change: (update: Partial<Job>) => Promise<void>,
  { buyer, store, host }: JobContext,
): Promise<void> {
  const say = wordsOf(host.facts);
  const { model, task, title, family, request, replace } = job;
  const glb = await store.read(model!.file);
  if (!glb) throw new PanelError('no_model', say('The model is no longer stored.'));
  await change({ step: { at: 'importing' } });
  let imported: ImportedAsset;
  try {
    const asset: AssetToImport = {
      name: assetName(title),
      glb: glb as Uint8Array<ArrayBuffer>,
      file: model!.file,
      expected: model!.facts,
      replace,
      provenance: {
        task: formatTaskRef(taskRef(familyNamed(family)!, task!.id, buyer.connection.host)),
        title,
        request: request ?? {},
        importedAt: new Date(buyer.now()).toISOString(),
      },
    };
    imported = await showElapsed('importing', change, buyer, () => host.importAsset(asset));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const text = say('{host} could not import the model: {reason}', { host: host.facts.name, reason });
    return await change({ step: { at: 'ready', text } });
  }
  if (imported.meshes === 0) {
    const values = { host: host.facts.name, meshes: model!.facts.meshes };
    const text = say('{host} imported no mesh, but {meshes} were expected.', values);
    return await change({ step: { at: 'ready', text } });
  }
  await change({ step: { at: 'imported' }, imported });
}
