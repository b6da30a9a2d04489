import type { Document, Material, Mesh, Primitive, Texture } from '@gltf-transform/core';
import { transformFunctions } from '../../optional-package.ts';
import type { Warning } from '../../warning.ts';
import { type ImageEncoder, installedSharp, isData, READABLE } from '../textures.ts';

/** Returns the share of triangles whose bytes are a hundredth of those of geometry and pictures. */
export function coarseRatio(document: Document): number {
  const root = document.getRoot();
  const sum = (bytes: number[]) => bytes.reduce((total, each) => total + each, 0);
  const parts = new Set(
    root.listMeshes().flatMap((mesh) => mesh.listPrimitives().flatMap((each) => accessorsOf(each))),
  );
  const geometry = sum([...parts].map((accessor) => accessor.getByteLength()));
  const pictures = sum(root.listTextures().map((texture) => texture.getImage()?.byteLength ?? 0));
  return Math.min(HIGHEST_RATIO, Math.max(LOWEST_RATIO, (0.01 * (geometry + pictures)) / (geometry || 1)));
}

/**
 * Gives meshes copies of their materials with small pictures. A picture in a format that cannot be read is left out of
 * the copies, with a warning.
 */
export async function shrinkMaterials(
  document: Document,
  meshes: Iterable<Mesh>,
  encoder: ImageEncoder | undefined,
  warn: (warning: Warning) => void,
): Promise<void> {
  const copies = new Map<Material, Material>();
  const pictures = new Map<Texture, Texture | null>();
  for (const primitive of [...meshes].flatMap((mesh) => mesh.listPrimitives())) {
    const material = primitive.getMaterial();
    if (!material) continue;
    if (!copies.has(material)) copies.set(material, await smallCopy(document, material, small));
    primitive.setMaterial(copies.get(material)!);
  }

  async function small(texture: Texture, isOpaque: boolean): Promise<Texture | null> {
    const known = pictures.get(texture);
    if (known !== undefined) return known;
    const picture = await smallPicture(texture, isOpaque, encoder ?? (await installedSharp()));
    if (!picture) {
      const index = document.getRoot().listTextures().indexOf(texture);
      const message = `/images/${index}: the coarse level has no copy of it, as ${texture.getMimeType() || 'its format'} cannot be read; add levels before textures are encoded`;
      warn({ code: 'image_unread', message, pointer: `/images/${index}` });
    }
    pictures.set(texture, picture);
    return picture;
  }
}

async function smallCopy(
  document: Document,
  material: Material,
  small: (texture: Texture, isOpaque: boolean) => Promise<Texture | null>,
): Promise<Material> {
  const copy = material.clone().setName(`${material.getName()}_coarse`);
  // A clone shares its extensions with the original.
  const parts = copy.listExtensions().map((extension) => extension.clone());
  for (const part of parts) copy.setExtension(part.extensionName, part);
  const graph = document.getGraph();
  const isOpaque = material.getAlphaMode() === 'OPAQUE';
  for (const owner of [copy, ...parts]) {
    for (const child of new Set(graph.listChildren(owner))) {
      if (child.propertyType !== 'Texture') continue;
      const picture = await small(child as Texture, isOpaque);
      if (picture) owner.swap(child, picture);
      else for (const edge of graph.listChildEdges(owner)) if (edge.getChild() === child) edge.dispose();
    }
  }
  return copy;
}

/** Returns a copy in few pixels, or the picture itself when that is smaller; null for one that cannot be read. */
async function smallPicture(
  texture: Texture,
  isOpaque: boolean,
  encoder: ImageEncoder,
): Promise<Texture | null> {
  const mimeType = texture.getMimeType();
  const image = texture.getImage();
  if (!image || !READABLE.test(mimeType)) return null;
  const { compressTexture } = await transformFunctions();
  const side = isData(texture) ? DATA_SIDE : COLOUR_SIDE;
  const copy = texture.clone().setURI('');
  try {
    await compressTexture(copy, {
      encoder,
      resize: [side, side],
      quality: QUALITY,
      targetFormat: mimeType === 'image/webp' ? 'webp' : isOpaque ? 'jpeg' : 'png',
    });
  } catch {
    copy.dispose();
    return null;
  }
  if (copy.getImage()!.byteLength < image.byteLength) return copy;
  copy.dispose();
  return texture;
}

function accessorsOf(primitive: Primitive) {
  return [...primitive.listAttributes(), ...(primitive.getIndices() ? [primitive.getIndices()!] : [])];
}

const LOWEST_RATIO = 0.005;
const HIGHEST_RATIO = 0.5;
/** In pixels; the shape of a coarse level carries little of what normal maps and roughness add. */
const COLOUR_SIDE = 256;
const DATA_SIDE = 128;
const QUALITY = 70;
