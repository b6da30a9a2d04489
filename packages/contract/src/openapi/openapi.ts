import { apiErrors } from '../api-errors.ts';
import { detailsOf } from '../catalogue.ts';
import type { Details } from '../details.ts';
import { endpointDetailsOf, pageQuery } from '../endpoints/endpoint-details.ts';
import { type Endpoint, endpoints } from '../endpoints/endpoints.ts';
import { families } from '../families.ts';
import type { Family } from '../family.ts';
import { type Field, factsOf } from '../fields/facts.ts';
import { answerSchema, fieldSchema, type JsonSchema, jsonSchemaOf, resultSchema } from './json-schema.ts';
import { created, errorBody, headers, streamError, taskId, taskSchema } from './openapi-components.ts';

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
  /** Version of the document; `0.0.0` when absent. */
  readonly version?: string;
  /** `{base_url}`, with its `/openapi`. Absent: a path relative to the document. */
  readonly serverUrl?: string;
}

/** Returns the whole API as one OpenAPI 3.1 document: every family, the animation library, balance and usage. */
export function openApiDocument({
  version = '0.0.0',
  serverUrl = '/openapi',
}: OpenApiOptions = {}): OpenApiDocument {
  return {
    openapi: '3.1.0',
    info: {
      title: '3D Asset Generation API',
      version,
      description:
        'Asynchronous tasks that make and process 3D assets and pictures. Paths marked `x-meshwright-path: assumed` are not given by the specification.',
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: serverUrl }],
    security: [{ apiKey: [] }],
    tags: [...families.map(detailsOf), ...endpoints.map(endpointDetailsOf)].map(({ title, help }) => ({
      name: title,
      description: help,
    })),
    paths: Object.fromEntries([...families.flatMap(familyPaths), ...endpoints.map(endpointPath)]),
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

type PathItem = readonly [path: string, item: Readonly<Record<string, unknown>>];

function familyPaths(family: Family): PathItem[] {
  const details = detailsOf(family);
  const task = ref('schemas', `${pascal(family.name)}Task`);
  const operation = (verb: string, summary: string, rest: object) => ({
    operationId: `${verb}${pascal(family.name)}`,
    tags: [details.title],
    summary,
    ...rest,
  });
  const assumed = pathMark(family);
  return [
    [
      family.prefix,
      {
        ...assumed,
        post: operation('create', `Create a ${details.title} task.`, {
          description: `${details.help} Specification: ${details.spec}.`,
          requestBody: { required: true, content: json(ref('schemas', `${pascal(family.name)}Request`)) },
          responses: {
            202: answer('The task was created.', createdSchema(details, task)),
            ...errors([400, 401, 402, 429], details.createErrors),
          },
        }),
        get: operation('list', `List ${details.title} tasks.`, {
          parameters: Object.keys(pageParameters()).map((name) => ref('parameters', name)),
          responses: {
            200: answer('One page of tasks.', { type: 'array', items: task }),
            ...errors([401, 429]),
          },
        }),
      },
    ],
    [
      `${family.prefix}/{id}`,
      {
        ...assumed,
        parameters: [ref('parameters', 'TaskId')],
        get: operation('retrieve', `Retrieve a ${details.title} task.`, {
          responses: { 200: answer('The task.', task), ...errors([401, 404, 429]) },
        }),
        delete: operation('remove', `${removals[family.removal].verb} a ${details.title} task.`, {
          description: removals[family.removal].description,
          responses: {
            [removals[family.removal].status]: {
              description: 'Done; the body is empty.',
              headers: headerRefs,
            },
            ...errors(removals[family.removal].errors, details.removeErrors),
          },
        }),
      },
    ],
    [
      `${family.prefix}/{id}/stream`,
      {
        ...assumed,
        parameters: [ref('parameters', 'TaskId')],
        get: operation('stream', `Stream a ${details.title} task.`, {
          description: `Server-Sent Events named message, ${frames[family.frames]}; the last one carries the whole task. An error event carries a StreamError and ends the stream.`,
          responses: {
            200: {
              description: 'The events.',
              headers: headerRefs,
              content: { 'text/event-stream': { schema: { type: 'string' } } },
            },
            ...errors([401, 404]),
          },
        }),
      },
    ],
  ];
}

/** Answers to DELETE, by kind of removal (spec: States and transitions). */
const removals = {
  delete: {
    verb: 'Delete',
    status: 200,
    errors: [401, 404, 409, 429],
    description:
      'Removes the task, its models and its data for good. Credits of a PENDING task are refunded. A running task is not deleted.',
  },
  cancel: {
    verb: 'Cancel',
    status: 204,
    errors: [400, 401, 404, 429],
    description:
      'Cancels the task. Credits are refunded only while it is PENDING. A terminal task is refused.',
  },
} as const;

const frames = {
  partial: 'each with id, status and progress',
  full: 'each with the whole task',
} as const;

function endpointPath(endpoint: Endpoint): PathItem {
  const { title, help, query, errors: statuses } = endpointDetailsOf(endpoint);
  const get = {
    operationId: `get${pascal(endpoint.name)}`,
    tags: [title],
    summary: help,
    parameters: Object.entries(query.entries).map(([name, field]) => queryParameter(name, field)),
    responses: { 200: answer(title, ref('schemas', pascal(endpoint.name))), ...errors(statuses) },
  };
  return [endpoint.prefix, { ...pathMark(endpoint), get }];
}

function familySchemas(family: Family): (readonly [string, JsonSchema])[] {
  const details = detailsOf(family);
  const task = {
    title: `${details.title} task`,
    description: 'Result fields are present once the task SUCCEEDED, each only if it was produced.',
    allOf: [ref('schemas', 'Task')],
    properties: { type: { const: details.type }, ...resultSchema(details.result) },
  };
  return [
    [`${pascal(family.name)}Request`, jsonSchemaOf(details)],
    [`${pascal(family.name)}Task`, task],
  ];
}

function createdSchema(details: Details, task: object): object {
  const id = ref('schemas', 'Created');
  return details.createReturnsTask ? { allOf: [id, task] } : id;
}

function answerOf(endpoint: Endpoint): JsonSchema {
  return answerSchema(endpointDetailsOf(endpoint).answer);
}

function pageParameters(): Readonly<Record<string, object>> {
  return Object.fromEntries(
    Object.entries(pageQuery()).map(([name, field]) => [pascal(name), queryParameter(name, field)]),
  );
}

/** Describes a query parameter; a list is one comma-separated value (spec: Animation). */
function queryParameter(name: string, field: Field): object {
  const { description, ...schema } = fieldSchema(field);
  const style = factsOf(field).kind === 'list' ? { style: 'form', explode: false } : {};
  return { name, in: 'query', required: false, description, ...style, schema };
}

function errors(statuses: readonly number[], own: Readonly<Record<number, string>> = {}): object {
  const declared = statuses.filter((status) => !Object.hasOwn(own, status));
  return {
    ...Object.fromEntries(declared.map((status) => [status, ref('responses', String(status))])),
    ...Object.fromEntries(
      Object.entries(own).map(([status, meaning]) => [status, errorResponse(Number(status), meaning)]),
    ),
  };
}

function errorResponse(status: number, meaning?: string): object {
  return {
    description: meaning ?? apiErrors[status]?.meaning ?? `Status ${status}.`,
    headers: status === 429 ? { ...headerRefs, 'Retry-After': ref('headers', 'RetryAfter') } : headerRefs,
    content: json(ref('schemas', 'Error')),
  };
}

function answer(description: string, schema: object): object {
  return { description, headers: headerRefs, content: json(schema) };
}

function json(schema: object): object {
  return { 'application/json': { schema } };
}

function ref(kind: string, name: string): { readonly $ref: string } {
  return { $ref: `#/components/${kind}/${name}` };
}

function pathMark({ path }: Pick<Family, 'path'>): object {
  return path === 'assumed' ? { 'x-meshwright-path': 'assumed' } : {};
}

function pascal(name: string): string {
  return name.replace(/(^|[-_])([a-z0-9])/g, (_, _dash, letter: string) => letter.toUpperCase());
}

const headerRefs = { 'x-api-version': ref('headers', 'ApiVersion') };
