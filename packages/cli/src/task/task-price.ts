import { detailsOf, type Price, priceOf, withDefaults } from '@meshwright/contract/schema';

/** What a task would cost with this request, in credits; its inputs make no difference. */
export function taskPrice(task: { family: string; request: Readonly<Record<string, unknown>> }): Price {
  const details = detailsOf(task.family);
  return priceOf(details.cost, withDefaults(details, task.request));
}

/** The same for people. */
export function priceText({ credits, local }: Price): string {
  if (credits === 'unknown')
    return `its price is not published; ${local} ${unit(local)} on the local service`;
  return credits === 0 ? 'free' : `${credits} ${unit(credits)}`;
}

function unit(credits: number): string {
  return credits === 1 ? 'credit' : 'credits';
}
