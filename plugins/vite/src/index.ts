export { type MeshwrightOptions, meshwright } from './meshwright.ts';
export { PluginError, type PluginErrorCode } from './plugin-error.ts';
