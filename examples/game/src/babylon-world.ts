import { FreeCamera } from '@babylonjs/core/Cameras/freeCamera.js';
import { Constants } from '@babylonjs/core/Engines/constants.js';
import { Engine } from '@babylonjs/core/Engines/engine.js';
import { DirectionalLight } from '@babylonjs/core/Lights/directionalLight.js';
import { ShadowGenerator } from '@babylonjs/core/Lights/Shadows/shadowGenerator.js';
import '@babylonjs/core/Lights/Shadows/shadowGeneratorSceneComponent.js';
import { ImageProcessingConfiguration } from '@babylonjs/core/Materials/imageProcessingConfiguration.js';
import { Material } from '@babylonjs/core/Materials/material.js';
import { PBRMaterial } from '@babylonjs/core/Materials/PBR/pbrMaterial.js';
import { RawCubeTexture } from '@babylonjs/core/Materials/Textures/rawCubeTexture.js';
import { Color3, Color4 } from '@babylonjs/core/Maths/math.color.js';
import { Vector3 } from '@babylonjs/core/Maths/math.vector.js';
import { CubeMapToSphericalPolynomialTools } from '@babylonjs/core/Misc/HighDynamicRange/cubemapToSphericalPolynomial.js';
import '@babylonjs/core/Materials/Textures/baseTexture.polynomial.js';
import { Mesh } from '@babylonjs/core/Meshes/mesh.js';
import { VertexData } from '@babylonjs/core/Meshes/mesh.vertexData.js';
import { TransformNode } from '@babylonjs/core/Meshes/transformNode.js';
import { Scene } from '@babylonjs/core/scene.js';
import { type BabylonNative, babylonAssets } from '@meshwright/babylon';
import { environment } from './scenery/environment.ts';
import { gardenMesh } from './scenery/garden.ts';
import { ghostMesh } from './scenery/ghost.ts';
import { groundMesh } from './scenery/ground.ts';
import { layout } from './scenery/layout.ts';
import type { MeshData } from './scenery/mesh-data.ts';
import { haze, skyMesh } from './scenery/sky.ts';
import { drawnByProcessor } from './view/drawn-by-processor.ts';
import { light } from './view/light.ts';
import type { OpenWorld } from './world.ts';

/** The garden in Babylon.js. */
export const babylonWorld: OpenWorld<TransformNode, BabylonNative> = (canvas, options) => {
  const engine = new Engine(canvas, true, { audioEngine: false });
  const scene = new Scene(engine);
  scene.useRightHandedSystem = true;
  scene.clearColor = new Color4(...haze, 1);
  scene.fogMode = Scene.FOGMODE_LINEAR;
  scene.fogColor = new Color3(...haze).toGammaSpace();
  [scene.fogStart, scene.fogEnd] = [light.fog.from, light.fog.to];
  scene.imageProcessingConfiguration.toneMappingEnabled = true;
  scene.imageProcessingConfiguration.toneMappingType =
    ImageProcessingConfiguration.TONEMAPPING_KHR_PBR_NEUTRAL;
  const camera = new FreeCamera('camera', new Vector3(0, 2, 14), scene);
  camera.fov = (light.fieldOfView * Math.PI) / 180;
  [camera.minZ, camera.maxZ] = [0.1, 200];
  const shadows = addLights(scene);
  addEnvironment(scene);
  addScenery(scene, shadows);
  const assets = babylonAssets(scene, options);

  return {
    assets,
    isSlow: drawnByProcessor(canvas),
    anchor: () => new TransformNode('anchor', scene),
    // What the adapter makes is in the scene already.
    add: () => {},
    ghost() {
      const glow = new PBRMaterial('ghost', scene);
      [glow.unlit, glow.alpha] = [true, 0.8];
      const node = mesh('ghost', ghostMesh(), glow, scene);
      node.unfreezeWorldMatrix();
      node.setEnabled(false);
      return node;
    },
    scale(node, factor) {
      node.setEnabled(factor > 0);
      if (factor > 0) node.scaling.setAll(factor);
    },
    remove: (node) => node.dispose(),
    place(node, at, turn) {
      node.position.set(...at);
      node.rotation.y = turn;
    },
    look(eye, target) {
      camera.position.set(...eye);
      camera.setTarget(new Vector3(...target));
    },
    onFrame(tick) {
      if (drawnByProcessor(canvas)) engine.maxFPS = light.processorFrames;
      engine.runRenderLoop(() => {
        fitTo(canvas, engine);
        tick(Math.min(0.1, engine.getDeltaTime() / 1000));
        scene.render();
      });
    },
    sharpen(ratio) {
      if (ratio !== 1 / engine.getHardwareScalingLevel()) engine.setHardwareScalingLevel(1 / ratio);
    },
    extent(node) {
      node.computeWorldMatrix(true);
      const { min, max } = node.getHierarchyBoundingVectors(true);
      return { bottom: min.y, top: max.y, middle: [(min.x + max.x) / 2, (min.z + max.z) / 2] };
    },
    playing({ native }) {
      return native.groups
        .filter(({ isPlaying, weight }) => isPlaying && weight !== 0)
        .sort((a, b) => b.weight - a.weight)
        .map(({ name }) => name);
    },
  };
};

function addLights(scene: Scene): ShadowGenerator {
  const from = new Vector3(...layout.sun).scale(1.6);
  const sun = new DirectionalLight('sun', from.negate().normalize(), scene);
  sun.position = from;
  sun.diffuse = Color3.FromHexString(light.sun.colour).toLinearSpace();
  sun.specular = sun.diffuse;
  sun.intensity = light.sun.intensity;
  sun.autoUpdateExtends = false;
  const { reach, pixels } = light.shadow;
  [sun.orthoLeft, sun.orthoRight, sun.orthoBottom, sun.orthoTop] = [-reach, reach, -reach, reach];
  [sun.shadowMinZ, sun.shadowMaxZ] = [1, 70];
  const shadows = new ShadowGenerator(pixels, sun);
  shadows.usePercentageCloserFiltering = true;
  shadows.filteringQuality = ShadowGenerator.QUALITY_MEDIUM;
  shadows.bias = 0.002;
  shadows.normalBias = 0.02;
  return shadows;
}

function addEnvironment(scene: Scene): void {
  const { pixels: size, intensity } = light.environment;
  const sides = environment(size);
  const { right, left, up, down, front, back } = sides;
  const [format, type] = [Constants.TEXTUREFORMAT_RGBA, Constants.TEXTURETYPE_UNSIGNED_BYTE];
  const cube = new RawCubeTexture(scene, [right, left, up, down, front, back], size, format, type, true);
  cube.gammaSpace = true;
  cube.sphericalPolynomial = CubeMapToSphericalPolynomialTools.ConvertCubeMapToSphericalPolynomial({
    ...sides,
    size,
    format,
    type,
    gammaSpace: true,
  });
  scene.environmentTexture = cube;
  scene.environmentIntensity = intensity;
}

function addScenery(scene: Scene, shadows: ShadowGenerator): void {
  const lit = new PBRMaterial('lit', scene);
  [lit.metallic, lit.roughness] = [0, 1];
  const unlit = new PBRMaterial('unlit', scene);
  unlit.unlit = true;
  unlit.fogEnabled = false;
  const garden = mesh('garden', gardenMesh(), lit, scene);
  const ground = mesh('ground', groundMesh(), lit, scene);
  mesh('sky', skyMesh(), unlit, scene);
  garden.receiveShadows = true;
  ground.receiveShadows = true;
  shadows.addShadowCaster(garden);
}

function mesh(
  name: string,
  { positions, normals, colours }: MeshData,
  material: Material,
  scene: Scene,
): Mesh {
  const data = new VertexData();
  data.positions = positions;
  data.normals = normals;
  data.colors = colours;
  data.indices = Uint32Array.from(positions.subarray(0, positions.length / 3), (_, corner) => corner);
  const made = new Mesh(name, scene);
  data.applyToMesh(made);
  material.sideOrientation = Material.CounterClockWiseSideOrientation;
  made.material = material;
  made.isPickable = false;
  made.freezeWorldMatrix();
  return made;
}

function fitTo(canvas: HTMLCanvasElement, engine: Engine): void {
  const ratio = 1 / engine.getHardwareScalingLevel();
  const [width, height] = [canvas.clientWidth * ratio, canvas.clientHeight * ratio].map(Math.floor);
  if (engine.getRenderWidth() !== width || engine.getRenderHeight() !== height) engine.resize();
}
