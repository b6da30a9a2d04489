import { bytesSource, placeModel } from '@meshwright/gltf';
import type { ContentStore } from '@meshwright/purchase';
import { PanelError } from '../panel-error.ts';
import type { JobModel } from './job.ts';
import { withKeptClips } from './kept-clips.ts';
import { modelFacts } from './model-facts.ts';

export interface PlacedModelOptions {
  /** Metres; null keeps the model's own size. */
  readonly height: number | null;
  /** Model that this one replaces: its clips are kept where the rig is the same. */
  readonly replaced?: JobModel | undefined;
  readonly signal: AbortSignal;
}

/**
 * Scales a downloaded model to its height, puts its feet on the ground at the origin and stores it, ready for import.
 * @throws PanelError `no_model` for a file without geometry; GltfError for an invalid model
 */
export async function placedModel(
  store: ContentStore,
  hash: string,
  { height, replaced, signal }: PlacedModelOptions,
): Promise<JobModel> {
  const bytes = await store.read(hash);
  if (!bytes)
    throw new PanelError('no_model', 'The model is no longer stored: press Try again to download it.');
  const { glb: placed } = await placeModel(bytesSource(bytes), {
    ...(height !== null && { height }),
    signal,
  });
  const own = await modelFacts(placed, signal);
  const before = own && replaced && (await store.read(replaced.file));
  const glb = before
    ? await withKeptClips(placed, own.clips, { glb: before, clips: replaced.facts.clips }, signal)
    : placed;
  const facts = glb === placed ? own : await modelFacts(glb, signal);
  if (!facts) {
    throw new PanelError('no_model', 'The service returned a file without geometry. Nothing was imported.');
  }
  return { file: await store.write(glb), name: 'model.glb', size: glb.length, facts };
}
