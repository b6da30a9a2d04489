import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { createPanel } from '@meshwright/panel';
import {
  type Bridge,
  type BridgeFile,
  bridgeFilePath,
  type CheckHostOptions,
  checkHost,
  onlyBridge,
  type RuleOutcome,
  startBridge,
  stopBridge,
} from '@meshwright/panel/bridge';
import { payerOf } from '@meshwright/purchase';
import { userFolder, userJournal } from '@meshwright/purchase/node';
import { CliError } from '../errors/cli-error.ts';
import { errnoOf } from '../errors/write-failure.ts';
import { needPart } from '../parts/parts.ts';
import { noteOn } from '../progress/progress.ts';
import type { Terminal } from '../progress/terminal.ts';
import { modelPictures } from '../project/report/model-pictures.ts';
import { contentStore } from '../project/sync/with-sync-context.ts';
import { importJournal } from '../purchase/import-journal.ts';
import { modelForm } from './model-form.ts';
import { pictureOfGif } from './picture-of-gif.ts';
import { type ServiceValues, type Session, withSession } from './session.ts';

export interface BridgeValues extends ServiceValues {
  readonly port: number;
  readonly data?: string;
  readonly allowOrigin?: readonly string[];
  /** Folders whose files editors may name by path. */
  readonly open?: readonly string[];
  /** In seconds. */
  readonly exitWhenIdle?: number;
}

/** A running bridge: of this or another process. */
export interface ReadyBridge {
  readonly url: string;
  /** File with the token. The token itself is never printed. */
  readonly file: string;
  readonly pid: number;
  /** Its service: host and port, or `embedded`. */
  readonly service?: string;
  /** False if another bridge already runs. */
  readonly started: boolean;
}

/**
 * Runs the bridge until the terminal's signal fires or it is idle. If another one runs for the same folder, reports it
 * and returns. Jobs continue at the service either way.
 */
export async function runBridge(
  values: BridgeValues,
  terminal: Terminal,
  onReady: (bridge: ReadyBridge) => void,
): Promise<void> {
  // Editors ask for models in other forms at any time.
  needPart('files');
  const folder = bridgeFolder(values, terminal);
  const file = bridgeFilePath(folder);
  const run = () =>
    withSession(values, terminal, (session) =>
      serve(folder, values, session, terminal, ({ url }) =>
        onReady({ url, file, pid: process.pid, service: serviceOf(session), started: true }),
      ),
    );
  const outcome = await onlyBridge(folder, run, { signal: terminal.signal });
  if (!('other' in outcome)) return;
  const { url, pid, service } = outcome.other;
  onReady({ url, file, pid, ...(service !== undefined && { service }), started: false });
}

/** Time to open the editor, in milliseconds. */
const helloMs = 180_000;

/**
 * Plays the core for an editor's plugin and checks the rules that it keeps. Nothing is sent to a service.
 * @throws CliError when another bridge runs, which the plugin would find instead
 */
export async function checkPlugin(
  values: Pick<BridgeValues, 'data'>,
  terminal: Terminal,
  options: Pick<CheckHostOptions, 'host' | 'onReady' | 'onOutcome'>,
): Promise<readonly RuleOutcome[]> {
  const folder = bridgeFolder(values, terminal);
  const store = contentStore(terminal);
  const { signal } = terminal;
  const check = () => checkHost({ ...options, folder, store, signal, timeoutMs: helloMs });
  const outcome = await onlyBridge(folder, check, { signal });
  if (!('other' in outcome)) return outcome.ran;
  throw new CliError(
    'local_io',
    'a bridge runs already, and the plugin would find it: meshwright bridge --stop',
  );
}

/** Stops the bridge of this user. @returns the one that ran; undefined when none did */
export async function endBridge(
  values: Pick<BridgeValues, 'data'>,
  terminal: Terminal,
): Promise<BridgeFile | undefined> {
  return await stopBridge(bridgeFolder(values, terminal), { signal: terminal.signal });
}

function bridgeFolder({ data }: Pick<BridgeValues, 'data'>, { cwd, env }: Terminal): string {
  return resolve(cwd, data ?? userFolder('bridge', env));
}

/** Names a service as the panel does: by host and port. */
function serviceOf({ service }: Pick<Session, 'service'>): string {
  return URL.canParse(service) ? new URL(service).host : service;
}

/** Width and height in pixels of the pictures on a card, which its dialog shows at this size. */
const cardPicture = 512;

async function serve(
  folder: string,
  { port, allowOrigin, open, exitWhenIdle }: BridgeValues,
  session: Session,
  terminal: Terminal,
  onReady: (bridge: Bridge) => void,
): Promise<void> {
  const { connection } = session.client;
  const { now, signal, env, stderr } = terminal;
  const onNote = (note: string) => noteOn(stderr, `note: ${note}`);
  const journal = userJournal(env, { now, onNote });
  const store = contentStore(terminal);
  try {
    // Bridges of earlier versions had a separate journal.
    await importJournal(join(folder, 'journal'), journal);
    const payer = await payerOf({ connection, journal, now, signal, onNote });
    const bridge = await startBridge({
      folder,
      store,
      open: (host) =>
        createPanel({
          ...{ host, connection, journal, store, payer, now },
          stillOf: pictureOfGif,
          picturesOf: (models) => modelPictures(models, store, cardPicture),
        }),
      formOf: modelForm,
      service: serviceOf(session),
      port,
      allowedOrigins: allowOrigin,
      openFolders: open,
      idleMs: exitWhenIdle === undefined ? undefined : exitWhenIdle * 1000,
      now,
    });
    try {
      onReady(bridge);
      if (!signal.aborted) await Promise.race([once(signal, 'abort'), bridge.idle]);
    } finally {
      await bridge.close();
    }
  } catch (error) {
    if (errnoOf(error) !== 'EADDRINUSE') throw error;
    const message = `port ${port} is taken; give another one with --port, or 0 for a free one`;
    throw new CliError('local_io', message, { cause: error });
  } finally {
    journal.close();
  }
}
