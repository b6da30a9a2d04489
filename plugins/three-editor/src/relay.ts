import { disconnectMessage, isFrame, isHandshake } from './greeting.ts';

// Connects the page, which has the editor, with the service worker, which has the panel. It passes only frames of the
// panel's channel; no frame makes the worker request an address from the page.
addEventListener('message', ({ source, origin, data, ports: [near] }) => {
  if (source !== window || origin !== location.origin || !isHandshake(data) || !near) return;
  let far: chrome.runtime.Port;
  try {
    far = chrome.runtime.connect({ name: 'editor' });
  } catch {
    // The extension was updated or removed while the page was open; the page needs a reload.
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
