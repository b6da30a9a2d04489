import { readFile, realpath } from 'node:fs/promises';
import { basename, dirname, join, sep } from 'node:path';
import { type InputFile, mtlPictures } from '@meshwright/formats';
import { zipSync } from 'fflate';
import type { ConvertWarning } from './convert-warning.ts';

/**
 * Packs an OBJ with the material files it names and their pictures into a zip, the form in which the reader takes them
 * together. Files are searched below the OBJ's folder, by their path and then by their name alone.
 */
export async function zipObj(
  path: string,
  file: InputFile,
): Promise<{ file: InputFile; warnings: ConvertWarning[] }> {
  const folder = await realpath(dirname(path));
  const warnings: ConvertWarning[] = [];
  const zip = new Map([['model.obj', file.bytes]]);
  const add = async (named: string, by: string, without: string): Promise<Uint8Array | undefined> => {
    const bytes = zip.get(baseName(named)) ?? (await readBelow(folder, named));
    if (bytes) zip.set(baseName(named), bytes);
    else {
      const message = `${by} names ${named}, which is not in its folder: ${without}`;
      warnings.push({ code: 'missing_file', message });
    }
    return bytes;
  };
  for (const library of librariesIn(textOf(file.bytes))) {
    const mtl = await add(library, file.name, 'its materials are left out');
    if (!mtl) continue;
    for (const picture of mtlPictures(textOf(mtl))) {
      if (/\.(png|jpe?g)$/i.test(picture)) await add(picture, baseName(library), 'the picture is left out');
      else {
        const message = `${baseName(library)} names ${picture}: only PNG and JPEG are read, the picture is left out`;
        warnings.push({ code: 'not_converted', message });
      }
    }
  }
  return {
    file: { name: file.name, bytes: zipSync(Object.fromEntries(zip), { level: 0 }) },
    warnings,
  };
}

async function readBelow(folder: string, named: string): Promise<Uint8Array | undefined> {
  for (const candidate of [named.replaceAll('\\', '/'), baseName(named)]) {
    const path = await realpath(join(folder, candidate)).catch(() => undefined);
    if (!path?.startsWith(folder.endsWith(sep) ? folder : folder + sep)) continue;
    const bytes = await readFile(path).catch(() => undefined);
    if (bytes) return bytes;
  }
  return undefined;
}

/** Names of material files; one statement may list several. */
function librariesIn(obj: string): string[] {
  const statements = [...obj.matchAll(/^[ \t]*mtllib[ \t]+(.+?)[ \t]*\r?$/gm)].map(([, rest]) => rest!);
  return [...new Set(statements.flatMap((rest) => rest.split(/(?<=\.mtl)[ \t]+/i)))];
}

function baseName(named: string): string {
  return basename(named.replaceAll('\\', '/'));
}

function textOf(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes);
}
