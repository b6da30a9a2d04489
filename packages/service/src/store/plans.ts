import { ServiceError } from '../service-error.ts';

/** What a plan allows. */
export interface PlanFacts {
  /** Requests a second over all keys of an account; null where the option `rateLimit` decides. */
  readonly requestsPerSecond: number | null;
  /** Tasks that may be PENDING or IN_PROGRESS at once; null for any number. */
  readonly queuedTasks: number | null;
  readonly creates: boolean;
  readonly usage: boolean;
  readonly showcases: boolean;
  /** Result files stay; on other plans they expire. */
  readonly keepsResults: boolean;
}

const paid = {
  requestsPerSecond: 20,
  creates: true,
  usage: false,
  showcases: false,
  keepsResults: false,
} as const;

/** The plans of the public service. Usage is for Studio and Enterprise teams (spec: Authentication, rule 5). */
export const plans = {
  free: { ...paid, queuedTasks: 0, creates: false },
  pro: { ...paid, queuedTasks: 10 },
  premium: { ...paid, queuedTasks: 30 },
  studio: { ...paid, queuedTasks: 20, usage: true },
  ultra: { ...paid, queuedTasks: 100 },
  enterprise: {
    requestsPerSecond: 100,
    queuedTasks: 100,
    creates: true,
    usage: true,
    showcases: true,
    keepsResults: true,
  },
} as const satisfies Readonly<Record<string, PlanFacts>>;

export type Plan = keyof typeof plans;

export const planNames = Object.keys(plans) as readonly Plan[];

/** An account that states no plan, such as the one of a developer: everything is allowed, nothing is limited. */
const noPlan: PlanFacts = {
  requestsPerSecond: null,
  queuedTasks: null,
  creates: true,
  usage: true,
  showcases: true,
  keepsResults: false,
};

/** @param plan null or '' for none */
export function planFacts(plan: Plan | '' | null): PlanFacts {
  return plan ? plans[plan] : noPlan;
}

/**
 * Checks that the plan of an account includes an endpoint.
 * @throws ServiceError `wrong_plan` (403) naming the plans that do
 */
export function requirePlan({ plan }: { readonly plan: Plan | null }, feature: 'usage' | 'showcases'): void {
  if (planFacts(plan)[feature]) return;
  const enough = planNames.filter((name) => plans[name][feature]).map(titleOf);
  const title = titleOf(feature);
  const verb = feature === 'usage' ? 'requires' : 'require';
  throw new ServiceError(
    'wrong_plan',
    `${title} ${verb} the ${enough.join(' or ')} plan; this account is on the ${plan} plan.`,
  );
}

function titleOf(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
