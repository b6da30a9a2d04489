import type { Document } from '@gltf-transform/core';
import { srgbToLinear } from '@meshwright/gltf/math';
import { FormatError } from '../format-error.ts';
import type { InputFile } from '../input-file.ts';
import { unitNormals } from '../mesh/normals.ts';
import { triangulate } from '../mesh/triangulate.ts';
import { documentOf } from '../scene/document-of.ts';

/**
 * Reads a PLY, text or binary of both byte orders: polygons of any size and triangle strips, normals, texture coordinates and
 * colours, of vertices or of faces. Lengths are kept.
 * @throws FormatError `unreadable_model` | `no_geometry`
 */
export function readPly({ name, bytes }: InputFile): Document {
  try {
    const { elements, values } = openPly(bytes);
    let [mesh, faces]: [Columns | undefined, Faces | undefined] = [undefined, undefined];
    for (const element of elements) {
      if (element.name === 'vertex') mesh = readColumns(element, values);
      else if (element.name === 'face') faces = readFaces(element, values);
      else if (element.name === 'tristrips') faces = stripsAsFaces(readFaces(element, values));
      else skip(element, values);
    }
    const missing = ['x', 'y', 'z'].find((axis) => !mesh?.has(axis));
    if (mesh && missing) throw new PlyFault(`its vertices have no ${missing}`);
    if (!mesh || !faces || faces.sizes.every((size) => size < 3)) {
      throw new FormatError(
        'no_geometry',
        `read ${name}: the PLY has no faces; export the mesh, not its points.`,
      );
    }
    return documentOf([solidOf(mesh, faces)]);
  } catch (error) {
    if (!(error instanceof PlyFault)) throw error;
    throw new FormatError('unreadable_model', `read ${name}: ${error.message}; export it again.`);
  }
}

/** What is wrong with the file, as a part of a sentence. */
class PlyFault extends Error {}

type Columns = ReadonlyMap<string, Float64Array>;

interface Property {
  readonly name: string;
  readonly type: NumberType;
  /** Type of the count before a list. */
  readonly count?: NumberType;
  /** What its values are divided by: colours become numbers from 0 to 1. */
  readonly whole: number;
}

interface Element {
  readonly name: string;
  readonly count: number;
  readonly properties: readonly Property[];
}

/** Returns the next number of a type. @throws PlyFault at the end of the file */
type Values = (type: NumberType) => number;

const numberTypes = {
  int8: { bytes: 1, get: 'getInt8', most: 1 },
  uint8: { bytes: 1, get: 'getUint8', most: 255 },
  int16: { bytes: 2, get: 'getInt16', most: 1 },
  uint16: { bytes: 2, get: 'getUint16', most: 65_535 },
  int32: { bytes: 4, get: 'getInt32', most: 1 },
  uint32: { bytes: 4, get: 'getUint32', most: 4_294_967_295 },
  float32: { bytes: 4, get: 'getFloat32', most: 1 },
  float64: { bytes: 8, get: 'getFloat64', most: 1 },
} as const;
type NumberType = (typeof numberTypes)[keyof typeof numberTypes];

const typeNames: Readonly<Record<string, keyof typeof numberTypes>> = {
  char: 'int8',
  uchar: 'uint8',
  short: 'int16',
  ushort: 'uint16',
  int: 'int32',
  uint: 'uint32',
  float: 'float32',
  double: 'float64',
};

const colourName = /^(diffuse_)?(red|green|blue|alpha)$/;

/** Longest header that is looked through, in bytes. */
const longestHeader = 65_536;

/** Reads the header. Counts are checked against the bytes: every element takes at least one. */
function openPly(bytes: Uint8Array): { elements: Element[]; values: Values } {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, longestHeader));
  const end = /^end_header[ \t]*(\r\n|\r|\n)/m.exec(head);
  if (!end) throw new PlyFault('its header does not end');
  const elements: (Element & { properties: Property[] })[] = [];
  let form = '';
  for (const line of head.slice(0, end.index).split(/\r\n|\r|\n/)) {
    const [statement, ...words] = line.trim().split(/\s+/);
    if (statement === 'format') form = words[0] ?? '';
    else if (statement === 'element') {
      const count = Number(words[1]);
      if (!(Number.isInteger(count) && count >= 0 && count <= bytes.length))
        throw new PlyFault(`it declares ${String(words[1]).slice(0, 20)} elements`);
      elements.push({ name: words[0]!, count, properties: [] });
    } else if (statement === 'property') {
      const isList = words[0] === 'list';
      const [word, given = ''] = isList ? words.slice(2) : words;
      const [type, name] = [typeNamed(word), given.toLowerCase()];
      const property = { name, type, whole: colourName.test(name) ? type.most : 1 };
      elements.at(-1)?.properties.push(isList ? { ...property, count: typeNamed(words[1]) } : property);
    }
  }
  const start = end.index + end[0].length;
  if (form === 'ascii') return { elements, values: textValues(bytes.subarray(start)) };
  const isLittle = form === 'binary_little_endian';
  if (!isLittle && form !== 'binary_big_endian') throw new PlyFault(`its format is "${form.slice(0, 30)}"`);
  return { elements, values: binaryValues(bytes.subarray(start), isLittle) };
}

function typeNamed(word = ''): NumberType {
  const name =
    typeNames[word] ?? (Object.hasOwn(numberTypes, word) ? (word as keyof typeof numberTypes) : undefined);
  if (name === undefined) throw new PlyFault(`a property has the unknown type "${word.slice(0, 20)}"`);
  return numberTypes[name];
}

const ended = 'it ends before its last element';

function binaryValues(bytes: Uint8Array, isLittle: boolean): Values {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = 0;
  return ({ bytes: size, get }) => {
    if (at + size > view.byteLength) throw new PlyFault(ended);
    const value = view[get](at, isLittle);
    at += size;
    return value;
  };
}

function textValues(bytes: Uint8Array): Values {
  const words = new TextDecoder('latin1').decode(bytes).matchAll(/\S+/g);
  return () => {
    const { value, done } = words.next();
    if (done) throw new PlyFault(ended);
    const number = Number(value[0]);
    if (!Number.isNaN(number) || value[0] === 'nan') return number;
    throw new PlyFault(`"${value[0].slice(0, 20)}" is no number`);
  };
}

/** Reads the plain properties by name. Lists are passed over. */
function readColumns({ count, properties }: Element, values: Values): Map<string, Float64Array> {
  const columns = properties.map(({ count: list }) => (list ? undefined : new Float64Array(count)));
  for (let row = 0; row < count; row++) readRow(properties, values, (i, value) => (columns[i]![row] = value));
  return new Map(properties.flatMap(({ name }, i) => (columns[i] ? [[name, columns[i]!] as const] : [])));
}

function readRow(
  properties: readonly Property[],
  values: Values,
  one: (property: number, value: number) => void,
  list: (property: number, value: number) => void = () => {},
): void {
  for (let i = 0; i < properties.length; i++) {
    const { type, count, whole } = properties[i]!;
    if (count) for (let left = values(count); left > 0; left--) list(i, values(type));
    else one(i, values(type) / whole);
  }
}

function skip({ count, properties }: Element, values: Values): void {
  for (let row = 0; row < count; row++) readRow(properties, values, () => {});
}

interface Faces {
  /** Vertices of all faces, one face after the other. */
  readonly corners: readonly number[];
  /** Corners of each face. */
  readonly sizes: readonly number[];
  /** Two texture coordinates of each corner; empty without. */
  readonly uvs: readonly number[];
  /** Values of each face, such as its colour. */
  readonly columns: Columns;
}

function readFaces({ count, properties }: Element, values: Values): Faces {
  const columns = properties.map(({ count: list }) => (list ? undefined : new Float64Array(count)));
  const corners: number[] = [];
  const sizes: number[] = [];
  const uvs: number[] = [];
  for (let row = 0; row < count; row++) {
    const [before, uvsBefore] = [corners.length, uvs.length];
    readRow(
      properties,
      values,
      (i, value) => (columns[i]![row] = value),
      (i, value) => {
        const { name } = properties[i]!;
        if (name === 'vertex_indices' || name === 'vertex_index') corners.push(value);
        else if (name === 'texcoord') uvs.push(value);
      },
    );
    const size = corners.length - before;
    sizes.push(size);
    // A face without coordinates among others that have some.
    if (uvs.length - uvsBefore !== size * 2) {
      uvs.length = uvsBefore;
      if (properties.some(({ name }) => name === 'texcoord')) for (let i = 0; i < size * 2; i++) uvs.push(0);
    }
  }
  const named = properties.flatMap(({ name }, i) => (columns[i] ? [[name, columns[i]!] as const] : []));
  return { corners, sizes, uvs, columns: new Map(named) };
}

/** Strips of triangles, each ended by -1, every second triangle turned. */
function stripsAsFaces({ corners: strips }: Faces): Faces {
  const corners: number[] = [];
  let start = 0;
  for (let i = 0; i < strips.length; i++) {
    if (strips[i]! < 0) start = i + 1;
    if (i - start < 2) continue;
    const [a, b, c] = strips.slice(i - 2, i + 1) as [number, number, number];
    if (a !== b && b !== c && a !== c) corners.push(...((i - start) % 2 === 0 ? [a, b, c] : [b, a, c]));
  }
  return { corners, sizes: new Array(corners.length / 3).fill(3), uvs: [], columns: new Map() };
}

/** Joins vertices and faces. Where faces have colours or coordinates of their own, every corner becomes a vertex. */
function solidOf(mesh: Columns, faces: Faces) {
  const count = mesh.get('x')!.length;
  const positions = interleaved(mesh, ['x', 'y', 'z'])!;
  const colors = coloursOf(mesh) ?? coloursOf(faces.columns);
  const isFaceColour = colors !== null && coloursOf(mesh) === null;
  const isLoose = isFaceColour || faces.uvs.length > 0;
  const quads: number[] = [];
  const triangles: number[] = [];
  const faceOf: number[] = [];
  let at = 0;
  for (const [face, size] of faces.sizes.entries()) {
    const ring: number[] = [];
    for (let corner = at; corner < at + size; corner++) {
      const vertex = faces.corners[corner]!;
      if (!(Number.isInteger(vertex) && vertex >= 0 && vertex < count))
        throw new PlyFault('a face refers to a vertex that does not exist');
      ring.push(isLoose ? corner : vertex);
      faceOf.push(face);
    }
    at += size;
    const start = at - size;
    const place = (corner: number) => faces.corners[start + corner]! * 3;
    for (const corner of triangulate(positions, size, place))
      (size === 4 ? quads : triangles).push(ring[corner]!);
  }
  const spread = <T extends Float32Array | null>(
    values: T,
    size: number,
    from: (corner: number) => number,
  ) => (values && isLoose ? gathered(values, size, faces.corners.length, from) : values);
  const vertexOf = (corner: number) => faces.corners[corner]!;
  const normals = interleaved(mesh, ['nx', 'ny', 'nz']);
  return {
    object: 'solid',
    material: null,
    positions: spread(positions, 3, vertexOf) as Float32Array,
    normals: normals && unitNormals(spread(normals, 3, vertexOf) as Float32Array),
    uvs: faces.uvs.length > 0 ? flipped(Float32Array.from(faces.uvs)) : spread(uvsOf(mesh), 2, vertexOf),
    colors: spread(colors, 4, isFaceColour ? (corner) => faceOf[corner]! : vertexOf),
    indices: Uint32Array.from(quads.concat(triangles)),
    quads: quads.length / 6,
  };
}

function gathered(
  values: Float32Array,
  size: number,
  count: number,
  from: (corner: number) => number,
): Float32Array {
  const out = new Float32Array(count * size);
  for (let i = 0; i < count; i++)
    for (let k = 0; k < size; k++) out[i * size + k] = values[from(i) * size + k]!;
  return out;
}

function interleaved(columns: Columns, names: readonly string[]): Float32Array | null {
  const values = names.map((name) => columns.get(name));
  if (values.some((column) => column === undefined)) return null;
  const size = names.length;
  const out = new Float32Array(values[0]!.length * size);
  for (const [k, column] of values.entries()) {
    for (let i = 0; i < column!.length; i++) out[i * size + k] = column![i]!;
  }
  return out;
}

/** The names of texture coordinates in the files of several programs. */
const uvNames = [
  ['s', 't'],
  ['u', 'v'],
  ['texture_u', 'texture_v'],
] as const;

function uvsOf(columns: Columns): Float32Array | null {
  for (const names of uvNames) {
    const uvs = interleaved(columns, names);
    if (uvs) return flipped(uvs);
  }
  return null;
}

function flipped(uvs: Float32Array): Float32Array {
  for (let i = 1; i < uvs.length; i += 2) uvs[i] = 1 - uvs[i]!;
  return uvs;
}

/** Colours as linear light with alpha. */
function coloursOf(columns: Columns): Float32Array | null {
  const prefix = columns.has('red') ? '' : 'diffuse_';
  const colours = interleaved(
    columns,
    ['red', 'green', 'blue'].map((name) => prefix + name),
  );
  if (!colours) return null;
  const alpha = columns.get(`${prefix}alpha`);
  const out = new Float32Array((colours.length / 3) * 4);
  for (let i = 0; i * 3 < colours.length; i++) {
    for (let k = 0; k < 3; k++) out[i * 4 + k] = srgbToLinear(colours[i * 3 + k]!);
    out[i * 4 + 3] = alpha?.[i] ?? 1;
  }
  return out;
}
