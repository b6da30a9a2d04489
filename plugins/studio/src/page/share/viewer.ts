// Script of a shared page: shows the models that stand in it as base64. Bundled into one text that needs no network.
import { AnimationMixer, Box3, Timer } from 'three';
import { MeshoptDecoder } from 'three/addons/libs/meshopt_decoder.module.js';
import { GLTFLoader } from 'three/addons/loaders/GLTFLoader.js';
import { boundsOf, meshesOf } from '../viewport/model-bounds.ts';
import { redraw } from '../viewport/redraw.ts';
import { threeStage } from '../viewport/three-stage.ts';
import { dayColours, nightColours } from '../viewport/viewport.ts';
import type { SharedScene } from './share-page.ts';

const { models, words } = JSON.parse(document.querySelector('#scene')!.textContent!) as SharedScene;
const canvas = document.querySelector('canvas')!;
const stage = threeStage(canvas);
const { renderer, scene, camera, controls } = stage;
const frames = redraw(canvas);
const loader = new GLTFLoader().setMeshoptDecoder(MeshoptDecoder);
/** Models with clips, and whether one plays. */
const moving = new Map<AnimationMixer, boolean>();

const prefersDark = matchMedia('(prefers-color-scheme: dark)');
const paint = () => {
  stage.paint(prefersDark.matches ? nightColours : dayColours);
  frames.ask();
};
prefersDark.addEventListener('change', paint);
paint();

const all = new Box3();
for (const { name, x, glb } of models) {
  const bytes = Uint8Array.from(atob(glb), (letter) => letter.charCodeAt(0));
  const { scene: root, animations } = await loader.parseAsync(bytes.buffer, '');
  root.position.x = x;
  for (const mesh of meshesOf(root)) Object.assign(mesh, { castShadow: true, receiveShadow: true });
  scene.add(root);
  all.union(boundsOf(root));
  if (animations.length === 0) continue;
  const mixer = new AnimationMixer(root);
  moving.set(mixer, false);
  const names = animations.map((clip) => clip.name);
  offerClips(models.length > 1 ? words.clipOf.replace('{name}', () => name) : words.clip, names, (at) => {
    mixer.stopAllAction();
    const clip = animations[at];
    if (clip) mixer.clipAction(clip).play();
    moving.set(mixer, clip !== undefined);
    renderer.shadowMap.needsUpdate = true;
    frames.ask();
  });
}
stage.stand(all);
stage.frame(all);

controls.addEventListener('change', frames.ask);
const turn = document.querySelector<HTMLInputElement>('#turn')!;
turn.addEventListener('change', () => {
  controls.autoRotate = turn.checked;
});

const timer = new Timer();
renderer.setAnimationLoop(() => {
  timer.update();
  if (controls.autoRotate) controls.update(timer.getDelta());
  const plays = [...moving.values()].includes(true);
  if (!plays && !frames.isDue()) return;
  stage.fit();
  for (const mixer of moving.keys()) mixer.update(timer.getDelta());
  if (plays) renderer.shadowMap.needsUpdate = true;
  frames.frame(() => {
    renderer.render(scene, camera);
    return true;
  });
  canvas.dataset.drawn = String(frames.frames);
});

/** Adds a choice of clips. @param play called with the number of the clip; -1 for none */
function offerClips(text: string, names: readonly string[], play: (at: number) => void): void {
  const label = document.createElement('label');
  const choice = document.createElement('select');
  choice.append(new Option(words.atRest, '-1'), ...names.map((name, at) => new Option(name, String(at))));
  choice.addEventListener('change', () => play(Number(choice.value)));
  label.append(`${text} `, choice);
  document.querySelector('footer')!.append(label);
}
