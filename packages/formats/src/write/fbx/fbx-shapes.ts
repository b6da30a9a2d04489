import type { PolygonMesh } from '../../mesh/polygon-mesh.ts';
import type { MeshPart } from '../../scene/mesh-parts.ts';
import { fbxNode, fbxSettings } from './fbx-node.ts';
import type { FbxObjects } from './fbx-objects.ts';

/** A morph target: the parts of its mesh with it alone, and its share at rest. */
export interface FbxShape {
  readonly name: string;
  readonly parts: readonly MeshPart[];
  readonly weight: number;
}

/**
 * Adds a blend shape with a channel per morph target to a geometry.
 * @returns the ids of the channels, in the order of the targets
 */
export function addShapes(
  objects: FbxObjects,
  geometry: bigint,
  { parts, mesh, shapes }: { parts: readonly MeshPart[]; mesh: PolygonMesh; shapes: readonly FbxShape[] },
): bigint[] {
  if (shapes.length === 0) return [];
  const deformer = objects.add('Deformer', { name: 'shapes', subtype: 'BlendShape' }, [
    fbxNode('Version', [100]),
  ]);
  objects.connect(deformer, geometry);
  return shapes.map(({ name, parts: moved, weight }) => {
    const percent = weight * 100;
    const channel = objects.add('Deformer', { name, kind: 'SubDeformer', subtype: 'BlendShapeChannel' }, [
      fbxNode('Version', [100]),
      fbxNode('DeformPercent', [{ double: percent }]),
      fbxNode('FullWeights', [Float64Array.of(100)]),
      fbxSettings([['DeformPercent', 'Number', '', 'A', { double: percent }]]),
    ]);
    objects.connect(channel, deformer);
    const { points, offsets, turns } = offsetsOf(parts, moved, mesh);
    const shape = objects.add('Geometry', { name, subtype: 'Shape' }, [
      fbxNode('Version', [100]),
      fbxNode('Indexes', [Int32Array.from(points)]),
      fbxNode('Vertices', [Float64Array.from(offsets)]),
      fbxNode('Normals', [Float64Array.from(turns)]),
    ]);
    objects.connect(shape, channel);
    return channel;
  });
}

/** Returns the points that a shape moves, how far, and how their normals change. */
function offsetsOf(parts: readonly MeshPart[], moved: readonly MeshPart[], { pointOf }: PolygonMesh) {
  const points: number[] = [];
  const offsets: number[] = [];
  const turns: number[] = [];
  const seen = new Set<number>();
  let vertex = 0;
  for (const [p, { positions, normals }] of parts.entries()) {
    const shape = moved[p]!;
    for (let i = 0; i * 3 < positions.length; i++, vertex++) {
      const point = pointOf[vertex]!;
      const offset = [0, 1, 2].map((k) => shape.positions[i * 3 + k]! - positions[i * 3 + k]!);
      const turn = [0, 1, 2].map((k) => shape.normals[i * 3 + k]! - normals[i * 3 + k]!);
      if (seen.has(point) || [...offset, ...turn].every((value) => value === 0)) continue;
      seen.add(point);
      points.push(point);
      offsets.push(...offset);
      turns.push(...turn);
    }
  }
  return { points, offsets, turns };
}
