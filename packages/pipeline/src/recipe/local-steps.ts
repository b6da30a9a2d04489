import {
  bytesSource,
  dropConstantTracks,
  makeInPlace,
  mergeClips,
  type Origin,
  renameClips,
} from '@meshwright/gltf';
import { budgets, optimize, type Target } from '@meshwright/gltf/optimize';
import { place, type Step } from '@meshwright/gltf/recipe';
import * as v from 'valibot';
import type { NodeRef, PathRef } from './recipe-data.ts';

/** A kind of local processing step. */
export interface LocalStep<Options = unknown> {
  /** Raised when the same input and options would give other bytes; results of older versions are made again. */
  readonly version: number;
  /** One-sentence description. */
  readonly help: string;
  readonly options: v.GenericSchema<Options>;
  /** @param read returns the file of a reference inside the options */
  make(options: Options, read: (ref: NodeRef | PathRef) => Promise<Uint8Array>): Promise<Step> | Step;
}

const metres = v.pipe(v.number(), v.minValue(1e-6), v.maxValue(1e6));
const nodeRef = v.strictObject({ from: v.string(), file: v.optional(v.string()) });
const pathRef = v.strictObject({ path: v.string() });
const origins = ['bottom', 'center', 'keep'] as const satisfies readonly Origin[];

/** Every step by its name in a recipe. */
export const localSteps: Readonly<Record<string, LocalStep>> = {
  place: step({
    version: 1,
    help: 'Size in metres and where the origin goes.',
    options: v.strictObject({
      height: v.optional(metres),
      longest: v.optional(metres),
      factor: v.optional(v.pipe(v.number(), v.minValue(1e-9), v.maxValue(1e9))),
      origin: v.optional(v.picklist(origins)),
      mode: v.optional(v.picklist(['wrapper', 'baked'])),
    }),
    make: (options) => place(defined(options)),
  }),
  renameClips: step({
    version: 1,
    help: 'Clip names: by a scheme, or one by one.',
    options: v.union([
      v.picklist(['kebab', 'snake', 'camel', 'pascal', 'title']),
      v.record(v.string(), v.string()),
    ]),
    make: (options) => renameClips(options),
  }),
  dropConstantTracks: step({
    version: 1,
    help: 'Takes out tracks that move nothing.',
    options: v.strictObject({}),
    make: () => dropConstantTracks(),
  }),
  makeInPlace: step({
    version: 1,
    help: 'Keeps a clip from walking away.',
    options: v.strictObject({ clip: v.optional(v.string()) }),
    make: (options) => makeInPlace(defined(options)),
  }),
  optimize: step({
    version: 1,
    help: 'Light enough for a target: duplicates, geometry, textures, clips.',
    options: v.strictObject({ for: v.picklist(Object.keys(budgets) as Target[]) }),
    make: (options) => optimize(options),
  }),
  mergeClips: step({
    version: 1,
    help: 'Brings in the clips of other files of the same rig.',
    options: v.strictObject({
      files: v.pipe(
        v.array(v.strictObject({ file: v.union([nodeRef, pathRef]), name: v.optional(v.string()) })),
        v.minLength(1),
      ),
    }),
    async make({ files }, read) {
      const donors = files.map(async ({ file, name }) => ({
        source: bytesSource(await read(file), name),
        ...(name === undefined ? {} : { name }),
      }));
      return mergeClips(await Promise.all(donors));
    },
  }),
};

/** Ties the option type of `make` to the schema. */
function step<Options>(own: LocalStep<Options>): LocalStep {
  return own as LocalStep;
}

/** Removes undefined fields, which gltf's exact optional types reject. */
function defined<T extends object>(options: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined)) as never;
}
