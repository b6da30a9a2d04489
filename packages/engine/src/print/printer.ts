import type { JobInput } from '../job/job.ts';

/** Print settings of a request. */
export interface Print {
  /** Thinnest wall that the printer makes, in millimetres. */
  readonly thinnestMm: number;
  /** Millimetres of the print per metre of the model. */
  readonly mmPerMetre: number;
  /** Whether the request states the printer or the size. */
  readonly stated: boolean;
}

/** FDM: two lines of a 0.4 mm nozzle. Resin: the least that walls need to hold. Common advice, not a standard. */
const thinnestMm: Readonly<Record<string, number>> = { fdm: 0.8, resin: 0.5 };

/** @param extentMetres longest side of the model */
export function printOf(request: JobInput['request'], extentMetres: number): Print {
  const { printer_type: printer, print_size_mm: size } = request;
  return {
    thinnestMm: thinnestMm[String(printer)] ?? thinnestMm.fdm!,
    mmPerMetre: typeof size === 'number' && size > 0 ? size / extentMetres : 1000,
    stated: printer !== undefined || size !== undefined,
  };
}
