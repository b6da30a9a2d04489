import type { EnginePart, Size } from '@meshwright/runtime';
import {
  type AppBase,
  BLEND_NORMAL,
  Color,
  CULLFACE_NONE,
  Entity,
  RENDERSTYLE_WIREFRAME,
  StandardMaterial,
  Texture,
} from 'playcanvas';
import type { PlaycanvasHost } from './playcanvas-host.ts';

/** Returns a wire box of `size`, or a camera-facing picture of its height; either stands on the origin. */
export function placeholder(
  app: AppBase,
  host: PlaycanvasHost,
  size: Size,
  picture: ImageBitmap | undefined,
): EnginePart<Entity> {
  return picture ? billboard(app, host, size, picture) : box(app, size);
}

function box(app: AppBase, [width, height, depth]: Size): EnginePart<Entity> {
  const material = plain();
  material.emissive = new Color(0.53, 0.6, 0.67);
  material.update();
  const root = new Entity('placeholder', app);
  const part = new Entity('box', app);
  part.addComponent('render', { type: 'box', material });
  for (const each of part.render!.meshInstances) each.renderStyle = RENDERSTYLE_WIREFRAME;
  part.setLocalScale(width, height, depth);
  part.setLocalPosition(0, height / 2, 0);
  root.addChild(part);
  return {
    root,
    dispose() {
      root.destroy();
      material.destroy();
    },
  };
}

function billboard(
  app: AppBase,
  host: PlaycanvasHost,
  [, height]: Size,
  picture: ImageBitmap,
): EnginePart<Entity> {
  const map = new Texture(app.graphicsDevice, { width: picture.width, height: picture.height });
  map.setSource(picture as never);
  const material = plain();
  material.emissive = Color.WHITE;
  material.emissiveMap = map;
  material.opacityMap = map;
  material.opacityMapChannel = 'a';
  material.blendType = BLEND_NORMAL;
  material.update();
  const root = new Entity('placeholder', app);
  const part = new Entity('picture', app);
  part.addComponent('render', { type: 'plane', material });
  part.setLocalEulerAngles(90, 0, 0);
  part.setLocalScale((height * picture.width) / picture.height, 1, height);
  part.setLocalPosition(0, height / 2, 0);
  root.addChild(part);
  const turn = () => void root.setRotation(host.camera.getRotation());
  const each = app.on('prerender', turn);
  return {
    root,
    dispose() {
      each.off();
      root.destroy();
      material.destroy();
      map.destroy();
      picture.close();
    },
  };
}

/** A material without light. */
function plain(): StandardMaterial {
  const material = new StandardMaterial();
  material.useLighting = false;
  material.diffuse = Color.BLACK;
  material.cull = CULLFACE_NONE;
  return material;
}
