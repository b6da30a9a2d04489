import { heightOfRun } from '../../text-to-3d/plans/run.ts';

/** A kind of run for rides and games. */
interface RunKind {
  /** Its name, with which those of its pieces begin. */
  readonly name: string;
  /** All these words, in any order, say the kind; the first list that a prompt has counts. */
  readonly words: readonly string[];
  readonly section: string;
  /** Width in metres. */
  readonly wide: number;
  readonly looks: string;
}

export const runKinds: readonly RunKind[] = [
  {
    name: 'log flume',
    words: ['flume'],
    section: 'flume',
    wide: 1.6,
    looks: 'main wood #a87848, post wood #7a5430',
  },
  {
    name: 'monorail',
    words: ['monorail'],
    section: 'monorail',
    wide: 1.6,
    looks: 'main stone #b8b4ac, post stone #a09a90',
  },
  {
    name: 'wooden coaster',
    words: ['coaster wooden', 'coaster wood', 'rollercoaster wooden'],
    section: 'wood',
    wide: 1.5,
    looks: 'main wood #b98a58, rail steel #c4302b, post wood #9a7044',
  },
  {
    name: 'coaster',
    words: ['coaster', 'rollercoaster'],
    section: 'steel',
    wide: 1.5,
    looks: 'main paint #d1342a, post paint #e8e4da',
  },
  {
    name: 'mini golf',
    words: ['golf', 'minigolf', 'spline'],
    section: 'golf',
    wide: 0.8,
    looks: 'main paint #4fae4a, rim wood #b07a45',
  },
  {
    name: 'marble run',
    words: ['marble run', 'marble'],
    section: 'marble',
    wide: 0.06,
    looks: 'main wood #d9a868, post wood #c48a4a',
  },
  {
    name: 'road track',
    words: ['track road'],
    section: 'toy',
    wide: 0.1,
    looks: 'main paint #4a4d54, post paint #3a6fc0',
  },
  {
    name: 'toy track',
    words: ['track'],
    section: 'toy',
    wide: 0.1,
    looks: 'main paint #f08a24, post paint #3a6fc0',
  },
];

/** A form of a piece of a run. */
interface RunForm {
  readonly name: string;
  /** Lists of words that say it, in any order; the first form that a prompt has counts. */
  readonly words: readonly string[];
  readonly form: string;
  /** Whether it leads to one side, so that it has a left and a right. */
  readonly sided?: true;
}

export const runForms: readonly RunForm[] = [
  {
    name: 'half helix',
    words: ['helix half', 'helix quarter', 'spiral half'],
    form: 'halfHelix',
    sided: true,
  },
  { name: 'helix', words: ['helix', 'spiral'], form: 'helix', sided: true },
  { name: 'loop', words: ['loop', 'looping', 'loop the loop'], form: 'loop' },
  { name: 'hill start', words: ['hill beginning', 'hill start'], form: 'hillStart' },
  { name: 'hill end', words: ['hill end', 'hill complete half'], form: 'hillEnd' },
  { name: 'hill', words: ['hill'], form: 'hill' },
  { name: 'dip', words: ['bump down', 'dip'], form: 'dip' },
  { name: 'bump', words: ['bump'], form: 'bump' },
  { name: 'wave', words: ['wave', 'wavy'], form: 'wave' },
  {
    name: 'corner ramp',
    words: ['corner ramp', 'curve ramp', 'corner slope'],
    form: 'cornerRamp',
    sided: true,
  },
  { name: 'ramp', words: ['ramp', 'slope', 'slant', 'sloped'], form: 'ramp' },
  { name: 'skew', words: ['skew', 'skewed', 's bend', 's curve'], form: 'skew', sided: true },
  { name: 'split', words: ['split', 'fork', 'junction', 'switch'], form: 'split', sided: true },
  { name: 'crossing', words: ['crossing', 'cross', 'intersection'], form: 'crossing' },
  { name: 'corner', words: ['corner'], form: 'corner', sided: true },
  { name: 'curve', words: ['curve', 'curved', 'bend', 'turn'], form: 'curve', sided: true },
  { name: 'end', words: ['end', 'cap', 'start'], form: 'end' },
  { name: 'straight', words: ['straight', 'segment', 'piece'], form: 'straight' },
];

/** Returns the name of a piece: "coaster loop", "toy track curve left"; to the right where none is said. */
export const runName = (kind: string, form: string, isLeft: boolean): string =>
  `${kind} ${form}${isLeft ? ' left' : ''}`;

/** What else pieces are called that stand for the whole. */
const wholes: Readonly<Record<string, string>> = {
  'coaster straight': 'coaster track, coaster rail',
  'wooden coaster straight': 'wooden coaster track',
  'log flume straight': 'flume track',
  'coaster loop': 'roller coaster, rollercoaster, coaster ride',
  'log flume dip': 'log flume, flume, flume ride, log ride',
  'mini golf bump': 'mini golf course, minigolf course, mini golf, minigolf, mini golf hole, golf obstacle',
  'marble run helix': 'marble run, marble track, marble maze',
  'toy track loop': 'toy track, toy race track, slot car track',
};

/** Pieces of runs: coasters, flumes, monorails, mini golf, marble runs and toy tracks. */
export const runs = runKinds
  .flatMap(({ name, section, wide, looks }) =>
    runForms.flatMap(({ name: form, form: way, sided }) =>
      (sided ? [false, true] : [false]).map((isLeft) => {
        const height = (wide * heightOfRun(section, way)).toPrecision(4);
        const own = runName(name, form, isLeft);
        const names = [own, ...(wholes[own] ? [wholes[own]] : [])].join(', ');
        return `${names} | ${height} | ${looks}\n  run section=${section} form=${way}${isLeft ? ' left' : ''}`;
      }),
    ),
  )
  .join('\n');
