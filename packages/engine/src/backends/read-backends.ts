import type { Backend, BackendOptions } from './backend.ts';
import { backendFamilies, isBackendFamily } from './backend-families.ts';
import {
  comfyuiFields,
  type FieldRules,
  fieldIssues,
  hunyuan3dFields,
  isObject,
  isText,
  sharedFields,
  slotFields,
} from './backend-fields.ts';
import { comfyui } from './comfyui/comfyui.ts';
import { slotIssues, type Workflow, type WorkflowSlots } from './comfyui/workflow.ts';
import { httpBackend } from './http-backend.ts';
import { type Hunyuan3dOptions, hunyuan3d } from './hunyuan3d.ts';

export interface BackendsContext {
  /** Environment variables that a `token` of the file refers to. */
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Returns the parsed JSON of a workflow by its path in the file. @throws Error with the reason */
  workflow(path: string): unknown;
}

/** An error in a backends file, by JSON pointer, and the expected value. Never contains a token. */
interface BackendsIssue {
  readonly pointer: string;
  readonly message: string;
}

/** Backends by family, or all errors of the file. */
export type ReadBackends =
  | { readonly backends: Readonly<Record<string, Backend>> }
  | { readonly issues: readonly BackendsIssue[] };

type Fields = Readonly<Record<string, unknown>>;
type Report = (field: string, message: string) => void;

/** One entry of the file with validated fields. */
interface Entry {
  readonly family: string;
  readonly fields: Fields;
  readonly shared: BackendOptions;
  readonly context: BackendsContext;
  readonly report: Report;
}

interface Kind {
  readonly rules: FieldRules;
  readonly families: readonly string[];
  make(entry: Entry): Backend | undefined;
}

/**
 * Reads a parsed backends file: `{ family: { kind, baseUrl, ... } }`. `README.md` in this folder lists its fields.
 * @example
 * import { readBackends } from '@meshwright/engine';
 *
 * const read = readBackends(
 *   { retexture: { kind: 'http', baseUrl: 'http://127.0.0.1:9000' } },
 *   { env: process.env, workflow: () => ({}) },
 * );
 * if ('issues' in read) for (const { pointer, message } of read.issues) console.error(pointer, message);
 */
export function readBackends(value: unknown, context: BackendsContext): ReadBackends {
  if (!isObject(value))
    return { issues: [{ pointer: '', message: 'must be an object of backends by family' }] };
  const issues: BackendsIssue[] = [];
  const backends: Record<string, Backend> = {};
  for (const [family, entry] of Object.entries(value)) {
    const report: Report = (field, message) => {
      const path = [family, ...(field === '' ? [] : field.split('/'))];
      issues.push({ pointer: path.map((part) => `/${escaped(part)}`).join(''), message });
    };
    const backend = readBackend(family, entry, context, report);
    if (backend) backends[family] = backend;
  }
  return issues.length > 0 ? { issues } : { backends };
}

function readBackend(
  family: string,
  entry: unknown,
  context: BackendsContext,
  report: Report,
): Backend | undefined {
  if (!isBackendFamily(family)) {
    report(
      '',
      `is not a family that backends support; use one of ${Object.keys(backendFamilies).join(', ')}`,
    );
    return undefined;
  }
  if (!isObject(entry)) {
    report('', 'must be an object like { "kind": "http", "baseUrl": "http://127.0.0.1:9000" }');
    return undefined;
  }
  const kind = Object.hasOwn(kinds, String(entry.kind)) ? kinds[String(entry.kind)] : undefined;
  if (!kind) {
    report('kind', `must be one of ${Object.keys(kinds).join(', ')}`);
    return undefined;
  }
  const wrong = fieldIssues(entry, kind.rules);
  for (const { field, message } of wrong) report(field, message);
  if (!kind.families.includes(family))
    report('kind', `does not support ${family}; it supports ${kind.families.join(', ')}`);
  const token = tokenOf(entry.token, context.env, report);
  if (wrong.length > 0) return undefined;
  const { baseUrl, timeoutSeconds, pollMs, maxBytes } = entry as Fields & SharedFields;
  const timeoutMs = timeoutSeconds === undefined ? undefined : timeoutSeconds * 1000;
  const shared = { baseUrl, token, timeoutMs, pollMs, maxBytes };
  return kind.make({ family, fields: entry, shared, context, report });
}

interface SharedFields {
  readonly baseUrl: string;
  readonly timeoutSeconds?: number;
  readonly pollMs?: number;
  readonly maxBytes?: number;
}

const allFamilies: readonly string[] = Object.keys(backendFamilies);

const kinds: Readonly<Record<string, Kind>> = {
  comfyui: {
    rules: comfyuiFields,
    families: allFamilies.filter((name) => name !== 'retexture'),
    make: makeComfyui,
  },
  hunyuan3d: {
    rules: hunyuan3dFields,
    families: allFamilies.filter((name) => /-to-3d$/.test(name)),
    make: ({ fields, shared }) => hunyuan3d({ ...(fields as Pick<Hunyuan3dOptions, 'version'>), ...shared }),
  },
  http: { rules: sharedFields, families: allFamilies, make: ({ shared }) => httpBackend(shared) },
};

function makeComfyui({ family, fields, shared, context, report }: Entry): Backend | undefined {
  const slots = fields.slots as WorkflowSlots & Fields;
  const workflow = workflowOf(fields.workflow, context, report);
  const wrong = fieldIssues(slots, slotFields);
  for (const { field, message } of wrong) report(`slots/${field}`, message);
  const needed = /^text-/.test(family) ? 'prompt' : 'images';
  if (slots[needed] === undefined) report(`slots/${needed}`, `is missing; ${family} requires it`);
  if (!workflow || wrong.length > 0 || slots[needed] === undefined) return undefined;
  const misfits = slotIssues(workflow, slots);
  for (const { field, problem } of misfits) report(`slots/${field}`, `does not fit: ${problem}`);
  return misfits.length > 0 ? undefined : comfyui({ ...shared, workflow, slots });
}

function workflowOf(value: unknown, { workflow }: BackendsContext, report: Report): Workflow | undefined {
  try {
    const read = typeof value === 'string' ? workflow(value) : value;
    const nodes = isObject(read) ? Object.values(read) : [];
    const isApi = nodes.every((node) => isObject(node) && isText(node.class_type) && isObject(node.inputs));
    if (nodes.length > 0 && isApi) return read as Workflow;
    report('workflow', 'is not a workflow in API format; export it with "Export (API)", not with "Save"');
  } catch (error) {
    report('workflow', `cannot be read (${error instanceof Error ? error.message : String(error)})`);
  }
  return undefined;
}

function tokenOf(token: unknown, env: BackendsContext['env'], report: Report): string | undefined {
  if (!isObject(token) || !isText(token.env)) return undefined;
  const found = env[token.env];
  if (found === undefined || !/^[!-~]+$/.test(found)) {
    report('token/env', `names ${token.env}, which is not set or contains blanks; export it`);
  }
  return found;
}

function escaped(key: string): string {
  return key.replaceAll('~', '~0').replaceAll('/', '~1');
}
