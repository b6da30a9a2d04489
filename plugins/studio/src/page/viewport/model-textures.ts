import { type MeshStandardMaterial, type Object3D, Texture } from 'three';
import { say } from '../words/say.ts';
import { meshesOf } from './model-bounds.ts';

/** A picture that materials of a model use. */
export interface ModelTexture {
  /** Its use: `Base colour`, `Normal`. Pictures with several uses have all of them. */
  readonly use: string;
  /** Names of the materials. */
  readonly materials: readonly string[];
  readonly width: number;
  readonly height: number;
  /** Draws it into a canvas, as wide as that. */
  draw(canvas: HTMLCanvasElement): void;
}

/** Properties of materials with pictures, and what they are called. */
const uses: Readonly<Record<string, string>> = {
  map: say('Base colour'),
  normalMap: say('Normal'),
  roughnessMap: say('Roughness'),
  metalnessMap: say('Metalness'),
  aoMap: say('Occlusion'),
  emissiveMap: say('Emission'),
  alphaMap: say('Transparency'),
  clearcoatMap: say('Clearcoat'),
  transmissionMap: say('Transmission'),
  sheenColorMap: say('Sheen'),
  specularColorMap: say('Specular'),
};

/** Returns the pictures of a model, each once. */
export function modelTextures(root: Object3D): ModelTexture[] {
  const found = new Map<unknown, { texture: Texture; uses: Set<string>; materials: Set<string> }>();
  for (const { material } of meshesOf(root)) {
    for (const each of [material].flat() as MeshStandardMaterial[]) {
      for (const [property, use] of Object.entries(uses)) {
        const texture = each[property as keyof MeshStandardMaterial] as unknown;
        if (!(texture instanceof Texture)) continue;
        const known = found.get(texture.source) ?? { texture, uses: new Set(), materials: new Set() };
        known.uses.add(use);
        known.materials.add(each.name || say('no name'));
        found.set(texture.source, known);
      }
    }
  }
  return [...found.values()].map(({ texture, uses, materials }) => {
    const picture = texture.image as { readonly width: number; readonly height: number };
    return {
      use: say.list([...uses]),
      materials: [...materials],
      width: picture.width,
      height: picture.height,
      draw(canvas) {
        canvas.height = Math.round((canvas.width * picture.height) / picture.width);
        // Compressed pictures have no pixels here.
        if (!('isCompressedTexture' in texture))
          canvas
            .getContext('2d')!
            .drawImage(picture as unknown as ImageBitmap, 0, 0, canvas.width, canvas.height);
      },
    };
  });
}
