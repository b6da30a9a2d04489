import { sniffModel } from '@meshwright/formats';
import type { JobInput } from '../job/job.ts';
import { thinnestOf } from './mesh/thin-walls.ts';

/** Print settings of a request. */
export interface Print {
  /** Thinnest wall that the printer makes, in millimetres. */
  readonly thinnestMm: number;
  /** Millimetres of the print per metre of the model. */
  readonly mmPerMetre: number;
  /** Whether the request states the printer or the size. */
  readonly stated: boolean;
}

/** Height, or longest side, of a print whose size is not stated, in millimetres. */
const defaultMm = 150;

/**
 * Returns the print that a request asks for: `intended_print_height_mm` tall, else a GLB or the model of a task 150 mm
 * tall, an STL in its own size, and other files 150 mm along their longest side. Without a `printer_type` walls are those
 * of `fdm`.
 * @param request that of the task, with what an analysis it refers to was asked for
 * @param size sides of the model in metres, Y up
 */
export function printOf(
  request: JobInput['request'],
  files: JobInput['files'],
  size: readonly [number, number, number],
): Print {
  const { printer_type: printer, intended_print_height_mm: height } = request;
  const stated = printer !== undefined || height !== undefined;
  return {
    thinnestMm: thinnestOf(String(printer)),
    mmPerMetre: scaleOf(height, printFormat(request, files), size),
    stated,
  };
}

function scaleOf(height: unknown, format: PrintFormat, size: readonly [number, number, number]): number {
  const longest = Math.max(...size);
  // A flat model has no height to scale by.
  const tall = size[1] > longest * 1e-6 ? size[1] : longest;
  if (!(longest > 0)) return 1000;
  if (typeof height === 'number' && height > 0) return height / tall;
  if (format === 'stl') return 1000;
  return defaultMm / (format === 'glb' ? tall : longest);
}

/** How a model came: the model of a task counts as a GLB. */
type PrintFormat = 'glb' | 'stl' | 'other';

function printFormat(request: JobInput['request'], { model }: JobInput['files']): PrintFormat {
  if (request.input_task_id !== undefined || !model) return 'glb';
  const format = sniffModel(model);
  if (format.startsWith('stl')) return 'stl';
  return format === 'glb' ? 'glb' : 'other';
}
