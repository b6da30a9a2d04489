import { stepSchema as optionsSchema } from '@meshwright/gltf/step-options';
import { stepList } from '@meshwright/gltf/steps';
import { toJsonSchema } from '@valibot/to-json-schema';
import { manifestSchema, refSchema, stepSchema } from './manifest.ts';

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
    overrideSchema: ({ valibotSchema }) =>
      valibotSchema === stepSchema ? { $ref: '#/definitions/step' } : undefined,
  });
  return {
    ...schema,
    definitions: { file: toJsonSchema(refSchema), step: anyStep() },
    $id: manifestSchemaUrl,
    title: 'meshwright.json',
  };
}

/** The only check across fields: an asset has exactly one source. */
const oneSource = ['prompt', 'image', 'recipe'].map((field) => ({ required: [field] }));

/** A step by its only key. */
function anyStep(): Readonly<Record<string, unknown>> {
  const file = { $ref: '#/definitions/file' };
  return {
    type: 'object',
    properties: Object.fromEntries(stepList.map((step) => [step.name, optionsSchema(step, file)])),
    additionalProperties: false,
    minProperties: 1,
    maxProperties: 1,
  };
}
