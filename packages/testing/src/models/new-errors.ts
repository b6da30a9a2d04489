import { validateBytes } from 'gltf-validator';

/** Codes of errors that the Khronos validator reports for `after` and not for `before`. */
export async function newErrors(before: Uint8Array, after: Uint8Array): Promise<string[]> {
  const old = new Set(await errorsOf(before));
  return (await errorsOf(after)).filter((code) => !old.has(code));
}

async function errorsOf(glb: Uint8Array): Promise<string[]> {
  // The validator rejects a Buffer; images outside the file do not count as errors.
  const { issues } = await validateBytes(new Uint8Array(glb), { maxIssues: 0 });
  const codes = issues.messages.filter(({ severity }) => severity === 0).map(({ code }) => code);
  return [...new Set(codes)].filter((code) => code !== 'IO_ERROR').sort();
}
