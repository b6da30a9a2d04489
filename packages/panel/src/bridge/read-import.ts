import type { Provenance } from '../host/host-port.ts';
import { Refusal } from './refusal.ts';

/** A finished model for a host, from another program of the user. */
export interface ImportRequest {
  /** Chosen by the program: the same id is the same import. */
  readonly id: string;
  /** Object name. */
  readonly name: string;
  /** SHA-256 of a GLB that `PUT /files` stored, hex. */
  readonly file: string;
  /** The bridge adds the time. */
  readonly provenance: Omit<Provenance, 'importedAt'>;
}

/** Validates the body of an import; other fields are dropped. @throws Refusal `bad_request` naming the invalid part */
export function readImport(value: unknown): ImportRequest {
  const { id, name, file, provenance } = record(value, 'The body');
  const { task, title, request } = record(provenance, 'provenance');
  return {
    id: text(id, 'id', /^[\w-]{1,100}$/, '1 to 100 letters, digits, _ or -'),
    name: text(
      name,
      'name',
      /^[\p{L}\p{M}\p{N}-]{1,60}$/u,
      'at most 60 letters and digits joined by hyphens',
    ),
    file: text(file, 'file', /^[0-9a-f]{64}$/, 'a SHA-256 in lower-case hex'),
    provenance: {
      task: text(task, 'provenance.task', /^.{1,1000}$/s, 'text of at most 1,000 characters'),
      title: text(title, 'provenance.title', /^.{1,10000}$/s, 'text of at most 10,000 characters'),
      request: record(request, 'provenance.request'),
    },
  };
}

function text(value: unknown, field: string, form: RegExp, wanted: string): string {
  if (typeof value === 'string' && form.test(value)) return value;
  throw new Refusal('bad_request', `${field} must be ${wanted}.`);
}

function record(value: unknown, field: string): Readonly<Record<string, unknown>> {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    return value as Record<string, unknown>;
  }
  throw new Refusal('bad_request', `${field} must be an object.`);
}
