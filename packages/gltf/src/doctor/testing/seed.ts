import type { BudgetName } from '../platform-budgets.ts';

/** A function that breaks a good model, the finding it must lead to, and a model that only looks like it. */
export interface Seed {
  code: string;
  defect: string;
  broken: () => Uint8Array | Promise<Uint8Array>;
  harmless: string;
  sound: () => Uint8Array | Promise<Uint8Array>;
  budget?: BudgetName;
}
