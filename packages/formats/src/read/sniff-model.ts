import { FormatError } from '../format-error.ts';
import type { InputFile } from '../input-file.ts';
import { zipEntryNames } from './unpack.ts';

/** A format detected from the first bytes. */
export type SniffedFormat =
  | 'glb'
  | 'gltf'
  | 'obj'
  | 'obj-zip'
  | 'stl-binary'
  | 'stl-ascii'
  | '3mf'
  | 'fbx'
  | 'usd'
  | 'ply';

/**
 * Detects the format of a model from its bytes.
 * @throws FormatError `unsupported_format` with the format the file appears to have
 * @example
 * import { sniffModel } from '@meshwright/formats';
 *
 * sniffModel({ name: 'download', bytes: await readFile('chest.glb') }); // 'glb'
 */
export function sniffModel(file: InputFile): SniffedFormat {
  const { name, bytes } = file;
  if (bytes.byteLength === 0) throw refused(name, 'the file is empty');
  if (startsWith(bytes, 'glTF')) return 'glb';
  if (startsWith(bytes, 'PK\x03\x04')) return sniffPackage(file);
  if (startsWith(bytes, 'PXR-USDC') || startsWith(bytes, '#usda ')) return 'usd';
  if (/^ply\r?\n/.test(new TextDecoder().decode(bytes.subarray(0, 5)))) return 'ply';
  if (startsWith(bytes, 'Kaydara FBX Binary')) return 'fbx';
  if (isBinaryStl(bytes)) return 'stl-binary';
  const head = new TextDecoder()
    .decode(bytes.subarray(0, 4096))
    .replace(/^\uFEFF/, '')
    .trimStart();
  if (head.startsWith('{')) return 'gltf';
  if (head.startsWith('<')) throw refused(name, 'it is a web page or XML, so the link may have expired');
  if (/^solid\b/.test(head) && /\b(facet|endsolid)\b/.test(head)) return 'stl-ascii';
  if (/^; *FBX\b/.test(head) || /^FBXHeaderExtension:/m.test(head)) return 'fbx';
  if (/^(v|vt|vn|f|o|g|mtllib|usemtl)[ \t]/m.test(head)) return 'obj';
  if (startsWith(bytes, 'BLENDER')) throw refused(name, 'it is a .blend file');
  if (/\.stl$/i.test(name))
    throw refused(name, 'its length does not match the number of triangles it declares');
  throw refused(name, 'its format is unknown');
}

/** Detects a zip by its files: USDZ begins with a layer, 3MF has a model part, else it may be an OBJ zip. */
function sniffPackage(file: InputFile): SniffedFormat {
  const names = zipEntryNames(file);
  if (/\.usd[ac]?$/i.test(names[0] ?? '')) return 'usd';
  if (names.some((path) => /\.model$/i.test(path))) return '3mf';
  if (names.some((path) => /\.obj$/i.test(path))) return 'obj-zip';
  throw refused(file.name, 'it is a zip without a model');
}

function isBinaryStl(bytes: Uint8Array): boolean {
  if (bytes.byteLength < 84) return false;
  const count = new DataView(bytes.buffer, bytes.byteOffset).getUint32(80, true);
  return bytes.byteLength === 84 + count * 50;
}

function startsWith(bytes: Uint8Array, text: string): boolean {
  return [...text].every((character, i) => bytes[i] === character.charCodeAt(0));
}

function refused(name: string, found: string): FormatError {
  return new FormatError(
    'unsupported_format',
    `read ${name}: ${found}; send a .glb, .gltf, .obj, .fbx, .stl, .usdz, .3mf or .ply.`,
  );
}
