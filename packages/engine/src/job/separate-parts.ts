import type { Document, Primitive } from '@gltf-transform/core';

/** A part within a primitive of several: its triangles follow those of the part before. Kept in `extras.parts`. */
export interface MergedPart {
  readonly name: string;
  readonly triangles: number;
}

/**
 * Gives each part of a mesh that Text to 3D merged into one a node of its own again, with its name, so that a request can name
 * parts. A primitive whose triangles are no longer those that were merged stays as it is.
 */
export function separateParts(document: Document): void {
  for (const node of document.getRoot().listNodes()) {
    const mesh = node.getMesh();
    if (!mesh || node.getSkin()) continue;
    const primitives = mesh.listPrimitives();
    const merged = primitives.map(partsOf);
    if (!merged.some((parts) => parts !== null && parts.length > 1) || merged.includes(null)) continue;
    for (const name of new Set(merged.flatMap((parts) => parts!.map((part) => part.name)))) {
      const own = document.createMesh(name);
      for (const [i, primitive] of primitives.entries()) {
        let first = 0;
        for (const part of merged[i]!) {
          if (part.name === name)
            own.addPrimitive(cutOut(document, primitive, first * 3, part.triangles * 3));
          first += part.triangles;
        }
      }
      node.addChild(document.createNode(name).setMesh(own));
    }
    node.setMesh(null);
  }
}

function partsOf(primitive: Primitive): readonly MergedPart[] | null {
  const { parts } = primitive.getExtras() as { parts?: unknown };
  const corners = primitive.getIndices()?.getCount();
  if (!Array.isArray(parts) || corners === undefined || primitive.getMode() !== 4) return null;
  const whole = parts.every(
    (part: MergedPart) =>
      typeof part?.name === 'string' && Number.isInteger(part.triangles) && part.triangles > 0,
  );
  const sum = whole ? (parts as MergedPart[]).reduce((all, { triangles }) => all + triangles, 0) : 0;
  return sum * 3 === corners ? (parts as MergedPart[]) : null;
}

/** Returns the triangles of a range, with their own corners alone. */
function cutOut(document: Document, primitive: Primitive, first: number, count: number): Primitive {
  const corners = primitive
    .getIndices()!
    .getArray()!
    .subarray(first, first + count);
  const places = new Map<number, number>();
  for (const corner of corners) if (!places.has(corner)) places.set(corner, places.size);
  const part = document.createPrimitive().setMaterial(primitive.getMaterial());
  for (const semantic of primitive.listSemantics()) {
    const whole = primitive.getAttribute(semantic)!;
    const [values, width] = [whole.getArray()!, whole.getElementSize()];
    const own = values.slice(0, places.size * width);
    for (const [corner, place] of places)
      for (let k = 0; k < width; k++) own[place * width + k] = values[corner * width + k]!;
    part.setAttribute(semantic, whole.clone().setArray(own));
  }
  const indices = corners.map((corner: number) => places.get(corner)!);
  return part.setIndices(primitive.getIndices()!.clone().setArray(indices));
}
