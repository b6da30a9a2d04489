import { Document, Logger, type Material, type Mesh, type Node } from '@gltf-transform/core';
import sharp from 'sharp';
import { type Look, materials, type Material as Surface } from '../content/materials.ts';
import type { MergedPart } from '../job/separate-parts.ts';
import type { Placement } from './arrange.ts';
import { linearOf } from './colors.ts';
import { type Composition, centre } from './compose.ts';
import type { Model } from './grow.ts';
import { hashText, mix } from './random.ts';
import type { Shape } from './shapes/shape.ts';
import { materialTile } from './textures/paint-material.ts';

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
const plainCell = 4;

/** Quality of the JPEG of base colours, of 100. */
const quality = 80;

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
  const document = new Document().setLogger(new Logger(Logger.Verbosity.SILENT));
  const buffer = document.createBuffer();
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
  const texture = (kind: string, mime: string, image: Uint8Array) =>
    document.createTexture(`atlas_${kind}`).setMimeType(mime).setImage(Uint8Array.from(image));
  const base = texture('base_color', 'image/jpeg', maps.baseColor);
  const packed = texture('metallic_roughness', 'image/png', maps.metallicRoughness);
  const glows = cells.some(({ surface }) => (surface.glow ?? 0) > 0);
  const glow = glows ? texture('emission', 'image/png', maps.emission) : null;
  const shared = new Map<number, Material>();
  const materialOf = (alpha: number): Material => {
    const known = shared.get(alpha);
    if (known) return known;
    const material = document
      .createMaterial(alpha < 1 ? `atlas_clear_${Math.round(alpha * 100)}` : 'atlas')
      .setBaseColorFactor([1, 1, 1, alpha])
      .setAlphaMode(alpha < 1 ? 'BLEND' : 'OPAQUE')
      .setBaseColorTexture(base)
      .setMetallicRoughnessTexture(packed)
      .setMetallicFactor(1)
      .setRoughnessFactor(1);
    if (glow) material.setEmissiveTexture(glow).setEmissiveFactor([1, 1, 1]);
    // A cell of few pixels is read as it is: between two of them nothing is mixed.
    for (const info of [material.getMetallicRoughnessTextureInfo(), material.getEmissiveTextureInfo()])
      info?.setMinFilter(9728).setMagFilter(9728).setWrapS(33071).setWrapT(33071);
    material.getBaseColorTextureInfo()!.setWrapS(33071).setWrapT(33071);
    shared.set(alpha, material);
    return material;
  };
  const built = models.map((model, i) => {
    const isFigure = model.hasPose;
    const moves = ({ pivot }: Model['parts'][number]): boolean =>
      isFigure || pivot.some((value) => value !== 0);
    const own = model.parts.filter(moves).map((part) => ({
      part,
      mesh: meshOf(part.name, [part], looks[i]!),
    }));
    const still = model.parts.filter((part) => !moves(part));
    return { still: still.length > 0 ? meshOf(model.name, still, looks[i]!) : null, own };
  });
  const scene = document.createScene(models[0]!.name);
  document.getRoot().setDefaultScene(scene);
  const copies = new Map<string, number>();
  for (const { model: index, position, turn, scale = 1 } of placements) {
    const { name } = models[index]!;
    const copy = (copies.get(name) ?? 0) + 1;
    copies.set(name, copy);
    const isOne = placements.filter(({ model }) => models[model]!.name === name).length === 1;
    const suffix = isOne ? '' : `_${copy}`;
    const { still, own } = built[index]!;
    const root: Node = document
      .createNode(`${name}${suffix}`)
      .setMesh(still)
      .setTranslation([position[0], position[1], position[2]])
      .setRotation(turn)
      .setScale([scale, scale, scale]);
    for (const { part, mesh } of own) {
      const [x, y, z] = part.pivot;
      root.addChild(document.createNode(`${part.name}${suffix}`).setMesh(mesh).setTranslation([x, y, z]));
    }
    scene.addChild(root);
  }
  if (origin === 'center') centre(scene);
  return { document, painted: new Map([['atlas', { maps, emission: false }]]) };

  function meshOf(
    name: string,
    parts: readonly Model['parts'][number][],
    own: Readonly<Record<string, Look>>,
  ): Mesh {
    const groups = new Map<number, Surfaces>();
    for (const { name: part, surfaces } of parts)
      for (const { slot, shape } of surfaces) {
        const look = own[slot]!;
        const { alpha = 1 }: Surface = materials[typeof look === 'string' ? look : look[0]];
        const group = groups.get(alpha) ?? { positions: [], normals: [], uvs: [], indices: [], parts: [] };
        groups.set(alpha, group);
        const triangles = shape.indices.length / 3;
        const last = group.parts.at(-1);
        if (last?.name === part)
          group.parts.splice(-1, 1, { name: part, triangles: last.triangles + triangles });
        else group.parts.push({ name: part, triangles });
        const cell = cellOf(look);
        addShape(group, shape, [(cell % columns) / columns, Math.floor(cell / columns) / rows]);
      }
    const mesh = document.createMesh(name);
    for (const [alpha, { positions, normals, uvs, indices, parts: merged }] of groups) {
      const accessor = (type: 'VEC2' | 'VEC3' | 'SCALAR', array: Float32Array | Uint32Array | Uint16Array) =>
        document.createAccessor().setType(type).setArray(array.slice()).setBuffer(buffer);
      const isLarge = positions.length / 3 > 65535;
      mesh.addPrimitive(
        document
          .createPrimitive()
          .setAttribute('POSITION', accessor('VEC3', Float32Array.from(positions)))
          .setAttribute('NORMAL', accessor('VEC3', Float32Array.from(normals)))
          .setAttribute('TEXCOORD_0', accessor('VEC2', Float32Array.from(uvs)))
          .setIndices(accessor('SCALAR', isLarge ? Uint32Array.from(indices) : Uint16Array.from(indices)))
          .setMaterial(materialOf(alpha))
          // Retexture and Auto Split find the parts again.
          .setExtras({ parts: merged }),
      );
    }
    return mesh;
  }

  /** Adds a shape whose pieces lie in a cell: each is moved into it, and one that is larger is made smaller. */
  function addShape(group: Surfaces, shape: Shape, [left, top]: readonly [number, number]): void {
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
    for (let v = 0; v < piece.length; v++) {
      const [a, b] = [low.get(piece[v]!)!, high.get(piece[v]!)!];
      const wide = Math.max(1, b[0] - a[0], b[1] - a[1]);
      const within = (k: 0 | 1): number =>
        margin + (1 - 2 * margin) * ((shape.uvs[v * 2 + k]! - a[k]) / wide);
      group.uvs.push(left + within(0) / columns, top + within(1) / rows);
    }
  }
}

/** Returns the piece that each corner belongs to: corners that triangles join. */
function piecesOf({ positions, indices }: Shape): Uint32Array {
  const parent = Uint32Array.from({ length: positions.length / 3 }, (_, i) => i);
  const find = (v: number): number => {
    let top = v;
    while (parent[top] !== top) top = parent[top]!;
    while (parent[v] !== top) [parent[v], v] = [top, parent[v]!];
    return top;
  };
  for (let t = 0; t < indices.length; t += 3) {
    const top = find(indices[t]!);
    parent[find(indices[t + 1]!)] = top;
    parent[find(indices[t + 2]!)] = top;
  }
  return Uint32Array.from(parent, (_, v) => find(v));
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
    plain(({ surface, color }) => linearOf(color).map((c) => byteOf(c * (surface.glow ?? 0)))),
    sharp(base, { raw: { width, height, channels: 3 } })
      .jpeg({ quality, chromaSubsampling: '4:4:4', mozjpeg: true })
      .toBuffer(),
  ]);
  return {
    ...{ metallicRoughness, metallic, roughness, normal, emission },
    baseColor: Uint8Array.from(baseColor),
  };
}

/** Returns the sRGB byte of a linear value. */
function byteOf(linear: number): number {
  return Math.round(255 * (linear <= 0.0031308 ? linear * 12.92 : 1.055 * linear ** (1 / 2.4) - 0.055));
}
