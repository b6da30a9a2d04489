import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { Writable } from 'node:stream';
import type { McpOptions, McpPorts, Picture } from '@meshwright/mcp';
import { Command, InvalidArgumentError } from 'commander';
import { CliError } from '../errors/cli-error.ts';
import { errnoOf } from '../errors/write-failure.ts';
import { seconds, wholeNumber } from '../flags/number-flags.ts';
import type { Terminal } from '../progress/terminal.ts';
import { addServiceFlags, type ServiceValues } from '../session/session.ts';
import { version } from '../version.ts';

interface McpValues extends ServiceValues {
  readonly root?: string;
  readonly budget?: number;
  readonly dayBudget?: number;
  /** In seconds. */
  readonly answerWithin?: number;
  /** Port of HTTP on loopback; absent: stdin and stdout. */
  readonly http?: number;
  readonly printConfig?: boolean;
}

/** `mcp`: serves the tools to a client of the Model Context Protocol that started this command. */
export function mcpCommand(terminal: Terminal): Command {
  const command = new Command('mcp')
    .description('let an agent plan, buy within a budget, place and check assets (Model Context Protocol)')
    .option(
      '--root <folder>',
      'the one folder below which files are read and written (default: this one)',
      folder,
    )
    .option(
      '--budget <credits>',
      'most credits of a session, and of a day; without a budget nothing is bought',
      wholeNumber(0),
    )
    .option('--day-budget <credits>', 'most credits of a day (UTC), instead of --budget', wholeNumber(0))
    .option('--answer-within <seconds>', 'answer with a handle after so long (default: 45)', seconds)
    .option(
      '--http <port>',
      'serve HTTP on 127.0.0.1 instead of stdin and stdout; 0 takes a free port',
      wholeNumber(0, 65_535),
    )
    .option('--print-config', 'print the configuration of a client with these flags, and end');
  return addServiceFlags(command).action(async (values: McpValues) => {
    const root = values.root ?? terminal.cwd;
    if (values.printConfig) return void terminal.stdout.write(`${clientConfig(values, root)}\n`);
    const options = {
      ...{ root, version, budget: values.budget, dayBudget: values.dayBudget },
      ...(values.answerWithin !== undefined && { answerMs: values.answerWithin * 1000 }),
    };
    const ports = portsOf(values, { ...terminal, cwd: root });
    if (values.http !== undefined) return overHttp(values.http, ports, options, terminal);
    const { serveStdio } = await import('@meshwright/mcp');
    const output = new Writable({
      write(chunk, _encoding, done) {
        terminal.stdout.write(String(chunk));
        done();
      },
    });
    await serveStdio(ports, options, { input: process.stdin, output }, terminal.signal);
  });
}

/** Serves HTTP until Ctrl-C. The token is in a file that only the user can read, and never printed. */
async function overHttp(
  port: number,
  ports: McpPorts,
  options: McpOptions,
  { env, stderr, signal }: Terminal,
): Promise<void> {
  const [{ serveHttp }, { userFolder }, { randomBytes }, { mkdir, rm, writeFile }, { dirname, join }] =
    await Promise.all([
      import('@meshwright/mcp/serve-http'),
      import('@meshwright/purchase/node'),
      import('node:crypto'),
      import('node:fs/promises'),
      import('node:path'),
    ]);
  const folder = join(dirname(userFolder('service', env)), 'mcp');
  const file = join(folder, `${process.pid}.json`);
  const token = randomBytes(32).toString('base64url');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  try {
    const onReady = async (url: string) => {
      await writeFile(file, `${JSON.stringify({ url, token, pid: process.pid })}\n`, {
        mode: 0o600,
        flag: 'wx',
      });
      stderr.write(`mcp at ${url}, address and token in ${file}\n`);
    };
    await rm(file, { force: true });
    await serveHttp(ports, options, { port, token, onReady }, signal).catch((error: unknown) => {
      if (errnoOf(error) !== 'EADDRINUSE') throw error;
      throw new CliError(
        'local_io',
        `port ${port} is taken; give another one with --http, or 0 for a free one`,
        {
          cause: error,
        },
      );
    });
  } finally {
    await rm(file, { force: true });
  }
}

/** Returns the entry that common clients take. It names the variables of a key, never their values. */
function clientConfig({ budget = 100, dayBudget, baseUrl, keyFile }: McpValues, root: string): string {
  const flags = {
    root,
    budget,
    'day-budget': dayBudget,
    'base-url': baseUrl,
    'key-file': keyFile && resolve(keyFile),
  };
  const words = Object.entries(flags).flatMap(([flag, value]) =>
    value === undefined ? [] : [`--${flag}`, `${value}`],
  );
  const meshwright = { command: process.execPath, args: [process.argv[1] ?? 'meshwright', 'mcp', ...words] };
  return JSON.stringify({ mcpServers: { meshwright } }, null, 2);
}

/** The user's service, journal and store, as every other command finds them. Loaded with the first call. */
function portsOf(values: ServiceValues, terminal: Terminal): McpPorts {
  return {
    async withService(work) {
      const { withSession } = await import('../session/session.ts');
      return withSession(values, terminal, ({ client: { connection }, service }) =>
        work({ connection, name: service }),
      );
    },
    async withJournal(work) {
      const { withJournal } = await import('../purchase/open-journal.ts');
      return withJournal(terminal, work);
    },
    async store() {
      const { contentStore } = await import('../project/sync/with-sync-context.ts');
      return contentStore(terminal);
    },
    async declaredBudget() {
      const { budgetHere } = await import('../purchase/buyer-here.ts');
      return budgetHere(terminal, undefined);
    },
    async remote(project) {
      const { projectRemote } = await import('../project/project-remote.ts');
      return projectRemote({ folder: terminal.cwd, project }, terminal);
    },
    async host() {
      const { serviceIdentityOf } = await import('../project/service-identity.ts');
      return (await serviceIdentityOf(values, terminal)).host;
    },
    async bridge() {
      const [{ findBridge }, { userFolder }] = await Promise.all([
        import('@meshwright/panel/bridge'),
        import('@meshwright/purchase/node'),
      ]);
      return findBridge(userFolder('bridge', terminal.env));
    },
    smallPicture,
    log: (line) => void terminal.stderr.write(`${line}\n`),
    now: terminal.now,
  };
}

/** Sides of a picture that are tried, in pixels. */
const sides = [384, 256, 160, 96];

async function smallPicture(bytes: Uint8Array, maxBytes: number): Promise<Picture | undefined> {
  const { default: sharp } = await import('sharp');
  for (const side of sides) {
    const small = sharp(bytes).resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true });
    const jpeg = await small.flatten({ background: '#808080' }).jpeg({ quality: 75 }).toBuffer();
    if (jpeg.byteLength <= maxBytes) return { bytes: jpeg, mimeType: 'image/jpeg' };
  }
  return undefined;
}

function folder(text: string): string {
  if (statSync(text, { throwIfNoEntry: false })?.isDirectory()) return resolve(text);
  throw new InvalidArgumentError('It must be a folder that exists.');
}
