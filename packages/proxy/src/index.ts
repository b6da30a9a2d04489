export { createProxy } from './create-proxy.ts';
export { memoryMeter } from './memory-meter.ts';
export type { Meter, MeterLimits, Purchase, Reservation } from './meter.ts';
export type { Allowed, Buy, CreateRule, ProxyOptions } from './proxy-options.ts';
export { type RedisCommand, type RedisMeterOptions, redisMeter } from './redis-meter.ts';
