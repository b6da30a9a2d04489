import { statuses } from '../task.ts';
import { taskErrorCodes, taskErrorTypes } from '../task-errors.ts';

// Parts of the OpenAPI document that all families share (spec: Common task object, Events, Errors).

export const headers = {
  ApiVersion: { description: 'Version of the API server.', schema: { type: 'string' } },
  RetryAfter: {
    description: 'How long to wait before the next request: seconds, or an HTTP date.',
    schema: { type: 'string' },
  },
};

export const taskId = {
  name: 'id',
  in: 'path',
  required: true,
  description: 'A task id; nothing may be assumed about its format.',
  schema: { type: 'string', minLength: 1 },
};

export const created = {
  type: 'object',
  properties: { result: { type: 'string', description: 'The new task id.' } },
  required: ['result'],
};

/** The specification shows the shape only for 409; the local service uses it for every error. */
export const errorBody = {
  type: 'object',
  properties: {
    message: { type: 'string' },
    issues: {
      type: 'array',
      description: 'What is wrong with the create body, field by field (local service).',
      items: {
        type: 'object',
        properties: { path: { type: 'string' }, code: { type: 'string' }, message: { type: 'string' } },
        required: ['path', 'code', 'message'],
      },
    },
  },
  required: ['message'],
};

export const streamError = {
  type: 'object',
  properties: { status_code: { type: 'integer' }, message: { type: 'string' } },
  required: ['status_code', 'message'],
};

const timestamp = (description: string) => ({
  type: ['integer', 'null'],
  description: `${description}, in milliseconds since 1970; 0 or null: not yet.`,
});

export const taskSchema = {
  type: 'object',
  description: 'The fields of every task. More fields may be present.',
  properties: {
    id: { type: 'string' },
    type: { type: 'string' },
    status: { type: 'string', enum: statuses },
    progress: { type: 'integer', minimum: 0, maximum: 100 },
    created_at: timestamp('When the task was created'),
    started_at: timestamp('When processing started'),
    finished_at: timestamp('When the task finished'),
    expires_at: timestamp('When the result files stop being served'),
    task_error: {
      type: ['object', 'null'],
      properties: {
        message: { type: 'string', description: 'Empty when there is no error.' },
        type: { type: 'string', description: `One of ${taskErrorTypes.join(', ')}, or a newer one.` },
        code: { type: 'string', description: `${Object.keys(taskErrorCodes).join(', ')}, or a newer one.` },
        doc_url: { type: 'string', description: 'A page about the code.' },
      },
    },
    consumed_credits: { type: 'integer', description: 'Credits; 0 once a failed task was refunded.' },
    preceding_tasks: {
      type: 'integer',
      minimum: 0,
      description: 'Tasks ahead in the queue; only meaningful while PENDING.',
    },
  },
  required: ['id', 'status', 'progress'],
};
