import { families, textTo3d } from '@meshwright/contract';
import { detailsOf, factsOf } from '@meshwright/contract/schema';
import { type OptionTable, optionSchema, stepOptions } from '@meshwright/gltf/step-options';
import type { Schema } from '../tool.ts';

/** Input property of a path below the root; the instructions of the server say so once. */
export const fileProperty = (description?: string): Schema => ({
  type: 'string',
  ...(description !== undefined && { description }),
});

/** Input property of a task. */
export const taskProperty: Schema = {
  type: 'string',
  description: 'FAMILY:ID, from create or list.',
};

/** Input properties of some options of a step. Agents read every tool at once, so what a name says is not repeated. */
export function stepProperties<Table extends OptionTable>(
  options: Table,
  names: readonly (keyof Table & string)[],
): Readonly<Record<string, Schema>> {
  return Object.fromEntries(
    names.map((name) => {
      const { description: _, ...schema } = optionSchema(options[name]!);
      const { help, ...facts } = options[name]!;
      const unit = 'unit' in facts && facts.unit !== name ? (facts.unit ?? '') : '';
      const says = help.toLowerCase().includes(name) ? '' : help.replace(/\.$/, '');
      const words = [says, unit].filter(Boolean).join(', ');
      return [name, { ...schema, ...(words !== '' && { description: `${words}.` }) }];
    }),
  );
}

/** Input properties of a placement; `height` and `longest` exclude each other. */
export const placementProperties = stepProperties(stepOptions.place, ['height', 'longest', 'origin']);

/** Input properties of a request, from the contract. The fields of a family are listed by `plan` and as a resource. */
export function orderProperties(): Readonly<Record<string, Schema>> {
  const prompt = factsOf(detailsOf(textTo3d).request.entries.prompt!);
  const maxLength = 'max' in prompt && typeof prompt.max === 'number' ? { maxLength: prompt.max } : {};
  return {
    family: { enum: families.map(({ name }) => name), description: 'Default: by prompt or image.' },
    prompt: { type: 'string', minLength: 1, ...maxLength },
    image: fileProperty('Picture: path below the root, or https address.'),
    body: {
      type: 'object',
      description: 'More fields of the family; plan lists them. Files: paths. Task ids: refs.',
    },
    take: {
      type: 'integer',
      minimum: 1,
      description: 'The same request and take is one purchase. Raise to buy another.',
    },
    name: { type: 'string', minLength: 1, maxLength: 100, description: 'Of the files.' },
    folder: fileProperty('Parent folder. Default meshwright-out.'),
    ...placementProperties,
    steps: {
      type: 'array',
      maxItems: 20,
      items: { type: 'object' },
      description: 'Local steps, such as {"optimize":{"for":"mobile"}}.',
    },
  };
}
