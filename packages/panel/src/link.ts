/**
 * @internal The panel in a worker and its view in a page, as the extension of the three.js editor uses it. May change in
 * any release.
 */
export type { Hello } from './link/messages.ts';
export { extensionPipe, messagePipe } from './link/pipe.ts';
export { portChannel } from './link/port-channel.ts';
export { remotePanel } from './link/remote-panel.ts';
export { servePanel } from './link/serve-panel.ts';
