/** Script of the page of `view`. It is text because the page must be whole in one file. */
export const viewerScript = `
  import { AnimationMixer, Box3, Clock, Color, GridHelper, PMREMGenerator, PerspectiveCamera, Scene, Vector3, WebGLRenderer, DirectionalLight } from "three";
  import { GLTFLoader } from "three/gltf-loader";
  import { OrbitControls } from "three/orbit-controls";
  import { RoomEnvironment } from "three/room-environment";
  import { MeshoptDecoder } from "three/meshopt-decoder";

const canvas = document.querySelector('canvas');
const failure = document.querySelector('#failure');
try {
  const renderer = new WebGLRenderer({ canvas, antialias: true, preserveDrawingBuffer: true });
  const scene = new Scene();
  const dark = matchMedia('(prefers-color-scheme: dark)').matches;
  scene.background = new Color(dark ? 0x262624 : 0xe9e9e4);
  scene.environment = new PMREMGenerator(renderer).fromScene(new RoomEnvironment()).texture;
  const sun = new DirectionalLight(0xffffff, 1.5);
  sun.position.set(1, 2, 1.5);
  scene.add(sun);

  const text = document.querySelector('#model').textContent;
  const bytes = Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));
  const loader = new GLTFLoader().setMeshoptDecoder(MeshoptDecoder);
  const model = await loader.parseAsync(bytes.buffer, '');
  scene.add(model.scene);

  const box = new Box3().setFromObject(model.scene, true);
  const size = box.getSize(new Vector3());
  const middle = box.getCenter(new Vector3());
  const longest = Math.max(size.x, size.y, size.z) || 1;
  const step = 10 ** Math.floor(Math.log10(longest));
  const grid = new GridHelper(step * 20, 20, dark ? 0x666660 : 0x999990, dark ? 0x40403c : 0xccccc4);
  grid.position.y = box.isEmpty() ? 0 : box.min.y;
  scene.add(grid);
  const camera = new PerspectiveCamera(40, 1, longest / 200, longest * 200);
  camera.position.copy(middle).add(new Vector3(0.55, 0.35, 1).normalize().multiplyScalar(longest * 2.1));
  const controls = new OrbitControls(camera, canvas);
  controls.target.copy(middle);
  controls.enableDamping = true;

  const mixer = new AnimationMixer(model.scene);
  const buttons = document.querySelector('#clips');
  const play = (clip, button) => {
    mixer.stopAllAction();
    const wasOn = button.getAttribute('aria-pressed') === 'true';
    for (const each of buttons.children) each.setAttribute('aria-pressed', 'false');
    if (wasOn) return;
    button.setAttribute('aria-pressed', 'true');
    mixer.clipAction(clip).play();
  };
  for (const clip of model.animations) {
    const button = document.createElement('button');
    button.textContent = clip.name + ', ' + clip.duration.toFixed(1) + ' s';
    button.setAttribute('aria-pressed', 'false');
    button.onclick = () => play(clip, button);
    buttons.append(button);
  }
  buttons.querySelector('button')?.click();

  const clock = new Clock();
  renderer.setAnimationLoop(() => {
    const { clientWidth: width, clientHeight: height } = canvas.parentElement;
    if (canvas.width !== width * devicePixelRatio || canvas.height !== height * devicePixelRatio) {
      renderer.setPixelRatio(devicePixelRatio);
      renderer.setSize(width, height, false);
      camera.aspect = width / height;
      camera.updateProjectionMatrix();
    }
    controls.update();
    mixer.update(clock.getDelta());
    renderer.render(scene, camera);
    document.body.dataset.drawn = String(renderer.info.render.triangles);
  });
} catch (error) {
  failure.hidden = false;
  failure.textContent = 'This browser cannot show the model: ' + error.message;
  document.body.dataset.drawn = 'failed';
}
`;
