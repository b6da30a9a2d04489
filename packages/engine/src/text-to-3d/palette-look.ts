import { linearToSrgb } from '@meshwright/gltf/math';
import sharp from 'sharp';
import { type Look, materials, type Material as Surface } from '../content/materials.ts';
import { surfaceShape } from '../retexture/surface-shape.ts';
import type { Placement } from './arrange.ts';
import { linearOf } from './colors.ts';
import type { Composition } from './compose.ts';
import { createPrimitive, draftDocument, filters, placeCopies, sharedMaterials } from './draft-document.ts';
import type { Model } from './grow.ts';
import type { Shape } from './shapes/shape.ts';

export interface PaletteOptions {
  /** Surface of every slot, for each of the models. */
  readonly looks: readonly Readonly<Record<string, Look>>[];
  readonly origin: 'bottom' | 'center';
  /** Called with the share done, 0 to 1; throw from it to stop. */
  onStep(done: number): void;
}

/** Pixels of a colour's column, and of the shades from dark at the top to light at the bottom. */
const columnWidth = 8;
const shades = 64;

/** A surface that has a column of its own. */
interface Column {
  readonly surface: Surface;
  readonly color: string;
}

/**
 * Builds the glTF document in the look of low-poly packs: one mesh and one material for a model, with one small picture of
 * a column for each colour, from shade to light. Which shade a corner has is baked: darker where it is shut in and towards
 * the ground, lighter where it faces up. What can be seen through has a material of its own.
 */
export async function composePalette(
  models: readonly Model[],
  placements: readonly Placement[],
  { looks, origin, onStep }: PaletteOptions,
): Promise<Composition> {
  const document = draftDocument();
  const columns: Column[] = [];
  const columnOf = (look: Look): number => {
    const [name, color] = typeof look === 'string' ? [look, materials[look].color] : look;
    const surface: Surface = materials[name];
    const known = columns.findIndex(
      (column) =>
        column.color === color &&
        column.surface.metallic === surface.metallic &&
        column.surface.roughness === surface.roughness &&
        (column.surface.glow ?? 0) === (surface.glow ?? 0),
    );
    return known >= 0 ? known : columns.push({ surface, color }) - 1;
  };
  const merged = models.map((model, i) => {
    onStep((0.8 * i) / models.length);
    return mergedModel(model, (slot) => {
      const look = looks[i]![slot]!;
      const name = typeof look === 'string' ? look : look[0];
      const { alpha = 1 } = materials[name] as Surface;
      return { column: columnOf(look), alpha };
    });
  });
  const maps = await paintPalette(columns);
  onStep(0.9);
  const glows = columns.some(({ surface }) => (surface.glow ?? 0) > 0);
  const materialOf = sharedMaterials(
    document,
    'palette',
    { ...maps, baseType: 'image/png', emission: glows ? maps.emission : null },
    // Without smaller copies, no colour runs into the one beside it.
    { base: filters.linear, values: filters.linear },
  );
  const meshes = merged.map((groups, i) => {
    const mesh = document.createMesh(models[i]!.name);
    for (const [alpha, { columns: own, lights, ...corners }] of groups) {
      const uvs = own.flatMap((column, v) => [
        (column + 0.5) / columns.length,
        Math.min(1 - 0.5 / shades, Math.max(0.5 / shades, lights[v]!)),
      ]);
      mesh.addPrimitive(createPrimitive(document, { ...corners, uvs }, materialOf(alpha)));
    }
    return mesh;
  });
  placeCopies(document, models, placements, origin, (root, index) => void root.setMesh(meshes[index]!));
  const flat = await picture(1, 1, () => [128, 128, 255]);
  return {
    document,
    painted: new Map([['palette', { maps: { ...maps, normal: flat }, emission: glows }]]),
  };
}

/** Corners of one material, with the column and the shade of each. */
interface MergedGroup {
  readonly positions: number[];
  readonly normals: number[];
  readonly columns: number[];
  /** From 0, dark, to 1, light. */
  readonly lights: number[];
  readonly indices: number[];
}

function mergedModel(
  model: Model,
  surfaceOf: (slot: string) => { readonly column: number; readonly alpha: number },
): Map<number, MergedGroup> {
  const shapes = model.parts.flatMap(({ pivot, surfaces }) =>
    surfaces.map(({ slot, shape }) => ({ slot, shape: shape.move(pivot[0], pivot[1], pivot[2]) })),
  );
  const shadeAt = bakedShades(
    shapes.map(({ shape }) => shape),
    model.size[1],
  );
  const groups = new Map<number, MergedGroup>();
  const places = new Map<string, number>();
  for (const { slot, shape } of shapes) {
    const { column, alpha } = surfaceOf(slot);
    const group = groups.get(alpha) ?? { positions: [], normals: [], columns: [], lights: [], indices: [] };
    groups.set(alpha, group);
    for (const index of shape.indices) {
      const position = [0, 1, 2].map((k) => shape.positions[index * 3 + k]!) as [number, number, number];
      const normal = [0, 1, 2].map((k) => shape.normals[index * 3 + k]!) as [number, number, number];
      const key = `${alpha} ${column} ${position.map((x) => x.toFixed(5)).join(' ')} ${normal.map((x) => x.toFixed(2)).join(' ')}`;
      let place = places.get(key);
      if (place === undefined) {
        place = group.columns.length;
        places.set(key, place);
        group.positions.push(...position);
        group.normals.push(...normal);
        group.columns.push(column);
        group.lights.push(shadeAt(position, normal));
      }
      group.indices.push(place);
    }
  }
  return groups;
}

/** Returns the shade of a place: from 0 to 1, the colour itself at about three quarters. */
function bakedShades(
  shapes: readonly Shape[],
  height: number,
): (position: [number, number, number], normal: [number, number, number]) => number {
  const parts = shapes.map(({ positions, indices }) => ({
    positions: Float32Array.from(positions),
    indices: Uint32Array.from(indices),
  }));
  const shape = surfaceShape(parts, 0);
  const texel = { index: 0, part: 0, corner: 0, w0: 1, w1: 0, w2: 0 };
  return (position, normal) => {
    const shut = shape.crevice({ ...texel, position, normal });
    return 0.66 + 0.16 * normal[1] + 0.12 * (position[1] / (height || 1)) - 0.5 * shut;
  };
}

async function paintPalette(columns: readonly Column[]): Promise<{
  readonly baseColor: Uint8Array;
  readonly metallicRoughness: Uint8Array;
  readonly metallic: Uint8Array;
  readonly roughness: Uint8Array;
  readonly emission: Uint8Array;
}> {
  const width = columns.length * columnWidth;
  const at = (x: number): Column => columns[Math.floor(x / columnWidth)]!;
  const shadeOf = (y: number): number => 0.45 + (0.73 * y) / (shades - 1);
  const colorAt = (x: number, y: number): number[] => {
    const shade = shadeOf(y);
    const { surface, color } = at(x);
    // What glows has no shade.
    const light = (surface.glow ?? 0) >= 0.5 ? 1 : shade;
    return linearOf(color).map((c) =>
      storedByte(Math.min(1, light > 1 ? c + (1 - c) * (light - 1) : c * light * light)),
    );
  };
  const [baseColor, metallicRoughness, metallic, roughness, emission] = await Promise.all([
    picture(width, shades, colorAt),
    picture(width, 1, (x) => [
      255,
      Math.round(at(x).surface.roughness * 255),
      Math.round(at(x).surface.metallic * 255),
    ]),
    picture(width, 1, (x) => Array(3).fill(Math.round(at(x).surface.metallic * 255))),
    picture(width, 1, (x) => Array(3).fill(Math.round(at(x).surface.roughness * 255))),
    picture(width, 1, (x) => linearOf(at(x).color).map((c) => storedByte(c * (at(x).surface.glow ?? 0)))),
  ]);
  return { baseColor, metallicRoughness, metallic, roughness, emission };
}

const storedByte = (linear: number): number => Math.round(255 * linearToSrgb(linear));

async function picture(
  width: number,
  height: number,
  colorAt: (x: number, y: number) => readonly number[],
): Promise<Uint8Array> {
  const pixels = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) pixels.set(colorAt(x, y), (y * width + x) * 3);
  return Uint8Array.from(
    await sharp(pixels, { raw: { width, height, channels: 3 } })
      .png()
      .toBuffer(),
  );
}
