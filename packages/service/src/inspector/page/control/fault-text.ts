import type { Fault } from '../../../control/faults/fault-kinds.ts';
import type { FaultPlanBody } from '../../../control/faults/fault-plan.ts';

export type FaultRule = FaultPlanBody['rules'][number];

/** `create of remesh, call 1 and 3, 10 %`. */
export function whenText({ when = {} }: Pick<FaultRule, 'when'>): string {
  const { route = 'every call', family, state, nth, probability } = when;
  return [
    family === undefined ? route : `${route} of ${family}`,
    ...(state === undefined ? [] : [`while ${state}`]),
    ...(nth === undefined ? [] : [`call ${[nth].flat().join(' and ')}`]),
    ...(probability === undefined ? [] : [`${Number((probability * 100).toPrecision(6))} %`]),
  ].join(', ');
}

/** `rate_limit: retryAfterSeconds 2`, `status: 503`. */
export function faultText({ kind, ...fields }: Fault): string {
  const named = Object.entries(fields).map(([name, value]) =>
    name === kind ? `${value}` : `${name} ${value}`,
  );
  return named.length === 0 ? kind : `${kind}: ${named.join(', ')}`;
}
