import { isObject, objectsAt } from '../../read/json.ts';
import { count, timesText, whole } from '../amount.ts';
import type { Examination } from '../examination.ts';
import type { Finding, Rule } from '../finding.ts';

/** Meshes: shading, shared vertices, broken surfaces. */
export const geometryRules: readonly Rule[] = [missingNormals, missingTangents, looseVertices, tornSurface];

function missingNormals({ json }: Examination): Finding[] {
  const bare = primitivesOf(json).filter(({ attributes, mode }) => mode === 4 && !('NORMAL' in attributes));
  const lit = bare.filter(({ material }) => !isUnlit(json, material));
  if (lit.length === 0) return [];
  return [
    {
      code: 'missing_normals',
      severity: 'note',
      message: `${count(lit.length, 'primitive has', 'primitives have')} no normals`,
      consequence: 'every triangle is shaded flat, and loaders spend time computing the normals',
      fix: { does: 'export with normals if it should look smooth' },
      pointer: lit[0]!.pointer,
    },
  ];
}

function missingTangents({ json }: Examination): Finding[] {
  const materials = objectsAt(json, 'materials', '');
  const bumpy = primitivesOf(json).filter(
    ({ attributes, material }) =>
      material !== undefined && isObject(materials[material]?.normalTexture) && !('TANGENT' in attributes),
  );
  if (bumpy.length === 0) return [];
  return [
    {
      code: 'missing_tangents',
      severity: 'note',
      message: `${count(bumpy.length, 'primitive has', 'primitives have')} a normal map and no tangents`,
      consequence:
        'engines compute their own, so seams of the normal map may show and differ between engines',
      fix: { does: 'export with tangents if seams show' },
      pointer: bumpy[0]!.pointer,
    },
  ];
}

function looseVertices({ report, target }: Examination): Finding[] {
  const { triangles, vertices } = report;
  if (triangles < 500 || vertices < triangles * 2.5) return [];
  return [
    {
      code: 'loose_vertices',
      severity: 'warning',
      message: `${whole(vertices)} vertices for ${whole(triangles)} triangles: no vertex is shared`,
      consequence: `each vertex is stored and transformed up to three times; sharing needs about ${timesText(vertices / (triangles * 0.7))} fewer`,
      fix: { does: 'merge equal vertices', command: `optimize FILE --for ${target} -o OUT` },
    },
  ];
}

/** Edges with three or more triangles, where inside and outside are undefined. */
async function tornSurface({ reader, report }: Examination): Promise<Finding[]> {
  if (report.triangles > MAX_TRIANGLES) return [];
  let edges = 0;
  let torn = 0;
  for (const { primitives } of reader.model.meshes) {
    for (const { mode, position, indices } of primitives) {
      if (mode !== 4 || position === undefined) continue;
      const read = (accessor: number) =>
        reader.elements(accessor, 0, reader.model.accessors[accessor]!.count);
      const faces = facesByEdge(await read(position), indices === undefined ? null : await read(indices));
      edges += faces.size;
      for (const number of faces.values()) if (number > 2) torn++;
      reader.forget?.();
    }
  }
  if (torn <= edges * 0.01) return [];
  return [
    {
      code: 'torn_surface',
      severity: 'note',
      message: `${count(torn, 'edge has', 'edges have')} three triangles or more (non-manifold)`,
      consequence: 'it looks right, but physics, printing, LODs and boolean operations need a closed surface',
      fix: {
        does: 'for printing, repair it on the server',
        task: { family: 'repair-printability', request: {} },
      },
    },
  ];
}

/** Number of triangles at each edge; corners at the same position count as one. */
function facesByEdge(points: Float64Array, indices: ArrayLike<number> | null): Map<string, number> {
  const places = new Map<string, number>();
  const corner = (index: number) => {
    const key = `${points[index * 3]},${points[index * 3 + 1]},${points[index * 3 + 2]}`;
    const known = places.get(key) ?? places.size;
    places.set(key, known);
    return known;
  };
  const faces = new Map<string, number>();
  const length = indices?.length ?? points.length / 3;
  for (let k = 0; k + 2 < length; k += 3) {
    const [a, b, c] = [k, k + 1, k + 2].map((at) => corner(indices ? indices[at]! : at)) as [
      number,
      number,
      number,
    ];
    // Skips triangles without area.
    if (a === b || b === c || c === a) continue;
    for (const [from, to] of [
      [a, b],
      [b, c],
      [c, a],
    ] as const) {
      const key = from < to ? `${from}-${to}` : `${to}-${from}`;
      faces.set(key, (faces.get(key) ?? 0) + 1);
    }
  }
  return faces;
}

interface PrimitiveJson {
  attributes: Record<string, unknown>;
  material: number | undefined;
  mode: number;
  pointer: string;
}

function primitivesOf(json: Examination['json']): PrimitiveJson[] {
  return objectsAt(json, 'meshes', '').flatMap((mesh, m) =>
    objectsAt(mesh, 'primitives', `/meshes/${m}`).map(({ attributes, material, mode }, p) => ({
      attributes: isObject(attributes) ? attributes : {},
      material: typeof material === 'number' ? material : undefined,
      mode: typeof mode === 'number' ? mode : 4,
      pointer: `/meshes/${m}/primitives/${p}`,
    })),
  );
}

function isUnlit(json: Examination['json'], material: number | undefined): boolean {
  const extensions =
    material === undefined ? undefined : objectsAt(json, 'materials', '')[material]?.extensions;
  return isObject(extensions) && 'KHR_materials_unlit' in extensions;
}

/** About a quarter of a second. */
const MAX_TRIANGLES = 100_000;
