import { StandardMaterial } from '@babylonjs/core/Materials/standardMaterial.js';
import { DynamicTexture } from '@babylonjs/core/Materials/Textures/dynamicTexture.js';
import { Color3 } from '@babylonjs/core/Maths/math.color.js';
import { CreateBox } from '@babylonjs/core/Meshes/Builders/boxBuilder.js';
import { CreatePlane } from '@babylonjs/core/Meshes/Builders/planeBuilder.js';
import type { Mesh } from '@babylonjs/core/Meshes/mesh.js';
import { TransformNode } from '@babylonjs/core/Meshes/transformNode.js';
import type { Scene } from '@babylonjs/core/scene.js';
import type { EnginePart, Size } from '@meshwright/runtime';

/** Returns a wire box of `size`, or a camera-facing picture of its height; either stands on the origin. */
export function placeholder(
  scene: Scene,
  size: Size,
  picture: ImageBitmap | undefined,
): EnginePart<TransformNode> {
  const material = new StandardMaterial('placeholder', scene);
  material.disableLighting = true;
  const mesh = picture ? billboard(scene, size, picture, material) : box(scene, size, material);
  const root = new TransformNode('placeholder', scene);
  mesh.parent = root;
  mesh.material = material;
  mesh.position.y = size[1] / 2;
  return {
    root,
    dispose() {
      root.dispose();
      material.dispose(false, true);
      picture?.close();
    },
  };
}

function box(scene: Scene, [width, height, depth]: Size, material: StandardMaterial): Mesh {
  material.wireframe = true;
  material.emissiveColor = Color3.FromHexString('#8899aa');
  return CreateBox('placeholder', { width, height, depth }, scene);
}

function billboard(scene: Scene, [, height]: Size, picture: ImageBitmap, material: StandardMaterial): Mesh {
  const { width: across, height: down } = picture;
  const texture = new DynamicTexture('placeholder', { width: across, height: down }, scene);
  texture.getContext().drawImage(picture, 0, 0);
  texture.update();
  texture.hasAlpha = true;
  material.emissiveTexture = texture;
  material.opacityTexture = texture;
  const plane = CreatePlane('placeholder', { width: (height * across) / down, height }, scene);
  plane.billboardMode = TransformNode.BILLBOARDMODE_Y;
  return plane;
}
