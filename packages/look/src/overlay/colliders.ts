import type { ScenePart } from '@meshwright/formats/parts';
import type { Vector } from '../render/camera.ts';
import type { Line } from './lines.ts';

/** Names of meshes that Unreal and Godot import as collision only. */
const hiddenNames = /^(?:UCX|UBX|USP|UCP)_|-(?:conv)?colonly$/;

/** Whether a part is a collision shape, which engines do not draw: by `extras.collider`, or by the names that engines know. */
export function isCollider({ node }: ScenePart): boolean {
  return typeof node.getExtras().collider === 'object' || hiddenNames.test(node.getName());
}

const violet: Vector = [150, 50, 200];

/** Returns the edges of collision shapes. An edge between two faces of one plane is left out. */
export function colliderLines(colliders: readonly ScenePart[]): Line[] {
  return colliders.flatMap(({ positions, indices }) => {
    const edges = new Map<string, { from: Vector; to: Vector; normals: Vector[] }>();
    const at = (index: number): Vector => [
      ...([positions[index * 3]!, positions[index * 3 + 1]!, positions[index * 3 + 2]!] as const),
    ];
    for (let t = 0; t + 2 < indices.length; t += 3) {
      const corners = [at(indices[t]!), at(indices[t + 1]!), at(indices[t + 2]!)] as const;
      const normal = normalOf(...corners);
      for (let k = 0; k < 3; k++) {
        const [from, to] = [corners[k]!, corners[(k + 1) % 3]!];
        // By place: the vertices of a face may be its own.
        const key = [from.join(), to.join()].sort().join(' ');
        const edge = edges.get(key) ?? { from, to, normals: [] };
        edge.normals.push(normal);
        edges.set(key, edge);
      }
    }
    return [...edges.values()]
      .filter(
        ({ normals: [one, ...others] }) => others.length === 0 || others.some((n) => !isParallel(one!, n)),
      )
      .map(({ from, to }) => ({ from, to, color: violet, width: 1.6, behind: 0.4 }));
  });
}

function normalOf(a: Vector, b: Vector, c: Vector): Vector {
  const [ux, uy, uz] = [b[0] - a[0], b[1] - a[1], b[2] - a[2]];
  const [vx, vy, vz] = [c[0] - a[0], c[1] - a[1], c[2] - a[2]];
  const normal = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx] as const;
  const length = Math.hypot(...normal) || 1;
  return [normal[0] / length, normal[1] / length, normal[2] / length];
}

function isParallel(a: Vector, b: Vector): boolean {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2] > 0.9999;
}
