import { assertProperty } from '@meshwright/testing/property';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { ClipState, EngineInstance } from '../engine-port.ts';
import { clipMix } from './clip-mix.ts';

/** An engine that records what plays. */
function writtenEngine() {
  const playing = new Map<string, ClipState>();
  const instance: EngineInstance<null, null> = {
    root: null,
    native: null,
    warm: async () => {},
    start: (clip, state) => void playing.set(clip, state),
    weigh: (clip, weight) => void playing.set(clip, { ...playing.get(clip)!, weight }),
    time: (clip) => playing.get(clip)?.time ?? 0,
    halt: (clip) => void playing.delete(clip),
    add: () => {},
    dispose() {},
  };
  return { instance, playing };
}

const clips = ['idle', 'walk', 'run'];

it('any sequence of calls ends with the last clip alone at full weight', () => {
  const playCalls = fc.array(
    fc.record({
      clip: fc.constantFrom(...clips),
      fade: fc.constantFrom(0, 0.2, 1),
      loop: fc.boolean(),
      seconds: fc.double({ min: 0, max: 0.5, noNaN: true }),
    }),
    { minLength: 1, maxLength: 12 },
  );
  assertProperty(
    fc.property(playCalls, (playCalls) => {
      const { instance, playing } = writtenEngine();
      const mix = clipMix(instance, clips);
      for (const { seconds, clip, ...options } of playCalls) {
        expect(mix.play(clip, options)).toBe(clip);
        expect(mix.tick(seconds)).toBe(true);
        for (const { weight } of playing.values()) expect(weight >= 0 && weight <= 1).toBe(true);
      }
      mix.tick(2);
      expect([...playing].map(([clip, { weight }]) => [clip, weight])).toEqual([[playCalls.at(-1)!.clip, 1]]);
      mix.stop({ fade: 0.1 });
      expect(mix.tick(0.2)).toBe(false);
      expect(playing.size).toBe(0);
    }),
    { numRuns: 300 },
  );
});

it('a clip that does not repeat plays until it stands at its end', () => {
  let time = 0;
  const mix = clipMix({ ...writtenEngine().instance, time: () => time }, clips);
  const tick = (seconds: number) => {
    const plays = mix.tick(seconds);
    time = Math.min(1, time + seconds);
    return plays;
  };
  mix.play('walk', { loop: false });
  // A step of 0 seconds moves nothing, and is no end.
  expect([0, 0.4, 0.4, 0.4, 0.4, 0.4].map(tick)).toEqual([true, true, true, true, true, false]);
});

it('fades with weights that sum to one; replaying the current clip changes nothing', () => {
  const { instance, playing } = writtenEngine();
  const mix = clipMix(instance, clips);
  mix.play('walk');
  mix.play('run', { fade: 1 });
  mix.tick(0.25);
  mix.play('run', { fade: 1 });
  expect([...playing].map(([clip, { weight }]) => [clip, weight])).toEqual([
    ['walk', 0.75],
    ['run', 0.25],
  ]);
});

it('a clip that is replaced before its first frame is removed', () => {
  const { instance, playing } = writtenEngine();
  const mix = clipMix(instance, clips);
  mix.play('idle');
  mix.play('walk');
  mix.play('idle');
  mix.tick(1);
  expect([...playing.keys()]).toEqual(['idle']);
});

it('a frame of zero length, as in a pause, ends no fade', () => {
  const { instance, playing } = writtenEngine();
  const mix = clipMix(instance, clips);
  mix.play('walk');
  mix.play('run');
  mix.tick(0);
  expect([...playing.keys()]).toEqual(['walk', 'run']);
});

it('continues in another instance with the same clips, times, weights and fade', () => {
  const [from, to] = [writtenEngine(), writtenEngine()];
  const mix = clipMix(from.instance, clips);
  mix.play('walk');
  mix.play('run', { fade: 1, speed: 0.5 });
  mix.tick(0.25);
  from.playing.set('walk', { ...from.playing.get('walk')!, time: 0.4 });
  const next = clipMix(to.instance, ['Armature|walking|x', 'run', 'jump']);
  next.restore(mix.state());
  expect(Object.fromEntries(to.playing)).toEqual({
    'Armature|walking|x': { time: 0.4, weight: 0.75, loop: true, speed: 1 },
    run: { time: 0, weight: 0.25, loop: true, speed: 0.5 },
  });
  next.tick(1);
  expect([...to.playing.keys()]).toEqual(['run']);
});
