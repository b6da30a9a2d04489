import { detailsOf, type Price, priceOf, withDefaults } from '@meshwright/contract/schema';

/** Returns the price of a task with this request, in credits; its inputs make no difference. */
export function taskPrice(task: { family: string; request: Readonly<Record<string, unknown>> }): Price {
  const details = detailsOf(task.family);
  return priceOf(details.cost, withDefaults(details, task.request));
}

/** Returns the price as text. */
export function priceText({ credits, local }: Price): string {
  if (credits === 'unknown')
    return `its price is not published; ${local} ${unit(local)} on the local service`;
  return credits === 0 ? 'free' : `${credits} ${unit(credits)}`;
}

function unit(credits: number): string {
  return credits === 1 ? 'credit' : 'credits';
}
