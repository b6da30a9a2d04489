export type { FaultPlanBody } from './control/faults/fault-plan.ts';
export type { RecordedRequest } from './control/log/request-log.ts';
export { cannedEngine } from './emulator/canned-engine.ts';
export {
  createService,
  lostReply,
  type Moment,
  readSeedFile,
  type SeedTask,
  type ServiceFixture,
  type ServiceState,
  serviceFixture,
  type TestClock,
  type TestService,
  type TestServiceOptions,
} from './emulator/create-service.ts';
export {
  type ExpectedPurchase,
  expectOnePurchase,
  expectPurchases,
  type Purchase,
  type Purchases,
} from './emulator/purchases.ts';
export type { Engine, JobContext, JobFile, JobInput, JobOutput } from './engine-port.ts';
export { ServiceError, type ServiceErrorCode } from './service-error.ts';
export type { Account } from './store/accounts.ts';
export type { Plan } from './store/plans.ts';
