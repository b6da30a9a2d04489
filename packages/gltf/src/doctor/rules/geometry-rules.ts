import { isObject, objectsAt } from '../../read/json.ts';
import { count, timesText, whole } from '../amount.ts';
import type { Examination } from '../examination.ts';
import type { Finding, Rule } from '../finding.ts';

/** Meshes: shading, shared vertices. */
export const geometryRules: readonly Rule[] = [missingNormals, missingTangents, looseVertices];

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
