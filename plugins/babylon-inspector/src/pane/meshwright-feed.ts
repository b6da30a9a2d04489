import type { InspectorFeed } from './inspector-services.ts';
import { meshwrightPane } from './meshwright-pane.ts';
import type { PaneOptions } from './open-panel.ts';

/**
 * Offers the pane in the Inspector's "Manage Extensions": `ShowInspector(scene, { extensionFeeds: [meshwrightFeed({
 * proxyUrl })] })`. An installed pane survives a reload.
 * @example
 * import { ShowInspector } from '@babylonjs/inspector';
 * import { meshwrightFeed } from '@meshwright/babylon-inspector';
 *
 * ShowInspector(scene, { extensionFeeds: [meshwrightFeed({ proxyUrl: '/api/meshwright' })] });
 */
export function meshwrightFeed(options: PaneOptions): InspectorFeed {
  const extension = {
    name: 'Meshwright',
    description: 'Generates models from text or a picture, and continues from the selection.',
    keywords: ['generate', 'model', 'texture', 'rig', 'animate'],
  };
  return {
    name: 'Meshwright',
    async queryExtensionsAsync(filter = '') {
      const found = extension.name.includes(filter) ? [extension] : [];
      return {
        totalCount: found.length,
        getExtensionMetadataAsync: async (index, count) => found.slice(index, index + count),
      };
    },
    async getExtensionModuleAsync(name) {
      if (name !== extension.name) return undefined;
      return { default: { serviceDefinitions: [meshwrightPane(options)] } };
    },
  };
}
