import type { Terminal } from '../progress/terminal.ts';

/** Returns the user's folder for a local service. Loads the pipeline on demand, because most commands never need it. */
export async function dataFolder(
  which: 'embedded' | 'service',
  { env }: Pick<Terminal, 'env'>,
): Promise<string> {
  const { userFolder } = await import('@meshwright/purchase/node');
  return userFolder(which, env);
}
