import * as v from 'valibot';
import type { Body, Field } from '../fields/facts.ts';
import { body, choice, from, integer, list, text } from '../fields/fields.ts';
import type { Source } from '../provenance.ts';
import {
  type AnimationLibraryItem,
  type AnimationResource,
  animationCategories,
  animationLibrary,
  animationResources,
  type Balance,
  balance,
  type Endpoint,
  maxLibraryIds,
  showcases,
  type UsageItem,
  usage,
  usageEndpoints,
} from './endpoints.ts';
import { paging } from './paging.ts';

/** Query and answer of an endpoint. */
export interface EndpointDetails {
  readonly title: string;
  readonly spec: string;
  /** Where the path, the query and the answer come from. */
  readonly source: Source;
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
    source: 'specification',
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
  [animationResources.name]: () => ({
    title: 'Animation resources',
    spec: 'Animation library item',
    source: 'public-A',
    help: 'Every animation in one answer, without a key.',
    query: body({
      required: {},
      optional: {
        category: text({ help: 'Exact category.' }),
        q: text({ help: 'Part of a name, in any case.', unit: 'characters' }),
        subCategory: text({ help: 'Exact group within a category.' }),
      },
    }),
    answer: v.looseObject({
      result: v.looseObject({ total: v.number(), list: v.array(animationResource()) }),
    }),
    errors: [],
  }),
  [balance.name]: () => ({
    title: 'Balance',
    spec: 'Capabilities whose paths are left open',
    source: 'public-A',
    help: 'The credits of the account, and how many of them expire at the next refresh.',
    query: body({ required: {}, optional: {} }),
    answer: balanceAnswer(),
    errors: [401, 429],
  }),
  [usage.name]: () => ({
    title: 'Usage',
    spec: 'Capabilities whose paths are left open',
    source: 'public-B',
    help: 'Historic task usage, for Studio and Enterprise teams.',
    query: body({
      required: {},
      optional: {
        ...pageQuery(),
        start_time: text({ help: 'Tasks created at or after, in RFC 3339; default 30 days ago.' }),
        end_time: text({ help: 'Tasks created before, in RFC 3339; at most a year after start_time.' }),
        endpoints: list(choice(usageEndpoints, { help: 'An endpoint.' }), {
          help: 'Only tasks of these endpoints.',
          max: usageEndpoints.length,
          unit: 'endpoints',
        }),
        status: choice(['SUCCEEDED', 'FAILED'], { help: 'Exact status.' }),
      },
    }),
    answer: from('own', v.array(usageItem())),
    errors: [400, 401, 403, 429],
  }),
  [showcases.name]: () => ({
    title: 'Showcases',
    spec: 'Other endpoints of the public service',
    source: 'public-A',
    help: 'Models that the service shows in public, for Enterprise teams; 1 credit a request.',
    query: body({
      required: {},
      optional: {
        page_size: integer({ help: 'Items an answer.', min: 1, max: 10, default: 3, unit: 'items' }),
        sort_by: choice(
          ['created_at', 'updated_at', 'downloads'].flatMap((field) => [`+${field}`, `-${field}`]),
          { help: 'Order.' },
        ),
        search: text({ help: 'Words to look for.', unit: 'characters' }),
        format: choice(['glb', 'fbx', 'obj', 'usdz'], { help: 'A format that a model must have.' }),
        showcase_type: choice(['all', 'animate', 'static'], { help: 'Kind of model.', default: 'all' }),
      },
    }),
    answer: v.looseObject({ result: v.array(v.looseObject({})) }),
    errors: [400, 401, 402, 403, 429],
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

function animationResource(): v.GenericSchema<AnimationResource> {
  return v.looseObject({
    id: v.pipe(v.number(), v.integer()),
    key: v.string(),
    name: v.string(),
    category: v.string(),
    subCategory: v.string(),
    previewUrl: v.string(),
    rigType: v.exactOptional(v.string()),
    isDefault: v.exactOptional(v.boolean()),
    isFree: v.exactOptional(v.boolean()),
  });
}

function balanceAnswer(): v.GenericSchema<Balance> {
  return v.looseObject({
    balance: v.number(),
    monthly_credits: v.exactOptional(v.number()),
    permanent_credits: v.exactOptional(v.number()),
    monthly_resets_at: v.exactOptional(v.string()),
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
