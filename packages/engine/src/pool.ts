// Exports for a process that leaves the work to worker threads: loads no job, renderer or format.
export { checkedFamilies } from './job/check-input.ts';
export type { IgnoredField } from './job/ignored/ignored-field.ts';
export { ignoredFields } from './job/ignored/ignored-fields.ts';
export { missingCapability } from './job/missing-capability.ts';
export { type AnimationLibraryItem, animationLibrary } from './motion/animation-library.ts';
export { invalidRequest } from './print/parts-in-prompt.ts';
export { createMemoryWatch, type MemoryWatch, type MemoryWatchOptions } from './worker/memory-watch.ts';
export { createWorkerPool, type WorkerPool, type WorkerPoolOptions } from './worker/worker-pool.ts';
