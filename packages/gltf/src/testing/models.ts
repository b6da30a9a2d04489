import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

const root = join(import.meta.dirname, '../../../..');

/** The project's own small models, made by `fixtures/generate.mjs`. */
export const fixtures: string = join(root, 'fixtures');

/** A larger set of real models beside the repository; tests skip without it. */
export const corpus: string = join(root, '../shared/models');

export const hasCorpus: boolean = existsSync(corpus);

export const skipNote = 'the shared models are not beside this checkout';

export interface ExpectedModel {
  rest: { min: number[]; max: number[] } | null;
  skins: number;
  clips: { name: string; start: number; end: number; channels: number }[];
}

/** A larger shared model takes seconds a job: unit tests leave it out, and torture runs the same rules over it. */
const smallBytes = 1_000_000;

/** The shared models with their expected values, by path inside the folder. */
export function corpusModels(size: 'small' | 'large' = 'small'): [string, ExpectedModel][] {
  if (!hasCorpus) return [];
  const expected = JSON.parse(readFileSync(join(corpus, 'expected.json'), 'utf8')) as Record<
    string,
    ExpectedModel
  >;
  return Object.entries(expected)
    .filter(([name]) => !name.startsWith('_'))
    .filter(([name]) => bytesOf(join(corpus, name)) > smallBytes === (size === 'large'));
}

/** Size of a model with the buffers beside it. */
function bytesOf(path: string): number {
  const own = statSync(path).size;
  if (!path.endsWith('.gltf')) return own;
  const { buffers = [] } = JSON.parse(readFileSync(path, 'utf8')) as { buffers?: { byteLength: number }[] };
  return own + buffers.reduce((sum, { byteLength }) => sum + byteLength, 0);
}

/** Absolute paths of all valid models that take little time, fixtures and shared. */
export function validModels(): string[] {
  const ours = list(fixtures).filter((path) => !/malformed|odd/.test(relative(fixtures, path)));
  return [...ours, ...corpusModels().map(([name]) => join(corpus, name))];
}

/** Absolute paths of the larger shared models. */
export function largeModels(): string[] {
  return corpusModels('large').map(([name]) => join(corpus, name));
}

/** Absolute paths of the models in a folder, recursively. */
export function list(folder: string): string[] {
  return readdirSync(folder)
    .map((name) => join(folder, name))
    .flatMap((path) => (statSync(path).isDirectory() ? list(path) : [path]))
    .filter((path) => /\.(glb|gltf)$/.test(path));
}

/** The path shown in test names. */
export function shortName(path: string): string {
  return relative(path.startsWith(fixtures) ? fixtures : corpus, path);
}
