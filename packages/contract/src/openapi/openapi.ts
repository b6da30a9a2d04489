import { apiErrors } from '../api-errors.ts';
import { detailsOf } from '../catalogue.ts';
import { type Details, typesOf } from '../details.ts';
import { endpointDetailsOf } from '../endpoints/endpoint-details.ts';
import { type Endpoint, endpoints } from '../endpoints/endpoints.ts';
import { families } from '../families.ts';
import type { Family } from '../family.ts';
import { sources } from '../provenance.ts';
import type { JsonSchema } from '../rules/rule-schema.ts';
import { familyPaths, type PathItem } from './family-paths.ts';
import { answerSchema, jsonSchemaOf, resultSchema } from './json-schema.ts';
import { created, errorBody, headers, streamError, taskId, taskSchema } from './openapi-components.ts';
import {
  answer,
  errorResponse,
  errors,
  pageParameters,
  pascal,
  queryParameter,
  ref,
  sourceMark,
} from './openapi-parts.ts';

/** An OpenAPI 3.1 document, as plain data in a stable order. */
export interface OpenApiDocument {
  readonly openapi: string;
  readonly info: Readonly<Record<string, unknown>>;
  readonly servers: readonly { readonly url: string }[];
  readonly security: readonly object[];
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly components: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

export interface OpenApiOptions {
  /**
   * Version of the document.
   * @default `0.0.0`
   */
  readonly version?: string;
  /**
   * `{base_url}`, with its `/openapi`.
   * @default a path relative to the document
   */
  readonly serverUrl?: string;
}

/**
 * Returns the whole API as one OpenAPI 3.1 document: every family, the animation library, balance and usage.
 * @example
 * import { openApiDocument } from '@meshwright/contract/schema';
 *
 * await writeFile('openapi.json', JSON.stringify(openApiDocument({ version: '1.0.0' })));
 */
export function openApiDocument({
  version = '0.0.0',
  serverUrl = '/openapi',
}: OpenApiOptions = {}): OpenApiDocument {
  return {
    openapi: '3.1.0',
    info: {
      title: '3D Asset Generation API',
      version,
      description: `Asynchronous tasks that make and process 3D assets and pictures. \`x-meshwright-source\` says where a part comes from; a part without it has that of its path. ${Object.entries(
        sources,
      )
        .map(([name, meaning]) => `\`${name}\`: ${meaning}`)
        .join(' ')}`,
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: serverUrl }],
    security: [{ apiKey: [] }],
    tags: [...families.map(detailsOf), ...endpoints.map(endpointDetailsOf)].map(({ title, help }) => ({
      name: title,
      description: help,
    })),
    paths: Object.fromEntries([
      ...families.flatMap(familyPaths),
      ...endpoints.map((endpoint) => endpointPath(endpoint, serverUrl)),
    ]),
    components: {
      securitySchemes: { apiKey: { type: 'http', scheme: 'bearer', description: 'An API key.' } },
      headers,
      parameters: { TaskId: taskId, ...pageParameters() },
      responses: Object.fromEntries(
        Object.keys(apiErrors).map((status) => [status, errorResponse(Number(status))]),
      ),
      schemas: {
        Created: created,
        Error: errorBody,
        StreamError: streamError,
        Task: taskSchema,
        ...Object.fromEntries(families.flatMap(familySchemas)),
        ...Object.fromEntries(
          endpoints.map(({ name, ...rest }) => [pascal(name), answerOf({ name, ...rest })]),
        ),
      },
    },
  };
}

function endpointPath(endpoint: Endpoint, serverUrl: string): PathItem {
  const { title, help, query, source, errors: statuses } = endpointDetailsOf(endpoint);
  const get = {
    operationId: `get${pascal(endpoint.name)}`,
    tags: [title],
    summary: help,
    ...(endpoint.open && { security: [] }),
    parameters: Object.entries(query.entries).map(([name, field]) => queryParameter(name, field)),
    responses: { 200: answer(title, ref('schemas', pascal(endpoint.name))), ...errors(statuses) },
  };
  // Below `{origin}`: the address without its `/openapi`.
  const servers = endpoint.open && { servers: [{ url: serverUrl.replace(/\/openapi$/, '') || '/' }] };
  return [endpoint.prefix, { ...sourceMark(source), ...servers, get }];
}

function familySchemas(family: Family): (readonly [string, JsonSchema])[] {
  const details = detailsOf(family);
  const task = {
    title: `${details.title} task`,
    description: 'Result fields are present once the task SUCCEEDED, each only if it was produced.',
    allOf: [ref('schemas', 'Task')],
    properties: { type: typeSchema(details), ...resultSchema(details.result) },
    ...sourceMark(details.answerSource),
  };
  return [
    [`${pascal(family.name)}Request`, jsonSchemaOf(details)],
    [`${pascal(family.name)}Task`, task],
  ];
}

function typeSchema(details: Details): JsonSchema {
  const types = typesOf(details);
  return types.length > 1 ? { enum: types } : { const: types[0] };
}

function answerOf(endpoint: Endpoint): JsonSchema {
  return answerSchema(endpointDetailsOf(endpoint).answer);
}
