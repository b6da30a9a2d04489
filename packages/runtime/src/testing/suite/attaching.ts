import { expect, it } from 'vitest';
import { pictureDifference } from '../picture-difference.ts';
import type { SuiteContext } from './suite-context.ts';

/** Registers the tests of models at the sockets of others. */
export function attachingTests({ run }: SuiteContext): void {
  it.each(['hand.right', 'hand.left', 'back', 'head', 'LeftForeArm'])(
    'draws a sword of a metre at %s, whatever the units of the body',
    async (socket) => {
      const read = (text: string) => Buffer.from(text, 'latin1');
      const without = read(await run('portrait', '/walker.glb', 128, { clip: 'walk', time: 0.25 }));
      const seen = read(await run('attached', '/walker.glb', '/sword.glb', socket, 128));
      const { pixels, far } = pictureDifference(seen, without);
      const changed = pixels * far;
      // A metre is 47 pixels; the sword is 6 cm wide, and may point at the camera.
      expect(changed).toBeGreaterThan(15);
      expect(changed).toBeLessThan(400);
    },
  );

  it('is at one socket at a time, and outlives what holds it', async () => {
    const seen = await run('attachLife', '/walker.glb', '/sword.glb');
    expect(seen).toEqual({
      moved: [false, true],
      stays: true,
      freed: false,
      alive: true,
      clips: [],
      gone: false,
      wrong: 'bad_source',
      late: 'disposed',
      held: [],
    });
  });
}
