import { useState } from 'preact/hooks';

/** An action of the user that the service may refuse. */
export interface Action {
  run(work: () => Promise<void>): Promise<void>;
  /** Error message of the service, '' for none. */
  readonly problem: string;
  readonly isBusy: boolean;
}

export function useAction(): Action {
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  return {
    problem,
    isBusy,
    async run(work) {
      setBusy(true);
      setProblem('');
      try {
        await work();
      } catch (error) {
        setProblem(error instanceof TypeError ? 'The service does not respond.' : (error as Error).message);
      } finally {
        setBusy(false);
      }
    },
  };
}
