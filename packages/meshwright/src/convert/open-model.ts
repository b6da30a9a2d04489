import { basename } from 'node:path';
import { type InputFile, type ReadOptions, sniffModel } from '@meshwright/formats';
import { fileSource } from '@meshwright/gltf/node';
import { processAsset } from '@meshwright/gltf/recipe';
import { CliError } from '../errors/cli-error.ts';
import { filesBeside } from './files-beside.ts';

/** A model, and the way to the files beside it. */
export interface OpenedModel {
  readonly file: InputFile;
  /** Bytes of the model's own file. */
  readonly bytes: number;
  readonly beside: NonNullable<ReadOptions['beside']>;
  /** What of the input is not in `file`. */
  readonly warnings: readonly { readonly code: string; readonly message: string }[];
}

/**
 * Reads a model. Files that it names are read when it is, and only below its folder; buffers and
 * pictures of a glTF are packed in.
 * @throws GltfError `not_readable` and those of a damaged glTF | FormatError `unsupported_format` | CliError `bad_input`
 * (a .blend)
 */
export async function openModel(path: string, signal: AbortSignal): Promise<OpenedModel> {
  const name = basename(path);
  const source = await fileSource(path);
  try {
    if (/\.blend\d*$/i.test(name)) {
      throw new CliError('bad_input', `${name}: .blend is written and not read; export a .glb from Blender`);
    }
    const file = { name, bytes: await source.read(0, source.size!) };
    const bytes = file.bytes.byteLength;
    const beside = await filesBeside(path);
    const format = sniffModel(file);
    if (format !== 'glb' && format !== 'gltf') return { bytes, file, beside, warnings: [] };
    return { bytes, beside, ...(await packGltf(path, name, signal)) };
  } finally {
    await source.close?.();
  }
}

/** Packs buffers into a GLB, and pictures too where some are separate files. */
async function packGltf(path: string, name: string, signal: AbortSignal) {
  const packed = await processAsset(await fileSource(path), [], { signal });
  const loose = packed.report.steps.some(({ warnings }) => warnings.some(isLoosePicture));
  const { glb, report } = loose ? await processAsset(await fileSource(path), [rewrite], { signal }) : packed;
  const warnings = report.steps
    .flatMap((step) => step.warnings)
    .filter((warning) => !isLoosePicture(warning));
  return {
    file: { name, bytes: glb },
    warnings: warnings.map(({ code, message }) => ({ code, message })),
  };
}

const isLoosePicture = ({ code }: { code: string }): boolean => code === 'external_image';

/** A step on the parsed document: writing it again embeds its pictures. */
function rewrite(): void {}
