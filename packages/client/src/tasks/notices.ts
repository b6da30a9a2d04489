import type { Observer } from '../http/connection.ts';
import { redact } from '../http/redact.ts';

/** A noteworthy condition that is not an error. */
export interface Notice {
  readonly kind: 'deprecated_path' | 'deprecated_field' | 'api_version' | 'unknown_status' | 'queue_full';
  readonly message: string;
}

export interface Notices extends Observer {
  /** @param about identifies the condition, reported once whatever the message; default: the message */
  report(kind: Notice['kind'], message: string, about?: string): void;
}

/**
 * Calls a listener once for each condition (spec: Versioning). Exceptions of the listener are dropped.
 * @example
 * import { connect, notices } from '@meshwright/client';
 *
 * const observer = notices(({ kind, message }) => console.warn(kind, message));
 * const connection = connect({ baseUrl: 'https://HOST/openapi', observer });
 */
export function notices(listener: (notice: Notice) => void): Notices {
  const reported = new Set<string>();
  let version: string | null = null;

  const report: Notices['report'] = (kind, text, about = text) => {
    const message = redact(text);
    if (reported.has(kind + about)) return;
    reported.add(kind + about);
    try {
      listener({ kind, message });
    } catch {
      // An exception in the listener must not lose the id of a task that was just paid for.
    }
  };
  return {
    report: report,
    unknownStatus(operation, status) {
      report('unknown_status', `${operation}: unknown status ${status}, waiting on`);
    },
    queueFull(operation) {
      report('queue_full', `${operation}: the queue of your plan is full: waiting for a task to end`);
    },
    answered(operation, headers) {
      if (headers.has('deprecation')) {
        const more = ['sunset', 'link'].flatMap((name) => headers.get(name) ?? []);
        const family = operation.replace(/ \w+$/, '');
        report('deprecated_path', [`${family}: this path is deprecated`, ...more].join('; '), family);
      }
      const now = headers.get('x-api-version') ?? version;
      if (version !== null && now !== version) {
        report('api_version', `the API went from version ${version} to ${now}`);
      }
      version = now;
    },
  };
}
