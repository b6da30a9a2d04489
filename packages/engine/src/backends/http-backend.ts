import type { InputFile, JobInput } from '../job/job.ts';
import { JobError } from '../job/job-error.ts';
import type { Backend, BackendOptions } from './backend.ts';
import { isBackendFamily } from './backend-families.ts';
import { backendOf } from './backend-of.ts';
import { checkId } from './check-id.ts';
import { createExchange, type Exchange, excerpt } from './exchange.ts';
import { inputParts } from './input-parts.ts';
import { poll } from './poll.ts';
import { withServerJob } from './server-job.ts';

/** Most files of a finished job. */
const mostFiles = 16;

/**
 * Creates a backend for any server that implements the contract in `README.md` in this folder.
 * @example
 * import { httpBackend } from '@meshwright/engine';
 * import { startService } from '@meshwright/service';
 *
 * const backend = httpBackend({ baseUrl: 'http://127.0.0.1:9000', timeoutMs: 900_000 });
 * const service = await startService({ backends: { retexture: backend } });
 * await service.stop();
 */
export function httpBackend(options: BackendOptions): Backend {
  const server = createExchange('server', options.baseUrl, options.token);
  return backendOf(
    {
      name: server.name,
      async check(signal) {
        try {
          await server.json('GET', `jobs/${checkId}`, { signal });
        } catch (error) {
          // A job that was never started is not there.
          if (
            error instanceof JobError &&
            error.code === 'backend_refused' &&
            /status 404\b/.test(error.message)
          )
            return [];
          throw error;
        }
        return [`${server.name} knows a job that was never started; it has to answer 404 to it.`];
      },
      lacks: (family) => (isBackendFamily(family) ? null : `The server does not support ${family}.`),
      make: (input, context) =>
        withServerJob(
          {
            endAlways: true,
            async start(signal) {
              const { id } = await server.json('POST', 'jobs', { json: jobBody(input), signal });
              if (typeof id === 'string' && /^[\w.~-]{1,200}$/.test(id) && !/^\.+$/.test(id)) return id;
              throw odd(server, 'POST /jobs returned no id of letters, digits, ".", "-", "_" or "~"');
            },
            end: (id, signal) => server.send('DELETE', `jobs/${id}`, { signal }),
            async use(id) {
              const names = await poll(async () => {
                const { signal } = context;
                return namesIn(server, await server.json('GET', `jobs/${id}`, { signal }), context.progress);
              }, context);
              const { signal, maxBytes } = context;
              const made: InputFile[] = [];
              for (const name of names) {
                const path = `jobs/${id}/files/${encodeURIComponent(name)}`;
                made.push({
                  name,
                  bytes: new Uint8Array(await server.send('GET', path, { signal, maxBytes })),
                });
              }
              return made;
            },
          },
          context,
        ),
    },
    options,
  );
}

function jobBody(input: JobInput): object {
  const { family, request, files } = input;
  const { prompt, seed, textured } = inputParts(input);
  return {
    family,
    prompt,
    seed,
    textured,
    request,
    files: Object.entries(files).map(([role, { bytes }]) => ({
      role,
      base64: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64'),
    })),
  };
}

/** Returns the file names of a finished job, undefined while it is unfinished. */
function namesIn(
  server: Exchange,
  { status, progress, error, files }: Readonly<Record<string, unknown>>,
  report: (percent: number) => void,
): readonly string[] | undefined {
  if (typeof progress === 'number') report(progress);
  if (status === 'queued' || status === 'running') return undefined;
  if (status === 'failed') {
    throw new JobError('backend_failed', `${server.name}: the job failed: "${excerpt(String(error))}".`);
  }
  if (status !== 'succeeded')
    throw odd(
      server,
      `the status of a job is "${excerpt(String(status))}", not queued, running, succeeded or failed`,
    );
  const isNamed =
    Array.isArray(files) && files.every((name) => typeof name === 'string' && !/^\.*$/.test(name));
  if (isNamed && files.length > 0 && files.length <= mostFiles) return files as string[];
  throw odd(server, `a job succeeded without 1 to ${mostFiles} names in "files"`);
}

function odd(server: Exchange, found: string): JobError {
  return new JobError(
    'backend_unusable',
    `${server.name}: ${found}. The contract is in the README of the engine's backends.`,
  );
}
