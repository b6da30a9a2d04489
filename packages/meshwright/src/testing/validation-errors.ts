import { validateBytes } from 'gltf-validator';

/** Returns the codes of all errors that the Khronos validator finds in a GLB. */
export async function validationErrors(glb: Uint8Array): Promise<string[]> {
  const { issues } = await validateBytes(new Uint8Array(glb));
  return issues.messages.filter(({ severity }) => severity === 0).map(({ code }) => code);
}
