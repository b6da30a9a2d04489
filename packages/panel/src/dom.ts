export { downloadFile } from './dom/download-file.ts';
export { mountPanel } from './dom/mount-panel.ts';
export { type PanelMemory, pageMemory } from './dom/page-memory.ts';
export { defineMeshwrightPanel, type MeshwrightPanelElement } from './dom/panel-element.ts';
