/** Where frames come from while a headset shows the scene, as an `XRSession`. */
export interface FrameSession {
  requestAnimationFrame(callback: () => void): unknown;
  addEventListener?(type: 'end', listener: () => void): void;
}

/**
 * Resolves at the next animation frame of an XR session, or of the page; a hidden page has none, so there at the next task.
 * @param session the immersive session that is running, whose page has no frames of its own
 * @example
 * import { nextAnimationFrame } from '@meshwright/runtime';
 *
 * await nextAnimationFrame();
 */
export function nextAnimationFrame(session?: FrameSession | null): Promise<void> {
  return new Promise((resolve) => {
    if (session) {
      session.requestAnimationFrame(() => resolve());
      session.addEventListener?.('end', () => resolve());
    } else if (document.hidden) setTimeout(resolve);
    else requestAnimationFrame(() => resolve());
  });
}
