import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Backend } from '../engine-port.ts';
import { ServiceError } from '../service-error.ts';

/**
 * Reads a backends file, which maps families to the servers that replace the engine. The format is documented in the
 * README of the engine's backends; workflows resolve against its folder, tokens come from `env`.
 * @throws ServiceError `bad_options` naming every field that is wrong; never a token
 * @example
 * import { readBackendsFile, startService } from '@meshwright/service';
 *
 * const service = await startService({ backends: await readBackendsFile('backends.json', process.env) });
 * await service.stop();
 */
export async function readBackendsFile(
  path: string,
  env: Readonly<Record<string, string | undefined>>,
): Promise<Readonly<Record<string, Backend>>> {
  const { readBackends } = await import('@meshwright/engine');
  const value = attempt(
    () => readJson(path),
    (reason) => refused(path, [`cannot be read: ${reason}`]),
  );
  const result = readBackends(value, { env, workflow: (name) => readJson(resolve(dirname(path), name)) });
  if ('backends' in result) return result.backends;
  throw refused(
    path,
    result.issues.map(({ pointer, message }) => `${pointer || 'the file'} ${message}`),
  );
}

/** Hides the parser's message, because it quotes the text and this file may contain tokens pasted by mistake. */
function readJson(path: string): unknown {
  const text = attempt(
    () => readFileSync(path, 'utf8'),
    (_, error) => new Error(String((error as NodeJS.ErrnoException).code), { cause: error }),
  );
  return attempt(
    () => JSON.parse(text) as unknown,
    () => new Error('it is not JSON'),
  );
}

function attempt<T>(work: () => T, failed: (reason: string, error: unknown) => Error): T {
  try {
    return work();
  } catch (error) {
    throw failed(error instanceof Error ? error.message : String(error), error);
  }
}

function refused(path: string, problems: readonly string[]): ServiceError {
  return new ServiceError('bad_options', `start service: backends file ${path}: ${problems.join('; ')}.`);
}
