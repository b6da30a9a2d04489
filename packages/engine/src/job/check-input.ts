import type { JobInput } from './job.ts';
import { asJobError } from './job-error.ts';

type Check = (input: JobInput) => Promise<void>;

const checks: Readonly<Record<string, Check>> = {
  rigging: async (input) => {
    const [{ findBody }, { inputModel }] = await Promise.all([
      import('../rig/body/find-body.ts'),
      import('./input-model.ts'),
    ]);
    findBody(await inputModel(input));
  },
};

/** Families whose input is checked before their job runs, so that bad input is refused before anything is charged. */
export const checkedFamilies: readonly string[] = Object.keys(checks);

/**
 * Refuses the input that the job of a checked family would refuse, by the same code and without the job's work.
 * @throws JobError
 */
export async function checkInput(input: JobInput): Promise<void> {
  if (!Object.hasOwn(checks, input.family)) return;
  await checks[input.family]!(input).catch((error: unknown) => {
    throw asJobError(error);
  });
}
