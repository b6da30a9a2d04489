import type { Object3D } from 'three';
import type { EditorModules } from './editor.ts';

/** Exports an object and its descendants as one GLB in its own frame, without its placement in the scene. */
export async function exportObject(
  object: Object3D,
  { gltfExporter }: Pick<EditorModules, 'gltfExporter'>,
): Promise<Uint8Array<ArrayBuffer>> {
  const { GLTFExporter } = await gltfExporter();
  const root = object.clone(false);
  root.position.set(0, 0, 0);
  root.rotation.set(0, 0, 0);
  root.scale.set(1, 1, 1);
  root.visible = true;
  root.userData = {};
  // Shares the children instead of moving them, so the scene is unchanged.
  root.children = object.children;
  const glb = await new GLTFExporter().parseAsync(root, { binary: true, animations: object.animations });
  return new Uint8Array(glb as ArrayBuffer);
}
