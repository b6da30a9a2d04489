export type { InspectorFeed, InspectorService } from './inspector-services.ts';
export { meshwrightFeed } from './meshwright-feed.ts';
export { meshwrightPane } from './meshwright-pane.ts';
export type { PaneOptions } from './open-panel.ts';
