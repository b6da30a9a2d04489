export { createProxy } from './create-proxy.ts';
export { memoryMeter } from './memory-meter.ts';
export type { Allowed, CreateRule, Meter, ProxyOptions } from './proxy-options.ts';
