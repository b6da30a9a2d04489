import { compose, type Matrix } from '../../matrix.ts';
import type { Warning } from '../../warning.ts';
import { extensionAt, indexAt, indicesAt, type JsonObject, numbersAt, objectAt, textAt } from '../json.ts';
import type { ModelNode, NodeParts } from '../model.ts';

/** Lengths of the lists that indices refer to. */
export type Counts = Record<'nodes' | 'meshes' | 'skins' | 'accessors', number>;

/** Builds a node; a matrix wins over translation, rotation and scale. */
export function nodeFrom(node: JsonObject, index: number, count: Counts, warnings: Warning[]): ModelNode {
  const at = `/nodes/${index}`;
  const instancing = extensionAt(node, 'EXT_mesh_gpu_instancing', at);
  const attributes = instancing && objectAt(instancing, 'attributes', at);
  const instances = attributes && {
    translation: indexAt(attributes, 'TRANSLATION', count.accessors, at),
    rotation: indexAt(attributes, 'ROTATION', count.accessors, at),
    scale: indexAt(attributes, 'SCALE', count.accessors, at),
  };
  return {
    name: textAt(node, 'name', at) ?? '',
    ...transformFrom(node, at, warnings),
    children: indicesAt(node, 'children', count.nodes, at),
    mesh: indexAt(node, 'mesh', count.meshes, at),
    skin: indexAt(node, 'skin', count.skins, at),
    weights: numbersAt(node, 'weights', at),
    instances,
  };
}

function transformFrom(
  node: JsonObject,
  at: string,
  warnings: Warning[],
): { matrix: Matrix; parts: NodeParts | null } {
  const matrix = numbersAt(node, 'matrix', at, 16);
  const translation = numbersAt(node, 'translation', at, 3);
  const rotation = numbersAt(node, 'rotation', at, 4);
  const scale = numbersAt(node, 'scale', at, 3);
  if (!matrix) {
    const parts = {
      translation: translation ?? [0, 0, 0],
      rotation: rotation ?? [0, 0, 0, 1],
      scale: scale ?? [1, 1, 1],
    };
    return { matrix: compose(parts.translation, parts.rotation, parts.scale), parts };
  }
  if (translation ?? rotation ?? scale) {
    warnings.push({
      code: 'matrix_and_trs',
      message: `${at}: both a matrix and translation, rotation or scale; the matrix was used`,
      pointer: at,
    });
  }
  return { matrix: Float64Array.from(matrix), parts: null };
}
