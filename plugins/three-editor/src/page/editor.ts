import type { AnimationMixer, Object3D, Scene } from 'three';

// The used part of the three.js editor: `window.editor`, which its page exposes.

export interface Editor {
  readonly scene: Scene;
  readonly selected: Object3D | null;
  readonly mixer: AnimationMixer;
  readonly signals: {
    readonly objectSelected: Signal<Object3D | null>;
    readonly objectAdded?: Signal<Object3D> | undefined;
    readonly objectRemoved: Signal<Object3D>;
    readonly sceneEnvironmentChanged: Signal<string>;
    /** Absent in later versions. */
    readonly refreshSidebarEnvironment?: Signal<void> | undefined;
  };
  /** Settings of its user, with the language of its menus. */
  readonly config?: { getKey(key: 'language'): string | undefined } | undefined;
  readonly utils: { saveArrayBuffer(buffer: ArrayBuffer, name: string): void };
  /** Adds at the end of the scene, or as a child of an object. */
  addObject(object: Object3D, parent?: Object3D, index?: number): void;
  select(object: Object3D | null): void;
  focus(object: Object3D): void;
  execute(command: Command, name?: string): void;
}

export interface Signal<T> {
  add(listener: (value: T) => void): void;
  dispatch(value?: T): void;
}

export interface Command {
  execute(): void;
}

/** Commands of the editor, from its module `js/commands/Commands.js`. */
interface Commands {
  readonly AddObjectCommand: new (editor: Editor, object: Object3D) => Command;
  readonly RemoveObjectCommand: new (editor: Editor, object: Object3D) => Command;
  readonly MultiCmdsCommand: new (editor: Editor, commands: readonly Command[]) => Command;
}

/** Modules of the editor's page: its commands and its version of the engine. */
export interface EditorModules extends Commands {
  readonly three: Pick<typeof import('three'), 'Box3' | 'REVISION'>;
  readonly gltfLoader: () => Promise<typeof import('three/addons/loaders/GLTFLoader.js')>;
  readonly gltfExporter: () => Promise<typeof import('three/addons/exporters/GLTFExporter.js')>;
}

/** Loads the modules. @throws the browser's error when the page is not the editor */
export async function editorModules(page: Document): Promise<EditorModules> {
  // Computed names, which no bundler resolves: they use the page's import map.
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
