import type { Budget, Estimate } from '@meshwright/purchase';
import { plainText } from '../../text/plain-text.ts';
import { creditsText } from '../credits-text.ts';
import { embeddedHost } from '../service-identity.ts';
import type { PlannedAsset, PlannedStep, PurchasePlan } from './purchase-plan.ts';

/** Returns a readable plan: locked assets in one line, the steps of the others, the cost. */
export function planText(plan: PurchasePlan, budget: Budget = {}): string {
  const { assets } = plan;
  const width = Math.max(0, ...assets.flatMap((asset) => [asset.name.length, ...asset.steps.map(nameWidth)]));
  const lines = assets.flatMap((asset) => assetLines(asset, width));
  const states = (['locked', 'changed', 'new'] as const)
    .map((state) => [state, assets.filter((asset) => asset.state === state).length] as const)
    .filter(([, number]) => number > 0)
    .map(([state, number]) => `${number} ${state}`);
  const sum = `${assets.length} ${assets.length === 1 ? 'asset' : 'assets'}${states.length > 0 ? `: ${states.join(', ')}` : ''}`;
  return [...lines, ...(lines.length > 0 ? [''] : []), sum, purchaseText(plan), ...broken(plan, budget)].join(
    '\n',
  );
}

/** Returns the planned purchases in one line. */
export function purchaseText({ tasks, credits, host }: PurchasePlan): string {
  if (tasks === 0) return 'nothing to buy';
  const what = `to buy: ${tasks} ${tasks === 1 ? 'task' : 'tasks'} for ${creditsText(credits.total)}`;
  if (host === embeddedHost) return `${what} of the embedded service, which are free`;
  const bases = (['known', 'local', 'seen', 'assumed'] as const).filter((basis) => credits[basis] > 0);
  const parts =
    bases.length === 1 && bases[0] === 'known'
      ? ''
      : ` (${bases.map((basis) => `${credits[basis].toLocaleString('en')} ${basisText[basis]}`).join(', ')})`;
  return what + parts;
}

const basisText: Readonly<Record<Estimate['basis'], string>> = {
  known: 'known',
  local: 'the price on this machine',
  seen: 'the most paid before',
  assumed: 'assumed: no price is published',
};

const steps = { locked: 'done', here: 'on this machine', bought: 'bought before' } as const;

function assetLines({ name, state, steps: all }: PlannedAsset, width: number): string[] {
  if (state === 'locked') return [`${name.padEnd(width)}  locked`];
  return [plainText(`${name.padEnd(width)}  ${state}`), ...all.map((step) => stepLine(step, width))];
}

function stepLine({ name, does, state, price, clips = [] }: PlannedStep, width: number): string {
  const own = state === 'buy' && price ? priceText(price) : steps[state as keyof typeof steps];
  const brought = `${clips.join(' and ')} ${clips.length === 1 ? 'comes' : 'come'} with the rig, free`;
  const what = clips.length > 0 ? `${own}; ${brought}` : own;
  return plainText(`  ${name.padEnd(width - 2)}  ${does.padEnd(28)}  ${what}`);
}

function priceText({ credits, basis }: Estimate): string {
  return basis === 'known'
    ? creditsText(credits)
    : `${creditsText(credits)}, ${basisText[basis].replace(/:.*/, '')}`;
}

function nameWidth({ name }: PlannedStep): number {
  return name.length + 2;
}

/** Returns a line when a plan costs more than one run may spend. */
export function broken({ credits }: PurchasePlan, { run }: Budget): string[] {
  if (run === undefined || credits.total <= run) return [];
  return [`this is more than the ${creditsText(run)} one run may spend: the sync would stop there`];
}
