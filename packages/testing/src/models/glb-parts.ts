import type { Document, NodeIO } from '@gltf-transform/core';

/** Splits a GLB by plain offsets into the JSON, of a shape that the caller states, and everything after it. */
export function glbParts<T = GltfJson>(glb: Uint8Array): { json: T; rest: Uint8Array; bin: Buffer } {
  const view = new DataView(glb.buffer, glb.byteOffset, glb.byteLength);
  const length = view.getUint32(12, true);
  const json = JSON.parse(new TextDecoder().decode(glb.subarray(20, 20 + length))) as T;
  const rest = glb.subarray(20 + length);
  const chunk = rest.length > 8 ? rest.subarray(8, 8 + view.getUint32(20 + length, true)) : rest;
  return { json, rest, bin: Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength) };
}

/**
 * Reads a GLB with glTF-Transform, external images left empty. Keeps only the first `clips` animations: reading all
 * of a large character takes a second, and its rest pose needs none.
 */
export async function documentOf(io: NodeIO, glb: Uint8Array, clips = 0): Promise<Document> {
  const { json, bin } = glbParts(glb);
  keepClips(json, clips);
  const resources: Record<string, Uint8Array<ArrayBuffer>> = { '@glb.bin': new Uint8Array(bin) };
  for (const { uri } of json.images ?? [])
    if (uri && !uri.startsWith('data:')) resources[uri] = new Uint8Array(0);
  return io.readJSON({ json: json as unknown as Parameters<NodeIO['readJSON']>[0]['json'], resources });
}

/** Reads a file in the same way, with the files beside it. */
export async function documentAt(io: NodeIO, path: string, clips = 0): Promise<Document> {
  const files = await io.readAsJSON(path);
  keepClips(files.json as unknown as GltfJson, clips);
  return io.readJSON(files);
}

function keepClips(json: GltfJson, clips: number): void {
  const animations = ((json.animations ?? []) as unknown[]).slice(0, clips);
  if (animations.length > 0) json.animations = animations;
  else delete json.animations;
}

/** The few fields that tests read. */
export interface GltfJson {
  asset: { extras?: Record<string, unknown> };
  nodes: { name?: string; children?: number[]; scale?: number[]; extras?: unknown; extensions?: unknown }[];
  scenes: { nodes?: number[] }[];
  images?: { uri?: string; bufferView?: number; mimeType?: string }[];
  buffers?: { byteLength: number; uri?: string }[];
  [key: string]: unknown;
}
