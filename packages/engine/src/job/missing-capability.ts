import { writableFormats } from '@meshwright/formats/capabilities';
import { jobs } from '../jobs.ts';

/**
 * Returns one sentence on what the engine lacks for this create body, or null when it can do it. The service answers
 * 501 with the sentence. A format that needs Blender never counts as lacking: it is left out of a result with other
 * formats (spec: Remesh task object; readings R31), and a job that requests only that format ends without one.
 * @example
 * import { missingCapability } from '@meshwright/engine/pool';
 *
 * missingCapability('remesh', { target_formats: ['glb'] }); // null: it can be done
 */
export function missingCapability(family: string, request: Readonly<Record<string, unknown>>): string | null {
  if (!Object.hasOwn(jobs, family)) return `The local engine has no ${family} job yet.`;
  const requested = Array.isArray(request.target_formats) ? request.target_formats : [];
  const unwritten = requested.filter((format) => format !== 'blend' && !writableFormats.includes(format));
  if (unwritten.length > 0) {
    return `The local engine does not write ${unwritten.join(', ')}; it writes ${writableFormats.join(', ')}.`;
  }
  return null;
}
