import {
  type Camera,
  CanvasTexture,
  Color,
  type Material,
  type Mesh,
  MeshBasicMaterial,
  MeshNormalMaterial,
  MeshStandardMaterial,
  type Object3D,
  RepeatWrapping,
  type Scene,
  SkeletonHelper,
  type SkinnedMesh,
  SRGBColorSpace,
  type WebGLRenderer,
} from 'three';
import { LineMaterial } from 'three/addons/lines/LineMaterial.js';
import { LineSegments2 } from 'three/addons/lines/LineSegments2.js';
import { LineSegmentsGeometry } from 'three/addons/lines/LineSegmentsGeometry.js';
import type { ViewMode } from '../view/view-mode.ts';
import { meshesOf } from './model-bounds.ts';

/** Draws models in other materials than their own, which they have again after each frame. */
export interface ModePainter {
  mode: ViewMode;
  /** Draws one frame. @param scenery what is no model */
  draw(camera: Camera, roots: readonly Object3D[], scenery: readonly Object3D[]): void;
}

export function modePainter(renderer: WebGLRenderer, scene: Scene): ModePainter {
  const clay = new MeshStandardMaterial({ color: 0xb4b0aa, roughness: 0.85 });
  // Lines lie on the surface: it is drawn a little behind them.
  const solid = new MeshStandardMaterial({
    color: 0xb4b0aa,
    roughness: 0.85,
    polygonOffset: true,
    polygonOffsetFactor: 1,
    polygonOffsetUnits: 1,
  });
  const lines = new MeshBasicMaterial({ color: 0x1b3f99, wireframe: true, transparent: true, opacity: 0.75 });
  const normals = new MeshNormalMaterial();
  const unmapped = new MeshStandardMaterial({ color: 0xb3261e, roughness: 0.85 });
  const body = new MeshStandardMaterial({
    color: 0xb4b0aa,
    roughness: 0.85,
    transparent: true,
    opacity: 0.3,
    depthWrite: false,
  });
  let checker: MeshStandardMaterial | undefined;
  const skeletons = new Map<Object3D, ShownSkeleton>();
  const flat = new WeakMap<Material, Material>();

  function materialOf(mesh: Mesh, own: Material): Material {
    switch (painter.mode) {
      case 'clay':
        return clay;
      case 'wireframe':
        return solid;
      case 'normals':
        return normals;
      case 'skeleton':
        return body;
      case 'uv':
        if (!mesh.geometry.attributes.uv) return unmapped;
        checker ??= new MeshStandardMaterial({ map: checkerTexture(), roughness: 0.85 });
        return checker;
      case 'textures': {
        const known = flat.get(own) ?? unlit(own);
        flat.set(own, known);
        return known;
      }
      case 'lit':
        return own;
    }
  }

  /** Shows the bones of the roots, and frees those of roots that are gone. */
  function showSkeletons(roots: readonly Object3D[]): void {
    const wanted = painter.mode === 'skeleton' ? roots : [];
    for (const [root, skeleton] of skeletons) {
      if (wanted.includes(root)) continue;
      skeleton.dispose();
      skeletons.delete(root);
    }
    for (const root of wanted) {
      if (!skeletons.has(root) && isSkinned(root)) skeletons.set(root, shownSkeleton(root, scene));
    }
    for (const skeleton of skeletons.values()) skeleton.follow();
  }

  const painter: ModePainter = {
    mode: 'lit',
    draw(camera, roots, scenery) {
      showSkeletons(roots);
      const own = (painter.mode === 'lit' ? [] : roots)
        .flatMap(meshesOf)
        .map((mesh) => ({ mesh, material: mesh.material }));
      for (const { mesh, material } of own) {
        mesh.material = Array.isArray(material)
          ? material.map((each) => materialOf(mesh, each))
          : materialOf(mesh, material);
      }
      renderer.render(scene, camera);
      if (painter.mode === 'wireframe') {
        for (const { mesh } of own) mesh.material = lines;
        drawOver(renderer, scene, camera, scenery);
      }
      for (const { mesh, material } of own) mesh.material = material;
    },
  };
  return painter;
}

/** Draws the models once more over the frame. */
function drawOver(renderer: WebGLRenderer, scene: Scene, camera: Camera, scenery: readonly Object3D[]): void {
  const { background } = scene;
  const shown = scenery.filter(({ visible }) => visible);
  for (const each of shown) each.visible = false;
  scene.background = null;
  renderer.autoClear = false;
  renderer.render(scene, camera);
  renderer.autoClear = true;
  scene.background = background;
  for (const each of shown) each.visible = true;
}

interface ShownSkeleton {
  /** Takes the pose and the visibility of the model. */
  follow(): void;
  dispose(): void;
}

/** Width of a bone, in pixels. */
const bonePixels = 4;

/** Draws the bones of a model over everything: the lines of SkeletonHelper, which alone are one pixel wide. */
function shownSkeleton(root: Object3D, scene: Scene): ShownSkeleton {
  const helper = new SkeletonHelper(root);
  const material = new LineMaterial({ color: 0xd0421b, linewidth: bonePixels, depthTest: false });
  const bones = new LineSegments2(new LineSegmentsGeometry(), material);
  bones.renderOrder = 1;
  bones.frustumCulled = false;
  bones.matrixAutoUpdate = false;
  scene.add(bones);
  return {
    follow() {
      root.updateWorldMatrix(true, true);
      helper.updateMatrixWorld(true);
      bones.geometry.setPositions(helper.geometry.attributes.position!.array as Float32Array);
      bones.matrix.copy(root.matrixWorld);
      bones.visible = root.visible;
    },
    dispose() {
      bones.removeFromParent();
      bones.geometry.dispose();
      material.dispose();
      helper.dispose();
    },
  };
}

/** Whether a model has a skeleton. */
export function isSkinned(root: Object3D): boolean {
  return meshesOf(root).some((mesh) => (mesh as Partial<SkinnedMesh>).isSkinnedMesh === true);
}

/** Returns the base colour of a material without light. It is freed with that material. */
function unlit(own: Material): Material {
  const { map = null, color = new Color(1, 1, 1), alphaMap = null } = own as Partial<MeshStandardMaterial>;
  const { transparent, opacity, alphaTest, side, vertexColors, depthWrite } = own;
  const copy = new MeshBasicMaterial({
    map,
    color,
    alphaMap,
    transparent,
    opacity,
    alphaTest,
    side,
    vertexColors,
    depthWrite,
  });
  own.addEventListener('dispose', () => copy.dispose());
  return copy;
}

/** Squares of the checker in each direction, and their width in pixels. */
const squares = 8;
const squarePixels = 64;

/** Returns coloured squares with their names, from A1 at the left top: a mirrored or turned surface shows itself. */
function checkerTexture(): CanvasTexture {
  const canvas = document.createElement('canvas');
  canvas.width = squares * squarePixels;
  canvas.height = squares * squarePixels;
  const pen = canvas.getContext('2d')!;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.font = `600 ${squarePixels * 0.42}px sans-serif`;
  for (let at = 0; at < squares ** 2; at += 1) {
    const [column, row] = [at % squares, Math.floor(at / squares)];
    const isDark = (column + row) % 2 === 1;
    pen.fillStyle = `hsl(${(column * 360) / squares} 45% ${isDark ? 42 - 2 * row : 82 - 2 * row}%)`;
    pen.fillRect(column * squarePixels, row * squarePixels, squarePixels, squarePixels);
    pen.fillStyle = isDark ? '#fff' : '#222';
    const name = `${String.fromCharCode(65 + row)}${column + 1}`;
    pen.fillText(name, (column + 0.5) * squarePixels, (row + 0.5) * squarePixels);
  }
  const texture = new CanvasTexture(canvas);
  // Coordinates of glTF begin at the left top.
  texture.flipY = false;
  texture.wrapS = RepeatWrapping;
  texture.wrapT = RepeatWrapping;
  texture.colorSpace = SRGBColorSpace;
  texture.anisotropy = 4;
  return texture;
}
