/** The functions of the meshopt decoder that are used here. */
interface Meshopt {
  readonly ready: Promise<void>;
  decodeGltfBuffer(
    target: Uint8Array,
    count: number,
    size: number,
    source: Uint8Array,
    mode: string,
    filter?: string,
  ): void;
}

/** Loads the decoder from the engine's package as a chunk of the page. Without a bundler the file sets a global. */
export async function loadMeshopt(): Promise<Meshopt> {
  // @ts-expect-error The engine ships no types for this file.
  const file: { default?: Meshopt } = await import('@babylonjs/core/assets/meshopt/meshopt_decoder.js');
  const decoder = file.default ?? (globalThis as { MeshoptDecoder?: Meshopt }).MeshoptDecoder!;
  await decoder.ready;
  return decoder;
}
