import * as THREE from 'three';
import {
  AnimationMixer,
  DataTexture,
  GridHelper,
  type Object3D,
  ObjectLoader,
  PerspectiveCamera,
  PMREMGenerator,
  Scene,
  type Texture,
  Timer,
  WebGLRenderer,
} from 'three';
import { OrbitControls } from 'three/addons/controls/OrbitControls.js';
import { RoomEnvironment } from 'three/addons/environments/RoomEnvironment.js';
import type { Command, Editor, Signal } from '../page/editor.ts';

// Stand-in for the three.js editor: its documented globals, signals, commands and sidebar, for tests without a copy
// of the editor. THREE_EDITOR_DIR runs the same tests on a real one.

type Undoable = Command & { undo(): void };

export interface StandInEditor extends Editor {
  removeObject(object: Object3D): void;
  execute(command: Command): void;
  undo(): void;
  toJSON(): object;
}

class StandInSignal<T> implements Signal<T> {
  readonly #listeners: ((value: T) => void)[] = [];

  add(listener: (value: T) => void): void {
    this.#listeners.push(listener);
  }

  dispatch(value?: T): void {
    for (const listener of this.#listeners) listener(value as T);
  }
}

const signals = {
  objectSelected: new StandInSignal<Object3D | null>(),
  objectAdded: new StandInSignal<Object3D>(),
  objectRemoved: new StandInSignal<Object3D>(),
  sceneGraphChanged: new StandInSignal<void>(),
  sceneEnvironmentChanged: new StandInSignal<string>(),
  refreshSidebarEnvironment: new StandInSignal<void>(),
  savingFinished: new StandInSignal<void>(),
};
const storage = 'stand-in-scene';
const kept = localStorage.getItem(storage);
const scene = kept ? (new ObjectLoader().parse(JSON.parse(kept)) as Scene) : new Scene();
const camera = new PerspectiveCamera(50, 1, 0.01, 1000);
camera.position.set(1.6, 1.4, 2.6);
const renderer = new WebGLRenderer({ antialias: true });
renderer.setClearColor(0x9aa3ad);
const helpers = new Scene();
helpers.add(new GridHelper(4, 8, 0x4a515c, 0x666e7a));
const mixer = new AnimationMixer(scene);
const undos: Undoable[] = [];
let selected: Object3D | null = null;

const editor: StandInEditor = {
  scene,
  mixer,
  signals,
  get selected() {
    return selected;
  },
  utils: { saveArrayBuffer: () => {} },
  addObject(object, parent = scene, index = parent.children.length) {
    parent.add(object);
    parent.children.splice(index, 0, parent.children.pop()!);
    signals.objectAdded.dispatch(object);
    signals.sceneGraphChanged.dispatch();
  },
  removeObject(object) {
    object.removeFromParent();
    signals.objectRemoved.dispatch(object);
    signals.sceneGraphChanged.dispatch();
  },
  select(object) {
    if (selected === object) return;
    selected = object;
    signals.objectSelected.dispatch(object);
  },
  focus(object) {
    controls.target.copy(object.position);
    controls.update();
  },
  execute(command) {
    undos.push(command as Undoable);
    command.execute();
  },
  undo: () => undos.pop()?.undo(),
  toJSON: () => ({ scene: scene.toJSON() }),
};
signals.sceneGraphChanged.add(() => {
  localStorage.setItem(storage, JSON.stringify(scene.toJSON()));
  signals.savingFinished.dispatch();
});
signals.sceneEnvironmentChanged.add((name) => {
  scene.environment = name !== 'Default' ? null : location.search === '?room' ? room() : grey();
});
document.addEventListener('keydown', ({ key, ctrlKey }) => {
  if (key === 'z' && ctrlKey) editor.undo();
});

const viewport = document.querySelector('#viewport')!;
viewport.append(renderer.domElement);
const controls = new OrbitControls(camera, renderer.domElement);
controls.target.set(0, 0.4, 0);
controls.update();
const timer = new Timer();
// Like the editor, renders a frame after a change or during motion.
let due = true;
const draw = () => {
  due = true;
};
for (const signal of Object.values(signals)) signal.add(draw);
controls.addEventListener('change', draw);
addEventListener('resize', draw);
renderer.setAnimationLoop(() => {
  const seconds = timer.update().getDelta();
  if (isPlaying()) mixer.update(seconds);
  else if (!due) return;
  due = false;
  const { clientWidth, clientHeight } = viewport;
  renderer.setSize(clientWidth, clientHeight);
  camera.aspect = clientWidth / clientHeight;
  camera.updateProjectionMatrix();
  renderer.autoClear = true;
  renderer.render(scene, camera);
  renderer.autoClear = false;
  renderer.render(helpers, camera);
});

/** Equals the editor's room; filtering it takes a CPU half a minute. */
function room(): Texture {
  return new PMREMGenerator(renderer).fromScene(new RoomEnvironment(), 0.04).texture;
}

function grey(): Texture {
  const texture = new DataTexture(new Uint8Array(768 * 1024 * 4).fill(160), 768, 1024);
  // Has the layout of the engine's own filter output, so no filtering is needed.
  texture.mapping = 306 as typeof texture.mapping;
  texture.needsUpdate = true;
  // Excludes it from saving, as in the editor.
  texture.isRenderTargetTexture = true;
  return texture;
}

function isPlaying(): boolean {
  return (mixer as AnimationMixer & { stats: { actions: { inUse: number } } }).stats.actions.inUse > 0;
}

// Sidebar with tabs like the editor's.
const tabs = [...document.querySelectorAll<HTMLElement>('.Tab')];
const panels = [...document.querySelectorAll<HTMLElement>('.Panels > *')];
let shown = 0;
tabs.forEach((tab, index) => {
  tab.addEventListener('click', () => {
    tabs[shown]!.classList.remove('selected');
    panels[shown]!.style.display = 'none';
    tab.classList.add('selected');
    panels[index]!.style.display = '';
    shown = index;
  });
});

Object.assign(globalThis, { editor, THREE });
