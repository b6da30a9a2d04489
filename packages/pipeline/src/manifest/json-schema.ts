import { type OptionSet, stepSchema as optionsSchema } from '@meshwright/gltf/step-options';
import { stepList } from '@meshwright/gltf/steps';
import { drawings } from '@meshwright/look/drawings';
import { toJsonSchema } from '@valibot/to-json-schema';
import { drawingSchemas, drawSchema, manifestSchema, refSchema, stepSchema } from './manifest.ts';

/** Address of the schema for editors, for `$schema` of a manifest: the file in the published package. */
export const manifestSchemaUrl = 'https://unpkg.com/@meshwright/pipeline@1.0.0-rc.1/meshwright.schema.json';

/**
 * Returns the JSON Schema of `meshwright.json` (draft-07, which editors support): shape, allowed values, descriptions,
 * and every step with its options.
 */
export function manifestJsonSchema(): Readonly<Record<string, unknown>> {
  const schema = toJsonSchema(manifestSchema, {
    typeMode: 'input',
    overrideAction: ({ valibotAction, jsonSchema }) =>
      valibotAction.type === 'check' ? { ...jsonSchema, oneOf: oneSource } : undefined,
    overrideSchema: ({ valibotSchema }) => references.find(([of]) => of === valibotSchema)?.[1],
  });
  return {
    ...schema,
    definitions: {
      file: toJsonSchema(refSchema),
      step: oneOf(stepList),
      draw: oneOf(Object.values(drawings)),
    },
    $id: manifestSchemaUrl,
    title: 'meshwright.json',
  };
}

/** The only check across fields: an asset has exactly one source. */
const oneSource = ['prompt', 'image', 'recipe'].map((field) => ({ required: [field] }));

/** Schemas whose content is a table of options. */
const references: readonly (readonly [schema: unknown, json: Readonly<Record<string, unknown>>])[] = [
  [stepSchema, { $ref: '#/definitions/step' }],
  [drawSchema, { $ref: '#/definitions/draw' }],
  ...Object.entries(drawings).map(
    ([name, drawing]) => [drawingSchemas[name as keyof typeof drawings], optionsSchema(drawing)] as const,
  ),
];

/** A step or a drawing by its only key. */
function oneOf(all: readonly OptionSet[]): Readonly<Record<string, unknown>> {
  const file = { $ref: '#/definitions/file' };
  return {
    type: 'object',
    properties: Object.fromEntries(all.map((step) => [step.name, optionsSchema(step, file)])),
    additionalProperties: false,
    minProperties: 1,
    maxProperties: 1,
  };
}
