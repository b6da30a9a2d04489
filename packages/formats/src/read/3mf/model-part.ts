import type { mat4 } from '@gltf-transform/core';
import { srgbToLinear } from '@meshwright/gltf/math';
import { identityMatrix } from '../../mesh/matrix.ts';
import type { Picture } from '../../scene/document-of.ts';
import { damaged3mf } from './damaged-3mf.ts';
import { matrixOf3mf } from './transform.ts';
import { type Attribute, readXmlTags } from './xml-tags.ts';

export interface Use {
  readonly object: string;
  readonly path: string | undefined;
  readonly transform: Readonly<mat4>;
}

export interface MeshObject {
  readonly name: string;
  readonly components: Use[];
  readonly positions: number[];
  /** Three vertex indices per triangle. */
  readonly corners: number[];
  /** Property of each corner of a triangle: group id and three indices, or null. */
  readonly properties: ({ readonly group: string; readonly indices: readonly number[] } | null)[];
}

export interface PropertyGroup {
  readonly kind: 'materials' | 'colors' | 'coordinates';
  readonly names: string[];
  readonly colors: [number, number, number, number][];
  /** Id of the picture that the coordinates are for. */
  readonly picture: string | undefined;
  readonly coordinates: [number, number][];
}

/** One `.model` file of a package. */
export interface ModelPart {
  metresPerUnit: number;
  readonly objects: Map<string, MeshObject>;
  readonly groups: Map<string, PropertyGroup>;
  /** Pictures by their ids: their path in the package, and how they go on beyond their edges. */
  readonly pictures: Map<string, { readonly path: string; readonly wrap: NonNullable<Picture['wrap']> }>;
  /** Groups that mix others, which are not read. */
  readonly mixed: Set<string>;
  readonly items: Use[];
}

/**
 * Reads one model part of a package.
 * @throws FormatError `unreadable_model` for XML that is not well-formed, and values that are not numbers
 */
export function parseModelPart(name: string, xml: string): ModelPart {
  const model: ModelPart = {
    metresPerUnit: units.millimeter!,
    objects: new Map(),
    groups: new Map(),
    pictures: new Map(),
    mixed: new Set(),
    items: [],
  };
  let object: MeshObject | undefined;
  let group: PropertyGroup | undefined;
  let initial: MeshObject['properties'][number] = null;
  try {
    readXmlTags(xml, visit);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw damaged3mf(name, `its XML is not well-formed (${error.message.slice(0, 80)})`);
  }
  return model;

  function visit(tag: string, attribute: Attribute): void {
    switch (tag) {
      case 'model': {
        const unit = units[attribute('unit') ?? 'millimeter'];
        if (unit === undefined)
          throw damaged3mf(name, `its unit "${attribute('unit')?.slice(0, 20)}" is unknown`);
        model.metresPerUnit = unit;
        break;
      }
      case 'basematerials':
      case 'colorgroup':
      case 'texture2dgroup':
        group = { kind: kinds[tag], names: [], colors: [], picture: attribute('texid'), coordinates: [] };
        model.groups.set(attribute('id') ?? '', group);
        break;
      case 'tex2coord':
        group?.coordinates.push([finite(name, attribute('u')), finite(name, attribute('v'))]);
        break;
      case 'texture2d':
        model.pictures.set(attribute('id') ?? '', {
          path: (attribute('path') ?? '').replace(/^\//, ''),
          wrap: [wrapOf(attribute('tilestyleu')), wrapOf(attribute('tilestylev'))],
        });
        break;
      case 'compositematerials':
      case 'multiproperties':
        group = undefined;
        model.mixed.add(attribute('id') ?? '');
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
}

/** A picture that ends, in the materials extension, goes on with its edge in glTF. */
function wrapOf(style: string | undefined): NonNullable<Picture['wrap']>[0] {
  if (style === 'mirror') return 'MIRRORED_REPEAT';
  return style === 'clamp' || style === 'none' ? 'CLAMP_TO_EDGE' : 'REPEAT';
}

const kinds = { basematerials: 'materials', colorgroup: 'colors', texture2dgroup: 'coordinates' } as const;

function useOf(name: string, attribute: Attribute): Use {
  const rows = attribute('transform')?.trim().split(/\s+/).map(Number);
  if (rows && (rows.length !== 12 || !rows.every(Number.isFinite))) {
    throw damaged3mf(name, 'a transform is not 12 numbers');
  }
  const transform = rows ? matrixOf3mf(rows) : identityMatrix;
  return { object: attribute('objectid') ?? '', path: attribute('path'), transform };
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
  if (!Number.isFinite(value)) throw damaged3mf(name, 'a vertex or triangle has values that are not numbers');
  return value;
}

/** Metres per unit (3MF core, 3.4 "Model"). */
const units: Readonly<Record<string, number>> = {
  micron: 1e-6,
  millimeter: 1e-3,
  centimeter: 1e-2,
  inch: 0.0254,
  foot: 0.3048,
  meter: 1,
};
