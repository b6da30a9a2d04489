import { rigClipNames } from '@meshwright/client';
import {
  type OptionSet,
  type OptionsOf,
  type OptionTable,
  optionSchema,
} from '@meshwright/gltf/step-options';
import { steps } from '@meshwright/gltf/steps';
import type { drawings } from '@meshwright/look/drawings';
import * as v from 'valibot';

// The manifest as valibot schemas; the JSON Schema for editors derives from them, descriptions included.

const credits = (help: string) =>
  v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.description(help)));
const text = (help: string) => v.pipe(v.string(), v.minLength(1), v.description(help));
const inside = /^(?!\/)(?![A-Za-z]:)(?!.*\\)(?!(.*\/)?\.\.(\/|$))/;
const path = (help: string) =>
  v.pipe(
    v.string(),
    v.regex(new RegExp(`${inside.source}.+$`), 'a path inside the project, with forward slashes'),
    v.description(help),
  );
/** A path to write to. The folder .meshwright, in any case, holds the journal. */
const written = (help: string) =>
  v.pipe(
    v.string(),
    v.regex(
      new RegExp(`${inside.source}(?!(\\.?\\/)*\\.[Mm][Ee][Ss][Hh][Ww][Rr][Ii][Gg][Hh][Tt](\\/|$)).+$`),
      'a path inside the project, with forward slashes, outside of .meshwright, which holds the journal of purchases',
    ),
    v.description(help),
  );
/**
 * Name of an asset or a node: part of file names and of TypeScript keys. Excludes properties of `Object.prototype`,
 * because tables of assets are objects in the lockfile and in the game that imports the module.
 */
const name = v.pipe(
  v.string(),
  v.regex(
    /^(?!(constructor|hasOwnProperty|isPrototypeOf|propertyIsEnumerable|prototype|toLocaleString|toString|valueOf)$)[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/,
    'letters, digits, - and _, at most 64, and not a name of every JavaScript object, such as toString',
  ),
);

/** A file of another node, or of the project. */
export const refSchema = v.union([
  v.strictObject({ from: v.string(), file: v.optional(v.string()) }),
  v.strictObject({ path: path('A file of the project.') }),
]);
/** One step by its only key; `planRecipe` checks its options, the JSON Schema lists them. */
export const stepSchema = v.record(v.string(), v.unknown());
/** One drawing by its only key; as `stepSchema`. */
export const drawSchema = v.record(v.string(), v.unknown());
/** Options of a drawing of an asset, as `stepSchema`. */
const drawingSchema = () => v.record(v.string(), v.unknown());
export const drawingSchemas = {
  icon: drawingSchema(),
  sprites: drawingSchema(),
  impostor: drawingSchema(),
} satisfies Record<keyof typeof drawings, unknown>;
const stepList = v.pipe(
  v.array(stepSchema),
  v.description('Local steps in order, each an object with one key: { "place": { "height": 1.8 } }.'),
);
const node = v.union([
  v.strictObject({
    task: text('A task family of the service: text-to-3d, rigging, ...'),
    body: v.pipe(
      v.record(v.string(), v.unknown()),
      v.description('The create body. In the place of any text: { "from": NODE } or { "path": FILE }.'),
    ),
    take: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  }),
  v.strictObject({ process: stepList, from: refSchema }),
  v.strictObject({ draw: drawSchema, from: refSchema, name }),
]);
export const recipeSchema = v.strictObject({ nodes: v.record(name, node), output: name });

/** Returns the schema of a step whose options are numbers and choices. */
function optionsOf<Table extends OptionTable>({
  options,
}: OptionSet<Table>): v.GenericSchema<OptionsOf<Table>> {
  const entries = Object.entries(options).map(([name, option]) => {
    const value =
      'min' in option
        ? v.pipe(v.number(), v.minValue(option.min), v.maxValue(option.max))
        : v.picklist('values' in option ? option.values : []);
    return [name, v.optional(v.pipe(value, v.description(String(optionSchema(option).description))))];
  });
  return v.strictObject(Object.fromEntries(entries)) as never;
}

const limit = (help: string) =>
  v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.description(help)));
const weight = v.pipe(
  v.strictObject({
    bytes: limit('Of the file.'),
    triangles: limit('Triangles.'),
    primitives: limit('Draw calls.'),
    materials: limit('Materials.'),
    textureSide: limit('Longest side of a texture in pixels.'),
    gpuBytes: limit('Textures in graphics memory, with mip levels.'),
    joints: limit('Joints.'),
    clips: limit('Animation clips.'),
  }),
  v.description('The most the asset may weigh; "meshwright check" fails beyond it.'),
);

/** Most results of one asset: each costs as much as the first. */
const mostTakes = 20;

export const targets = steps.optimize.options.for.values;

const asset = v.pipe(
  v.strictObject({
    prompt: v.optional(text('Makes the asset from a sentence.')),
    image: v.optional(path('Makes the asset from a picture of the project.')),
    recipe: v.optional(
      v.union(
        [recipeSchema, path('A JSON file with a recipe.')],
        'a recipe, or the path of a JSON file with one',
      ),
    ),
    options: v.optional(
      v.pipe(
        v.record(v.string(), v.unknown()),
        v.description('More fields for the create body of a prompt or an image.'),
      ),
    ),
    rig: v.optional(
      v.union([
        v.boolean(),
        v.strictObject({ height: v.pipe(v.number(), v.description('Of the character, in metres.')) }),
      ]),
    ),
    animations: v.optional(
      v.pipe(
        v.array(v.union([v.pipe(v.number(), v.integer(), v.minValue(0)), v.picklist(rigClipNames)])),
        v.minLength(1),
        v.maxLength(10),
        v.description(
          'Ids of the animation library, and walking or running, which come with the rig and cost nothing; the model is rigged for them.',
        ),
      ),
    ),
    take: v.optional(
      v.pipe(v.number(), v.integer(), v.minValue(1), v.description('Raise it to buy the same again.')),
    ),
    takes: v.optional(
      v.pipe(
        v.number(),
        v.integer(),
        v.minValue(1),
        v.maxValue(mostTakes),
        v.description(
          'Results of the same words or picture to choose from: each is bought, "meshwright pick" chooses.',
        ),
      ),
    ),
    place: v.optional(optionsOf(steps.place)),
    steps: v.optional(stepList),
    targets: v.optional(
      v.pipe(
        v.array(v.picklist(targets)),
        v.minLength(1),
        v.description('One file for each, optimised and held to its budget.'),
      ),
    ),
    icon: v.optional(drawingSchemas.icon),
    sprites: v.optional(drawingSchemas.sprites),
    impostor: v.optional(drawingSchemas.impostor),
    limits: v.optional(weight),
  }),
  v.check(
    ({ prompt, image, recipe: own }) =>
      [prompt, image, own].filter((each) => each !== undefined).length === 1,
    'exactly one of prompt, image and recipe',
  ),
);

export const manifestSchema = v.strictObject({
  $schema: v.optional(v.string()),
  service: v.optional(
    v.pipe(v.string(), v.url('a URL'), v.description('Base URL of the service, /openapi included.')),
  ),
  output: v.optional(written('Folder of the finished files. Default: assets.'), 'assets'),
  module: v.optional(
    written('TypeScript module to generate, with the URLs, sizes and clips of every asset.'),
  ),
  moduleBase: v.optional(
    text(
      'Where the files are served from, for the URLs in the module. Default: beside it, by import.meta.url.',
    ),
  ),
  remote: v.optional(
    v.pipe(v.string(), v.description('Where finished files are shared: a folder, or s3://BUCKET/PREFIX.')),
  ),
  budget: v.optional(
    v.pipe(
      v.strictObject({
        run: credits('Most credits for one sync.'),
        day: credits('Most credits a day (UTC).'),
        project: credits('Most credits ever, by this journal.'),
      }),
      v.description('Creates beyond it are refused.'),
    ),
  ),
  assets: v.record(name, asset),
});

export type Manifest = v.InferOutput<typeof manifestSchema>;
export type AssetSpec = Manifest['assets'][string];

export const manifestFile = 'meshwright.json';
