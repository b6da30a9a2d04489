import { describe, expect, it } from 'vitest';
import { planText, purchaseText } from './plan-text.ts';
import type { PurchasePlan } from './purchase-plan.ts';

describe('a plan', () => {
  const step = (name: string, does: string, state: string, price?: object) => ({
    name,
    does,
    after: [],
    state,
    price,
  });
  const plan = {
    host: 'service.example',
    tasks: 3,
    credits: { total: 1248, known: 1200, local: 0, seen: 8, assumed: 40 },
    assets: [
      { name: 'chest', state: 'locked', steps: [] },
      {
        name: 'hero',
        state: 'new',
        steps: [
          step('model', 'text-to-3d', 'buy', { credits: 1200, basis: 'known' }),
          step('rig', 'rigging', 'buy', { credits: 8, basis: 'seen' }),
          step('clips', 'animation', 'buy', { credits: 40, basis: 'assumed' }),
          step('asset', 'place', 'here'),
        ],
      },
    ],
  } as unknown as PurchasePlan;

  it('lists the purchases, their prices and the confidence of each', () => {
    expect(planText(plan, { run: 1000 })).toMatchInlineSnapshot(`
      "chest    locked
      hero     new
        model  text-to-3d                    1,200 credits
        rig    rigging                       8 credits, the most paid before
        clips  animation                     40 credits, assumed
        asset  place                         on this machine

      2 assets: 1 locked, 1 new
      to buy: 3 tasks for 1,248 credits (1,200 known, 8 the most paid before, 40 assumed: no price is published)
      this is more than the 1,000 credits one run may spend: the sync would stop there"
    `);
  });

  it('states that the embedded service is free', () => {
    expect(purchaseText({ ...plan, host: 'meshwright.localhost' })).toBe(
      'to buy: 3 tasks for 1,248 credits of the embedded service, which are free',
    );
  });

  it('states that there is nothing to buy', () => {
    const nothing = { total: 0, known: 0, local: 0, seen: 0, assumed: 0 };
    expect(planText({ ...plan, assets: [], tasks: 0, credits: nothing })).toBe('0 assets\nnothing to buy');
  });
});
