import type { Object3D } from 'three';
import type { EditorModules } from './editor.ts';

/** An object and what is below it as one GLB, in its own frame: where it stands in the scene is not in the file. */
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
  // Not moved, but seen from here, too: the scene stays as it is.
  root.children = object.children;
  const glb = await new GLTFExporter().parseAsync(root, { binary: true, animations: object.animations });
  return new Uint8Array(glb as ArrayBuffer);
}
