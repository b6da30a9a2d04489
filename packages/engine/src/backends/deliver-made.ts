import { readPicture } from '../image-to-3d/read-picture.ts';
import { everyFormat } from '../job/every-format.ts';
import type { InputFile, JobInput, JobOutput } from '../job/job.ts';
import { JobError } from '../job/job-error.ts';
import { runJob } from '../job/run-job.ts';
import { jobs } from '../jobs.ts';
import type { BackendContext } from './backend.ts';
import { backendFamilies, isBackendFamily } from './backend-families.ts';
import { excerpt } from './exchange.ts';
import { pictureType } from './picture-type.ts';

/** Longest side of a picture in pixels, more than any family shows; the decoder has its own limit. */
const longestPicture = 8192;

/**
 * Turns the server's files into the task's result. A model goes through a job of the engine, so it has all formats,
 * size, placement and triangle count as requested, and thumbnails; pictures are decoded as a check and kept unchanged.
 * @throws JobError `backend_unusable` naming the server; or as the engine's job
 */
export async function deliverBackendResult(
  input: JobInput,
  made: readonly InputFile[],
  server: string,
  context: BackendContext,
): Promise<JobOutput> {
  const [first] = made;
  if (!first) throw unusable(server, 'the result has no file', 'Check that the requested output exists.');
  const kind = isBackendFamily(input.family) ? backendFamilies[input.family] : 'model';
  return kind === 'images'
    ? await deliverPictures(made, server)
    : await deliverModel(input, first, server, context);
}

async function deliverModel(
  input: JobInput,
  model: InputFile,
  server: string,
  context: BackendContext,
): Promise<JobOutput> {
  checkWhole(model, server);
  const deliver = context.deliver ?? ((job, jobContext) => runJob(jobs, job, jobContext));
  const { request } = input;
  const requestedFormats = Array.isArray(request.target_formats) ? request.target_formats : [];
  const finish: JobInput = {
    ...input,
    family: finishingJob(request),
    request: { ...request, target_formats: requestedFormats.length > 0 ? requestedFormats : everyFormat },
    files: { model },
  };
  try {
    const { files, result } = await deliver(finish, context);
    const prompt = input.source?.request.prompt ?? request.prompt;
    return {
      files,
      result: { ...result, ...(input.family === 'text-to-3d' && typeof prompt === 'string' && { prompt }) },
    };
  } catch (error) {
    if (!(error instanceof JobError) || !modelFaults.has(error.code)) throw error;
    throw unusable(
      server,
      `its model cannot be read: ${error.message.replace(/\.$/, '')}`,
      'Check the files it writes.',
      error,
    );
  }
}

const modelFaults: ReadonlySet<string> = new Set([
  'unsupported_format',
  'unreadable_model',
  'no_geometry',
  'too_many_faces',
]);

/** Returns the finishing job: remesh for fewer triangles, resize for `auto_size`, else convert. */
function finishingJob(request: JobInput['request']): string {
  const thin =
    request.should_remesh === true ||
    request.model_type === 'smart-topology' ||
    (request.decimation_mode !== undefined && request.should_remesh !== false);
  if (thin) return 'remesh';
  return request.auto_size === true ? 'resize' : 'convert';
}

/** Checks what is detectable before a worker opens the file: HTML in place of a model, and truncated files. */
function checkWhole({ name, bytes }: InputFile, server: string): void {
  const head = Buffer.from(bytes.subarray(0, 64)).toString('latin1').trimStart();
  if (head.startsWith('<')) {
    throw unusable(
      server,
      `${name} is a web page: "${excerpt(bytes)}"`,
      'Check that no proxy responds in place of the server.',
    );
  }
  if (bytes.byteLength >= 12 && head.startsWith('glTF')) {
    const stated = new DataView(bytes.buffer, bytes.byteOffset).getUint32(8, true);
    if (stated > bytes.byteLength) {
      throw unusable(
        server,
        `${name} is cut off: ${bytes.byteLength} of ${stated} bytes`,
        'Check that its disk is not full.',
      );
    }
  }
}

async function deliverPictures(made: readonly InputFile[], server: string): Promise<JobOutput> {
  const files: Record<string, Uint8Array> = {};
  for (const [i, picture] of made.entries()) {
    try {
      await readPicture(picture, longestPicture);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw unusable(
        server,
        `its picture cannot be used: ${reason.replace(/\.$/, '')}`,
        'Check the files it writes.',
        error,
      );
    }
    files[`image${i === 0 ? '' : `_${i + 1}`}.${pictureType(picture.bytes).extension}`] = picture.bytes;
  }
  return { files, result: { image_urls: Object.keys(files) } };
}

function unusable(server: string, found: string, advice: string, cause?: unknown): JobError {
  return new JobError('backend_unusable', `${server}: ${found}. ${advice}`, { cause });
}
