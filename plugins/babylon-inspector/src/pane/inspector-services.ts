import type { Scene } from '@babylonjs/core/scene.js';
import type { ComponentType } from 'react';

// Types of the Inspector services in use. Its own declarations import a package that is not installed with it, so
// they resolve to `any`.

/** Argument of `ShowInspector(scene, { serviceDefinitions: [...] })`. */
export interface InspectorService {
  readonly friendlyName: string;
  readonly consumes: readonly symbol[];
  readonly factory: (
    shell: ShellService,
    context: SceneContext,
    selection: SelectionService,
    theme: ThemeService,
  ) => Disposable;
}

/** Argument of `ShowInspector(scene, { extensionFeeds: [...] })`. */
export interface InspectorFeed {
  readonly name: string;
  queryExtensionsAsync(filter?: string): Promise<ExtensionQuery>;
  getExtensionModuleAsync(name: string): Promise<ExtensionModule | undefined>;
}

interface ExtensionQuery {
  readonly totalCount: number;
  getExtensionMetadataAsync(index: number, count: number): Promise<readonly ExtensionMetadata[]>;
}

interface ExtensionMetadata {
  readonly name: string;
  readonly description: string;
  readonly keywords: readonly string[];
}

interface ExtensionModule {
  readonly default: { readonly serviceDefinitions: readonly InspectorService[] };
}

interface ShellService {
  addSidePane(pane: {
    readonly key: string;
    readonly title: string;
    readonly icon: ComponentType;
    readonly horizontalLocation: 'left' | 'right';
    readonly verticalLocation: 'top' | 'bottom';
    readonly order: number;
    readonly teachingMoment: boolean;
    readonly keepMounted: boolean;
    readonly content: ComponentType;
  }): Disposable;
}

export interface SceneContext {
  readonly currentScene: Scene | null;
  readonly currentSceneObservable: Observable;
}

export interface SelectionService {
  selectedEntity: object | null;
  readonly onSelectedEntityChanged: Observable;
}

export interface ThemeService {
  readonly isDark: boolean;
  readonly onChanged: Observable;
}

export interface Observable {
  add(listener: () => void): { remove(): void };
}

export interface Disposable {
  dispose(): void;
}
