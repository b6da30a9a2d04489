import type { Mesh } from '@gltf-transform/core';
import { cross, linearToSrgb, minus } from '@meshwright/gltf/math';
import sharp from 'sharp';
import { type Look, materials, type Material as Surface } from '../content/materials.ts';
import type { MergedPart } from '../job/separate-parts.ts';
import type { Placement } from './arrange.ts';
import { linearOf } from './colors.ts';
import type { Composition } from './compose.ts';
import { createPrimitive, draftDocument, filters, placeCopies, sharedMaterials } from './draft-document.ts';
import type { Model } from './grow.ts';
import { hashText, mix } from './random.ts';
import { cornerKey } from './shapes/corner-key.ts';
import { levelCourses } from './shapes/level-courses.ts';
import { piecesOf } from './shapes/pieces-of.ts';
import type { Point, Shape } from './shapes/shape.ts';
import { materialTile } from './textures/paint-material.ts';
import { hasCourses } from './textures/patterns.ts';

export interface AtlasOptions {
  /** Surface of every slot, for each of the models. */
  readonly looks: readonly Readonly<Record<string, Look>>[];
  /** Pixels along a side of the atlas, at most. */
  readonly size: number;
  /** Adds stains to every surface. */
  readonly worn: boolean;
  readonly seed: number;
  readonly origin: 'bottom' | 'center';
  /** Called with the share done, 0 to 1; throw from it to stop. */
  onStep(done: number): void;
}

/** A surface that has a cell of the atlas. */
interface Cell {
  readonly surface: Surface;
  readonly color: string;
}

/** Share of a cell's side that no coordinate uses, so that smaller copies of the picture do not mix neighbours. */
const margin = 0.04;

/** Pixels of a cell in the pictures of what is the same all over it. */
const plainCell = 16;

/** Qualities of the JPEG of base colours, of 100: the first that makes it light is taken, or the last. */
const qualities = [80, 72, 64, 56];

/** Bytes of a picture that leaves the model as light as those of packs. */
const lightPicture = 12_000;

/** Parts of one mesh, with the cell that each of their corners is painted from. */
interface Surfaces {
  readonly positions: number[];
  readonly normals: number[];
  readonly uvs: number[];
  readonly indices: number[];
  readonly parts: MergedPart[];
}

/**
 * Builds the glTF document as one game asset: one material with one small picture of a cell for each surface, and one mesh
 * for all that does not move on its own. Parts with a hinge, and those of a figure, stay nodes with their names. What can
 * be seen through has a material of its own. A piece that is longer than one repeat of its pattern shows it larger.
 */
export async function composeAtlas(
  models: readonly Model[],
  placements: readonly Placement[],
  { looks, size, worn, seed, origin, onStep }: AtlasOptions,
): Promise<Composition> {
  const document = draftDocument();
  const cells: Cell[] = [];
  const cellOf = (look: Look): number => {
    const [name, color] = typeof look === 'string' ? [look, materials[look].color] : look;
    const known = cells.findIndex((cell) => cell.surface === materials[name] && cell.color === color);
    return known >= 0 ? known : cells.push({ surface: materials[name], color }) - 1;
  };
  for (const [i, model] of models.entries())
    for (const { surfaces } of model.parts) for (const { slot } of surfaces) cellOf(looks[i]![slot]!);
  const columns = Math.ceil(Math.sqrt(cells.length));
  const rows = Math.ceil(cells.length / columns);
  const side = Math.floor(size / columns);
  const maps = await paintAtlas(cells, { columns, rows, side, worn, seed }, onStep);
  const glows = cells.some(({ surface }) => (surface.glow ?? 0) > 0);
  const materialOf = sharedMaterials(
    document,
    'atlas',
    { ...maps, baseType: 'image/jpeg', emission: glows ? maps.emission : null },
    // A cell of few pixels is read as it is: between two of them nothing is mixed.
    { values: filters.nearest },
  );
  const built = models.map((model, i) => {
    const isFigure = model.hasPose;
    const moves = ({ pivot }: Model['parts'][number]): boolean =>
      isFigure || pivot.some((value) => value !== 0);
    const own = model.parts.filter(moves).map((part) => ({
      part,
      mesh: meshOf(part.name, [part], model, looks[i]!),
    }));
    const still = model.parts.filter((part) => !moves(part));
    return { still: still.length > 0 ? meshOf(model.name, still, model, looks[i]!) : null, own };
  });
  placeCopies(document, models, placements, origin, (root, index, suffix) => {
    const { still, own } = built[index]!;
    root.setMesh(still);
    for (const { part, mesh } of own) {
      const [x, y, z] = part.pivot;
      root.addChild(document.createNode(`${part.name}${suffix}`).setMesh(mesh).setTranslation([x, y, z]));
    }
  });
  return { document, painted: new Map([['atlas', { maps, emission: false }]]) };

  function meshOf(
    name: string,
    parts: readonly Model['parts'][number][],
    { size }: Model,
    own: Readonly<Record<string, Look>>,
  ): Mesh {
    const groups = new Map<number, Surfaces>();
    for (const { name: part, surfaces } of parts)
      for (const { slot, shape } of surfaces) {
        const look = own[slot]!;
        const { alpha = 1, pattern }: Surface = materials[typeof look === 'string' ? look : look[0]];
        const group = groups.get(alpha) ?? { positions: [], normals: [], uvs: [], indices: [], parts: [] };
        groups.set(alpha, group);
        const triangles = shape.indices.length / 3;
        const last = group.parts.at(-1);
        if (last?.name === part)
          group.parts.splice(-1, 1, { name: part, triangles: last.triangles + triangles });
        else group.parts.push({ name: part, triangles });
        const cell = cellOf(look);
        addShape(
          group,
          hasCourses(pattern) ? levelCourses(shape) : shape,
          [(cell % columns) / columns, Math.floor(cell / columns) / rows],
          narrow * Math.max(...size),
        );
      }
    const mesh = document.createMesh(name);
    const isMerged = [...groups.values()].some((group) => group.parts.length > 1);
    for (const [alpha, { parts: merged, ...corners }] of groups) {
      const primitive = createPrimitive(document, corners, materialOf(alpha));
      // Retexture and Auto Split find the parts again.
      mesh.addPrimitive(isMerged ? primitive.setExtras({ parts: merged }) : primitive);
    }
    return mesh;
  }

  /** Adds a shape whose pieces lie in a cell: each is moved into it, and one that is larger is made smaller. */
  function addShape(
    group: Surfaces,
    shape: Shape,
    [left, top]: readonly [number, number],
    least: number,
  ): void {
    const first = group.positions.length / 3;
    for (const value of shape.positions) group.positions.push(value);
    for (const value of shape.normals) group.normals.push(value);
    for (const index of shape.indices) group.indices.push(first + index);
    const piece = piecesOf(shape);
    const low = new Map<number, [number, number]>();
    const high = new Map<number, [number, number]>();
    for (let v = 0; v < piece.length; v++) {
      const [u = 0, w = 0] = [shape.uvs[v * 2], shape.uvs[v * 2 + 1]];
      const a = low.get(piece[v]!) ?? [u, w];
      const b = high.get(piece[v]!) ?? [u, w];
      low.set(piece[v]!, [Math.min(a[0], u), Math.min(a[1], w)]);
      high.set(piece[v]!, [Math.max(b[0], u), Math.max(b[1], w)]);
    }
    const seams = seamsOf(shape, piece, low, high);
    const inCell: [number, number][] = [];
    for (let v = 0; v < piece.length; v++) {
      const [a, b] = [low.get(piece[v]!)!, high.get(piece[v]!)!];
      const around = seams.get(piece[v]!);
      const span = (k: 0 | 1): number => (b[k] - a[k]) / (k === around ? 2 : 1);
      const wide = Math.max(1, span(0), span(1));
      const within = (k: 0 | 1): number => {
        const at = shape.uvs[v * 2 + k]! - a[k];
        const folded = k === around ? span(k) - Math.abs(at - span(k)) : at;
        return margin + (1 - 2 * margin) * (folded / wide);
      };
      inCell.push([within(0), within(1)]);
    }
    for (const [u, w] of withoutNarrow(shape, inCell, least))
      group.uvs.push(left + u / columns, top + w / rows);
  }
}

/** Width, as a share of the longest side of a model, of a triangle that is too narrow to show what is painted on it. */
const narrow = 0.03;

/**
 * Returns coordinates in a cell where corners at one place with one normal have one coordinate, that of the widest face, unless
 * their own faces are wide enough to show the picture: a rounded edge, the pole of a ball, the seam of a bead.
 * @param least width of a face that is wide enough
 */
function withoutNarrow(
  shape: Shape,
  uvs: readonly (readonly [number, number])[],
  least: number,
): (readonly [number, number])[] {
  const { positions, indices } = shape;
  const pointAt = (v: number): Point => [positions[3 * v]!, positions[3 * v + 1]!, positions[3 * v + 2]!];
  const widths = new Float64Array(uvs.length);
  for (let t = 0; t < indices.length; t += 3) {
    const corners = [indices[t]!, indices[t + 1]!, indices[t + 2]!];
    const [a, b, c] = corners.map(pointAt) as [Point, Point, Point];
    const [ab, bc, ca] = [minus(b, a), minus(c, b), minus(a, c)];
    const longest = Math.max(Math.hypot(...ab), Math.hypot(...bc), Math.hypot(...ca));
    if (longest === 0) continue;
    const width = Math.hypot(...cross(ab, ca)) / longest;
    for (const v of corners) widths[v] = Math.max(widths[v]!, width);
  }
  const keys = uvs.map((_, v) => cornerKey(shape, v));
  const widest = new Map<string, number>();
  for (const [v, key] of keys.entries()) {
    const known = widest.get(key);
    if (known === undefined || widths[v]! > widths[known]!) widest.set(key, v);
  }
  return uvs.map((uv, v) => (widths[v]! < least ? uvs[widest.get(keys[v]!)!]! : uv));
}

/**
 * Returns, for the pieces that go around and meet themselves, the coordinate that does. There the texture runs to the far
 * side and back, because a cell does not repeat: its ends would show as a line.
 */
function seamsOf(
  shape: Shape,
  piece: Uint32Array,
  low: ReadonlyMap<number, readonly [number, number]>,
  high: ReadonlyMap<number, readonly [number, number]>,
): Map<number, 0 | 1> {
  const { uvs } = shape;
  const seams = new Map<number, 0 | 1>();
  const known = new Map<string, number>();
  for (let v = 0; v < piece.length; v++) {
    const key = `${piece[v]} ${cornerKey(shape, v)}`;
    const same = known.get(key);
    if (same === undefined) {
      known.set(key, v);
      continue;
    }
    for (const k of [0, 1] as const) {
      const apart = Math.abs(uvs[2 * v + k]! - uvs[2 * same + k]!);
      const span = high.get(piece[v]!)![k] - low.get(piece[v]!)![k];
      if (
        span > 1e-6 &&
        apart > span * 0.999 &&
        Math.abs(uvs[2 * v + 1 - k]! - uvs[2 * same + 1 - k]!) < 1e-6
      )
        seams.set(piece[v]!, k);
    }
  }
  return seams;
}

interface AtlasPaint {
  readonly columns: number;
  readonly rows: number;
  /** Pixels along a side of a cell. */
  readonly side: number;
  readonly worn: boolean;
  readonly seed: number;
}

async function paintAtlas(
  cells: readonly Cell[],
  { columns, rows, side, worn, seed }: AtlasPaint,
  onStep: (done: number) => void,
) {
  const [width, height] = [columns * side, rows * side];
  const base = Buffer.alloc(width * height * 3);
  const rough = cells.map(({ surface, color }, i) => {
    onStep((0.9 * i) / cells.length);
    const tile = materialTile(surface, color, side, mix(seed ^ hashText(`${i} ${color}`)), worn);
    const at = (Math.floor(i / columns) * side * width + (i % columns) * side) * 3;
    for (let y = 0; y < side; y++) tile.base.copy(base, at + y * width * 3, y * side * 3, (y + 1) * side * 3);
    return tile.roughness.reduce((sum, value) => sum + value, 0) / tile.roughness.length;
  });
  const plain = async (valuesOf: (cell: Cell, i: number) => readonly number[]): Promise<Uint8Array> => {
    const pixels = Buffer.alloc(columns * rows * plainCell * plainCell * 3);
    for (let y = 0; y < rows * plainCell; y++)
      for (let x = 0; x < columns * plainCell; x++) {
        const i = Math.floor(y / plainCell) * columns + Math.floor(x / plainCell);
        if (cells[i]) pixels.set(valuesOf(cells[i], i), (y * columns * plainCell + x) * 3);
      }
    const raw = { width: columns * plainCell, height: rows * plainCell, channels: 3 } as const;
    return Uint8Array.from(await sharp(pixels, { raw }).png().toBuffer());
  };
  const metal = ({ surface }: Cell): number => Math.round(255 * surface.metallic);
  const [metallicRoughness, metallic, roughness, normal, emission, baseColor] = await Promise.all([
    plain((cell, i) => [255, Math.round(rough[i]!), metal(cell)]),
    plain((cell) => Array(3).fill(metal(cell))),
    plain((_, i) => Array(3).fill(Math.round(rough[i]!))),
    plain(() => [128, 128, 255]),
    plain(({ surface, color }) =>
      linearOf(color).map((c) => Math.round(255 * linearToSrgb(c * (surface.glow ?? 0)))),
    ),
    lightJpeg(base, width, height),
  ]);
  return {
    ...{ metallicRoughness, metallic, roughness, normal, emission },
    baseColor: Uint8Array.from(baseColor),
  };
}

async function lightJpeg(base: Buffer, width: number, height: number): Promise<Buffer> {
  let picture: Buffer | null = null;
  for (const quality of qualities) {
    picture = await sharp(base, { raw: { width, height, channels: 3 } })
      .jpeg({ quality, mozjpeg: true })
      .toBuffer();
    if (picture.length <= lightPicture) break;
  }
  return picture!;
}
