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
const lockedAsset = v.strictObject({
  /** Hash of the recipe, with the files it reads and the versions of its steps. */
  recipe: hash,
  tasks: v.record(v.string(), v.strictObject({ ref: v.string(), credits: v.nullable(v.number()) })),
  files: v.record(v.string(), v.strictObject({ ...lockedFile.entries, report: lockedReport })),
});
const lockSchema = v.strictObject({
  lockfileVersion: v.literal(1),
  assets: v.record(v.string(), lockedAsset),
});

export type Lockfile = v.InferOutput<typeof lockSchema>;
export type LockedAsset = v.InferOutput<typeof lockedAsset>;
export type LockedNames = v.InferOutput<typeof lockedNames>;
export type LockedReport = v.InferOutput<typeof lockedReport>;

export const emptyLock: Lockfile = { lockfileVersion: 1, assets: {} };

export function parseLockfile(text: string): Parsed<Lockfile> {
  return parseJsonAs(lockSchema, lockFileName, text);
}

/** Returns the text of a lockfile: sorted keys and one value per line, so that two branches merge by line. */
export function lockfileText(lock: Lockfile): string {
  return `${JSON.stringify(sorted(lock), null, 2)}\n`;
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value) || typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inner]) => [key, sorted(inner)]));
}
