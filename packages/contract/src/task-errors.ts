/** Values of `task_error.type` on a FAILED task; a service may send others. */
export const taskErrorTypes = ['invalid_input', 'timeout', 'service_unavailable', 'server_error'] as const;

/** What a cause of failure means, and what to do about it, as full sentences. */
export interface TaskErrorCode {
  readonly type: (typeof taskErrorTypes)[number];
  readonly meaning: string;
  readonly remedy: string;
}

/** Values of `task_error.code` where the cause is known; a service may send others. */
export const taskErrorCodes: Readonly<Record<string, TaskErrorCode>> = {
  image_too_complex: {
    type: 'invalid_input',
    meaning: 'The picture shows too many small things.',
    remedy: 'Use a picture of one object on a plain background.',
  },
  model_missing_uv: {
    type: 'invalid_input',
    meaning: 'The model has no texture coordinates.',
    remedy: 'Set enable_original_uv to false, or run UV Unwrap first.',
  },
  model_insufficient_uv: {
    type: 'invalid_input',
    meaning: 'The texture coordinates of the model cannot be used.',
    remedy: 'Set enable_original_uv to false, or run UV Unwrap first.',
  },
  invalid_input: {
    type: 'invalid_input',
    meaning: 'The input cannot be used.',
    remedy: 'Check the picture, the model or the text that was sent.',
  },
  moderation_blocked: {
    type: 'invalid_input',
    meaning: 'Moderation refused the input or the result.',
    remedy: 'Change the words or the picture.',
  },
  timeout: {
    type: 'timeout',
    meaning: 'The task took too long.',
    remedy: 'Create it again, with a simpler input if it fails twice.',
  },
  format_conversion_failed: {
    type: 'server_error',
    meaning: 'The result could not be written in a requested format.',
    remedy: 'Ask for other target_formats, or convert the GLB afterwards.',
  },
};
