import { validateBytes } from 'gltf-validator';

/** Returns errors of the Khronos validator, as text; empty for a valid file. */
export async function glbErrors(glb: Uint8Array): Promise<string[]> {
  const { issues } = await validateBytes(glb, { maxIssues: 1000 });
  return issues.messages
    .filter(({ severity }) => severity === 0)
    .map(({ code, pointer }) => `${code} ${pointer ?? ''}`);
}
