import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import type { BridgeFile } from '@meshwright/panel/bridge';
import { Command, InvalidArgumentError } from 'commander';
import { seconds, wholeNumber } from '../flags/number-flags.ts';
import type { Terminal } from '../progress/terminal.ts';
import type { BridgeValues, ReadyBridge } from '../session/run-bridge.ts';
import { addServiceFlags } from '../session/session.ts';
import { lines } from '../text/report-text.ts';

/** `bridge`: serves the panel to editors that cannot run JavaScript, in the foreground until Ctrl-C. */
export function bridgeCommand(terminal: Terminal): Command {
  return addServiceFlags(
    new Command('bridge')
      .description('serve the panel to the editors on this machine until Ctrl-C')
      .option('--port <number>', 'port; 0 takes a free one', wholeNumber(0, 65_535), 0)
      .option(
        '--data <folder>',
        'a folder of its own for its token file and states (default: in the user cache folder)',
      )
      .option('--allow-origin <origins...>', 'pages that may call, such as http://localhost:5173', origins)
      .option(
        '--open <folders...>',
        'folders whose files editors may name by path, such as a project',
        folders,
      )
      .option('--exit-when-idle <seconds>', 'end when no editor was connected for this time', seconds)
      .option('--stop', 'stop the bridge that runs, so that the next one takes another service or key')
      .option('--json', 'print one line of JSON when ready'),
  ).action(async (values: BridgeValues & { readonly json?: boolean; readonly stop?: boolean }) => {
    const { endBridge, runBridge } = await import('../session/run-bridge.ts');
    if (values.stop) {
      const stopped = await endBridge(values, terminal);
      terminal.stdout.write(
        `${values.json ? JSON.stringify(stoppedFacts(stopped)) : stoppedText(stopped)}\n`,
      );
      return;
    }
    await runBridge(values, terminal, (ready) => {
      terminal.stdout.write(`${values.json ? JSON.stringify({ ...ready, version: 1 }) : readyText(ready)}\n`);
    });
  });
}

function readyText({ url, file, pid, service, started }: ReadyBridge): string {
  return lines([
    ['bridge', url],
    ['token in', file],
    ['service', service ?? ''],
    started ? ['stop', 'Ctrl-C'] : ['running', `as process ${pid} already; nothing was started`],
    ...(started ? [] : [['another service', 'meshwright bridge --stop, then start it again'] as const]),
  ]);
}

function stoppedText(bridge: BridgeFile | undefined): string {
  if (!bridge) return 'No bridge is running.';
  return lines([
    ['stopped', bridge.url],
    ['service', bridge.service ?? ''],
    ['jobs', 'continue at the service'],
  ]);
}

function stoppedFacts(bridge: BridgeFile | undefined): object {
  return { stopped: bridge !== undefined, ...(bridge && { url: bridge.url, pid: bridge.pid }), version: 1 };
}

function folders(text: string, before: readonly string[] = []): readonly string[] {
  if (statSync(text, { throwIfNoEntry: false })?.isDirectory()) return [...before, resolve(text)];
  throw new InvalidArgumentError('It must be a folder that exists.');
}

function origins(text: string, before: readonly string[] = []): readonly string[] {
  if (URL.canParse(text) && new URL(text).origin === text) return [...before, text];
  throw new InvalidArgumentError(
    'It must be an origin: scheme, name and port, such as http://localhost:5173.',
  );
}
