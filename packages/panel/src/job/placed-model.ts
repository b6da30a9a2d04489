import { bytesSource, placeModel } from '@meshwright/gltf';
import type { ContentStore } from '@meshwright/pipeline/purchase';
import { PanelError } from '../panel-error.ts';
import type { JobModel } from './job.ts';
import { modelFacts } from './model-facts.ts';

/**
 * Scales a downloaded model to its height, puts its feet on the ground at the origin and stores it, ready for import.
 * @param height metres; null keeps the model's own size
 * @throws PanelError `no_model` for a file without geometry; GltfError for an invalid model
 */
export async function placedModel(
  store: ContentStore,
  hash: string,
  height: number | null,
  signal: AbortSignal,
): Promise<JobModel> {
  const bytes = await store.read(hash);
  if (!bytes)
    throw new PanelError('no_model', 'The model is no longer stored: press Try again to download it.');
  const { glb } = await placeModel(bytesSource(bytes), { ...(height !== null && { height }), signal });
  const facts = await modelFacts(glb, signal);
  if (!facts) {
    throw new PanelError('no_model', 'The service returned a file without geometry. Nothing was imported.');
  }
  return { file: await store.write(glb), name: 'model.glb', size: glb.length, facts };
}
