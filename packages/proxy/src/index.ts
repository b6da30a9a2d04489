export { createProxy, type MeshwrightProxy } from './create-proxy.ts';
export { memoryMeter } from './meter/memory-meter.ts';
export type { Meter, MeterLimits, Purchase, Reservation } from './meter/meter.ts';
export { type RedisCommand, redisMeter } from './meter/redis-meter.ts';
export {
  type NodeMiddleware,
  type NodeRequest,
  type NodeResponse,
  nodeMiddleware,
} from './node-middleware.ts';
export type {
  Allowed,
  Buy,
  OpenedService,
  ProxyOptions,
  ProxyRules,
  ServiceAddress,
} from './proxy-options.ts';
