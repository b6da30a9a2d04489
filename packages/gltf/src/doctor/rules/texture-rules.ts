import { objectsAt } from '../../read/json.ts';
import { bytesText, count } from '../amount.ts';
import type { Examination } from '../examination.ts';
import type { Finding, Rule } from '../finding.ts';

/** Images: storage and GPU cost. */
export const textureRules: readonly Rule[] = [bulkyPictures, oddSides, missingPictures, duplicatePictures];

function bulkyPictures({ report, target }: Examination): Finding[] {
  if (target === 'engine') return [];
  const bulky = report.textures.filter(
    ({ mimeType, bytes }) => mimeType === 'image/png' && (bytes ?? 0) >= BULKY_BYTES,
  );
  if (bulky.length === 0) return [];
  const total = bulky.reduce((sum, { bytes }) => sum + bytes!, 0);
  return [
    {
      code: 'bulky_pictures',
      severity: 'warning',
      message: `${count(bulky.length, 'PNG texture weighs', 'PNG textures weigh')} ${bytesText(total)}`,
      consequence: 'WebP looks the same at 5 to 20 % of the bytes, and every browser reads it',
      fix: { does: 'store them as WebP', command: `optimize FILE --for ${target} -o OUT` },
    },
  ];
}

/** Current GPUs draw any size; only block compression, and mip levels of old APIs, need specific ones. */
function oddSides({ report, json }: Examination): Finding[] {
  const compressed = report.textures.flatMap(({ mimeType, width, height }, index) =>
    mimeType === 'image/ktx2' && width && height && (width % 4 !== 0 || height % 4 !== 0) ? [index] : [],
  );
  if (compressed.length > 0) {
    return [
      {
        code: 'odd_texture_sides',
        severity: 'error',
        message: `${count(compressed.length, 'KTX2 texture has', 'KTX2 textures have')} sides that are not multiples of 4`,
        consequence: 'browsers refuse such compressed textures: the model shows black or not at all',
        fix: { does: 'encode them again with sides that are multiples of 4' },
        pointer: `/images/${compressed[0]}`,
      },
    ];
  }
  const repeats = repeatingImages(json);
  const odd = report.textures.filter(
    ({ width, height }, index) =>
      repeats.has(index) && width && height && !(isPower(width) && isPower(height)),
  );
  const large = odd.filter(({ width, height }) => Math.max(width!, height!) >= 256);
  if (large.length === 0) return [];
  return [
    {
      code: 'odd_texture_sides',
      severity: 'note',
      message: `${count(large.length, 'texture is', 'textures are')} not a power of two, such as ${large[0]!.width} x ${large[0]!.height}`,
      consequence:
        'fine on WebGL 2 and WebGPU; old phones resize it at load, and Unity and Unreal compress it badly',
      fix: null,
    },
  ];
}

function repeatingImages(json: Examination['json']): Set<number> {
  const samplers = objectsAt(json, 'samplers', '');
  return new Set(
    objectsAt(json, 'textures', '').flatMap(({ source, sampler }) => {
      const { wrapS = 10497, wrapT = 10497 } = samplers[sampler as number] ?? {};
      return typeof source === 'number' && (wrapS !== 33071 || wrapT !== 33071) ? [source] : [];
    }),
  );
}

function missingPictures({ report }: Examination): Finding[] {
  const missing = report.warnings.filter(({ code }) => code === 'missing_image');
  if (missing.length === 0) return [];
  return [
    {
      code: 'missing_pictures',
      severity: 'error',
      message: `${count(missing.length, 'texture')} cannot be found: ${missing[0]!.message}`,
      consequence: 'the model shows white, black or not at all, and loaders may fail',
      fix: { does: 'put the pictures beside the file, or export one GLB with everything in it' },
      ...(missing[0]!.pointer !== undefined && { pointer: missing[0]!.pointer }),
    },
  ];
}

async function duplicatePictures({ reader, report, target }: Examination): Promise<Finding[]> {
  // Only pictures of one size in pixels and in bytes are read.
  const alike = new Map<string, number[]>();
  for (const [index, { width, height, bytes }] of report.textures.entries()) {
    if (bytes === null || bytes > MAX_COMPARED) continue;
    const key = `${width}x${height}:${bytes}`;
    alike.set(key, [...(alike.get(key) ?? []), index]);
  }
  const twins: number[] = [];
  for (const indices of [...alike.values()].filter(({ length }) => length > 1)) {
    const seen = new Set<number>();
    for (const index of indices) {
      const bytes = report.textures[index]!.bytes!;
      const head = await reader.model.images[index]?.head(bytes).catch(() => null);
      if (!head) continue;
      const print = fingerprint(head);
      if (seen.has(print)) twins.push(index);
      else seen.add(print);
    }
  }
  twins.sort((a, b) => a - b);
  if (twins.length === 0) return [];
  return [
    {
      code: 'duplicate_pictures',
      severity: 'warning',
      message: `${count(twins.length, 'texture is', 'textures are')} stored more than once`,
      consequence: 'each copy is downloaded and takes its own memory',
      fix: { does: 'store it once', command: `optimize FILE --for ${target} -o OUT` },
      pointer: `/images/${twins[0]}`,
    },
  ];
}

/** Equal images have equal fingerprints; two different images of one length collide once in four billion. */
function fingerprint(bytes: Uint8Array): number {
  let hash = 0x811c9dc5;
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01000193);
  return hash >>> 0;
}

function isPower(value: number): boolean {
  return (value & (value - 1)) === 0;
}

const BULKY_BYTES = 500_000;
const MAX_COMPARED = 16_777_216;
