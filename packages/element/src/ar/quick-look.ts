import {
  type BufferGeometry,
  Float32BufferAttribute,
  Group,
  Mesh,
  type Object3D,
  SkinnedMesh,
  Vector3,
} from 'three';
import { USDZExporter } from 'three/addons/exporters/USDZExporter.js';
import { decompress } from 'three/addons/utils/WebGLTextureUtils.js';

/** Type of the file that Quick Look opens. */
const usdz = 'model/vnd.usdz+zip';

/** Returns a model as it stands now, in metres, as a USDZ; skins are written in their pose, and nothing moves. */
export async function usdzOf(model: Object3D): Promise<Blob> {
  const exporter = new USDZExporter();
  exporter.setTextureUtils({ decompress });
  const posed = posedCopy(model);
  try {
    const bytes = await exporter.parseAsync(posed, { quickLookCompatible: true });
    return new Blob([bytes as Uint8Array<ArrayBuffer>], { type: usdz });
  } finally {
    posed.traverse((node) => {
      if (node instanceof Mesh && node.userData.isPosed) (node.geometry as BufferGeometry).dispose();
    });
  }
}

/**
 * Opens a file in Quick Look.
 * @param follow opens a link
 */
export function openQuickLook(file: Blob, follow: (link: HTMLAnchorElement) => void): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.rel = 'ar';
  // The size in the room is that of the model.
  link.href = `${url}#allowsContentScaling=0`;
  // Safari opens the viewer at once only for a link around a picture.
  link.append(document.createElement('img'));
  follow(link);
  // The viewer reads the file after the click.
  setTimeout(() => URL.revokeObjectURL(url), releaseAfterMs);
}

const releaseAfterMs = 60_000;

/** Returns meshes at their places in the world. */
function posedCopy(model: Object3D): Group {
  const copy = new Group();
  model.updateWorldMatrix(true, true);
  model.traverseVisible((node) => {
    if (!(node instanceof Mesh)) return;
    const bends = node instanceof SkinnedMesh || (node.morphTargetInfluences?.length ?? 0) > 0;
    const mesh = new Mesh(bends ? posedGeometry(node) : node.geometry, node.material);
    mesh.userData.isPosed = bends;
    mesh.name = node.name;
    mesh.applyMatrix4(node.matrixWorld);
    copy.add(mesh);
  });
  copy.updateMatrixWorld(true);
  return copy;
}

function posedGeometry(mesh: Mesh): BufferGeometry {
  const geometry = mesh.geometry.clone();
  const { count } = geometry.attributes.position!;
  const positions = new Float32Array(count * 3);
  const point = new Vector3();
  for (let vertex = 0; vertex < count; vertex++)
    mesh.getVertexPosition(vertex, point).toArray(positions, vertex * 3);
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3));
  for (const name of ['skinIndex', 'skinWeight', 'tangent']) geometry.deleteAttribute(name);
  geometry.morphAttributes = {};
  // Bones turn normals, too.
  geometry.computeVertexNormals();
  return geometry;
}
