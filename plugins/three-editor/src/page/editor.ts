import type { AnimationMixer, Object3D, Scene } from 'three';

// What is used of the three.js editor: `window.editor`, which its page shows for its console.

export interface Editor {
  readonly scene: Scene;
  readonly selected: Object3D | null;
  readonly mixer: AnimationMixer;
  readonly signals: {
    readonly objectSelected: Signal<Object3D | null>;
    readonly objectRemoved: Signal<Object3D>;
    readonly sceneEnvironmentChanged: Signal<string>;
    readonly refreshSidebarEnvironment: Signal<void>;
  };
  readonly utils: { saveArrayBuffer(buffer: ArrayBuffer, name: string): void };
  /** At the end of the scene, or as a child of something else. */
  addObject(object: Object3D, parent?: Object3D, index?: number): void;
  select(object: Object3D | null): void;
  focus(object: Object3D): void;
  execute(command: Command, name?: string): void;
}

export interface Signal<T> {
  add(hear: (news: T) => void): void;
  dispatch(news?: T): void;
}

export interface Command {
  execute(): void;
}

/** Its commands, from its own module `js/commands/Commands.js`. */
interface Commands {
  readonly AddObjectCommand: new (editor: Editor, object: Object3D) => Command;
  readonly RemoveObjectCommand: new (editor: Editor, object: Object3D) => Command;
  readonly MultiCmdsCommand: new (editor: Editor, commands: readonly Command[]) => Command;
}

/** What the page of the editor brings: its own commands, and its own version of the engine. */
export interface EditorModules extends Commands {
  readonly three: Pick<typeof import('three'), 'Box3' | 'REVISION'>;
  readonly gltfLoader: () => Promise<typeof import('three/addons/loaders/GLTFLoader.js')>;
  readonly gltfExporter: () => Promise<typeof import('three/addons/exporters/GLTFExporter.js')>;
}

/** @throws what the browser says when the page is no editor after all */
export async function editorModules(page: Document): Promise<EditorModules> {
  // By names that no bundler follows: they lead into the page, through its import map.
  const load = (name: string) => import(name);
  const commands: Commands = await load(new URL('js/commands/Commands.js', page.baseURI).href);
  return {
    AddObjectCommand: commands.AddObjectCommand,
    RemoveObjectCommand: commands.RemoveObjectCommand,
    MultiCmdsCommand: commands.MultiCmdsCommand,
    three: await load('three'),
    gltfLoader: () => load('three/addons/loaders/GLTFLoader.js'),
    gltfExporter: () => load('three/addons/exporters/GLTFExporter.js'),
  };
}
