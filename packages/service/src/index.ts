export type { Engine } from './engine-port.ts';
export type { RateLimit } from './http/rate-limit.ts';
export type { Clock } from './service-context.ts';
export { ServiceError, type ServiceErrorCode } from './service-error.ts';
export type { ServiceOptions } from './service-options.ts';
export { type Service, type ServiceAccount, startService } from './start-service.ts';
export type { Account } from './store/accounts.ts';
export type { Plan } from './store/tables.ts';
