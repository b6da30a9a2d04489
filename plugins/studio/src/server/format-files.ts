import { findBlender, writableFormats } from '@meshwright/formats/capabilities';

/** A model in another format, as one file. */
export interface FormatFile {
  /** With its ending; `.zip` for several files. */
  readonly name: string;
  readonly bytes: Uint8Array;
  /** What the format does not carry, one sentence each. */
  readonly notes: readonly string[];
}

/** Formats that are written on this computer: `blend` where Blender is found on the search path. */
export function offeredFormats(searchPath: string | undefined): readonly string[] {
  return findBlender(searchPath) ? [...writableFormats, 'blend'] : writableFormats;
}

/**
 * Writes a model in another format.
 * @param name of the file, without its ending
 * @throws FormatError as `readModel` and `writeFormats` do
 */
export async function formatFile(
  glb: Uint8Array,
  format: string,
  name: string,
  searchPath: string | undefined,
): Promise<FormatFile> {
  // Loaded on the first press: most sessions download nothing.
  const { readModel, writeFormats } = await import('@meshwright/formats');
  const document = await readModel({ name: `${name}.glb`, bytes: glb });
  const blenderPath = findBlender(searchPath) ?? undefined;
  const { files, warnings } = await writeFormats(document, [format], { name, blenderPath });
  const notes = warnings.map(({ message }) => message);
  const [first, ...others] = Object.entries(files);
  if (others.length === 0) return { name: first![0], bytes: first![1], notes };
  const { zipSync } = await import('fflate');
  return { name: `${name}-${format}.zip`, bytes: zipSync(files, { level: 1 }), notes };
}
