import { validateBytes } from 'gltf-validator';

/** The codes of what the Khronos validator calls an error in a GLB. */
export async function validationErrors(glb: Uint8Array): Promise<string[]> {
  const { issues } = await validateBytes(new Uint8Array(glb));
  return issues.messages.filter(({ severity }) => severity === 0).map(({ code }) => code);
}
