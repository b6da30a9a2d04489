// The few members in use, because the Inspector and what it needs (700 MB) are not installed with the workspace. The host
// test installs them, and compiles the plugin with their own declarations.

declare module '@babylonjs/inspector' {
  export const SceneContextIdentity: unique symbol;
  export const SelectionServiceIdentity: unique symbol;
  export const ShellServiceIdentity: unique symbol;
  export const ThemeServiceIdentity: unique symbol;
  export function ShowInspector(
    scene: import('@babylonjs/core/scene.js').Scene,
    options?: object,
  ): { dispose(): Promise<void> };
}

declare module '@fluentui/react-icons' {
  export const CubeAddRegular: import('react').ComponentType;
}
