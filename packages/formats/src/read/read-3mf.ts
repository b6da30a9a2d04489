import type { Document, mat4 } from '@gltf-transform/core';
import { strFromU8 } from 'fflate';
import { FormatError } from '../format-error.ts';
import type { InputFile } from '../input-file.ts';
import { multiplyMatrices } from '../mesh/matrix.ts';
import { documentOf, type LoosePart, type Picture } from '../scene/document-of.ts';
import { damaged3mf } from './3mf/damaged-3mf.ts';
import { meshParts } from './3mf/mesh-parts.ts';
import { parseModelPart, type Use } from './3mf/model-part.ts';
import { upright } from './3mf/transform.ts';
import type { ReadContext } from './read-options.ts';
import { unpack } from './unpack.ts';

/**
 * Reads a 3MF: all build items with their transforms and components (in other model parts of the package too), base
 * materials, colour groups, and pictures with their coordinates. The result is in metres, Y up. Mixed materials and beam
 * lattices are not read.
 * @throws FormatError `unreadable_model` | `no_geometry`
 */
export function read3mf(file: InputFile, { warn }: ReadContext): Document {
  const { name } = file;
  const files = unpack(file, (path) => /\.(model|png|jpe?g)$/i.test(path));
  const parts: LoosePart[] = [];
  const pictures = new Map<string, Picture>();
  const missing = new Set<string>();
  let uses = 0;
  let triangles = 0;
  const models = new Map(
    Object.entries(files)
      .filter(([path]) => /\.model$/i.test(path))
      .map(([path, xml]) => [`/${path}`, parseModelPart(name, strFromU8(xml))]),
  );
  const mixed = [...models.values()].reduce((sum, model) => sum + model.mixed.size, 0);
  if (mixed > 0) {
    const message = `${name}: ${mixed} groups of mixed materials are not read; their triangles have no colour`;
    warn({ code: 'lost', message });
  }
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
    const { groups, pictures: paths } = models.get(at)!;
    const pictureOf = (id: string) => {
      const { path, wrap } = paths.get(id) ?? { path: '' };
      const picture = pictureAt(path);
      return picture && { ...picture, ...(wrap && { wrap }) };
    };
    parts.push(
      ...meshParts(
        name,
        object,
        groups,
        pictureOf,
        matrix,
        `${object.name}${parts.length === 0 ? '' : `_${parts.length + 1}`}`,
      ),
    );
  }

  function pictureAt(path: string): Picture | undefined {
    const known = pictures.get(path);
    if (known) return known;
    const bytes = files[path];
    if (bytes && (bytes[0] === 0x89 || bytes[0] === 0xff)) {
      const picture = { name: path.slice(path.lastIndexOf('/') + 1).replace(/\.\w+$/, ''), bytes };
      pictures.set(path, picture);
      return picture;
    }
    if (!missing.has(path)) {
      const message = `${name} names ${path}, which it does not hold as PNG or JPEG: the picture is left out`;
      warn({ code: 'missing_file', message });
    }
    missing.add(path);
    return undefined;
  }
}

const deepest = 32;
const mostUses = 10_000;
const mostTriangles = 20_000_000;
