import { writableFormats } from './formats/writable-formats.ts';
import { jobs } from './jobs.ts';

/**
 * Says in one sentence what the engine lacks for this create body, or null when it can do it. The service answers
 * 501 with the sentence.
 */
export function missingCapability(family: string, request: Readonly<Record<string, unknown>>): string | null {
  if (!Object.hasOwn(jobs, family)) return `The local engine has no ${family} job yet.`;
  const asked = request.target_formats;
  const unwritten = Array.isArray(asked) ? asked.filter((format) => !writableFormats.includes(format)) : [];
  if (unwritten.length === 0) return null;
  return `The local engine does not write ${unwritten.join(', ')} yet; it writes ${writableFormats.join(', ')}.`;
}
