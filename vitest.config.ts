import { availableParallelism } from 'node:os';
import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

// Tests run on the sources: the first condition of every package's exports points at src.
const conditions = ['@meshwright/source', ...defaultServerConditions];

export default defineConfig({
  ssr: { resolve: { conditions, externalConditions: conditions } },
  test: {
    include: ['{packages,plugins}/*/src/**/*.test.ts', 'test/**/*.test.ts'],
    testTimeout: 20_000,
    // One more than there are cores: some tests wait for a deadline, and others can compute meanwhile.
    maxWorkers: availableParallelism() + 1,
    reporters: ['default'],
  },
});
