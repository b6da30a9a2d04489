/// <reference path="./gltf-validator.d.ts" />

import { optionalPackage } from '../optional-package.ts';
import { readExactly, type Source } from '../source/source.ts';

/** An issue of the Khronos validator; equal codes are counted together. */
export interface KhronosIssue {
  code: string;
  severity: 'error' | 'warning';
  /** The message of the first occurrence. */
  message: string;
  pointer?: string;
  count: number;
}

/**
 * Returns errors and warnings of the Khronos validator, in its own order, without hints and information.
 * @param readImages pictures that were read, by index, in formats of extensions that the validator does not know
 */
export async function khronosIssues(
  source: Source,
  readImages: ReadonlySet<number>,
  signal?: AbortSignal,
): Promise<KhronosIssue[]> {
  const size = source.size ?? 0;
  if (size === 0 || size > MAX_BYTES) return [];
  const library: unknown = await optionalPackage(
    () => import('gltf-validator'),
    'The Khronos validator',
    'gltf-validator',
  );
  const { validateBytes } = library as Validator;
  // The validator rejects a Buffer and may keep its input.
  const bytes = new Uint8Array(await readExactly(source, 0, size, signal));
  const { issues } = await validateBytes(bytes, {
    maxIssues: MAX_ISSUES,
    writeTimestamp: false,
    externalResourceFunction: async (uri) => {
      if (!source.sibling) throw new Error('out of reach');
      const file = await source.sibling(uri);
      const length = file.size ?? 0;
      return new Uint8Array(await readExactly(file, 0, Math.min(length, MAX_BYTES), signal));
    },
  });
  const byCode = new Map<string, KhronosIssue>();
  for (const { code, message, severity, pointer } of issues.messages) {
    if (severity > 1 || isOfReadImage(code, pointer, readImages)) continue;
    const known = byCode.get(code);
    if (known) known.count++;
    else {
      const level = severity === 0 ? 'error' : 'warning';
      byCode.set(code, {
        code,
        severity: level,
        message,
        ...(pointer !== undefined && { pointer }),
        count: 1,
      });
    }
  }
  return [...byCode.values()];
}

function isOfReadImage(code: string, pointer: string | undefined, readImages: ReadonlySet<number>): boolean {
  const [, index, field] = /^\/images\/(\d+)(?:\/(\w+))?$/.exec(pointer ?? '') ?? [];
  const isFormat =
    code === 'IMAGE_UNRECOGNIZED_FORMAT' || (code === 'VALUE_NOT_IN_LIST' && field === 'mimeType');
  return isFormat && readImages.has(Number(index));
}

interface Validator {
  validateBytes(
    bytes: Uint8Array,
    options: {
      maxIssues: number;
      writeTimestamp: boolean;
      externalResourceFunction(uri: string): Promise<Uint8Array>;
    },
  ): Promise<{
    issues: { messages: { code: string; message: string; severity: number; pointer?: string }[] };
  }>;
}

/** The validator holds the file twice. */
const MAX_BYTES = 268_435_456;

/** A broken attribute gives one issue per vertex. */
const MAX_ISSUES = 2000;
