import { bytesSource, type ClipStep, editClips, GltfError, mergeClips, placeModel } from '@meshwright/gltf';
import type { ContentStore } from '@meshwright/purchase';
import { PanelError } from '../panel-error.ts';
import type { Say } from '../words/say.ts';
import type { JobModel } from './job.ts';
import { modelFacts } from './model-facts.ts';

export interface PlacedModelOptions {
  /** Metres; null keeps the model's own size. */
  readonly height: number | null;
  /** Model that this one replaces: its clips are kept where the rig is the same. */
  readonly replaced?: JobModel | undefined;
  readonly say: Say;
  readonly signal: AbortSignal;
}

/**
 * Scales a downloaded model to its height, puts its feet on the ground at the origin and stores it, ready for import.
 * @throws PanelError `no_model` for a file without geometry; GltfError for an invalid model
 */
export async function placedModel(
  store: ContentStore,
  hash: string,
  { height, replaced, say, signal }: PlacedModelOptions,
): Promise<JobModel> {
  const bytes = await store.read(hash);
  if (!bytes)
    throw new PanelError('no_model', say('The model is no longer stored: press Try again to download it.'));
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
    throw new PanelError(
      'no_model',
      say('The service returned a file without geometry. Nothing was imported.'),
    );
  }
  return { file: await store.write(glb), name: 'model.glb', size: glb.length, facts };
}

/**
 * Adds the clips of a replaced model to its replacement, except those that the replacement has by name. A replacement
 * with another rig is returned as it is.
 * @throws GltfError for an invalid model
 */
async function withKeptClips(
  glb: Uint8Array,
  clips: readonly string[],
  replaced: { readonly glb: Uint8Array; readonly clips: readonly string[] },
  signal: AbortSignal,
): Promise<Uint8Array> {
  if (replaced.clips.every((name) => clips.includes(name))) return glb;
  /** Merging keeps the order of both files. */
  const dropTaken: ClipStep = {
    name: 'dropTaken',
    async run({ json }) {
      const merged = json.animations as unknown[];
      json.animations = merged.filter(
        (_, at) => at < clips.length || !clips.includes(replaced.clips[at - clips.length]!),
      );
    },
  };
  try {
    const donor = { source: bytesSource(replaced.glb) };
    return (await editClips(bytesSource(glb), [mergeClips([donor]), dropTaken], { signal })).glb;
  } catch (error) {
    if (error instanceof GltfError && error.code === 'rig_mismatch') return glb;
    throw error;
  }
}
