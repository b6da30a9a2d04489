export type { InspectorFeed, InspectorService } from './pane/inspector-services.ts';
export { meshwrightFeed } from './pane/meshwright-feed.ts';
export { meshwrightPane } from './pane/meshwright-pane.ts';
export type { PaneOptions } from './pane/open-panel.ts';
