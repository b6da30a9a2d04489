import type { Document } from '@gltf-transform/core';
import { strFromU8 } from 'fflate';
import { FormatError } from '../format-error.ts';
import type { InputFile } from '../input-file.ts';
import { srgbToLinear } from '../mesh/srgb.ts';
import { documentOf, type LoosePart } from '../scene/document-of.ts';
import { unpack } from './unpack.ts';
import { readXmlTags } from './xml-tags.ts';

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
    Object.entries(files).map(([path, xml]) => [`/${path}`, parseModel(name, strFromU8(xml))]),
  );
  for (const [path, model] of models) {
    const turn = upright(model.metresPerUnit);
    for (const item of model.items) place(item, path, turn, 0);
  }
  if (parts.length === 0)
    throw new FormatError('no_geometry', `read ${name}: the 3MF has no mesh to build; export it again.`);
  return documentOf(parts);

  function place(use: Use, path: string, outer: Affine, depth: number): void {
    const at = use.path ?? path;
    const object = models.get(at)?.objects.get(use.object);
    if (!object) throw damaged(name, `object ${use.object} does not exist`);
    if (depth > deepest) throw damaged(name, 'an object is a component of itself');
    if (++uses > mostUses) throw damaged(name, `it places more than ${mostUses} objects`);
    triangles += object.corners.length / 3;
    if (triangles > mostTriangles) throw damaged(name, `it places more than ${mostTriangles} triangles`);
    const matrix = multiply(outer, use.transform);
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

/** Metres per unit (3MF core, 3.4 "Model"). */
const units: Readonly<Record<string, number>> = {
  micron: 1e-6,
  millimeter: 1e-3,
  centimeter: 1e-2,
  inch: 0.0254,
  foot: 0.3048,
  meter: 1,
};

/** Rows of a 4 by 3 matrix that multiplies row vectors from the left. */
type Affine = readonly number[];

interface Use {
  readonly object: string;
  readonly path: string | undefined;
  readonly transform: Affine;
}

interface MeshObject {
  readonly name: string;
  readonly components: Use[];
  readonly positions: number[];
  /** Three vertex indices per triangle. */
  readonly corners: number[];
  /** Property of each corner of a triangle: group id and three indices, or null. */
  readonly properties: ({ readonly group: string; readonly indices: readonly number[] } | null)[];
}

interface PropertyGroup {
  readonly kind: 'materials' | 'colors';
  readonly names: string[];
  readonly colors: [number, number, number, number][];
}

interface Model {
  metresPerUnit: number;
  readonly objects: Map<string, MeshObject>;
  readonly groups: Map<string, PropertyGroup>;
  readonly items: Use[];
}

function parseModel(name: string, xml: string): Model {
  const model: Model = {
    metresPerUnit: units.millimeter!,
    objects: new Map(),
    groups: new Map(),
    items: [],
  };
  let object: MeshObject | undefined;
  let group: PropertyGroup | undefined;
  let initial: MeshObject['properties'][number] = null;
  for (const { tag, attribute } of readXmlTags(xml)) {
    switch (tag) {
      case 'model': {
        const unit = units[attribute('unit') ?? 'millimeter'];
        if (unit === undefined)
          throw damaged(name, `its unit "${attribute('unit')?.slice(0, 20)}" is unknown`);
        model.metresPerUnit = unit;
        break;
      }
      case 'basematerials':
      case 'colorgroup':
        group = { kind: tag === 'colorgroup' ? 'colors' : 'materials', names: [], colors: [] };
        model.groups.set(attribute('id') ?? '', group);
        break;
      case 'base':
      case 'color':
        group?.names.push(attribute('name') ?? 'material');
        group?.colors.push(parseColor(attribute('displaycolor') ?? attribute('color') ?? '#808080'));
        break;
      case 'object': {
        object = {
          name: attribute('name') || 'object',
          components: [],
          positions: [],
          corners: [],
          properties: [],
        };
        model.objects.set(attribute('id') ?? '', object);
        const pid = attribute('pid');
        const index = Number(attribute('pindex') ?? 0);
        initial = pid === undefined ? null : { group: pid, indices: [index, index, index] };
        break;
      }
      case 'vertex':
        for (const axis of ['x', 'y', 'z']) object?.positions.push(finite(name, attribute(axis)));
        break;
      case 'triangle': {
        if (!object) break;
        for (const corner of ['v1', 'v2', 'v3']) object.corners.push(finite(name, attribute(corner)));
        const first = attribute('p1');
        const pid = attribute('pid') ?? initial?.group;
        const indices =
          first === undefined ? null : [first, attribute('p2') ?? first, attribute('p3') ?? first];
        object.properties.push(
          indices && pid !== undefined ? { group: pid, indices: indices.map(Number) } : initial,
        );
        break;
      }
      case 'component':
        object?.components.push(useOf(name, attribute));
        break;
      case 'item':
        model.items.push(useOf(name, attribute));
        break;
    }
  }
  return model;
}

function useOf(name: string, attribute: (key: string) => string | undefined): Use {
  const transform = attribute('transform')?.trim().split(/\s+/).map(Number) ?? identity;
  if (transform.length !== 12 || !transform.every(Number.isFinite))
    throw damaged(name, 'a transform is not 12 numbers');
  return { object: attribute('objectid') ?? '', path: attribute('path'), transform };
}

function meshParts(
  name: string,
  mesh: MeshObject,
  groups: ReadonlyMap<string, PropertyGroup>,
  matrix: Affine,
  object: string,
): LoosePart[] {
  const vertexCount = mesh.positions.length / 3;
  const lists = new Map<
    string,
    {
      material: LoosePart['material'];
      vertices: number[];
      colors: number[] | null;
      seen: Map<string, number>;
      indices: number[];
    }
  >();
  for (let t = 0; t * 3 < mesh.corners.length; t++) {
    const property = mesh.properties[t];
    const group = property ? groups.get(property.group) : undefined;
    const first = property?.indices[0] ?? 0;
    const colored = group?.kind === 'colors';
    const color = group?.colors[first];
    const material = group && !colored && color ? { name: group.names[first] ?? 'material', color } : null;
    const key = colored ? '\ncolors' : (material?.name ?? '');
    let list = lists.get(key);
    if (!list) {
      list = {
        material: colored ? { name: 'colors' } : material,
        vertices: [],
        colors: colored ? [] : null,
        seen: new Map(),
        indices: [],
      };
      lists.set(key, list);
    }
    for (let k = 0; k < 3; k++) {
      const vertex = mesh.corners[t * 3 + k]!;
      if (!Number.isInteger(vertex) || vertex < 0 || vertex >= vertexCount) {
        throw damaged(name, `a triangle refers to vertex ${vertex} of ${vertexCount}`);
      }
      const colorIndex = property?.indices[k] ?? 0;
      const corner = colored ? `${vertex}/${colorIndex}` : `${vertex}`;
      let index = list.seen.get(corner);
      if (index === undefined) {
        index = list.vertices.push(vertex) - 1;
        list.seen.set(corner, index);
        list.colors?.push(...(group?.colors[colorIndex] ?? [1, 1, 1, 1]));
      }
      list.indices.push(index);
    }
  }
  const mirrored = determinant(matrix) < 0;
  return [...lists.values()].map(({ material, vertices, colors, indices }) => ({
    object,
    material,
    positions: Float32Array.from(vertices.flatMap((vertex) => apply(matrix, mesh.positions, vertex * 3))),
    normals: null,
    uvs: null,
    colors: colors && Float32Array.from(colors),
    indices: Uint32Array.from(mirrored ? indices.toReversed() : indices),
    quads: 0,
  }));
}

const identity: Affine = [1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0];

/** Returns the transform from Z up in file units to Y up in metres. */
function upright(scale: number): Affine {
  return [scale, 0, 0, 0, 0, -scale, 0, scale, 0, 0, 0, 0];
}

function apply(m: Affine, p: readonly number[], i: number): [number, number, number] {
  const [x, y, z] = [p[i]!, p[i + 1]!, p[i + 2]!];
  return [0, 1, 2].map((k) => x * m[k]! + y * m[3 + k]! + z * m[6 + k]! + m[9 + k]!) as [
    number,
    number,
    number,
  ];
}

function multiply(outer: Affine, inner: Affine): Affine {
  const rows = [0, 3, 6, 9].map((row) => {
    const [x, y, z] = apply(outer, inner, row);
    // The first three rows are directions, which are not translated.
    return row === 9 ? [x, y, z] : [x - outer[9]!, y - outer[10]!, z - outer[11]!];
  });
  return rows.flat();
}

function determinant(m: Affine): number {
  const [a, b, c, d, e, f, g, h, i] = m as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  return a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g);
}

function parseColor(text: string): [number, number, number, number] {
  const match = /^#([0-9a-f]{6})([0-9a-f]{2})?$/i.exec(text);
  const value = Number.parseInt(match?.[1] ?? '808080', 16);
  const alpha = match?.[2] ? Number.parseInt(match[2], 16) / 255 : 1;
  const [r, g, b] = [value >> 16, (value >> 8) & 255, value & 255].map((x) => srgbToLinear(x / 255));
  return [r!, g!, b!, alpha];
}

function finite(name: string, text: string | undefined): number {
  const value = text === undefined || text.trim() === '' ? Number.NaN : Number(text);
  if (!Number.isFinite(value)) throw damaged(name, 'a vertex or triangle has values that are not numbers');
  return value;
}

function damaged(name: string, found: string): FormatError {
  return new FormatError('unreadable_model', `read ${name}: ${found}; export it again.`);
}
