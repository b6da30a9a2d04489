import { MeshoptDecoder } from 'meshoptimizer/decoder';
import {
  AmbientLight,
  Box3,
  Color,
  DirectionalLight,
  PerspectiveCamera,
  Scene,
  type SkinnedMesh,
  Vector3,
  WebGLRenderer,
} from 'three';
import { GLTFLoader } from 'three/addons/loaders/GLTFLoader.js';

const side = 320;
const canvas = document.querySelector('canvas')!;
canvas.width = canvas.height = side;
const renderer = new WebGLRenderer({ canvas, antialias: true, preserveDrawingBuffer: true });

/** Draws a GLB, given as base64, and returns red, green, blue of each pixel. */
async function render(data: string): Promise<number[]> {
  const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
  const { scene: model } = await new GLTFLoader()
    .setMeshoptDecoder(MeshoptDecoder)
    .parseAsync(bytes.buffer, '');
  const scene = new Scene();
  scene.background = new Color(0x808890);
  const light = new DirectionalLight(0xffffff, 2);
  light.position.set(1, 2, 3);
  scene.add(model, light, new AmbientLight(0xffffff, 1));
  model.updateMatrixWorld(true);
  model.traverse((object) => {
    object.frustumCulled = false;
    if ('isSkinnedMesh' in object) (object as SkinnedMesh).computeBoundingBox();
  });
  const box = new Box3().setFromObject(model, true);
  const [middle, size] = [box.getCenter(new Vector3()), box.getSize(new Vector3()).length()];
  const camera = new PerspectiveCamera(35, 1, size / 100, size * 10);
  camera.position.copy(middle).add(new Vector3(0.6, 0.4, 1).normalize().multiplyScalar(size * 1.4));
  camera.lookAt(middle);
  renderer.render(scene, camera);
  const gl = renderer.getContext();
  const pixels = new Uint8Array(side * side * 4);
  gl.readPixels(0, 0, side, side, gl.RGBA, gl.UNSIGNED_BYTE, pixels);
  return [...pixels].filter((_, index) => index % 4 !== 3);
}

Object.assign(globalThis, { render });
