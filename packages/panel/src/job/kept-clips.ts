import { bytesSource, type ClipStep, editClips, GltfError, mergeClips } from '@meshwright/gltf';

/**
 * Adds the clips of a replaced model to its replacement, except those that the replacement has by name. A replacement
 * with another rig is returned as it is.
 * @throws GltfError for an invalid model
 */
export async function withKeptClips(
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
