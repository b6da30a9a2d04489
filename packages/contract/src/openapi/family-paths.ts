import { detailsOf } from '../catalogue.ts';
import type { Details } from '../details.ts';
import type { Family } from '../family.ts';
import {
  answer,
  errors,
  headerRefs,
  json,
  pageParameters,
  pascal,
  ref,
  sourceMark,
} from './openapi-parts.ts';

export type PathItem = readonly [path: string, item: Readonly<Record<string, unknown>>];

/** Returns create, list, retrieve, remove and stream of a family. */
export function familyPaths(family: Family): PathItem[] {
  const details = detailsOf(family);
  const task = ref('schemas', `${pascal(family.name)}Task`);
  const operation = (verb: string, summary: string, rest: object) => ({
    operationId: `${verb}${pascal(family.name)}`,
    tags: [details.title],
    summary,
    ...rest,
  });
  const source = sourceMark(details.source);
  return [
    [
      family.prefix,
      {
        ...source,
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
        ...source,
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
        ...source,
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

function createdSchema(details: Details, task: object): object {
  const id = ref('schemas', 'Created');
  return details.createReturnsTask ? { allOf: [id, task] } : id;
}
