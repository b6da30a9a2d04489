import { type VRM, VRMLoaderPlugin } from '@pixiv/three-vrm';
import { Box3, Color, DirectionalLight, PerspectiveCamera, Scene, Vector3, WebGLRenderer } from 'three';
import { GLTFLoader } from 'three/addons/loaders/GLTFLoader.js';

type BoneName = Parameters<VRM['humanoid']['getNormalizedBoneNode']>[0];

const canvas = document.querySelector('canvas')!;
canvas.width = canvas.height = 256;
const renderer = new WebGLRenderer({ canvas, preserveDrawingBuffer: true });

/** Loads an avatar, raises its arms, bends its knees and fingers, and returns the directions of its bones. */
async function pose(data: string, pairs: [string, string][]): Promise<(number[] | null)[]> {
  const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
  const loader = new GLTFLoader();
  loader.register((parser) => new VRMLoaderPlugin(parser));
  const gltf = await loader.parseAsync(bytes.buffer, '');
  const vrm = gltf.userData.vrm as VRM;
  const turn = (bone: string, axis: 'x' | 'z', degrees: number) => {
    const node = vrm.humanoid.getNormalizedBoneNode(bone as BoneName);
    if (node) node.rotation[axis] = (degrees * Math.PI) / 180;
  };
  turn('leftUpperArm', 'z', 70);
  turn('rightUpperArm', 'z', -70);
  for (const side of ['left', 'right']) {
    turn(`${side}LowerLeg`, 'x', 60);
    turn(`${side}IndexIntermediate`, 'z', side === 'left' ? -45 : 45);
  }
  vrm.update(0);
  vrm.scene.updateMatrixWorld(true);
  draw(vrm);
  const at = (bone: string) => vrm.humanoid.getRawBoneNode(bone as BoneName)?.getWorldPosition(new Vector3());
  const directions = pairs.map(([from, to]) => {
    const [start, end] = [at(from), at(to)];
    return start && end ? end.sub(start).normalize().toArray() : null;
  });
  return directions;
}

function draw(vrm: VRM): void {
  const scene = new Scene();
  scene.background = new Color(0x606870);
  const light = new DirectionalLight(0xffffff, 3);
  light.position.set(1, 2, 3);
  scene.add(vrm.scene, light);
  const box = new Box3().setFromObject(vrm.scene, true);
  const [middle, size] = [box.getCenter(new Vector3()), box.getSize(new Vector3()).length()];
  const camera = new PerspectiveCamera(35, 1, size / 100, size * 10);
  camera.position.copy(middle).add(new Vector3(0.5, 0.2, 1).normalize().multiplyScalar(size * 1.6));
  camera.lookAt(middle);
  renderer.render(scene, camera);
}

Object.assign(globalThis, { pose });
