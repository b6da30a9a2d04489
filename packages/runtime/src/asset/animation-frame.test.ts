import { afterEach, expect, it, vi } from 'vitest';
import { type FrameSession, nextAnimationFrame } from './animation-frame.ts';

afterEach(() => vi.unstubAllGlobals());

/** A session whose next frame and end are played by hand. */
function playedSession() {
  const callbacks: (() => void)[] = [];
  const session: FrameSession = {
    requestAnimationFrame: (callback) => callbacks.push(callback),
    addEventListener: (_, listener) => void callbacks.push(listener),
  };
  return { session, frame: () => callbacks[0]!(), end: () => callbacks[1]!() };
}

it.each(['frame', 'end'] as const)('of a headset, resolves at the %s of its session', async (what) => {
  // An immersive session stops the frames of the page.
  vi.stubGlobal('document', { hidden: false });
  vi.stubGlobal('requestAnimationFrame', () => expect.fail('the page has no frames'));
  const played = playedSession();
  let isOver = false;
  const waited = nextAnimationFrame(played.session).then(() => {
    isOver = true;
  });
  await Promise.resolve();
  expect(isOver).toBe(false);
  played[what]();
  await waited;
});

it('of a page, resolves at its frame, and at the next task while it is hidden', async () => {
  vi.stubGlobal('document', { hidden: false });
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => callback());
  await nextAnimationFrame();
  vi.stubGlobal('requestAnimationFrame', () => expect.fail('a hidden page has no frames'));
  vi.stubGlobal('document', { hidden: true });
  await nextAnimationFrame(null);
});
