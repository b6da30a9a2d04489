import * as v from 'valibot';
import type { Body, Field } from '../fields/facts.ts';
import { body, choice, integer, list, text } from '../fields/fields.ts';
import { statuses } from '../task.ts';
import {
  type AnimationLibraryItem,
  animationCategories,
  animationLibrary,
  type Balance,
  balance,
  type Endpoint,
  maxLibraryIds,
  type UsageItem,
  usage,
} from './endpoints.ts';
import { paging } from './paging.ts';

/** Query and answer of an endpoint. */
export interface EndpointDetails {
  readonly title: string;
  readonly spec: string;
  readonly help: string;
  readonly query: Body;
  readonly answer: Field;
  readonly errors: readonly number[];
}

/**
 * Returns the schemas of an endpoint.
 * @throws Error for an endpoint this contract does not know.
 */
export function endpointDetailsOf({ name }: Endpoint): EndpointDetails {
  const make = Object.hasOwn(factories, name) ? factories[name] : undefined;
  if (!make) throw new Error(`unknown endpoint ${name}; known: ${Object.keys(factories).join(', ')}`);
  return make();
}

const factories: Readonly<Record<string, () => EndpointDetails>> = {
  [animationLibrary.name]: () => ({
    title: 'Animation library',
    spec: 'Animation',
    help: 'Every animation, ordered by action_id, not paginated. Free.',
    query: body({
      required: {},
      optional: {
        search: text({ help: 'Part of a name or key, in any case.', unit: 'characters' }),
        // An unknown category is an empty list, not an error (readings R37).
        category: text({ help: `Exact category: ${animationCategories.join(', ')}.` }),
        sub_category: text({ help: 'Exact group within a category; needs no category.' }),
        action_ids: list(integer({ help: 'An action.' }), {
          help: 'Only these actions; unknown ids are left out of the response.',
          max: maxLibraryIds,
          unit: 'actions',
        }),
      },
    }),
    answer: v.array(animationLibraryItem()),
    errors: [400, 401, 429],
  }),
  [balance.name]: () => ({
    title: 'Balance',
    spec: 'Capabilities whose paths are left open',
    help: 'The credits of the account, and how many of them expire at the next refresh.',
    query: body({ required: {}, optional: {} }),
    answer: balanceAnswer(),
    errors: [401, 429],
  }),
  [usage.name]: () => ({
    title: 'Usage',
    spec: 'Capabilities whose paths are left open',
    help: 'Historic task usage, for Studio and Enterprise teams.',
    query: body({
      required: {},
      optional: {
        ...pageQuery(),
        created_from: integer({ help: 'Tasks created at or after.', unit: 'milliseconds since 1970' }),
        created_to: integer({ help: 'Tasks created before.', unit: 'milliseconds since 1970' }),
        endpoint: text({ help: 'Exact endpoint.' }),
        status: choice(statuses, { help: 'Exact status.' }),
      },
    }),
    answer: v.array(usageItem()),
    errors: [401, 403, 429],
  }),
};

/** Returns the query fields that every list takes. */
export function pageQuery() {
  return {
    page_num: integer({ help: 'Page, counted from 1.', ...paging.page_num }),
    page_size: integer({ help: 'Items a page.', ...paging.page_size, unit: 'items' }),
    sort_by: choice(paging.sort_by.values, { help: 'Order by creation.', default: paging.sort_by.default }),
  };
}

function animationLibraryItem(): v.GenericSchema<AnimationLibraryItem> {
  return v.looseObject({
    action_id: v.pipe(v.number(), v.integer()),
    name: v.string(),
    key: v.string(),
    category: v.string(),
    sub_category: v.string(),
    preview_url: v.string(),
  });
}

function balanceAnswer(): v.GenericSchema<Balance> {
  return v.looseObject({
    balance: v.number(),
    monthly_credits: v.exactOptional(v.number()),
    permanent_credits: v.exactOptional(v.number()),
    monthly_resets_at: v.exactOptional(v.nullable(v.number())),
  });
}

function usageItem(): v.GenericSchema<UsageItem> {
  return v.looseObject({
    endpoint: v.string(),
    status: v.string(),
    created_at: v.number(),
    finished_at: v.exactOptional(v.nullable(v.number())),
    api_key: v.exactOptional(v.string()),
    consumed_credits: v.number(),
  });
}
