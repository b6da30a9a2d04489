import type { Document } from '@gltf-transform/core';
import { srgbToLinear } from '@meshwright/gltf/math';
import { FormatError } from '../format-error.ts';
import type { InputFile } from '../input-file.ts';
import { unitNormals } from '../mesh/normals.ts';
import { triangulate } from '../mesh/triangulate.ts';
import { documentOf, type LoosePart } from '../scene/document-of.ts';

/**
 * Reads Wavefront OBJ text: objects and groups, material names, normals, texture coordinates, colours after the
 * position, polygons (quads stay quads, concave ones are cut inside their outline), indices from the end. Normals and
 * texture coordinates that a face names and the file does not have are left out. Material definitions are in a separate
 * file; see `readObjZip`.
 * @throws FormatError `unreadable_model` with the line | `no_geometry`
 */
export function readObj({ name, bytes }: InputFile): Document {
  const text = new TextDecoder().decode(bytes);
  const model = new ObjModel(name);
  let line = 0;
  let joined: string[] = [];
  for (let at = 0; at < text.length; ) {
    let end = text.indexOf('\n', at);
    if (end < 0) end = text.length;
    line++;
    const own = text.slice(at, end).trim();
    at = end + 1;
    if (own.endsWith('\\')) {
      joined.push(own.slice(0, -1));
      continue;
    }
    const raw = joined.length > 0 ? [...joined, own].join(' ').trim() : own;
    joined = [];
    if (raw !== '' && raw[0] !== '#') model.read(raw, line);
  }
  const parts = model.parts();
  if (parts.length === 0)
    throw new FormatError('no_geometry', `read ${name}: the OBJ has no faces; export them too.`);
  return documentOf(parts);
}

/** Each becomes a mesh, its accessors and a material: as many take some seconds and half a gigabyte. */
const mostParts = 20_000;

class ObjModel {
  readonly #name: string;
  readonly #positions: number[] = [];
  readonly #colors: number[] = [];
  readonly #normals: number[] = [];
  readonly #uvs: number[] = [];
  readonly #faces = new Map<string, FaceList>();
  #object = 'object';
  #material = 'default';
  #current: FaceList | undefined;

  constructor(name: string) {
    this.#name = name;
  }

  read(text: string, line: number): void {
    const words = text.split(/[ \t]+/);
    switch (words[0]) {
      case 'v':
        this.#positions.push(...this.#numbers(words, 1, 3, line));
        if (words.length >= 7) {
          const colors = this.#numbers(words, 4, 3, line);
          while (this.#colors.length < this.#positions.length - 3) this.#colors.push(1);
          this.#colors.push(...colors);
        }
        break;
      case 'vn':
        this.#normals.push(...this.#numbers(words, 1, 3, line));
        break;
      case 'vt':
        this.#uvs.push(
          this.#numbers(words, 1, 1, line)[0]!,
          1 - (words[2] ? this.#numbers(words, 2, 1, line)[0]! : 0),
        );
        break;
      case 'o':
      case 'g':
        this.#object = words.slice(1).join(' ') || 'object';
        this.#current = undefined;
        break;
      case 'usemtl':
        this.#material = words.slice(1).join(' ') || 'default';
        this.#current = undefined;
        break;
      case 'f':
        this.#face(words, line);
        break;
    }
  }

  parts(): LoosePart[] {
    return [...this.#faces.values()].map((faces) => this.#part(faces));
  }

  #face(words: readonly string[], line: number): void {
    if (words.length < 4) throw this.#damaged(line, 'a face needs three corners');
    this.#current ??= this.#faceList();
    const { quads, triangles } = this.#current;
    const corners = words.slice(1).map((word) => this.#corner(word, line, this.#current!));
    const list = corners.length === 4 ? quads : triangles;
    const own = this.#current.corners;
    const at = (corner: number) => own[corners[corner]!]!.position * 3;
    for (const corner of triangulate(this.#positions, corners.length, at)) list.push(corners[corner]!);
  }

  #faceList(): FaceList {
    const key = `${this.#object}\n${this.#material}`;
    let list = this.#faces.get(key);
    if (!list) {
      if (this.#faces.size >= mostParts) {
        throw new FormatError(
          'too_much_work',
          `read ${this.#name}: it has more than ${mostParts} pieces of one object and one material, the most that one job accepts; merge them.`,
        );
      }
      list = {
        object: this.#object,
        material: this.#material,
        corners: [],
        numbers: new Map(),
        quads: [],
        triangles: [],
      };
      this.#faces.set(key, list);
    }
    return list;
  }

  #corner(word: string, line: number, list: FaceList): number {
    const known = list.numbers.get(word);
    // A negative index counts from the end, so the same word refers to another vertex further down.
    if (known !== undefined && !word.includes('-')) return known;
    const [v, vt, vn] = word.split('/');
    const position = index(v!, this.#positions.length / 3);
    if (position < 0)
      throw this.#damaged(line, `"${v!.slice(0, 20)}" refers to a vertex that does not exist`);
    const corner = {
      position,
      uv: vt ? index(vt, this.#uvs.length / 2) : -1,
      normal: vn ? index(vn, this.#normals.length / 3) : -1,
    };
    const number = list.corners.push(corner) - 1;
    list.numbers.set(word, number);
    return number;
  }

  #part(list: FaceList): LoosePart {
    const { corners } = list;
    const gather = (
      from: readonly number[],
      size: number,
      key: 'position' | 'uv' | 'normal',
    ): Float32Array => {
      const out = new Float32Array(corners.length * size);
      corners.forEach((corner, i) => {
        for (let k = 0; k < size; k++) out[i * size + k] = from[corner[key] * size + k]!;
      });
      return out;
    };
    const colored = this.#colors.length > 0;
    return {
      object: list.object,
      material: { name: list.material },
      positions: gather(this.#positions, 3, 'position'),
      normals: corners.every((corner) => corner.normal >= 0)
        ? unitNormals(gather(this.#normals, 3, 'normal'))
        : null,
      uvs: corners.every((corner) => corner.uv >= 0) ? gather(this.#uvs, 2, 'uv') : null,
      colors: colored ? this.#linearColors(corners) : null,
      indices: Uint32Array.from(list.quads.concat(list.triangles)),
      quads: list.quads.length / 6,
    };
  }

  #linearColors(corners: readonly { position: number }[]): Float32Array {
    const out = new Float32Array(corners.length * 4).fill(1);
    corners.forEach(({ position }, i) => {
      for (let k = 0; k < 3; k++) out[i * 4 + k] = srgbToLinear(this.#colors[position * 3 + k] ?? 1);
    });
    return out;
  }

  #numbers(words: readonly string[], from: number, count: number, line: number): number[] {
    const out = words.slice(from, from + count).map(Number);
    if (out.length < count || !out.every(Number.isFinite))
      throw this.#damaged(line, `expected ${count} numbers`);
    return out;
  }

  #damaged(line: number, found: string): FormatError {
    return new FormatError(
      'unreadable_model',
      `read ${this.#name}: line ${line}: ${found}; export it again.`,
    );
  }
}

/** Returns the index that a word names, from the start or, below 0, from the end; -1 for none of the list. */
function index(word: string, count: number): number {
  const number = Number(word);
  const index = number < 0 ? count + number : number - 1;
  return Number.isInteger(number) && index >= 0 && index < count ? index : -1;
}

interface FaceList {
  readonly object: string;
  readonly material: string;
  readonly corners: { position: number; uv: number; normal: number }[];
  readonly numbers: Map<string, number>;
  readonly quads: number[];
  readonly triangles: number[];
}
