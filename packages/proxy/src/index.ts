export { createProxy } from './create-proxy.ts';
export { memoryMeter } from './meter/memory-meter.ts';
export type { Meter, MeterLimits, Purchase, Reservation } from './meter/meter.ts';
export { type RedisCommand, type RedisMeterOptions, redisMeter } from './meter/redis-meter.ts';
export type { Allowed, Buy, CreateRule, ProxyOptions } from './proxy-options.ts';
