export { type DiagnoseOptions, type Diagnosis, diagnose } from './doctor/diagnose.ts';
export type { Finding, Fix, Severity } from './doctor/finding.ts';
export {
  type BudgetName,
  type Platform,
  type PlatformBudget,
  type PlatformLimit,
  platformBudgets,
} from './doctor/platform-budgets.ts';
