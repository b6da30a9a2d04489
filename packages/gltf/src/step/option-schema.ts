import type { Option, OptionSet, OptionTable } from './options.ts';

/** A JSON Schema of draft 07 as plain data. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/**
 * Returns the JSON Schema of an option.
 * @param model schema of a file inside the options, which a host names in its own way
 * @example
 * import { optionSchema, stepOptions } from '@meshwright/gltf/step-options';
 *
 * optionSchema(stepOptions.lightmapUv.size); // { type: 'integer', minimum: 64, maximum: 8192, ... }
 */
export function optionSchema(option: Option, model: JsonSchema = {}): JsonSchema {
  const left = 'default' in option ? option.default : undefined;
  const unit = 'unit' in option && option.unit !== undefined ? ` In ${option.unit}.` : '';
  return {
    ...shapeOf(option, model),
    ...(left !== undefined && { default: left }),
    description: option.help + unit + (option.absent === undefined ? '' : ` Default: ${option.absent}.`),
  };
}

/**
 * Returns the JSON Schema of the options of a step.
 * @param model schema of a file inside the options
 * @example
 * import { stepSchema } from '@meshwright/gltf/step-options';
 * import { steps } from '@meshwright/gltf/steps';
 *
 * stepSchema(steps.retimeClip).required; // ['clip']
 */
export function stepSchema(
  { options, help }: OptionSet & { readonly help?: string },
  model?: JsonSchema,
): JsonSchema {
  return { ...tableSchema(options, model), ...(help !== undefined && { description: help }) };
}

function tableSchema(table: OptionTable, model?: JsonSchema): JsonSchema {
  const required = Object.keys(table).filter((name) => table[name]!.required);
  return {
    type: 'object',
    properties: Object.fromEntries(
      Object.entries(table).map(([name, option]) => [name, optionSchema(option, model)]),
    ),
    ...(required.length > 0 && { required }),
    additionalProperties: false,
  };
}

function shapeOf(option: Option, model: JsonSchema): JsonSchema {
  switch (option.kind) {
    case 'number':
    case 'integer':
      return { type: option.kind, minimum: option.min, maximum: option.max };
    case 'choice':
      return { enum: option.values };
    case 'flag':
      return { type: 'boolean' };
    case 'text':
      return { type: 'string', minLength: 1 };
    case 'colour':
      return { type: 'string', pattern: '^#[0-9A-Fa-f]{6}$' };
    case 'clip':
      return { anyOf: [{ type: 'string' }, { type: 'integer', minimum: 0 }] };
    case 'names':
      return { type: 'object', additionalProperties: { type: 'string' } };
    case 'model':
      return model;
    case 'list':
      return {
        type: 'array',
        minItems: option.least,
        maxItems: option.most,
        items: optionSchema(option.item, model),
      };
    case 'group':
      return tableSchema(option.options, model);
  }
}
