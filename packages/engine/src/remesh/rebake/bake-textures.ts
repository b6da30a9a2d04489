import type { Document, Primitive, Texture } from '@gltf-transform/core';
import { accessorFloats, byteOfLight, triangleIndices } from '@meshwright/formats/mesh';
import sharp, { type Sharp } from 'sharp';
import { spreadColors } from '../../image-to-3d/texture/spread-colors.ts';
import { scanTexels, type Texel, type TexelSurface } from '../../retexture/bake/scan-texels.ts';
import { writeTangentNormal } from '../../retexture/bake/tangent-normal.ts';
import { areaOf } from '../quads/fine-mesh.ts';
import { SourceSurface } from '../quads/source-surface.ts';
import { type Picture, samplePicture } from './picture.ts';
import { sourceNormal } from './source-normal.ts';
import { SourceWalk, type SurfacePoint } from './source-walk.ts';
import { type TexturedSource, textureSlots } from './textured-source.ts';

/** Sides of baked pictures: the largest of the source, within these. */
const leastSide = 512;
const mostSide = 2048;
/** Texels between two looks at whether to stop. */
const stride = 20_000;

/**
 * Bakes the pictures of a surface onto the texture coordinates of another one that lies close to it: every texel takes
 * what the source shows at the nearest point that faces the same way, normals in the new tangent space. Texels without
 * a triangle take the nearest colour. The primitive gets a material of its own.
 * @param onStep called now and then; throw from it to stop
 */
export async function bakeTextures(
  document: Document,
  primitive: Primitive,
  source: TexturedSource,
  onStep: () => void,
): Promise<void> {
  const surface: TexelSurface = {
    positions: accessorFloats(primitive.getAttribute('POSITION')!),
    normals: accessorFloats(primitive.getAttribute('NORMAL')!),
    uvs: accessorFloats(primitive.getAttribute('TEXCOORD_0')!),
    indices: triangleIndices(primitive)!,
  };
  const size = sideOf([...source.pictures.values()]);
  const normalTexture = source.material.getNormalTexture();
  const baked = new Map<Texture, BakedPicture>();
  for (const texture of source.pictures.keys()) baked.set(texture, bakedPicture(size));
  const covered = new Uint8Array(size * size);
  const nearest = nearestOn(source, surface);
  const sample = new Float64Array(4);
  let visited = 0;
  scanTexels([surface], size, (texel) => {
    if (visited++ % stride === 0) onStep();
    const point = nearest(texel);
    if (!point) return;
    covered[texel.index] = 1;
    for (const [texture, picture] of source.pictures) {
      samplePicture(picture, point.u, point.v, sample);
      const { color, alpha } = baked.get(texture)!;
      const at = texel.index * 3;
      if (texture === normalTexture) {
        const normal = sourceNormal(source, point, sample);
        writeTangentNormal(surface, texel, normal, color, at);
        continue;
      }
      for (let k = 0; k < 3; k++)
        color[at + k] = picture.isColor ? byteOfLight(sample[k]!) : Math.round(sample[k]! * 255);
      alpha.fill(Math.round(sample[3]! * 255), at, at + 3);
    }
  });
  const arrays = [...baked.values()].flatMap(({ color, alpha }) => [color, alpha]);
  spreadColors({ width: size, height: size }, arrays, covered);
  onStep();
  await dress(document, primitive, source, baked, size);
}

/** Three equal bytes a texel for alpha, so that it is spread as colours are. */
interface BakedPicture {
  readonly color: Uint8Array;
  readonly alpha: Uint8Array;
}

function bakedPicture(size: number): BakedPicture {
  return { color: new Uint8Array(size * size * 3), alpha: new Uint8Array(size * size * 3).fill(255) };
}

function sideOf(pictures: readonly Picture[]): number {
  const longest = Math.max(...pictures.map(({ width, height }) => Math.max(width, height)));
  return Math.min(mostSide, Math.max(leastSide, 2 ** Math.ceil(Math.log2(longest))));
}

/** A point of the source with its coordinates in the pictures. */
export interface SourcePoint extends SurfacePoint {
  readonly u: number;
  readonly v: number;
}

/** Distance of a source point that is near enough, in edges of a quad: what two surfaces differ in that lie on each other. */
const near = 1 / 16;

function nearestOn(
  { positions, indices, uvs }: TexturedSource,
  surface: TexelSurface,
): (texel: Texel) => SourcePoint | null {
  const area = areaOf({ positions: Float64Array.from(surface.positions), indices: surface.indices });
  // Of a square with the area of two triangles.
  const edge = Math.sqrt((2 * area) / (surface.indices.length / 3));
  const walk = new SourceWalk(new SourceSurface(positions, indices), edge * near);
  return ({ position, normal }) => {
    const found = walk.nearest(position, normal);
    if (!found) return null;
    let [u, v] = [0, 0];
    for (let k = 0; k < 3; k++) {
      const corner = indices[found.face * 3 + k]! * 2;
      u += found.shares[k]! * uvs[corner]!;
      v += found.shares[k]! * uvs[corner + 1]!;
    }
    return { face: found.face, shares: found.shares, u, v };
  };
}

/** Gives the primitive a copy of its material with the baked pictures. */
async function dress(
  document: Document,
  primitive: Primitive,
  { material, pictures }: TexturedSource,
  baked: ReadonlyMap<Texture, BakedPicture>,
  size: number,
): Promise<void> {
  const own = material.clone();
  const masked = material.getAlphaMode() !== 'OPAQUE' ? material.getBaseColorTexture() : null;
  const made = new Map<Texture, Texture>();
  for (const [texture, picture] of baked) {
    const isLossy = texture.getMimeType() === 'image/jpeg' && texture !== material.getNormalTexture();
    const image = await encoded(picture, size, texture === masked ? 'alpha' : isLossy ? 'jpeg' : 'png');
    const mimeType = isLossy && texture !== masked ? 'image/jpeg' : 'image/png';
    made.set(texture, document.createTexture(texture.getName()).setMimeType(mimeType).setImage(image));
  }
  const of = (texture: Texture | null): Texture | null => (texture ? made.get(texture)! : null);
  own
    .setBaseColorTexture(of(material.getBaseColorTexture()))
    .setEmissiveTexture(of(material.getEmissiveTexture()))
    .setNormalTexture(of(material.getNormalTexture()))
    .setNormalScale(1)
    .setMetallicRoughnessTexture(of(material.getMetallicRoughnessTexture()))
    .setOcclusionTexture(of(material.getOcclusionTexture()));
  for (const { info } of textureSlots(own)) info.setWrapS(10497).setWrapT(10497);
  primitive.setMaterial(own);
  // The root is a parent of everything.
  if (material.listParents().length <= 1) material.dispose();
  for (const texture of pictures.keys()) if (texture.listParents().length <= 1) texture.dispose();
}

async function encoded(
  { color, alpha }: BakedPicture,
  size: number,
  as: 'alpha' | 'jpeg' | 'png',
): Promise<Uint8Array<ArrayBuffer>> {
  const raw = { width: size, height: size, channels: 3 } as const;
  const picture = sharp(color, { raw });
  if (as === 'jpeg') return bytesOf(picture.jpeg({ quality: 92, chromaSubsampling: '4:4:4' }));
  if (as === 'png') return bytesOf(picture.png({ compressionLevel: 7 }));
  const grey = alpha.filter((_, i) => i % 3 === 0);
  const joined = picture.joinChannel(Buffer.from(grey), { raw: { width: size, height: size, channels: 1 } });
  return bytesOf(joined.png({ compressionLevel: 7 }));
}

async function bytesOf(picture: Sharp): Promise<Uint8Array<ArrayBuffer>> {
  return Uint8Array.from(await picture.toBuffer());
}
