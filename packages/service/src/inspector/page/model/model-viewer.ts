import {
  AnimationMixer,
  Box3,
  type Material,
  Mesh,
  type Object3D,
  PerspectiveCamera,
  PMREMGenerator,
  Scene,
  Texture,
  Timer,
  Vector3,
  WebGLRenderer,
} from 'three';
import { OrbitControls } from 'three/addons/controls/OrbitControls.js';
import { RoomEnvironment } from 'three/addons/environments/RoomEnvironment.js';
import { GLTFLoader } from 'three/addons/loaders/GLTFLoader.js';

/** A model on a canvas, turned with the mouse, a finger or the arrow keys. */
export interface ModelViewer {
  /** Names of its clips, in the order of the file. */
  readonly clips: readonly string[];
  /** Metres: width, height, depth. */
  readonly size: readonly [number, number, number];
  /** Plays one clip in a loop; undefined stops. */
  play(clip: string | undefined): void;
  dispose(): void;
}

/** Radians that one press of an arrow key turns. */
const keyTurn = Math.PI / 12;

/**
 * Draws a GLB. It draws only when something moved.
 * @throws Error when the file needs a decoder or the browser has no WebGL
 */
export async function openModelViewer(canvas: HTMLCanvasElement, bytes: ArrayBuffer): Promise<ModelViewer> {
  const model = await new GLTFLoader().parseAsync(bytes, '');
  const renderer = new WebGLRenderer({ canvas, antialias: true, alpha: true });
  const scene = new Scene();
  const room = new PMREMGenerator(renderer).fromScene(new RoomEnvironment());
  scene.environment = room.texture;
  scene.add(model.scene);

  const box = new Box3().setFromObject(model.scene, true);
  const size = box.getSize(new Vector3());
  const middle = box.getCenter(new Vector3());
  const longest = Math.max(size.x, size.y, size.z) || 1;
  const camera = new PerspectiveCamera(35, 1, longest / 100, longest * 100);
  camera.position.copy(middle).add(new Vector3(0.5, 0.35, 1).setLength(longest * 2));
  const controls = new OrbitControls(camera, canvas);
  controls.target.copy(middle);
  controls.update();

  const mixer = new AnimationMixer(model.scene);
  let isPlaying = false;
  let isStale = true;
  controls.addEventListener('change', () => {
    isStale = true;
  });
  const resized = new ResizeObserver(() => {
    const { clientWidth: width, clientHeight: height } = canvas;
    renderer.setPixelRatio(devicePixelRatio);
    renderer.setSize(width, height, false);
    camera.aspect = width / height;
    camera.updateProjectionMatrix();
    isStale = true;
  });
  resized.observe(canvas);
  canvas.addEventListener('keydown', turn);
  const timer = new Timer();
  renderer.setAnimationLoop(() => {
    timer.update();
    if (!isStale && !isPlaying) return;
    isStale = false;
    mixer.update(timer.getDelta());
    renderer.render(scene, camera);
    canvas.dataset.triangles = String(renderer.info.render.triangles);
  });

  function turn(event: KeyboardEvent): void {
    const angle = { ArrowLeft: -keyTurn, ArrowRight: keyTurn }[event.key];
    if (angle === undefined) return;
    event.preventDefault();
    camera.position.sub(middle).applyAxisAngle(camera.up, angle).add(middle);
    controls.update();
  }

  return {
    clips: model.animations.map(({ name }) => name),
    size: [size.x, size.y, size.z],
    play(clip) {
      mixer.stopAllAction();
      const animation = model.animations.find(({ name }) => name === clip);
      if (animation) mixer.clipAction(animation).play();
      isPlaying = animation !== undefined;
      isStale = true;
    },
    dispose() {
      renderer.setAnimationLoop(null);
      resized.disconnect();
      canvas.removeEventListener('keydown', turn);
      controls.dispose();
      release(model.scene);
      room.dispose();
      renderer.dispose();
    },
  };
}

/** Frees the geometries, materials and textures of a model. */
function release(root: Object3D): void {
  root.traverse((object) => {
    if (!(object instanceof Mesh)) return;
    object.geometry.dispose();
    for (const material of [object.material].flat() as Material[]) {
      for (const value of Object.values(material)) if (value instanceof Texture) value.dispose();
      material.dispose();
    }
  });
}
