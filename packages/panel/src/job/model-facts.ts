import { bytesSource, inspectModel } from '@meshwright/gltf';
import type { ModelFacts } from '../host/host-port.ts';

/** Returns what a host should find after the import of a GLB; undefined for a file without geometry. @throws GltfError */
export async function modelFacts(glb: Uint8Array, signal?: AbortSignal): Promise<ModelFacts | undefined> {
  const report = await inspectModel(bytesSource(glb), signal ? { signal } : {});
  if (!report.bounds) return undefined;
  return {
    height: report.bounds.size[1],
    meshes: report.meshes.length,
    materials: report.materials.length,
    triangles: report.triangles,
    clips: report.clips.map(({ name }) => name),
  };
}
