import { describe, expect, it } from 'vitest';
import { stand } from './pose.ts';
import { readClips, readPoses } from './read-clips.ts';

const known = readPoses('poses', 'guard | stand\n  hips 0,-.1,0\nlow\n  feet .14,0,0');
const clipOf = (text: string) => readClips('dances', text, 1, known)[0]!.clip;

describe('a clip of a table', () => {
  it('goes through key poses, each a change of the base', () => {
    const { seconds, loop, motion } = clipOf(
      'bow | once 2 | guard low\n  0\n  .5 head 30,0,0 \n    hands .1,.2,-.3\n  1',
    );
    expect({ seconds, loop }).toEqual({ seconds: 2, loop: false });
    expect(motion(0)).toMatchObject({ hips: [0, -0.1, 0], footL: [0.14, 0, 0], footR: [0.14, 0, 0] });
    expect(motion(0.5)).toMatchObject({ head: [30, 0, 0], handL: [0.1, 0.2, -0.3], handR: [0.1, 0.2, -0.3] });
    expect(motion(1)).toEqual(motion(0));
  });

  it('is a sum of waves: amplitude, kind, cycles and shift', () => {
    const { motion } = clipOf('sway | wave 1 | stand\n  hips .1+.2s2@.25,-c,p-1 head q,4b,-.5');
    const pose = motion(0.25);
    expect(pose.hips[0]).toBeCloseTo(0.1 + 0.2 * Math.sin(2 * Math.PI * 0.75), 12);
    expect(pose.hips[1]).toBeCloseTo(0, 12);
    expect(pose.hips[2]).toBe(0);
    expect(motion(0.75).hips[2]).toBeCloseTo(1, 12);
    expect(pose.head).toEqual([1, 4, -0.5]);
  });

  it('places a hand by the angles of the arm', () => {
    const { motion } = clipOf('swing | wave 1 | stand\n  handL arm:90s,0,0');
    const [, , ahead] = motion(0.25).handL;
    expect(ahead).toBeCloseTo(1, 9);
    expect(motion(0.75).handL[2]).toBeCloseTo(-1, 9);
  });

  it('is a gait whose speed follows from stride and time', () => {
    const { pace, seconds, motion } = clipOf(
      'walk | gait 1\n  stride 1.5 duty .6 lift .1\n  held head 9,0,0',
    );
    expect(pace).toBeCloseTo(1.5 / seconds, 9);
    expect(motion(0).footL[2]).toBeGreaterThan(motion(0.4).footL[2]);
    expect(motion(0).head[0]).not.toBe(stand.head[0]);
  });
});

describe('a wrong word is refused with the table, the entry and what to write', () => {
  it.each([
    ['bow | twice 1 | stand\n  0', '"twice 1" is no way to play; write once, loop, wave, gait, slide, paws'],
    ['bow | once | stand\n  0', '"" is no time; write 1 number'],
    ['bow | once 0 | stand\n  0', '"0" is no time; write seconds above 0'],
    ['bow | once 1 | stand', '"once" has no lines; indent its poses'],
    ['bow | once 1 | stood\n  0', '"stood" is no base pose; use stand, all_fours, guard'],
    ['bow | once 1 | stand\n  0 hed 1,2,3', '"hed" is no channel and no pose; use hips, turn, spine, head'],
    ['bow | once 1 | stand\n  0 head 1,2', '"1,2" is no value of head; write three numbers or waves'],
    ['bow | once 1 | stand\n  0 head 1,2,zorb', '"1,2,zorb" is no value of head'],
    ['bow | once 1 | stand\n  0 head 1,2,3s', '"head" moves in a pose that holds still; write plain numbers'],
    ['bow | once 1 | stand\n  .5', '".5" is out of order; keys begin at 0'],
    ['bow | once 1 | stand\n  0\n  .5\n  .4', '".4" is out of order'],
    ['bow | loop 1 | stand\n  0\n  1', '"1" is out of order; keys begin at 0 and rise to below 1'],
    ['bow | once 1 | stand\n  later', '"later" is no share of the clip; write 1 number'],
    ['bow | gait 1\n  stride 1 duty .5', '"lift" is missing; a gait needs stride, duty and lift'],
    ['bow | gait 1\n  stride 1 wobble 2', '"wobble" is no number of a gait; use stride, duty, lift'],
    ['bow | gait 1\n  stride 1,2', '"1,2" is no value of stride; write 1 number'],
    ['bow | paws 1\n  stride 1 order 0,1', '"0,1" is no value of order; write 4 numbers'],
    ['bow | gait 1\n  stride 1 duty .5 lift .1\n  more hands 0,0,s', '"hands" is a pair'],
  ])('%j', (text, message) => {
    const read = () => clipOf(text);
    expect(read).toThrow(message);
    expect(read).toThrow('read the table dances, "bow": ');
  });

  it('a line of no entry', () => {
    expect(() => clipOf('  0 head 1,2,3')).toThrow(
      'read the table dances: the line "  0 head 1,2,3" belongs to no entry; begin an entry at the margin',
    );
  });
});
