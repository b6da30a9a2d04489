import * as v from 'valibot';
import { type Parsed, parseJsonAs } from './parse-manifest.ts';

export const lockFileName = 'meshwright.lock.json';

const hash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, 'a SHA-256 in hex'));

const lockedNames = v.strictObject({
  /** Nodes that are not bones. */
  nodes: v.array(v.string()),
  materials: v.array(v.string()),
  bones: v.array(v.string()),
  morphs: v.array(v.string()),
});
const lockedFile = v.strictObject({ sha256: hash, bytes: v.number() });
const lockedReport = v.strictObject({
  triangles: v.number(),
  /** Width, height and depth in metres; null without geometry. */
  size: v.nullable(v.tuple([v.number(), v.number(), v.number()])),
  min: v.nullable(v.tuple([v.number(), v.number(), v.number()])),
  clips: v.array(v.strictObject({ name: v.string(), seconds: v.number() })),
  /** Names of the parts that code refers to; absent in files made by an earlier version. */
  names: v.optional(lockedNames),
  /** The model's own mark that it stands in for that of a trained model. */
  standIn: v.optional(v.string()),
  /** Values of budget measures. */
  weight: v.record(v.string(), v.number()),
});
const lockedTasks = v.record(
  v.string(),
  v.strictObject({ ref: v.string(), credits: v.nullable(v.number()) }),
);
const lockedFiles = v.record(v.string(), v.strictObject({ ...lockedFile.entries, report: lockedReport }));
/** Pictures, atlases and stand-ins, by their paths. */
const lockedDrawn = v.record(v.string(), lockedFile);
const lockedTake = v.strictObject({
  tasks: lockedTasks,
  files: lockedFiles,
  drawn: v.exactOptional(lockedDrawn),
});
const take = v.pipe(v.string(), v.regex(/^[1-9]\d*$/, 'the number of a take, from 1'));
const lockedAsset = v.pipe(
  v.strictObject({
    /** Hash of the recipe, with the files it reads and the versions of its steps. */
    recipe: hash,
    /** Hash of what is drawn, with the versions of the drawings. */
    drawings: v.exactOptional(hash),
    tasks: v.optional(lockedTasks),
    files: v.optional(lockedFiles),
    drawn: v.exactOptional(lockedDrawn),
    /** Take whose files the project has. */
    picked: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
    takes: v.optional(v.record(take, lockedTake)),
  }),
  v.check(
    ({ tasks, files, drawn, picked, takes }) =>
      takes
        ? !tasks && !files && !drawn && takes[String(picked)] !== undefined
        : tasks !== undefined && files !== undefined && picked === undefined,
    'either tasks and files, or takes and the picked one of them',
  ),
  v.transform(({ recipe, drawings, tasks = {}, files = {}, drawn, picked = 1, takes }): LockedAsset => {
    const own = takes?.[picked];
    const made = { recipe, ...(drawings && { drawings }) };
    return takes && own
      ? { ...made, ...own, picked, takes }
      : { ...made, tasks, files, ...(drawn && { drawn }) };
  }),
);
const lockSchema = v.strictObject({
  lockfileVersion: v.literal(1),
  assets: v.record(v.string(), lockedAsset),
});

export type Lockfile = v.InferOutput<typeof lockSchema>;
/** One result of an asset: its tasks and its finished files. */
export type LockedTake = v.InferOutput<typeof lockedTake>;
/** A made asset. Of several takes, `tasks` and `files` are those of the picked one. */
export interface LockedAsset extends LockedTake {
  /** Hash of the recipe, with the files it reads and the versions of its steps. */
  recipe: string;
  /** Hash of what is drawn of every take, with the versions of the drawings; absent when nothing is. */
  drawings?: string;
  /** Number of the take whose files the project has. */
  picked?: number;
  /** Every take by its number, when there are several. */
  takes?: Record<string, LockedTake>;
}

/** Returns every file of a take by its path: models, and what is drawn of them. */
export function filesOf({ files, drawn }: LockedTake): Readonly<Record<string, LockedFile>> {
  return { ...files, ...drawn };
}

export type LockedFile = v.InferOutput<typeof lockedFile>;
export type LockedNames = v.InferOutput<typeof lockedNames>;
export type LockedReport = v.InferOutput<typeof lockedReport>;

export const emptyLock: Lockfile = { lockfileVersion: 1, assets: {} };

export function parseLockfile(text: string): Parsed<Lockfile> {
  return parseJsonAs(lockSchema, lockFileName, text);
}

/** Returns the text of a lockfile: sorted keys and one value per line, so that two branches merge by line. */
export function lockfileText(lock: Lockfile): string {
  const assets = Object.entries(lock.assets).map(([name, asset]) => [name, written(asset)]);
  return `${JSON.stringify(sorted({ ...lock, assets: Object.fromEntries(assets) }), null, 2)}\n`;
}

/** The picked take is one number in the file, so that picking another changes one line. */
function written({ picked, takes, ...own }: LockedAsset): object {
  const { recipe, drawings } = own;
  return takes ? { recipe, ...(drawings && { drawings }), picked, takes } : own;
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value) || typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inner]) => [key, sorted(inner)]));
}
