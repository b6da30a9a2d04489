export { mountPanel } from './dom/mount-panel.ts';
export { defineMeshwrightPanel, type MeshwrightPanelElement } from './dom/panel-element.ts';
