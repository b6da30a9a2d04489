import type { JobContext, JobInput } from '../../job/job.ts';

/**
 * Longer side of a picture's texture in pixels. The picture is not enlarged, and 8k would take a gigabyte for no
 * detail.
 */
export function pictureSide(request: JobInput['request']): number {
  return pictureSides[resolutionOf(request)] ?? 1024;
}

/** Side of a painted texture: finer ones take seconds and show no more detail. */
export function paintedSide(request: JobInput['request'], { textureSize = 2048 }: JobContext): number {
  return Math.min(textureSize, resolutionOf(request) === '' ? 1024 : 2048);
}

/**
 * Side of a material's repeating maps with `enable_pbr`, and without it of the one picture that holds all materials. The largest
 * option is 8k: procedural patterns gain nothing beyond 1024 pixels, and repeating ones show more than 512 only to a near eye.
 */
export function tileSide(request: JobInput['request'], { textureSize = 1024 }: JobContext): number {
  const resolution = resolutionOf(request);
  const isCoarse = resolution === '' || (resolution === '2k' && request.enable_pbr === true);
  return Math.min(textureSize, isCoarse ? 512 : 1024);
}

const pictureSides: Readonly<Record<string, number>> = { '2k': 2048, '4k': 4096, '8k': 4096 };

/** `hd_texture` is the old name of 4k (spec: Parameters named for the generation families, texture_resolution). */
function resolutionOf(request: JobInput['request']): string {
  return typeof request.texture_resolution === 'string'
    ? request.texture_resolution
    : request.hd_texture === true
      ? '4k'
      : '';
}
