import { families, textTo3d } from '@meshwright/contract';
import { detailsOf, factsOf } from '@meshwright/contract/schema';
import { placeLimits } from '@meshwright/gltf/limits';
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

const range = ({ min, max }: { readonly min: number; readonly max: number }) => ({
  minimum: min,
  maximum: max,
});

/** Input properties of a placement; `height` and `longest` exclude each other. */
export const placementProperties: Readonly<Record<string, Schema>> = {
  height: { type: 'number', ...range(placeLimits.height), description: 'Metres.' },
  longest: {
    type: 'number',
    ...range(placeLimits.longest),
    description: 'Longest side, metres, instead of height.',
  },
  origin: { enum: ['bottom', 'center', 'keep'], description: 'Default bottom.' },
};

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
