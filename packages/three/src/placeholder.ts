import type { EnginePart, Size } from '@meshwright/runtime';
import {
  BoxGeometry,
  Mesh,
  MeshBasicMaterial,
  type Object3D,
  Sprite,
  SpriteMaterial,
  SRGBColorSpace,
  Texture,
} from 'three';

/** Returns a wire box of `size`, or a camera-facing picture of its height; either stands on the origin. */
export function placeholder(size: Size, picture: ImageBitmap | undefined): EnginePart<Object3D> {
  return picture ? billboard(size, picture) : box(size);
}

function box([width, height, depth]: Size): EnginePart<Object3D> {
  const geometry = new BoxGeometry(width, height, depth).translate(0, height / 2, 0);
  const material = new MeshBasicMaterial({ color: 0x8899aa, wireframe: true });
  const root = new Mesh(geometry, material);
  return {
    root,
    dispose() {
      root.removeFromParent();
      geometry.dispose();
      material.dispose();
    },
  };
}

function billboard([, height]: Size, picture: ImageBitmap): EnginePart<Object3D> {
  const map = new Texture(picture);
  map.colorSpace = SRGBColorSpace;
  // WebGL does not flip an ImageBitmap, and WebGPU would.
  map.flipY = false;
  map.repeat.y = -1;
  map.offset.y = 1;
  map.needsUpdate = true;
  const material = new SpriteMaterial({ map });
  const root = new Sprite(material);
  root.center.set(0.5, 0);
  root.scale.set((height * picture.width) / picture.height, height, 1);
  return {
    root,
    dispose() {
      root.removeFromParent();
      map.dispose();
      picture.close();
      material.dispose();
      // All sprites share this geometry; three.js uploads it again for those that remain.
      root.geometry.dispose();
    },
  };
}
