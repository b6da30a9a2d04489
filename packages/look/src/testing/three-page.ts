import {
  AmbientLight,
  DirectionalLight,
  LinearToneMapping,
  Mesh,
  MeshBasicMaterial,
  type MeshStandardMaterial,
  PerspectiveCamera,
  Scene,
  Vector3,
  WebGLRenderer,
} from 'three';
import { MeshoptDecoder } from 'three/addons/libs/meshopt_decoder.module.js';
import { GLTFLoader } from 'three/addons/loaders/GLTFLoader.js';

/** Where the camera stands, as this package has computed it. */
export interface ReferenceShot {
  readonly glb: string;
  readonly size: number;
  readonly eye: readonly number[];
  readonly back: readonly number[];
  readonly up: readonly number[];
  /** Opening angle in degrees. */
  readonly angle: number;
  /** Pictures to draw; the time is that of one. */
  readonly times: number;
  /** Draws the base colour without light. */
  readonly flat?: boolean;
}

export interface ReferencePicture {
  /** Base64 of rgba, row by row from the bottom. */
  readonly pixels: string;
  readonly millisecondsToLoad: number;
  readonly millisecondsToDraw: number;
}

declare global {
  interface Window {
    drawReference(shot: ReferenceShot): Promise<ReferencePicture>;
  }
}

const renderer = new WebGLRenderer({ alpha: true, antialias: true, preserveDrawingBuffer: true });
renderer.toneMapping = LinearToneMapping;

window.drawReference = async ({ glb, size, eye, back, up, angle, times, flat = false }) => {
  const started = performance.now();
  const bytes = Uint8Array.from(atob(glb), (character) => character.charCodeAt(0));
  const loader = new GLTFLoader().setMeshoptDecoder(MeshoptDecoder);
  const { scene: model } = await loader.parseAsync(bytes.buffer, '');
  const scene = new Scene();
  const light = new DirectionalLight(0xffffff, 2.4);
  light.position.set(-0.65, 1.15, 0.75);
  scene.add(model, light, new AmbientLight(0xffffff, 1.4));
  const camera = new PerspectiveCamera(angle, 1, 0.001, 10_000);
  camera.up.fromArray([...up]);
  camera.position.fromArray([...eye]);
  camera.lookAt(new Vector3().fromArray([...eye]).sub(new Vector3().fromArray([...back])));
  const distance = Math.max(...eye.map(Math.abs), 0.01);
  camera.near = distance / 1000;
  camera.far = distance * 100;
  camera.updateProjectionMatrix();
  renderer.setSize(size, size, false);
  model.traverse((node) => {
    node.frustumCulled = false;
    if (flat && node instanceof Mesh) node.material = flatOf(node.material);
  });
  const loaded = performance.now();
  const gl = renderer.getContext();
  const pixels = new Uint8Array(size * size * 4);
  for (let i = 0; i < times; i++) {
    renderer.render(scene, camera);
    // Reading waits for the picture.
    gl.readPixels(0, 0, size, size, gl.RGBA, gl.UNSIGNED_BYTE, pixels);
  }
  const drawn = performance.now();
  let text = '';
  for (let i = 0; i < pixels.length; i += 32_768)
    text += String.fromCharCode(...pixels.subarray(i, i + 32_768));
  return {
    pixels: btoa(text),
    millisecondsToLoad: loaded - started,
    millisecondsToDraw: (drawn - loaded) / times,
  };
};

/** Returns the base colour of a material as three.js reads it, without light. */
function flatOf(material: MeshStandardMaterial): MeshBasicMaterial {
  const { color, map, alphaTest, opacity, transparent, vertexColors, side } = material;
  return new MeshBasicMaterial({ color, map, alphaTest, opacity, transparent, vertexColors, side });
}
