import { type ThreeClips, threeAssets } from '@meshwright/three';
import {
  Box3,
  BufferAttribute,
  BufferGeometry,
  Color,
  CubeTexture,
  DataTexture,
  DirectionalLight,
  Fog,
  Group,
  HemisphereLight,
  type Material,
  Mesh,
  MeshBasicMaterial,
  MeshStandardMaterial,
  NeutralToneMapping,
  type Object3D,
  PCFShadowMap,
  PerspectiveCamera,
  PMREMGenerator,
  Scene,
  SRGBColorSpace,
  WebGLRenderer,
} from 'three';
import { environment } from './scenery/environment.ts';
import { gardenMesh } from './scenery/garden.ts';
import { ghostMesh } from './scenery/ghost.ts';
import { groundMesh } from './scenery/ground.ts';
import { layout } from './scenery/layout.ts';
import type { MeshData } from './scenery/mesh-data.ts';
import { haze, skyMesh } from './scenery/sky.ts';
import { drawnByProcessor } from './view/drawn-by-processor.ts';
import { fullQuality } from './view/full-quality.ts';
import { light } from './view/light.ts';
import type { OpenWorld } from './world.ts';

/** The garden in three.js. */
export const threeWorld: OpenWorld<Object3D, ThreeClips> = (canvas, options) => {
  const renderer = new WebGLRenderer({ canvas, antialias: true });
  renderer.toneMapping = NeutralToneMapping;
  renderer.shadowMap.enabled = true;
  renderer.shadowMap.type = PCFShadowMap;
  const scene = new Scene();
  const hazy = new Color(...haze);
  scene.background = hazy;
  scene.fog = new Fog(hazy, light.fog.from, light.fog.to);
  const camera = new PerspectiveCamera(light.fieldOfView, 1, 0.1, 200);
  addLights(scene);
  addEnvironment(scene, renderer);
  addScenery(scene);
  const assets = threeAssets({ ...options, renderer, scene, camera });

  return {
    assets,
    isSlow: drawnByProcessor(canvas),
    anchor() {
      const node = new Group();
      scene.add(node);
      return node;
    },
    add: (node) => void scene.add(node),
    ghost() {
      const node = mesh(
        ghostMesh(),
        new MeshBasicMaterial({ vertexColors: true, transparent: true, opacity: 0.8 }),
      );
      node.visible = false;
      scene.add(node);
      return node;
    },
    scale(node, factor) {
      node.visible = factor > 0;
      if (factor > 0) node.scale.setScalar(factor);
    },
    remove: (node) => void node.removeFromParent(),
    place(node, at, turn) {
      node.position.set(...at);
      node.rotation.y = turn;
    },
    look(eye, target) {
      camera.position.set(...eye);
      camera.lookAt(...target);
    },
    onFrame(tick) {
      let before = performance.now();
      const leastMs = drawnByProcessor(canvas) ? 1000 / light.processorFrames : 0;
      renderer.setAnimationLoop((now: number) => {
        if (now - before < leastMs) return;
        const seconds = Math.min(0.1, Math.max(0, now - before) / 1000);
        before = now;
        fitTo(canvas, renderer, camera);
        tick(seconds);
        assets.update(seconds);
        renderer.render(scene, camera);
      });
    },
    sharpen(ratio) {
      if (ratio !== renderer.getPixelRatio()) renderer.setPixelRatio(ratio);
    },
    extent(node) {
      const { min, max } = new Box3().setFromObject(node, true);
      return { bottom: min.y, top: max.y, middle: [(min.x + max.x) / 2, (min.z + max.z) / 2] };
    },
    playing({ native: { mixer, animations } }) {
      return animations
        .map((clip) => ({ name: clip.name, weight: mixer.existingAction(clip)?.getEffectiveWeight() ?? 0 }))
        .filter(
          ({ name, weight }) => weight > 0 && mixer.existingAction(named(animations, name))?.isRunning(),
        )
        .sort((a, b) => b.weight - a.weight)
        .map(({ name }) => name);
    },
  };
};

function named(animations: ThreeClips['animations'], name: string): ThreeClips['animations'][number] {
  return animations.find((clip) => clip.name === name)!;
}

function addLights(scene: Scene): void {
  const sun = new DirectionalLight(light.sun.colour, light.sun.intensity);
  sun.position.set(...layout.sun).multiplyScalar(1.6);
  sun.castShadow = true;
  const { camera, mapSize } = sun.shadow;
  mapSize.set(light.shadow.pixels, light.shadow.pixels);
  Object.assign(camera, {
    left: -light.shadow.reach,
    right: light.shadow.reach,
    top: light.shadow.reach,
    bottom: -light.shadow.reach,
    near: 1,
    far: 70,
  });
  sun.shadow.radius = 2;
  sun.shadow.normalBias = 0.04;
  scene.add(sun);
}

/** Adds environment light for metal, except with software rendering, where preparing it takes seconds. */
function addEnvironment(scene: Scene, renderer: WebGLRenderer): void {
  const { pixels, intensity, plain } = light.environment;
  if (!fullQuality() && drawnByProcessor(renderer.domElement)) {
    scene.add(new HemisphereLight(plain.above, plain.below, plain.intensity));
    return;
  }
  const { right, left, up, down, front, back } = environment(pixels);
  const sides = [right, left, up, down, front, back].map((bytes) => {
    const side = new DataTexture(bytes, pixels, pixels);
    side.colorSpace = SRGBColorSpace;
    side.needsUpdate = true;
    return side;
  });
  const cube = new CubeTexture(sides);
  cube.colorSpace = SRGBColorSpace;
  cube.needsUpdate = true;
  const generator = new PMREMGenerator(renderer);
  scene.environment = generator.fromCubemap(cube).texture;
  scene.environmentIntensity = intensity;
  generator.dispose();
  cube.dispose();
}

function addScenery(scene: Scene): void {
  const lit = new MeshStandardMaterial({ vertexColors: true, roughness: 1 });
  const garden = mesh(gardenMesh(), lit);
  garden.castShadow = true;
  garden.receiveShadow = true;
  const ground = mesh(groundMesh(), lit);
  ground.receiveShadow = true;
  const sky = mesh(skyMesh(), new MeshBasicMaterial({ vertexColors: true, fog: false }));
  scene.add(garden, ground, sky);
}

function mesh({ positions, normals, colours }: MeshData, material: Material): Mesh {
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(positions, 3));
  geometry.setAttribute('normal', new BufferAttribute(normals, 3));
  geometry.setAttribute('color', new BufferAttribute(colours, 4));
  return new Mesh(geometry, material);
}

function fitTo(canvas: HTMLCanvasElement, renderer: WebGLRenderer, camera: PerspectiveCamera): void {
  const { clientWidth, clientHeight } = canvas;
  const ratio = renderer.getPixelRatio();
  if (canvas.width === Math.floor(clientWidth * ratio) && canvas.height === Math.floor(clientHeight * ratio))
    return;
  renderer.setSize(clientWidth, clientHeight, false);
  camera.aspect = clientWidth / clientHeight;
  camera.updateProjectionMatrix();
}
