import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import type { BridgeFile, RuleOutcome } from '@meshwright/panel/bridge';
import { Command, InvalidArgumentError } from 'commander';
import { CliError } from '../errors/cli-error.ts';
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
      .option(
        '--check <host>',
        'check a plugin: print which rules of the host guide the editor of this name keeps, without a service',
      )
      .option('--json', 'print one line of JSON when ready'),
  ).action(async (values: BridgeFlags) => {
    const { checkPlugin, endBridge, runBridge } = await import('../session/run-bridge.ts');
    if (values.check !== undefined) {
      const outcomes = await checkPlugin(values, terminal, {
        host: values.check,
        onReady: () =>
          terminal.stderr.write(`Waiting for ${values.check}: open its panel, or connect it again.\n`),
        onOutcome: (outcome) =>
          terminal.stdout.write(`${values.json ? JSON.stringify(outcome) : outcomeText(outcome)}\n`),
      });
      const count = (wanted: RuleOutcome['outcome']) =>
        outcomes.filter(({ outcome }) => outcome === wanted).length;
      const [passed, failed] = [count('passed'), count('failed')];
      if (!values.json) terminal.stdout.write(`${passed} passed, ${failed} failed\n`);
      if (failed > 0)
        throw new CliError('unhealthy', `${values.check} breaks rules of docs/bring-your-own-host.md`);
      return;
    }
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

type BridgeFlags = BridgeValues & {
  readonly json?: boolean;
  readonly stop?: boolean;
  /** Name of the editor whose plugin is checked. */
  readonly check?: string;
};

function outcomeText({ rule, outcome, reason }: RuleOutcome): string {
  return `${outcome.padEnd(8)}${rule}${reason === undefined ? '' : `: ${reason}`}`;
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
