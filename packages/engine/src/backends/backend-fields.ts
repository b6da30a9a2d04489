/** Rule for a field of a backends file, phrased to complete "must be". */
interface FieldRule {
  readonly wanted: string;
  readonly required?: boolean;
  is(value: unknown): boolean;
}

export type FieldRules = Readonly<Record<string, FieldRule>>;

/** Fields of every kind. */
export const sharedFields: FieldRules = {
  kind: { is: isText, wanted: 'the kind of backend', required: true },
  baseUrl: {
    is: isPlainAddress,
    wanted: 'an http or https address without user, password, query or fragment, like http://127.0.0.1:8188',
    required: true,
  },
  token: {
    is: (value) => isObject(value) && Object.keys(value).join() === 'env' && isText(value.env),
    wanted: '{ "env": "NAME" }, the name of the environment variable that holds it; never the token itself',
  },
  timeoutSeconds: { is: (value) => isWhole(value, 1, 86_400), wanted: 'a whole number from 1 to 86400' },
  pollMs: { is: (value) => isWhole(value, 50, 60_000), wanted: 'a whole number from 50 to 60000' },
  maxBytes: { is: (value) => isWhole(value, 1_000, 380_000_000), wanted: 'a whole number up to 380000000' },
};

export const comfyuiFields: FieldRules = {
  ...sharedFields,
  workflow: {
    is: (value) => isText(value) || isObject(value),
    wanted: 'the path of a workflow exported in API format, from the folder of this file',
    required: true,
  },
  slots: {
    is: (value) => isObject(value) && isText(value.output),
    wanted: '{ "prompt"?, "seed"?, "images"?, "output" } with the id of the output node as a text',
    required: true,
  },
};

/** Fields inside `slots`. */
export const slotFields: FieldRules = {
  prompt: { is: isSlot, wanted: '{ "node": "6", "input": "text" }' },
  seed: { is: isSlot, wanted: '{ "node": "3", "input": "seed" }' },
  images: {
    is: (value) => Array.isArray(value) && value.length > 0 && value.length <= 4 && value.every(isSlot),
    wanted: 'one to four of { "node": "10", "input": "image" }',
  },
  output: { is: isText, wanted: 'the id of the node whose files are the result, as a text', required: true },
};

const flag: FieldRule = { is: (value) => typeof value === 'boolean', wanted: 'true or false' };

export const hunyuan3dFields: FieldRules = {
  ...sharedFields,
  version: { is: (value) => value === '2' || value === '2.1', wanted: '"2" or "2.1"', required: true },
  texture: flag,
  views: flag,
  text: flag,
};

/** Returns the violations of these rules in an object: one message per field. */
export function fieldIssues(
  value: Readonly<Record<string, unknown>>,
  rules: FieldRules,
): { readonly field: string; readonly message: string }[] {
  const known = Object.entries(rules).flatMap(([field, { is, wanted, required }]) => {
    if (value[field] === undefined)
      return required ? [{ field, message: `is missing; it must be ${wanted}` }] : [];
    return is(value[field]) ? [] : [{ field, message: `must be ${wanted}` }];
  });
  const strange = Object.keys(value).filter((field) => !Object.hasOwn(rules, field));
  const names = Object.keys(rules).join(', ');
  return [...known, ...strange.map((field) => ({ field, message: `is unknown; the fields are ${names}` }))];
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isSlot(value: unknown): boolean {
  return (
    isObject(value) &&
    Object.keys(value).sort().join() === 'input,node' &&
    isText(value.node) &&
    isText(value.input)
  );
}

export function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

function isWhole(value: unknown, least: number, most: number): boolean {
  return Number.isSafeInteger(value) && Number(value) >= least && Number(value) <= most;
}

function isPlainAddress(value: unknown): boolean {
  if (typeof value !== 'string' || !URL.canParse(value)) return false;
  const { protocol, username, password, search, hash } = new URL(value);
  return /^https?:$/.test(protocol) && `${username}${password}${search}${hash}` === '';
}
