import { disconnectMessage, isFrame, isHandshake } from './greeting.ts';

// Between the page, where the editor is, and the service worker, where the panel is. It passes on frames of the
// panel's channel and nothing else; no frame makes the worker ask an address the page has named.
addEventListener('message', ({ source, origin, data, ports: [near] }) => {
  if (source !== window || origin !== location.origin || !isHandshake(data) || !near) return;
  let far: chrome.runtime.Port;
  try {
    far = chrome.runtime.connect({ name: 'editor' });
  } catch {
    // The extension was updated or removed under the page, which has to be loaded anew.
    return leave(near);
  }
  near.onmessage = ({ data }) => {
    if (isFrame(data)) far.postMessage(data);
  };
  far.onMessage.addListener((frame) => near.postMessage(frame));
  far.onDisconnect.addListener(() => leave(near));
  near.addEventListener('close', () => far.disconnect());
});

function leave(near: MessagePort): void {
  near.postMessage(disconnectMessage);
  near.close();
}
