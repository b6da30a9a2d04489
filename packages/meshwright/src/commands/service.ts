import { once } from 'node:events';
import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isLoopback } from '@meshwright/contract';
import type { Plan, Service, ServiceOptions } from '@meshwright/service';
import { Command, Option } from 'commander';
import { CliError } from '../errors/cli-error.ts';
import { wholeNumber } from '../flags/number-flags.ts';
import type { Reply, Terminal } from '../progress/terminal.ts';
import { plans, readAccounts } from '../session/accounts-file.ts';
import { dataFolder } from '../session/data-folder.ts';
import { dataFailure, openService } from '../session/open-service.ts';
import { lines } from '../text/report-text.ts';
import { accountsCommand } from './service/accounts.ts';
import { backupCommand, restoreCommand } from './service/backup.ts';

const roles = ['all', 'api', 'worker'] as const;
type Role = (typeof roles)[number];

interface ServiceCommandValues {
  readonly port: number;
  readonly host: string;
  readonly publicUrl?: string;
  readonly data?: string;
  readonly accounts?: string;
  readonly plan?: Plan;
  readonly exact?: boolean;
  readonly allowOrigin?: readonly string[];
  readonly allowLoopback?: boolean;
  readonly backends?: string;
  readonly checkBackends?: boolean;
  readonly database?: string;
  readonly files?: string;
  readonly role?: Role;
  readonly metricsPort?: number;
  readonly metricsHost?: string;
  readonly log?: 'text' | 'json';
  readonly drain: number;
  readonly json?: boolean;
}

/** `service`: runs the whole API on this machine, in the foreground until Ctrl-C. */
export function serviceCommand(terminal: Terminal, reply: Reply): Command {
  return (
    new Command('service')
      // Its commands have flags of the same names.
      .enablePositionalOptions()
      .addCommand(accountsCommand(terminal, reply))
      .addCommand(backupCommand(terminal, reply))
      .addCommand(restoreCommand(terminal, reply))
      .description('run the local service until Ctrl-C')
      .option('--port <number>', 'port; 0 takes a free one', wholeNumber(0, 65_535), 0)
      .option(
        '--host <address>',
        'address to listen on; beyond this machine with --accounts only',
        '127.0.0.1',
      )
      .option(
        '--public-url <url>',
        'where a proxy before it is reached, as https://HOST; links begin with it (default: the address it listens on)',
      )
      .option('--data <folder>', 'where tasks and files are kept (default: in the user cache folder)')
      .option(
        '--accounts <file>',
        'JSON array of { name, key, credits, plan, keys, webhooks }; without it one account is made',
      )
      .addOption(
        new Option(
          '--plan <plan>',
          'without --accounts: the plan whose limits hold for the one account (default: no limits)',
        ).choices(plans),
      )
      .option('--exact', 'leave out of answers what this service adds to those of the API')
      .option(
        '--allow-origin <origin...>',
        'web pages that may call it, as http://localhost:5173 (default: none)',
      )
      .option('--allow-loopback', 'fetch links from this machine and deliver webhooks to it')
      .option('--backends <file>', 'JSON: which server does which family in place of the engine')
      .option('--check-backends', 'with --backends: ask each server what it lacks, and end')
      .option('--database <url>', 'postgres://USER:PASSWORD@HOST/NAME, for several services that are one')
      .option(
        '--files <place>',
        'with --database: a folder they all see, or s3://BUCKET/PREFIX?endpoint=URL&region=NAME (keys in AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY)',
      )
      .addOption(
        new Option(
          '--role <role>',
          'with --database: api runs no jobs, worker only jobs (default: all)',
        ).choices(roles),
      )
      .option(
        '--metrics-port <number>',
        'port of /metrics for Prometheus, without a key (default: none, or by OTEL_METRICS_EXPORTER)',
        wholeNumber(0, 65_535),
      )
      .option('--metrics-host <address>', 'address of /metrics (default: 127.0.0.1)')
      .addOption(
        new Option(
          '--log <form>',
          'of the log on stderr: json is a line with request and task a step',
        ).choices(['text', 'json']),
      )
      .option(
        '--drain <seconds>',
        'after SIGTERM: how long running jobs may go on before they are handed back',
        wholeNumber(0, 3_600),
        8,
      )
      .option('--json', 'print one line of JSON when ready')
      .action(async (values: ServiceCommandValues) => {
        if (values.checkBackends) return await checkBackends(values, terminal);
        const service = values.database
          ? await openShared(values.database, values, terminal)
          : await openOwn(values, terminal);
        try {
          terminal.stdout.write(
            `${values.json ? JSON.stringify(ready(service, values.role)) : readyText(service, values.role)}\n`,
          );
          const warning = openWarning(values);
          if (warning) terminal.stderr.write(`warning: ${warning}\n`);
          if (!terminal.signal.aborted) await once(terminal.signal, 'abort');
          if (isEnded(terminal.signal)) await drain(service, values);
        } finally {
          await service.stop();
        }
      })
  );
}

/** SIGTERM is from what runs the service; Ctrl-C, from a person, stops it at once. */
function isEnded({ reason }: AbortSignal): boolean {
  return reason instanceof CliError && reason.cause === 'SIGTERM';
}

/** How long a process of several goes on answering, so that what sends it requests sees `/readyz`, in seconds. */
const seenAfterSeconds = 5;

async function drain(
  service: Service,
  { drain: seconds, database, role }: ServiceCommandValues,
): Promise<void> {
  const answersForOthers = database !== undefined && role !== 'worker';
  await Promise.all([
    service.drain(seconds * 1000),
    answersForOthers ? pause(Math.min(seconds, seenAfterSeconds) * 1000) : undefined,
  ]);
}

async function openOwn(values: ServiceCommandValues, terminal: Terminal): Promise<Service> {
  for (const flag of ['files', 'role'] as const) {
    if (values[flag] !== undefined) throw new CliError('usage', `--${flag} belongs to --database; give both`);
  }
  const dataDir = resolve(terminal.cwd, values.data ?? (await dataFolder('service', terminal)));
  const options = { ...(await commonOptions(values, terminal)), dataDir };
  return await openService(options, 'name another folder with --data');
}

async function openShared(
  database: string,
  values: ServiceCommandValues,
  terminal: Terminal,
): Promise<Service> {
  if (values.data !== undefined) {
    throw new CliError('usage', 'with --database nothing is kept in a data folder; leave --data out');
  }
  if (values.files === undefined) throw new CliError('usage', '--database needs --files as well');
  const isUrl = /^[a-z][\w+.-]*:\/\//i.test(values.files);
  const files = isUrl ? values.files : resolve(terminal.cwd, values.files);
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = terminal.env;
  const { startService } = await import('@meshwright/service');
  try {
    return await startService({
      ...(await commonOptions(values, terminal)),
      database,
      files,
      ...(accessKeyId && secretAccessKey && { fileCredentials: { accessKeyId, secretAccessKey } }),
      ...(values.role && { role: values.role }),
    });
  } catch (error) {
    throw dataFailure(files, error, 'name another place with --files') ?? error;
  }
}

async function commonOptions(values: ServiceCommandValues, terminal: Terminal): Promise<ServiceOptions> {
  const accounts = values.accounts && (await readAccounts(resolve(terminal.cwd, values.accounts)));
  const backends = values.backends && (await backendsOf(resolve(terminal.cwd, values.backends), terminal));
  const { port, host, publicUrl, plan, exact, allowOrigin, allowLoopback } = values;
  const { metricsPort, metricsHost, log } = values;
  if (plan && accounts) {
    throw new CliError(
      'usage',
      '--plan is for the one account made without --accounts; state plans in the file',
    );
  }
  return {
    port,
    host,
    ...(publicUrl !== undefined && { publicUrl }),
    ...(accounts && { accounts }),
    ...(plan && { plan }),
    ...(exact && { exact }),
    ...(allowOrigin && { allowedOrigins: allowOrigin }),
    ...(allowLoopback && { allowLoopback }),
    ...(backends && { backends }),
    telemetry: terminal.env,
    ...(metricsPort !== undefined && { metricsPort }),
    ...(metricsHost !== undefined && { metricsHost }),
    ...(log === 'json' && {
      onLog: (line) => terminal.stderr.write(`${JSON.stringify(line)}\n`),
    }),
  };
}

/** Returns a warning for hosts beyond this machine: keys travel there unencrypted. */
function openWarning({ host, publicUrl, role }: ServiceCommandValues): string | undefined {
  if (role === 'worker' || isLoopback(host)) return undefined;
  const way = publicUrl?.startsWith('https:')
    ? `let nothing but the proxy of ${publicUrl} reach it`
    : 'put a proxy with TLS before it and name that with --public-url';
  return `listening on ${host}, beyond this machine, without encryption: ${way}`;
}

async function backendsOf(path: string, { env }: Terminal): Promise<ServiceOptions['backends']> {
  const { readBackendsFile } = await import('@meshwright/service');
  return await readBackendsFile(path, env);
}

/**
 * Prints a line for each family: its server, and what that lacks.
 * @throws CliError `network` when a server is not ready, after all lines
 */
async function checkBackends(
  { backends: file, json }: ServiceCommandValues,
  terminal: Terminal,
): Promise<void> {
  if (!file) throw new CliError('usage', '--check-backends needs --backends FILE.');
  const backends = (await backendsOf(resolve(terminal.cwd, file), terminal)) ?? {};
  const checks = await Promise.all(
    Object.entries(backends).map(async ([family, backend]) => ({ family, ...(await backend.check()) })),
  );
  terminal.stdout.write(
    json
      ? `${JSON.stringify(checks)}\n`
      : checks
          .map(({ family, server, lacks }) =>
            lacks.length === 0
              ? `${family}: ${server} is ready\n`
              : lacks.map((why) => `${family}: ${why}\n`).join(''),
          )
          .join(''),
  );
  const unready = checks.filter(({ lacks }) => lacks.length > 0).map(({ family }) => family);
  if (unready.length > 0)
    throw new CliError('network', `not ready: ${unready.join(', ')}; the lines above say what is missing.`);
}

function ready(
  { baseUrl, control, inspectorUrl, dataDir, accounts, metricsUrl }: Service,
  role: Role | undefined,
): object {
  const metrics = metricsUrl !== undefined && { metricsUrl };
  if (role === 'worker') return { role, healthUrl: healthUrl(baseUrl), ...metrics };
  const fresh = accounts.find(({ keyIsNew }) => keyIsNew);
  return {
    baseUrl,
    controlUrl: control.url,
    controlToken: control.token,
    inspectorUrl,
    ...metrics,
    ...(dataDir !== undefined && { data: dataDir }),
    ...(role && { role }),
    accounts: accounts.map(({ name }) => name),
    ...(fresh && { key: fresh.key }),
  };
}

function readyText(
  { baseUrl, control, inspectorUrl, dataDir, accounts, metricsUrl = '' }: Service,
  role: Role | undefined,
): string {
  if (role === 'worker') {
    return lines([
      ['worker', healthUrl(baseUrl)],
      ['metrics', metricsUrl],
      ['stop', 'Ctrl-C'],
    ]);
  }
  const own = accounts.find(({ key }) => key !== undefined);
  return lines([
    ['service', baseUrl],
    ['inspector', inspectorUrl],
    ['metrics', metricsUrl],
    ['control token', control.token],
    ['data', dataDir ?? ''],
    ['role', role ?? ''],
    ['accounts', accounts.map(({ name }) => name).join(', ')],
    ['key', own ? (own.keyIsNew ? own.key! : `in ${dataDir}/key`) : ''],
    ['stop', 'Ctrl-C'],
  ]);
}

function healthUrl(baseUrl: string): string {
  return new URL('/healthz', baseUrl).href;
}
