let deform: typeof import('./deform.ts') | undefined;

/**
 * Returns the code of skins and morph targets, a chunk that loads with the first model that has them. It is kept, because
 * a clip is measured pose by pose, and even a repeated import takes time.
 */
export async function loadDeform(): Promise<typeof import('./deform.ts')> {
  deform ??= await import('./deform.ts');
  return deform;
}
