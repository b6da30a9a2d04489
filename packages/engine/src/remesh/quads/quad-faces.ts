import type { Document, Primitive } from '@gltf-transform/core';
import {
  accessorFloats,
  documentIndices,
  noteQuads,
  quadCount,
  triangleIndices,
} from '@meshwright/formats/mesh';
import { MeshoptSimplifier } from 'meshoptimizer';
import type { IgnoredField } from '../../job/ignored/ignored-field.ts';
import { drawnPrimitives } from '../drawn-primitives.ts';
import { pairQuads } from '../pair-quads.ts';
import { bakeTextures } from '../rebake/bake-textures.ts';
import { hasUnreadCoordinates, type TexturedSource, texturedSource } from '../rebake/textured-source.ts';
import { unwrapQuads } from '../rebake/unwrap-quads.ts';
import type { ReplacePrimitives } from '../simplify-document.ts';
import { leastQuads, quadPrimitives, takesNewVertices } from './quad-primitives.ts';

/** Arranges a document's faces as quads, before and after it is simplified. */
export interface QuadFaces {
  readonly replace: ReplacePrimitives;
  /** Bakes the pictures of rebuilt primitives; pairs the triangles of other primitives, and says so. */
  finish(): Promise<IgnoredField[]>;
}

/** @param onStep called between the steps of a primitive; throw from it to stop */
export async function quadFaces(document: Document, onStep: () => void): Promise<QuadFaces> {
  await MeshoptSimplifier.ready;
  const made = new Set<Primitive>();
  /** Primitives that need new texture coordinates, and the pictures that go onto them. */
  const textured = new Map<Primitive, TexturedSource | null>();
  const whole: (readonly Primitive[])[] = [];
  const reasons = new Set<string>();
  for (const mesh of document.getRoot().listMeshes()) {
    // Primitives of one mesh share borders, which must stay closed, so all of them are rebuilt or none.
    const sources = new Map<Primitive, TexturedSource | null>();
    for (const primitive of mesh.listPrimitives()) {
      if (takesNewVertices(primitive)) continue;
      const source = await texturedSource(primitive);
      if (source || hasUnreadCoordinates(primitive)) sources.set(primitive, source);
      onStep();
    }
    const fixed = mesh.listPrimitives().filter((each) => !takesNewVertices(each) && !sources.has(each));
    for (const primitive of fixed) reasons.add(boundReason(primitive));
    if (fixed.length > 0) continue;
    whole.push(mesh.listPrimitives());
    for (const [primitive, source] of sources) textured.set(primitive, source);
  }
  return {
    replace(parts) {
      const counts = new Map<Primitive, number>();
      const byPrimitive = new Map(parts.map((part) => [part.primitive, part]));
      for (const primitives of whole) {
        const own = primitives.map((primitive) => byPrimitive.get(primitive));
        if (own.some((part) => !part || made.has(part.primitive))) continue;
        const sum = (key: 'target' | 'triangles'): number => own.reduce((all, part) => all + part![key], 0);
        // A coarser surface than asked for keeps its faces.
        if (sum('target') >= sum('triangles')) {
          reasons.add('it has no more triangles than are asked for');
          continue;
        }
        const found = quadPrimitives(document, primitives, sum('target'), onStep);
        if (typeof found === 'string') {
          reasons.add(found);
          continue;
        }
        for (const [i, primitive] of primitives.entries()) {
          made.add(primitive);
          counts.set(primitive, found[i]!);
        }
      }
      return counts;
    },
    async finish() {
      let cut = false;
      for (const [primitive, source] of textured) {
        if (!made.has(primitive)) continue;
        const quads = await unwrapQuads(document, primitive, quadCount(primitive));
        const triangles = primitive.getIndices()!.getCount() / 3;
        cut ||= quads < (triangles - quads) * leastQuads;
        onStep();
        if (source) await bakeTextures(document, primitive, source, onStep);
      }
      const others = [...drawnPrimitives(document).keys()].filter((primitive) => !made.has(primitive));
      for (const primitive of others) pairPrimitive(document, primitive);
      const share = quadShare([...made]);
      if (cut) reasons.add('its texture had to be cut where quads were');
      if (others.length > 0 || cut) return [mergedTriangles([...reasons])];
      return share < mostlyQuads ? [someTriangles(share)] : [];
    },
  };
}

/** Least share of quads that nothing is said about. */
const mostlyQuads = 0.98;

/** Returns the share of quads among the faces of primitives; 1 without any. */
function quadShare(primitives: readonly Primitive[]): number {
  let [quads, triangles] = [0, 0];
  for (const primitive of primitives) {
    quads += quadCount(primitive);
    triangles += primitive.getIndices()!.getCount() / 3;
  }
  return triangles > 0 ? quads / (triangles - quads) : 1;
}

function someTriangles(share: number): IgnoredField {
  return {
    field: 'topology',
    kind: 'clamped',
    message: `topology: ${Math.floor(share * 100)} % of the faces are quads; the form takes triangles between them at that count.`,
  };
}

/** Says why the triangles of the model, or of a part of it, were merged in pairs. */
function mergedTriangles(reasons: readonly string[]): IgnoredField {
  const why = reasons.length > 0 ? `: ${reasons.join('; ')}` : '';
  return {
    field: 'topology',
    kind: 'clamped',
    message: `topology: quads do not follow the form here${why}. Remesh before texturing and rigging.`,
  };
}

/** Returns what binds a primitive to its vertices, as the rest of a sentence. */
function boundReason(primitive: Primitive): string {
  const semantics = primitive.listSemantics();
  if (semantics.some((semantic) => semantic.startsWith('JOINTS_'))) return 'it has a skin';
  if (primitive.listTargets().length > 0) return 'it has morph targets';
  return 'it has texture coordinates without pictures that could be baked onto new ones';
}

function pairPrimitive(document: Document, primitive: Primitive): void {
  const paired = pairQuads(accessorFloats(primitive.getAttribute('POSITION')!), triangleIndices(primitive)!);
  const list = document
    .createAccessor()
    .setType('SCALAR')
    .setArray(documentIndices(paired.indices))
    .setBuffer(document.getRoot().listBuffers()[0]!);
  primitive.setMode(4).setIndices(list);
  noteQuads(primitive, paired.quads);
}
