import type { Document, Primitive, Skin } from '@gltf-transform/core';
import type { BufferAttribute, InterleavedBufferAttribute, Material, Mesh } from 'three';
import { unitNormals } from '../../mesh/normals.ts';
import { documentIndices } from '../../scene/document-of.ts';
import type { DocumentOfThreeOptions } from './document-of-three.ts';

/**
 * Converts the triangles of a three.js mesh, one primitive per material.
 * @param colorOf the colour of a corner by its second coordinates
 * @returns `isClear` where a colour is not opaque
 */
export function threePrimitives(
  document: Document,
  mesh: Mesh,
  skin: Skin | null,
  colorOf?: DocumentOfThreeOptions['colorOf'],
): { primitive: Primitive; material: Material | undefined; isClear: boolean }[] {
  const { geometry } = mesh;
  const position = geometry.getAttribute('position');
  const count = position?.count ?? 0;
  const materials = Array.isArray(mesh.material) ? mesh.material : [mesh.material];
  return [...cornersByMaterial(mesh, count)].flatMap(([index, corners]) => {
    if (corners.length === 0) return [];
    const buffer = document.getRoot().listBuffers()[0]!;
    const primitive = document.createPrimitive();
    const add = (
      semantic: string,
      type: 'VEC2' | 'VEC3' | 'VEC4',
      array: Float32Array<ArrayBuffer> | Uint16Array<ArrayBuffer>,
    ): void => {
      primitive.setAttribute(
        semantic,
        document.createAccessor().setType(type).setArray(array).setBuffer(buffer),
      );
    };
    const gather = (attribute: Attribute, size: number, fill = 0): Float32Array<ArrayBuffer> => {
      const out = new Float32Array(corners.length * size).fill(fill);
      const own = Math.min(size, attribute.itemSize);
      corners.forEach((vertex, i) => {
        for (let k = 0; k < own; k++) out[i * size + k] = attribute.getComponent(vertex, k);
      });
      return out;
    };
    const attribute = (name: string): Attribute | undefined => {
      const attribute = geometry.getAttribute(name) as Attribute | undefined;
      return attribute && attribute.count >= count ? attribute : undefined;
    };
    add('POSITION', 'VEC3', gather(position, 3));
    const [normal, uv, color] = [attribute('normal'), attribute('uv'), attribute('color')];
    if (normal) add('NORMAL', 'VEC3', unitNormals(gather(normal, 3)) as Float32Array<ArrayBuffer>);
    if (uv)
      add(
        'TEXCOORD_0',
        'VEC2',
        gather(uv, 2).map((value, i) => (i % 2 === 1 ? 1 - value : value)),
      );
    if (color) add('COLOR_0', 'VEC4', gather(color, 4, 1));
    const numbers = colorOf && attribute('uv1');
    const colors = numbers && corners.map((vertex) => colorOf(numbers.getX(vertex), numbers.getY(vertex)));
    if (colors?.every((each) => each !== null)) add('COLOR_0', 'VEC4', Float32Array.from(colors.flat()));
    const [joints, weights] = [attribute('skinIndex'), attribute('skinWeight')];
    if (skin && joints && weights) {
      const held = gather(weights, 4);
      const of = Uint16Array.from(gather(joints, 4));
      evenWeights(held, of, skin.listJoints().length);
      add('JOINTS_0', 'VEC4', of);
      add('WEIGHTS_0', 'VEC4', held);
    }
    const order = Uint32Array.from({ length: corners.length }, (_, i) => i);
    primitive.setIndices(document.createAccessor().setArray(documentIndices(order)).setBuffer(buffer));
    const isClear = colors?.some((each) => each && each[3] < 1) ?? false;
    return [{ primitive, material: materials[index] ?? materials[0], isClear }];
  });
}

type Attribute = BufferAttribute | InterleavedBufferAttribute;

function cornersByMaterial(mesh: Mesh, count: number): Map<number, number[]> {
  const { geometry } = mesh;
  const total = geometry.index?.count ?? count;
  const groups =
    geometry.groups.length > 0 ? geometry.groups : [{ start: 0, count: total, materialIndex: 0 }];
  const corners = new Map<number, number[]>();
  for (const group of groups) {
    const end = Math.min(total, group.start + group.count);
    const list = corners.get(group.materialIndex ?? 0) ?? [];
    corners.set(group.materialIndex ?? 0, list);
    for (let corner = Math.max(0, group.start); corner + 2 < end; corner += 3) {
      const triangle = [0, 1, 2].map((k) => (geometry.index ? geometry.index.getX(corner + k) : corner + k));
      if (triangle.every((vertex) => vertex < count)) list.push(...triangle);
    }
  }
  return corners;
}

/** Normalises weights to a sum of one over existing joints; a vertex without any is bound to the first joint. */
function evenWeights(weights: Float32Array, joints: Uint16Array, count: number): void {
  for (let i = 0; i < weights.length; i += 4) {
    let sum = 0;
    for (let k = i; k < i + 4; k++) {
      if (joints[k]! >= count || !(weights[k]! > 0)) {
        joints[k] = 0;
        weights[k] = 0;
      }
      sum += weights[k]!;
    }
    if (sum > 0 && Number.isFinite(sum)) for (let k = i; k < i + 4; k++) weights[k] = weights[k]! / sum;
    else weights.set([1, 0, 0, 0], i);
  }
}
