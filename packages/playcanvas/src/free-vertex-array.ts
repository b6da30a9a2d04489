import type { GraphicsDevice, MeshInstance, VertexBuffer } from 'playcanvas';

/** What the WebGL device has besides its public interface. */
interface VertexArrays {
  removeVertexArrayFromCache?(buffers: readonly unknown[]): void;
}

/**
 * Frees the vertex array of a mesh that is drawn with more buffers than its own: with morphs, or with places of copies. In
 * WebGL the engine keeps a vertex array after its buffers are destroyed, and finds it by them: call this first.
 */
export function freeVertexArray(
  device: GraphicsDevice,
  { mesh, morphInstance }: MeshInstance,
  copies?: VertexBuffer,
): void {
  const buffers = [mesh?.vertexBuffer, morphInstance?.morph.vertexBufferIds, copies];
  (device as VertexArrays).removeVertexArrayFromCache?.(buffers.filter((each) => each));
}
