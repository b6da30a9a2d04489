import { writableFormats } from './formats/writable-formats.ts';
import { jobs } from './jobs.ts';

/** What is there beside the engine. */
export interface Surroundings {
  /** The Blender program of the pool. */
  readonly blenderPath?: string | undefined;
}

/**
 * Says in one sentence what the engine lacks for this create body, or null when it can do it. The service answers
 * 501 with the sentence. A format that needs Blender is left out of a result beside others (spec: Resources,
 * model_urls), so it is lacking only when nothing else is asked for.
 */
export function missingCapability(
  family: string,
  request: Readonly<Record<string, unknown>>,
  { blenderPath }: Surroundings = {},
): string | null {
  if (!Object.hasOwn(jobs, family)) return `The local engine has no ${family} job yet.`;
  const asked = Array.isArray(request.target_formats) ? request.target_formats : [];
  const unwritten = asked.filter((format) => format !== 'blend' && !writableFormats.includes(format));
  if (unwritten.length > 0) {
    return `The local engine does not write ${unwritten.join(', ')}; it writes ${writableFormats.join(', ')}.`;
  }
  if (asked.length === 0 || blenderPath || asked.some((format) => format !== 'blend')) return null;
  return `The local engine writes blend with Blender, and there is none here; ask for ${writableFormats.join(', ')}.`;
}
