import * as v from 'valibot';
import type { Details } from '../details.ts';
import { type Body, deprecationOf, factsOf } from '../fields/facts.ts';
import { fieldIssue } from '../fields/field-issue.ts';
import { closeName } from './close-name.ts';
import type { Issue } from './issue.ts';
import { brokenRules, conditionOf, fieldsOf, ignoredFields, isPresent, type Rule } from './rules.ts';
import { withDefaults } from './with-defaults.ts';

export interface ValidateOptions {
  /**
   * Time that decides which values are retired, in milliseconds since 1970.
   * @default no announced date has passed
   */
  readonly at?: number;
  /**
   * Judges as the service does: where a rule names a winner, giving both is valid (readings R05).
   * @default false
   */
  readonly service?: boolean;
  /**
   * Fields, or `group.field` paths, accepted unchecked, for a service that extends this contract.
   * @default none
   */
  readonly extra?: readonly string[];
}

type Values = Readonly<Record<string, unknown>>;

/** Most unknown fields reported per object: a body may hold millions. */
const mostUnknownNames = 20;

/**
 * Returns every problem of a create body, as data; empty when it is valid. Never throws, whatever the body is.
 * @example
 * import { detailsOf, validate } from '@meshwright/contract/schema';
 *
 * for (const { path, message } of validate(detailsOf('remesh'), { target_polycount: 50 })) {
 *   console.error(path, message);
 * }
 */
export function validate(family: Details, request: unknown, options: ValidateOptions = {}): Issue[] {
  if (!isObject(request)) {
    const message = `The body of a ${family.title} request must be a JSON object.`;
    return [{ path: '', code: 'wrong_type', message }];
  }
  const extra = new Set(options.extra);
  const ignored = new Set(uncheckedNames(family, request, options.service ?? false));
  const unchecked = (path: string) => extra.has(path) || extra.has(head(path)) || ignored.has(head(path));

  const issues = [
    ...fieldIssues(family, request).filter(({ path }) => !unchecked(path)),
    ...unknownFields(family, family.request, request, unchecked),
    ...retiredValues(family, request, options.at).filter(({ path }) => !unchecked(path)),
  ];

  // A rule about a field only applies once the field itself is valid.
  const broken = new Set(issues.map(({ path }) => path));
  const rules = family.rules.filter(
    (rule) =>
      !('field' in rule && broken.has(rule.field)) &&
      !referencedFields(rule).some((field) => extra.has(head(field))),
  );
  const checked = Object.keys(family.request.entries).filter((name) => !ignored.has(name));
  const given = Object.fromEntries(checked.map((name) => [name, request[name]]));
  return [...issues, ...brokenRules(rules, given, withDefaults(family, given), options.service ?? false)];
}

function fieldIssues(family: Details, request: Values): Issue[] {
  const { issues = [] } = v.safeParse(family.request as v.GenericSchema, request);
  // The library stops at the first unknown field; `unknownFields` reports them all.
  return issues.filter(({ expected }) => expected !== 'never').map((issue) => fieldIssue(family, issue));
}

function uncheckedNames(family: Details, request: Values, service: boolean): string[] {
  const overridden = family.rules.flatMap((rule) =>
    service && rule.kind === 'exactly-one' && rule.wins !== undefined && isPresent(request, rule.wins)
      ? rule.fields.filter((field) => field !== rule.wins)
      : [],
  );
  return [...overridden, ...ignoredFields(family.ignored, request)];
}

function unknownFields(
  family: Details,
  schema: Body,
  values: Values,
  unchecked: (path: string) => boolean,
  group = '',
): Issue[] {
  const known = Object.keys(schema.entries);
  const unknownNames = Object.keys(values).filter(
    (name) => values[name] !== undefined && !Object.hasOwn(schema.entries, name) && !unchecked(group + name),
  );
  const issues = unknownNames.slice(0, mostUnknownNames).map((name) => {
    const near = closeName(name, known);
    const hint = near ? `Did you mean ${group}${near}?` : `Known fields: ${known.join(', ')}.`;
    const path = group + name;
    const message = `${path} is not a field of ${group ? group.slice(0, -1) : family.title}. ${hint}`;
    return { path, code: 'unknown_field' as const, message, limit: known };
  });
  const inner = Object.entries(schema.entries).flatMap(([name, field]) => {
    const facts = factsOf(field);
    const value = values[name];
    return facts.kind === 'group' && isObject(value)
      ? unknownFields(family, facts.body, value, unchecked, `${group}${name}.`)
      : [];
  });
  return [...issues, ...inner];
}

function retiredValues(family: Details, request: Values, at = Number.NEGATIVE_INFINITY): Issue[] {
  return Object.entries(family.request.entries).flatMap(([path, field]) => {
    const value = request[path];
    const deprecation = deprecationOf(factsOf(field).deprecatedValues, value);
    if (!deprecation?.retires || at < Date.parse(deprecation.retires)) return [];
    const instead = deprecation.instead ? ` Use ${deprecation.instead}.` : '';
    const message = `${path}: ${String(value)} was retired on ${deprecation.retires}.${instead}`;
    return [{ path, code: 'retired' as const, message }];
  });
}

function referencedFields(rule: Rule): string[] {
  const condition = conditionOf(rule);
  return [...fieldsOf(rule), ...(condition ? [condition.field] : [])];
}

function head(path: string): string {
  return path.split('.', 1)[0] ?? path;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
