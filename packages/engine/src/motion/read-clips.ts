import type { Vector } from '@meshwright/look/render';
import { numbersOf, type Row, readRows, refuse } from '../content/read-rows.ts';
import type { Clip } from './clip.ts';
import { type FourGait, fourGait } from './gait/four-gait.ts';
import { type Gait, gait } from './gait/gait.ts';
import { type Key, keyed } from './keyed.ts';
import { armAt, changed, channels, type Pose, type PoseChange, stand, standOnFour } from './pose.ts';

/** A clip and the columns before it, such as its id and label. */
export interface ClipRow {
  readonly place: string;
  readonly columns: readonly string[];
  readonly clip: Clip;
}

/** Changes of poses by name; whole poses have every channel. */
export interface Poses {
  readonly whole: Readonly<Record<string, Pose>>;
  readonly changes: Readonly<Record<string, PoseChange>>;
}

/** A channel's value over the share of a clip. */
type Course = { readonly still: Vector } | { readonly at: (share: number) => Vector };
type Courses = readonly (readonly [channel: keyof PoseChange, course: Course])[];

const pairs = ['hands', 'elbows', 'wrists', 'feet', 'steps', 'knees'] as const;
const names: readonly string[] = [...channels, ...pairs];

/**
 * Reads poses, one an entry: `name | pose that it changes`, then lines of channels and their values. An entry without a
 * second column is a change of any pose.
 */
export function readPoses(table: string, text: string): Poses {
  const whole: Record<string, Pose> = { stand, all_fours: standOnFour };
  const changes: Record<string, PoseChange> = {};
  const known = { whole, changes };
  for (const row of readRows(table, text)) {
    const [name = '', base] = row.columns;
    const change = still(row, readCourses(row, row.below.join(' '), known));
    if (base === undefined) changes[name] = change;
    else whole[name] = changed(poseOf(row, base, known), change);
  }
  return known;
}

/**
 * Reads clips, one an entry: columns of the caller, then how it plays, its seconds and its base pose.
 *
 * | Plays | Lines |
 * |---|---|
 * | `once 1.2 \| stand`, `loop 1.2 \| stand` | a key pose each: the share of the clip, then changes of the base |
 * | `wave 1.2 \| stand` | changes of the base whose numbers are sums of waves |
 * | `gait 1.2` | numbers of a {@link Gait}; `held` and a change; `more` and waves that are added |
 * | `slide 1.2` | the same, with feet that slide on purpose, so that it has no speed |
 * | `paws 1.2` | numbers of a {@link FourGait} and `order`; `more` |
 *
 * A change is names of poses, and channels with their values, such as `akimbo head 4,44,0`. A wave is
 * `amplitude kind cycles@shift`, such as `-.1+.03s2@.25`: `s` sine, `c` cosine, `b` the sine's absolute value, `p` its
 * positive part and `q` that squared. A hand may be `arm:20+18s,95,16`: angles of shoulder, elbow and outwards.
 * @param before the number of columns before the way of playing
 * @throws RangeError that names the table, the entry and the word, and says what to write
 */
export function readClips(table: string, text: string, before: number, known: Poses): ClipRow[] {
  return readRows(table, text).map((row) => {
    const { place, columns, below } = row;
    const [kind = '', time = ''] = (columns[before] ?? '').split(/\s+/);
    const play = plays[kind];
    if (!play)
      refuse(
        row,
        columns[before] ?? '',
        `is no way to play; write ${Object.keys(plays).join(', ')} and seconds`,
      );
    const [seconds = 0] = numbersOf(row, time, 1, 'time');
    if (!(seconds > 0)) refuse(row, time, 'is no time; write seconds above 0');
    if (below.length === 0) refuse(row, kind, 'has no lines; indent its poses or numbers by two spaces');
    return { place, columns: columns.slice(0, before), clip: play(row, seconds, columns[before + 1], known) };
  });
}

type Play = (row: Row, seconds: number, base: string | undefined, known: Poses) => Clip;

const plays: Readonly<Record<string, Play>> = {
  once: (row, seconds, base, known) => ({
    seconds,
    loop: false,
    motion: keyed(poseOf(row, base, known), keysOf(row, known, 1)),
  }),
  loop: (row, seconds, base, known) => ({
    seconds,
    loop: true,
    motion: keyed(poseOf(row, base, known), keysOf(row, known, 0.999), true),
  }),
  wave: (row, seconds, base, known) => {
    const pose = poseOf(row, base, known);
    const courses = readCourses(row, row.below.join(' '), known);
    return { seconds, loop: true, motion: (share) => changed(pose, sampled(courses, share)) };
  },
  gait: (row, seconds, _, known) => {
    const g = gaitOf(row, known, gaitNumbers);
    // Feet land and lift on keys at 30 frames a second: a foot that lands between two keys would slide.
    const frames = 2 * Math.round((seconds * 30) / 2);
    const even = frames / 30;
    const duty = Math.round(g.duty * frames) / frames;
    return { seconds: even, loop: true, pace: g.stride / even, motion: gait({ ...g, duty }) };
  },
  slide: (row, seconds, _, known) => ({
    seconds,
    loop: true,
    motion: gait(gaitOf(row, known, gaitNumbers)),
  }),
  paws: (row, seconds, _, known) => {
    const g = gaitOf(row, known, pawNumbers) as unknown as FourGait;
    return { seconds, loop: true, pace: g.stride / seconds, motion: fourGait(g) };
  },
};

/** The numbers of a gait that its lines may give; the first three are needed. */
const gaitNumbers: readonly string[] =
  'stride duty lift bounce sway swing bend out lean crouch twist heading push strike width turnout limp'.split(
    ' ',
  );
const pawNumbers: readonly string[] = ['stride', 'duty', 'lift', 'order'] satisfies (keyof FourGait)[];

function gaitOf(row: Row, known: Poses, allowed: readonly string[]): Gait {
  const g: Record<string, unknown> = {};
  for (const line of row.below) {
    const [first = '', ...rest] = line.split(/\s+/);
    if (first === 'held') g.held = still(row, readCourses(row, rest.join(' '), known));
    else if (first === 'more') {
      const courses = readCourses(row, rest.join(' '), known);
      const pair = courses.find(([name]) => (pairs as readonly string[]).includes(name));
      if (pair) refuse(row, pair[0], 'is a pair, and what is added is one side; write its L and R');
      g.more = (share: number) => sampled(courses, share);
    } else {
      const words = line.split(/\s+/);
      for (let i = 0; i < words.length; i += 2) {
        const [name = '', value = ''] = [words[i], words[i + 1]];
        if (!allowed.includes(name))
          refuse(row, name, `is no number of a gait; use ${allowed.join(', ')}, held or more`);
        const numbers = numbersOf(row, value, name === 'order' ? 4 : 1, `value of ${name}`);
        g[name] = name === 'order' ? numbers : numbers[0];
      }
    }
  }
  const missing = allowed.slice(0, 3).find((name) => g[name] === undefined);
  if (missing) refuse(row, missing, 'is missing; a gait needs stride, duty and lift');
  return g as unknown as Gait;
}

/** Reads a base pose: the name of a whole pose, then changes of it. */
function poseOf(row: Row, text: string | undefined, known: Poses): Pose {
  const [name = '', ...rest] = (text ?? '').split(/\s+/);
  const pose = known.whole[name];
  if (!pose) refuse(row, name, `is no base pose; use ${Object.keys(known.whole).join(', ')}`);
  return changed(pose, still(row, readCourses(row, rest.join(' '), known)));
}

function keysOf(row: Row, known: Poses, last: number): Key[] {
  let before = -1;
  return row.below.map((line, i) => {
    const [time = '', ...rest] = line.split(/\s+/);
    const [share = 0] = numbersOf(row, time, 1, 'share of the clip');
    if (i === 0 ? share !== 0 : share <= before || share > last)
      refuse(row, time, `is out of order; keys begin at 0 and rise to ${last === 1 ? '1' : 'below 1'}`);
    before = share;
    return [share, still(row, readCourses(row, rest.join(' '), known))];
  });
}

function readCourses(row: Row, text: string, known: Poses): Courses {
  const words = text.split(/\s+/).filter((word) => word !== '');
  const courses: [keyof PoseChange, Course][] = [];
  for (let i = 0; i < words.length; i++) {
    const word = words[i]!;
    const change = known.whole[word] ?? known.changes[word];
    if (change) {
      for (const [name, value] of Object.entries(change))
        courses.push([name as keyof PoseChange, { still: value }]);
      continue;
    }
    if (!names.includes(word))
      refuse(
        row,
        word,
        `is no channel and no pose; use ${[...names, ...Object.keys({ ...known.whole, ...known.changes })].join(', ')}`,
      );
    i += 1;
    courses.push([word as keyof PoseChange, courseOf(row, word, words[i] ?? '')]);
  }
  return courses;
}

function courseOf(row: Row, channel: string, text: string): Course {
  const arm = text.startsWith('arm:');
  const sums = (arm ? text.slice(4) : text).split(',').map((part) => sumOf(part));
  if (sums.length !== 3 || sums.includes(undefined))
    refuse(
      row,
      text,
      `is no value of ${channel}; write three numbers or waves with commas between, such as 0,.5,-.1+.2s2`,
    );
  const [x, y, z] = sums as [Sum, Sum, Sum];
  const at = (share: number): Vector =>
    arm ? armAt(x.at(share), y.at(share), z.at(share)) : [x.at(share), y.at(share), z.at(share)];
  return x.moves || y.moves || z.moves ? { at } : { still: at(0) };
}

interface Sum {
  readonly moves: boolean;
  readonly at: (share: number) => number;
}

const waves: Readonly<Record<string, (angle: number) => number>> = {
  s: Math.sin,
  c: Math.cos,
  b: (angle) => Math.abs(Math.sin(angle)),
  p: (angle) => Math.max(0, Math.sin(angle)),
  q: (angle) => Math.max(0, Math.sin(angle)) ** 2,
};

/** Reads a sum of numbers and waves, such as `-.1+.03s2@.25`; undefined for anything else. */
function sumOf(text: string): Sum | undefined {
  const term = /([+-]?)(\d*\.?\d*)(?:([scbpq])(-?\d*\.?\d*)(?:@(-?\d*\.?\d+))?)?/y;
  const terms: ((share: number) => number)[] = [];
  let moves = false;
  while (term.lastIndex < text.length) {
    const start = term.lastIndex;
    const [all, sign, amount, kind, cycles, shift] = term.exec(text) ?? [''];
    if (!all || amount === '.' || (amount === '' && kind === undefined) || (start > 0 && sign === ''))
      return undefined;
    const size = (sign === '-' ? -1 : 1) * (amount === '' ? 1 : Number(amount));
    if (kind === undefined) terms.push(() => size);
    else {
      const wave = waves[kind]!;
      const [times, later] = [cycles === '' ? 1 : Number(cycles), Number(shift ?? 0)];
      if (!Number.isFinite(times)) return undefined;
      moves = true;
      terms.push((share) => size * wave(2 * Math.PI * (share * times + later)));
    }
    term.lastIndex = start + all.length;
  }
  if (terms.length === 0) return undefined;
  return { moves, at: (share) => terms.reduce((sum, next) => sum + next(share), 0) };
}

function sampled(courses: Courses, share: number): PoseChange {
  const change: Record<string, Vector> = {};
  for (const [name, course] of courses) change[name] = 'still' in course ? course.still : course.at(share);
  return change;
}

function still(row: Row, courses: Courses): PoseChange {
  const wave = courses.find(([, course]) => !('still' in course));
  if (wave)
    refuse(row, wave[0], 'moves in a pose that holds still; write plain numbers, or play it as a wave');
  return sampled(courses, 0);
}
