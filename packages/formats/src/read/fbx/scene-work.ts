import type { ModelWork } from '../model-work.ts';
import type { FbxObject, FbxScene } from './objects.ts';
import { childOf, childrenOf, numbersOf } from './tree.ts';

/**
 * Counts the work of a scene before anything is built. Vertices are counted as corners of polygons, since how many of them
 * are shared is known only afterwards.
 */
export function sceneWork(scene: FbxScene): ModelWork {
  const stored = { triangles: 0, vertices: 0 };
  const drawn = { copies: 0, triangles: 0, vertices: 0 };
  let [parts, joints, numbers, keys] = [0, 0, 0, 0];
  for (const kind of [
    'Model',
    'Geometry',
    'NodeAttribute',
    'Material',
    'Texture',
    'Video',
    'AnimationCurveNode',
  ])
    parts += scene.ofKind(kind).length;
  for (const geometry of scene.ofKind('Geometry')) {
    const corners = numbersOf(childOf(geometry.node, 'PolygonVertexIndex'));
    if (corners.length === 0) continue;
    let polygons = 0;
    for (const corner of corners) if (corner < 0) polygons++;
    const triangles = Math.max(0, corners.length - 2 * polygons);
    const shows = scene.outOf(geometry).filter(({ object }) => object.kind === 'Model').length;
    const { clusters, shapes } = deformersOf(scene, geometry);
    stored.triangles += triangles;
    stored.vertices += corners.length;
    drawn.copies += shows;
    drawn.triangles += triangles * shows;
    drawn.vertices += corners.length * shows;
    joints += clusters * shows;
    parts += shapes;
    const sets = childrenOf(geometry.node, 'LayerElementUV').length;
    numbers += corners.length * (6 + Math.min(4, sets) * 2 + 6 * shapes + (clusters > 0 ? 8 * shows : 0));
  }
  for (const curve of scene.ofKind('AnimationCurve'))
    keys += numbersOf(childOf(curve.node, 'KeyTime')).length;
  return {
    parts: parts + joints,
    joints,
    copies: drawn.copies,
    triangles: { stored: stored.triangles, drawn: drawn.triangles },
    vertices: { stored: stored.vertices, drawn: drawn.vertices },
    numbers,
    keys,
  };
}

/** Bones of the skin of a geometry, and shapes of all its channels. */
function deformersOf(
  scene: FbxScene,
  geometry: FbxObject,
): { readonly clusters: number; readonly shapes: number } {
  let [clusters, shapes] = [0, 0];
  for (const { object: deformer } of scene.into(geometry)) {
    if (deformer.kind !== 'Deformer') continue;
    const own = scene.into(deformer).filter(({ object }) => object.kind === 'Deformer');
    if (deformer.type === 'Skin') clusters += own.length;
    else for (const { object: channel } of own) shapes += scene.into(channel).length;
  }
  return { clusters, shapes };
}
