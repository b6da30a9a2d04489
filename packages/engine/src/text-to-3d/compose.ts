import type { Document, Material, Texture } from '@gltf-transform/core';
import { type Look, materials, type Material as Surface } from '../content/materials.ts';
import type { Placement } from './arrange.ts';
import { linearOf } from './colors.ts';
import { createPrimitive, draftDocument, placeCopies } from './draft-document.ts';
import type { Model } from './grow.ts';
import { hashText, mix } from './random.ts';
import { levelCourses } from './shapes/level-courses.ts';
import { type PackedMaterial, type PaintedMaterial, paintMaterial } from './textures/paint-material.ts';
import { hasCourses } from './textures/patterns.ts';

export interface ComposeOptions {
  /** Surface of every slot, for each of the models. */
  readonly looks: readonly Readonly<Record<string, Look>>[];
  /** Null leaves the model untextured, in muted part colours. */
  readonly texture: TextureOptions | null;
  /** Adds stains to every texture. */
  readonly worn: boolean;
  readonly seed: number;
  readonly origin: 'bottom' | 'center';
  /** Called before each material with the share done, 0 to 1; throw from it to stop. */
  onStep(done: number): void;
}

export interface TextureOptions {
  /** Pixels along a side of every map. */
  readonly size: number;
  /** Gives glowing materials an emissive map instead of a plain emissive colour. */
  readonly emission: boolean;
}

export interface Composition {
  readonly document: Document;
  /** Textured materials by name, in the order of the subject's slots; empty without textures. */
  readonly painted: ReadonlyMap<string, PaintedSurface>;
}

interface PaintedSurface {
  readonly maps: PaintedMaterial;
  /** Whether the base colour also serves as emissive map. */
  readonly emission: boolean;
}

/** Builds the glTF document: a root node per copy, a named mesh per part, a material per surface. */
export async function compose(
  models: readonly Model[],
  placements: readonly Placement[],
  options: ComposeOptions,
): Promise<Composition> {
  const document = draftDocument();
  const { materialOf, painted } = await createMaterials(document, models, options);
  const meshes = models.map((model, at) =>
    model.parts.map(({ name, surfaces }) => {
      const mesh = document.createMesh(name);
      for (const { slot, shape } of surfaces) {
        const look = options.looks[at]![slot]!;
        const { pattern } = materials[typeof look === 'string' ? look : look[0]];
        const laid = hasCourses(pattern) ? levelCourses(shape) : shape;
        mesh.addPrimitive(createPrimitive(document, laid, materialOf[at]!.get(slot)!));
      }
      return mesh;
    }),
  );
  placeCopies(document, models, placements, options.origin, (root, index, suffix) => {
    for (const [p, { name, pivot }] of models[index]!.parts.entries()) {
      const node = document.createNode(`${name}${suffix}`).setMesh(meshes[index]![p]!);
      root.addChild(node.setTranslation([pivot[0], pivot[1], pivot[2]]));
    }
  });
  return { document, painted };
}

async function createMaterials(
  document: Document,
  models: readonly Model[],
  options: ComposeOptions,
): Promise<{ materialOf: readonly ReadonlyMap<string, Material>[]; painted: Map<string, PaintedSurface> }> {
  const { looks, texture, worn, seed, onStep } = options;
  const surfaces = models.map((model, at) => {
    const used = new Set(model.parts.flatMap((part) => part.surfaces.map(({ slot }) => slot)));
    return Object.entries(looks[at]!).filter(([slot]) => used.has(slot));
  });
  const all = surfaces.flat().length;
  let step = 0;
  const shared = new Map<string, Material>();
  const painting: Promise<Painted>[] = [];
  const materialOf = surfaces.map(
    (slots) =>
      new Map(
        slots.map(([slot, look]): [string, Material] => {
          onStep(step++ / all);
          const [kind, color] = typeof look === 'string' ? [look, materials[look].color] : look;
          const surface: Surface = materials[kind];
          const id = color === surface.color ? kind : `${kind}_${color.slice(1)}`;
          const known = shared.get(id);
          const material = known ?? createMaterial(document, id, surface, color, texture !== null);
          shared.set(id, material);
          // Encoding continues in the background while the next material is painted.
          if (texture && !known) painting.push(paint(material, kind, surface, color, texture.size));
          return [slot, material];
        }),
      ),
  );
  const textures = new Map<string, Texture>();
  /** A relief and a roughness are the same in every colour of a material. */
  const textureOf = (name: string, image: Uint8Array): Texture => {
    const made =
      textures.get(name) ??
      document
        .createTexture(name)
        .setMimeType(image[0] === 0xff ? 'image/jpeg' : 'image/png')
        .setImage(Uint8Array.from(image));
    textures.set(name, made);
    return made;
  };
  const painted = new Map<string, PaintedSurface>();
  for (const { material, kind, surface, maps } of await Promise.all(painting)) {
    const emission = texture!.emission && (surface.glow ?? 0) > 0;
    applyMaps(material, kind, surface, maps, emission, textureOf);
    painted.set(material.getName(), { maps, emission });
  }
  return { materialOf, painted };

  async function paint(
    material: Material,
    kind: string,
    surface: Surface,
    color: string,
    size: number,
  ): Promise<Painted> {
    const maps = await paintMaterial(surface, color, size, mix(seed ^ hashText(kind)), worn);
    return { material, kind, surface, maps };
  }
}

interface Painted {
  readonly material: Material;
  /** Name of the material in every colour. */
  readonly kind: string;
  readonly surface: Surface;
  readonly maps: PackedMaterial;
}

function applyMaps(
  material: Material,
  kind: string,
  surface: Surface,
  maps: PackedMaterial,
  emission: boolean,
  textureOf: (name: string, image: Uint8Array) => Texture,
): void {
  const base = textureOf(`${material.getName()}_base_color`, maps.baseColor);
  material.setBaseColorTexture(base).setBaseColorFactor([1, 1, 1, surface.alpha ?? 1]);
  if (maps.metallicRoughness)
    material
      .setMetallicRoughnessTexture(textureOf(`${kind}_metallic_roughness`, maps.metallicRoughness))
      .setMetallicFactor(1)
      .setRoughnessFactor(1);
  else material.setRoughnessFactor(maps.meanRoughness);
  if (maps.hasRelief) material.setNormalTexture(textureOf(`${kind}_normal`, maps.normal));
  const { glow = 0 } = surface;
  if (emission) material.setEmissiveTexture(base).setEmissiveFactor([glow, glow, glow]);
}

// Share of a part's own colour in previews; the rest is clay.
const colorInPreview = 0.75;
const clay = 0.45;

function createMaterial(
  document: Document,
  name: string,
  surface: Surface,
  color: string,
  textured: boolean,
): Material {
  const { alpha = 1, glow = 0 } = surface;
  const own = linearOf(color);
  const tone = (c: 0 | 1 | 2): number =>
    textured ? own[c] : own[c] * colorInPreview + clay * (1 - colorInPreview);
  const material = document
    .createMaterial(name)
    .setBaseColorFactor([tone(0), tone(1), tone(2), alpha])
    .setMetallicFactor(textured ? surface.metallic : 0)
    .setRoughnessFactor(textured ? surface.roughness : 0.8)
    .setAlphaMode(alpha < 1 ? 'BLEND' : 'OPAQUE');
  if (textured && glow > 0) material.setEmissiveFactor([own[0] * glow, own[1] * glow, own[2] * glow]);
  return material;
}
