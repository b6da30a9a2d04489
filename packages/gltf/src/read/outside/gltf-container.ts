import { GltfError } from '../../gltf-error.ts';
import type { Source } from '../../source/source.ts';
import type { Warning } from '../../warning.ts';
import type { Container } from '../container.ts';
import { type JsonLimits, MAX_JSON_BYTES, parseJson, requireJsonSize } from '../parse-json.ts';

/** Reads a whole .gltf. @throws GltfError that names what a file is instead */
export async function openText(
  source: Source,
  head: Uint8Array,
  limits: JsonLimits,
  signal: AbortSignal | undefined,
): Promise<Container> {
  const first = await firstCharacter(source, head, signal);
  if (first === '{') return openGltf(source, limits, signal);
  if (first === '<') {
    throw new GltfError(
      'html_instead_of_model',
      `${source.name}: this is a web page or an XML response, not a model; its link has probably expired`,
    );
  }
  throw new GltfError(
    'not_a_model',
    `${source.name}: neither GLB (must start with "glTF") nor glTF JSON (must start with "{")`,
  );
}

async function openGltf(
  source: Source,
  limits: JsonLimits,
  signal: AbortSignal | undefined,
): Promise<Container> {
  const warnings: Warning[] = [];
  const most = limits.jsonBytes ?? MAX_JSON_BYTES;
  if (source.size !== undefined) requireJsonSize(source.name, source.size, limits);
  const bytes = await source.read(0, source.size ?? most + 1, signal);
  requireJsonSize(source.name, bytes.byteLength, limits);
  const parsed = parseJson(bytes, source.name, limits, warnings);
  const { byteLength } = bytes;
  return {
    format: 'gltf',
    ...parsed,
    bin: null,
    tail: null,
    bytes: byteLength,
    warnings,
  };
}

/** Returns the first character after white space and a byte order mark, within a limit. */
async function firstCharacter(
  source: Source,
  head: Uint8Array,
  signal: AbortSignal | undefined,
): Promise<string> {
  let bytes = head;
  for (let offset = 0; bytes.byteLength > 0 && offset < MAX_BLANKS; offset += bytes.byteLength) {
    if (offset > 0) bytes = await source.read(offset, BLANKS_PER_READ, signal);
    const text = new TextDecoder().decode(bytes).trimStart();
    if (text !== '') return text.charAt(0);
  }
  return '';
}

const BLANKS_PER_READ = 4096;
const MAX_BLANKS = 65_536;
