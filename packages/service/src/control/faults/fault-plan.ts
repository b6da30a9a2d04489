import { createHash } from 'node:crypto';
import { families, type Issue, statuses } from '@meshwright/contract';
import { checkFields, type FieldRules, isObject } from '../check-fields.ts';
import { type Fault, type FaultKind, faultKinds, routes } from './fault-kinds.ts';

/** A fault plan. The same plan and the same calls in the same order give the same faults. */
export interface FaultPlanBody {
  /**
   * Seed for `probability`.
   * @default 0
   */
  readonly seed?: number;
  readonly rules: readonly FaultRule[];
}

interface FaultRule {
  /** All conditions must hold; absent means always. */
  readonly when?: {
    readonly route?: string;
    readonly family?: string;
    /** Status of the task the call refers to. */
    readonly state?: string;
    /** Which of the matching calls, counted from 1. */
    readonly nth?: number | readonly number[];
    /** Share of those calls, from 0 to 1. */
    readonly probability?: number;
  };
  readonly fault: Fault;
}

/** One call that a fault may apply to. */
export interface FaultCall {
  /** A route, or `job` for the work of a task. */
  readonly route: string;
  readonly family?: string | undefined;
  readonly state?: string | undefined;
}

/** The active plan and its counts. */
export interface FaultPlan {
  set(plan: FaultPlanBody): void;
  clear(): void;
  isEmpty(): boolean;
  /** Returns the plan with the number of matching calls and fired faults per rule. */
  state(): { readonly seed: number; readonly rules: readonly CountedRule[] };
  /** Counts the call and returns its faults: delays, and at most one other fault, from the first rule that fires. */
  faultsOf(call: FaultCall): readonly Fault[];
}

interface CountedRule extends FaultRule {
  readonly calls: number;
  readonly fired: number;
}

export function createFaultPlan(): FaultPlan {
  let seed = 0;
  let rules: { readonly rule: FaultRule; calls: number; fired: number }[] = [];
  return {
    set(plan) {
      seed = plan.seed ?? 0;
      rules = plan.rules.map((rule) => ({ rule, calls: 0, fired: 0 }));
    },
    clear() {
      seed = 0;
      rules = [];
    },
    isEmpty: () => rules.length === 0,
    state: () => ({ seed, rules: rules.map(({ rule, calls, fired }) => ({ ...rule, calls, fired })) }),
    faultsOf(call) {
      const faults: Fault[] = [];
      let isDecided = false;
      for (const [i, counted] of rules.entries()) {
        if (!fits(counted.rule, call)) continue;
        counted.calls += 1;
        const { kind } = counted.rule.fault;
        const isDelay = kind === 'delay' || kind === 'slow_task';
        if ((isDecided && !isDelay) || !isItsTurn(counted.rule, counted.calls, `${seed}/${i}`)) continue;
        counted.fired += 1;
        isDecided ||= !isDelay;
        faults.push(counted.rule.fault);
      }
      return faults;
    },
  };
}

const planFields: FieldRules = { seed: { is: 'integer', min: 0, max: 2 ** 32 - 1 } };
const whenFields: FieldRules = {
  route: { is: 'one-of', values: routes },
  family: { is: 'one-of', values: families.map(({ name }) => name) },
  state: { is: 'one-of', values: statuses },
  nth: { is: 'turns' },
  probability: { is: 'number', min: 0, max: 1 },
};
const maxRules = 100;

/** Returns the issues of a plan; empty when it is valid. */
export function checkFaultPlan(value: unknown): Issue[] {
  if (!isObject(value)) return checkFields(value, {});
  const { rules, ...rest } = value;
  const issues = checkFields(rest, planFields);
  if (!Array.isArray(rules) || rules.length > maxRules) {
    const message = `rules must be a list of at most ${maxRules} rules { when, fault }.`;
    return [...issues, { path: 'rules', code: rules === undefined ? 'missing' : 'wrong_type', message }];
  }
  return [...issues, ...rules.flatMap((rule: unknown, i) => checkRule(rule, `rules.${i}`))];
}

function checkRule(value: unknown, path: string): Issue[] {
  if (!isObject(value)) return checkFields(value, {}, path);
  const { when = {}, fault, ...rest } = value;
  const issues = [...checkFields(rest, {}, path), ...checkFields(when, whenFields, `${path}.when`)];
  if (!isObject(fault)) {
    const message = `${path}.fault must be an object with a kind: ${Object.keys(faultKinds).join(', ')}.`;
    return [
      ...issues,
      { path: `${path}.fault`, code: fault === undefined ? 'missing' : 'wrong_type', message },
    ];
  }
  const { kind, ...fields } = fault;
  if (typeof kind !== 'string' || !Object.hasOwn(faultKinds, kind)) {
    const message = `${path}.fault.kind must be one of: ${Object.keys(faultKinds).join(', ')}.`;
    return [...issues, { path: `${path}.fault.kind`, code: 'not_allowed', message }];
  }
  const facts = faultKinds[kind as FaultKind];
  issues.push(...checkFields(fields, facts.fields, `${path}.fault`));
  const { on } = facts;
  const route = isObject(when) ? when.route : undefined;
  if (route !== undefined && on !== 'any route' && on !== route) {
    const wanted = on === 'job' ? 'leave the route out' : `use route ${on}`;
    issues.push({
      path: `${path}.when.route`,
      code: 'conflict',
      message: `${path}: ${kind} cannot happen on route ${String(route)}; ${wanted}.`,
    });
  }
  return issues;
}

function fits({ when = {}, fault }: FaultRule, call: FaultCall): boolean {
  const { on } = faultKinds[fault.kind];
  if (on === 'any route' ? call.route === 'job' : call.route !== on) return false;
  return (['route', 'family', 'state'] as const).every(
    (name) => when[name] === undefined || when[name] === call[name],
  );
}

/** Decides by the seed, the rule and the number of the call alone, so that rules are independent of each other. */
function isItsTurn({ when = {} }: FaultRule, call: number, source: string): boolean {
  const { nth, probability } = when;
  if (nth !== undefined && ![nth].flat().includes(call)) return false;
  if (probability === undefined) return true;
  const draw = createHash('sha256').update(`${source}/${call}`).digest().readUInt32BE() / 2 ** 32;
  return draw < probability;
}
