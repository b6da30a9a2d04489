/** Steps that release what a service has opened, run in reverse order. */
export interface Teardown {
  add(step: () => unknown): void;
  /** Runs all steps once; a failed step does not keep the others from running. */
  run(): Promise<void>;
}

export function createTeardown(onFault: (error: unknown) => void): Teardown {
  const steps: (() => unknown)[] = [];
  return {
    add(step) {
      steps.push(step);
    },
    async run() {
      for (const step of steps.splice(0).reverse()) {
        try {
          await step();
        } catch (error) {
          onFault(error);
        }
      }
    },
  };
}
