import type { Document, mat4 } from '@gltf-transform/core';
import { strFromU8 } from 'fflate';
import { FormatError } from '../format-error.ts';
import type { InputFile } from '../input-file.ts';
import { multiplyMatrices } from '../mesh/matrix.ts';
import { documentOf, type LoosePart } from '../scene/document-of.ts';
import { damaged3mf } from './3mf/damaged-3mf.ts';
import { meshParts } from './3mf/mesh-parts.ts';
import { parseModelPart, type Use } from './3mf/model-part.ts';
import { upright } from './3mf/transform.ts';
import { unpack } from './unpack.ts';

/**
 * Reads a 3MF: all build items with their transforms and components (in other model parts of the package too), base
 * materials and colour groups. The result is in metres, Y up. Textures and beam lattices are not read.
 * @throws FormatError `unreadable_model` | `no_geometry`
 */
export function read3mf(file: InputFile): Document {
  const { name } = file;
  const files = unpack(file, (path) => /\.model$/i.test(path));
  const parts: LoosePart[] = [];
  let uses = 0;
  let triangles = 0;
  const models = new Map(
    Object.entries(files).map(([path, xml]) => [`/${path}`, parseModelPart(name, strFromU8(xml))]),
  );
  for (const [path, model] of models) {
    const turn = upright(model.metresPerUnit);
    for (const item of model.items) place(item, path, turn, 0);
  }
  if (parts.length === 0)
    throw new FormatError('no_geometry', `read ${name}: the 3MF has no mesh to build; export it again.`);
  return documentOf(parts);

  function place(use: Use, path: string, outer: Readonly<mat4>, depth: number): void {
    const at = use.path ?? path;
    const object = models.get(at)?.objects.get(use.object);
    if (!object) throw damaged3mf(name, `object ${use.object} does not exist`);
    if (depth > deepest) throw damaged3mf(name, 'an object is a component of itself');
    if (++uses > mostUses) throw damaged3mf(name, `it places more than ${mostUses} objects`);
    triangles += object.corners.length / 3;
    if (triangles > mostTriangles) throw damaged3mf(name, `it places more than ${mostTriangles} triangles`);
    const matrix = multiplyMatrices(outer, use.transform);
    for (const component of object.components) place(component, at, matrix, depth + 1);
    if (object.corners.length === 0) return;
    const group = models.get(at)!.groups;
    parts.push(
      ...meshParts(
        name,
        object,
        group,
        matrix,
        `${object.name}${parts.length === 0 ? '' : `_${parts.length + 1}`}`,
      ),
    );
  }
}

const deepest = 32;
const mostUses = 10_000;
const mostTriangles = 20_000_000;
