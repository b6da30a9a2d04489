import type { Terminal } from '../progress/terminal.ts';

/** The user's folder for a local service. Loads the pipeline, which most commands never need, when asked. */
export async function dataFolder(
  which: 'embedded' | 'service',
  { env }: Pick<Terminal, 'env'>,
): Promise<string> {
  const { userFolder } = await import('@meshwright/pipeline/node');
  return userFolder(which, env);
}
