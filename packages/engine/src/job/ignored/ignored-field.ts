/** A field of a request that had no effect on the result, or less than it asks for. Nothing is charged for it. */
export interface IgnoredField {
  readonly field: string;
  /** `ignored`: no effect; `clamped`: less than requested. */
  readonly kind: 'ignored' | 'clamped';
  /** One sentence for display: the field, what happened, and the way to the effect where there is one. */
  readonly message: string;
}

export type Request = Readonly<Record<string, unknown>>;

/** When a field of a family has no effect, or less than it asks for. */
export interface IgnoredRule {
  readonly field: string;
  readonly kind?: IgnoredField['kind'];
  /** @param request with the defaults of the contract filled in */
  readonly when: (request: Request) => boolean;
  /** The rest of the sentence after the name of the field. */
  readonly why: string;
}

/** Holds when the request has the field and does not switch it off. */
export function has(field: string): (request: Request) => boolean {
  return (request) => request[field] !== undefined && request[field] !== false && request[field] !== '';
}

/** Holds when the field is switched off; for switches that are on by default. */
export function off(field: string): (request: Request) => boolean {
  return (request) => request[field] === false;
}

/** Holds when the field has another value than its default. */
export function otherThan(field: string, ...defaults: readonly unknown[]): (request: Request) => boolean {
  return (request) => request[field] !== undefined && !defaults.includes(request[field]);
}

/** Holds when the field has one of the values. */
export function is(field: string, ...values: readonly unknown[]): (request: Request) => boolean {
  return (request) => values.includes(request[field]);
}

export function all(
  ...conditions: readonly ((request: Request) => boolean)[]
): (request: Request) => boolean {
  return (request) => conditions.every((holds) => holds(request));
}
