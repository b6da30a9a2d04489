export type { Clock } from './clock.ts';
export type { FaultPlanBody } from './control/faults/fault-plan.ts';
export type { RecordedRequest } from './control/log/request-log.ts';
export {
  type Backend,
  type Engine,
  type JobContext,
  type JobFile,
  type JobInput,
  type JobOutput,
  localEngine,
} from './engine-port.ts';
export type { RateLimit } from './http/guards/rate-limit.ts';
export type {
  AccountBook,
  AccountChange,
  AccountFacts,
  CreditChange,
  KeyChange,
  KeyFacts,
  NewAccount,
} from './operations/account-book.ts';
export type { BackupReport } from './operations/backup.ts';
export type { LedgerFigures } from './operations/backup-tables.ts';
export {
  backUp,
  type Operations,
  type OperationsOptions,
  openOperations,
} from './operations/open-operations.ts';
export { restoreBackup, type ServiceLocation } from './operations/restore.ts';
export { ServiceError, type ServiceErrorCode } from './service-error.ts';
export { readBackendsFile } from './start/backends-file.ts';
export type { ServiceOptions } from './start/service-options.ts';
export { type Service, type ServiceAccount, startService } from './start/start-service.ts';
export type { Account, AccountKey } from './store/accounts.ts';
export type { Plan } from './store/plans.ts';
export type { ReportingOptions } from './telemetry/open-reporting.ts';
export type { LogLine, Values } from './telemetry/telemetry.ts';
