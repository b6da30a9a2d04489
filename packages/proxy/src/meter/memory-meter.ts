import { checkedLimits, dayOf, type Meter, type MeterLimits, type Purchase } from './meter.ts';

/** A meter without promises. */
interface MemoryMeter extends Meter {
  left(caller: string, now: number): number;
}

/**
 * Returns a meter in this process, for one server. It holds one day, and loses everything when the process ends.
 * @example
 * import { memoryMeter } from '@meshwright/proxy';
 *
 * const meter = memoryMeter({ creditsPerDay: 60, totalCreditsPerDay: 2000 });
 * await meter.reserve({ id: 'chest-1', caller: 'ann', credits: 20 }, Date.now());
 * console.log(meter.left('ann', Date.now())); // 40
 */
export function memoryMeter(limits: MeterLimits): MemoryMeter {
  const { creditsPerDay, totalCreditsPerDay } = checkedLimits(limits);
  const held = new Map<string, { readonly purchase: Purchase; holders: number }>();
  const spent = new Map<string, number>();
  let total = 0;
  let today = 0;

  function begin(now: number): void {
    const day = dayOf(now);
    if (day <= today) return;
    today = day;
    held.clear();
    spent.clear();
    total = 0;
  }
  const of = (caller: string) => spent.get(caller) ?? 0;
  function count({ caller, credits }: Purchase, sign: 1 | -1): void {
    spent.set(caller, of(caller) + sign * credits);
    total += sign * credits;
  }

  return {
    left(caller, now) {
      begin(now);
      return Math.max(0, Math.min(creditsPerDay - of(caller), totalCreditsPerDay - total));
    },
    reserve(purchase, now) {
      begin(now);
      const reservation = { ...purchase, day: today };
      const known = held.get(purchase.id);
      if (known) {
        known.holders += 1;
        return reservation;
      }
      const fits =
        of(purchase.caller) + purchase.credits <= creditsPerDay &&
        total + purchase.credits <= totalCreditsPerDay;
      if (!fits) return undefined;
      held.set(purchase.id, { purchase, holders: 1 });
      count(purchase, 1);
      return reservation;
    },
    release({ id, day }) {
      const known = held.get(id);
      // A reservation of an earlier day does not count today.
      if (day !== today || !known) return;
      known.holders -= 1;
      if (known.holders > 0) return;
      held.delete(id);
      count(known.purchase, -1);
    },
  };
}
