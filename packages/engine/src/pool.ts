// Exports for a process that leaves the work to worker threads: loads no job, renderer or format.
export { checkedFamilies } from './check-input.ts';
export { createMemoryWatch, type MemoryWatch, type MemoryWatchOptions } from './memory-watch.ts';
export { missingCapability } from './missing-capability.ts';
export { type AnimationLibraryItem, animationLibrary } from './motion/animation-library.ts';
export { createWorkerPool, type WorkerPool, type WorkerPoolOptions } from './worker-pool.ts';
