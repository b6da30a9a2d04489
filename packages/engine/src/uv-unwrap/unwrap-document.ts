import { type Document, Node, type Primitive } from '@gltf-transform/core';
import { unwrapPrimitives } from '@gltf-transform/functions';
import { documentIndices, noteQuads, triangleIndices } from '@meshwright/formats/mesh';
import * as watlas from 'watlas';

/**
 * Gives every triangle of the document its own place in one square of texture coordinates, in set 0 and in proportion
 * to its size; other sets are removed. Quads become triangles, vertices on new seams are duplicated. The work cannot be
 * interrupted from inside.
 * @param progress the completed share, 0 to 1: charts are most of it, packing is the rest
 */
export async function unwrapDocument(document: Document, progress: (done: number) => void): Promise<void> {
  await watlas.Initialize();
  const primitives: Primitive[] = [];
  const weights: number[] = [];
  for (const mesh of document.getRoot().listMeshes()) {
    const scales = mesh
      .listParents()
      .filter((parent) => parent instanceof Node)
      .map((node) => Math.max(...node.getWorldScale().map(Math.abs)));
    for (const primitive of mesh.listPrimitives()) {
      if (!asTriangleList(document, primitive)) continue;
      primitives.push(primitive);
      weights.push(Math.max(1e-6, ...scales));
    }
  }
  if (primitives.length === 0) return;
  const isLarge = primitives.some(
    (primitive) => primitive.getIndices()!.getCount() / 3 > largeCharts.triangles,
  );
  const largest = Math.max(...primitives.map((primitive, i) => extentOf(primitive) * weights[i]!));
  unwrapPrimitives(primitives, {
    watlas: {
      ...watlas,
      Atlas: staged(progress, isLarge ? { ...charts, maxChartArea: largeCharts.maxChartArea } : charts),
    },
    overwrite: true,
    weights: weights.map((weight) => (weight * workingSize) / (largest || 1)),
  });
}

/** Longest side of the largest primitive while charts are made: xatlas takes faces below a fixed area for none. */
const workingSize = 10;

function extentOf(primitive: Primitive): number {
  const position = primitive.getAttribute('POSITION')!;
  const [least, most] = [position.getMinNormalized([]), position.getMaxNormalized([])];
  return Math.max(...most.map((value, k) => value - least[k]!));
}

/**
 * Texels between charts where the square is about 1,024 wide: in a picture of 2,048, neither filtering nor its versions of
 * half and a quarter of the size take the colours of the next chart. Twice as many would cost a tenth of the square.
 */
const padding = 2;

/**
 * Flat-shaded models have an edge of normals at every face: as seams of full weight they make a chart of two or three faces
 * each. With these a model of flat faces has a quarter of the charts and half of the seams, at 0.3 to 0.7 % more stretch
 * (`bench/uv-table.mjs`).
 */
const charts = { normalSeamWeight: 0.5, maxCost: 4 };

/**
 * Most area of a chart, in squares of the working size, where a primitive has many triangles: growing a chart measures all of it
 * again at each face, so that a smooth body of 30,000 triangles takes twice the time without.
 */
const largeCharts = { triangles: 10_000, maxChartArea: 1.5 };

/** Returns the atlas in two steps, the only progress it exposes. */
function staged(progress: (done: number) => void, options: watlas.ChartOptions): typeof watlas.Atlas {
  return class extends watlas.Atlas {
    override generate(): void {
      this.computeCharts(options);
      progress(0.8);
      this.packCharts({ padding });
      progress(1);
    }
  } as typeof watlas.Atlas;
}

function asTriangleList(document: Document, primitive: Primitive): boolean {
  const indices = triangleIndices(primitive);
  if (!indices || indices.length === 0) return false;
  noteQuads(primitive, 0);
  const buffer = document.getRoot().listBuffers()[0] ?? document.createBuffer();
  primitive
    .setMode(4)
    .setIndices(document.createAccessor().setArray(documentIndices(indices)).setBuffer(buffer));
  for (const semantic of primitive.listSemantics()) {
    // Tangents depend on the removed texture coordinates.
    if (/^TEXCOORD_[1-9]|^TANGENT$/.test(semantic)) primitive.setAttribute(semantic, null);
  }
  return true;
}
