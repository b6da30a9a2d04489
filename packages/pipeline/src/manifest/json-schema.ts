import { toJsonSchema } from '@valibot/to-json-schema';
import { manifestSchema } from './manifest.ts';

/** Address of the schema for editors, for `$schema` of a manifest: the file in the published package. */
export const manifestSchemaUrl = 'https://unpkg.com/@meshwright/pipeline@1.0.0-rc.1/meshwright.schema.json';

/**
 * Returns the JSON Schema of `meshwright.json` (draft-07, which editors support): shape, allowed values, descriptions.
 */
export function manifestJsonSchema(): Readonly<Record<string, unknown>> {
  const schema = toJsonSchema(manifestSchema, {
    typeMode: 'input',
    overrideAction: ({ valibotAction, jsonSchema }) =>
      valibotAction.type === 'check' ? { ...jsonSchema, oneOf: oneSource } : undefined,
  });
  return { ...schema, $id: manifestSchemaUrl, title: 'meshwright.json' };
}

/** The only check across fields: an asset has exactly one source. */
const oneSource = ['prompt', 'image', 'recipe'].map((field) => ({ required: [field] }));
