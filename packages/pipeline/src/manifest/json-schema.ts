import { toJsonSchema } from '@valibot/to-json-schema';
import { manifestSchema } from './manifest.ts';

/** Where editors find the schema, as `$schema` of a manifest names it: the file in the published package. */
export const manifestSchemaUrl = 'https://unpkg.com/@meshwright/pipeline@0.1.0/meshwright.schema.json';

/** The JSON Schema (draft-07, which editors know) of `meshwright.json`: the shape, what is allowed, what it means. */
export function manifestJsonSchema(): Readonly<Record<string, unknown>> {
  const schema = toJsonSchema(manifestSchema, {
    typeMode: 'input',
    overrideAction: ({ valibotAction, jsonSchema }) =>
      valibotAction.type === 'check' ? { ...jsonSchema, oneOf: oneSource } : undefined,
  });
  return { ...schema, $id: manifestSchemaUrl, title: 'meshwright.json' };
}

/** The one check between fields: an asset comes from exactly one of them. */
const oneSource = ['prompt', 'image', 'recipe'].map((field) => ({ required: [field] }));
