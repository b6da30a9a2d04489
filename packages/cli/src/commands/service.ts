import { once } from 'node:events';
import { resolve } from 'node:path';
import type { Service } from '@meshwright/service';
import { Command } from 'commander';
import { readAccounts } from '../accounts-file.ts';
import { dataFolder } from '../data-folder.ts';
import { wholeNumber } from '../number-flags.ts';
import { openService } from '../open-service.ts';
import { lines } from '../report-text.ts';
import type { Terminal } from '../terminal.ts';

interface ServiceCommandValues {
  readonly port: number;
  readonly data?: string;
  readonly accounts?: string;
  readonly json?: boolean;
}

/** `service`: the whole API on this machine, in the foreground until Ctrl-C. */
export function serviceCommand(terminal: Terminal): Command {
  return new Command('service')
    .description('run the local service until Ctrl-C')
    .option('--port <number>', 'port on 127.0.0.1; 0 takes a free one', wholeNumber(0, 65_535), 0)
    .option('--data <folder>', 'where tasks and files are kept (default: in the user cache folder)')
    .option('--accounts <file>', 'JSON array of { name, key, plan, credits }; without it one account is made')
    .option('--json', 'print one line of JSON when ready')
    .action(async (values: ServiceCommandValues) => {
      const dataDir = resolve(terminal.cwd, values.data ?? dataFolder('service', terminal));
      const accounts = values.accounts && (await readAccounts(resolve(terminal.cwd, values.accounts)));
      const options = { port: values.port, dataDir, ...(accounts && { accounts }) };
      const service = await openService(options, 'name another folder with --data');
      try {
        terminal.stdout.write(`${values.json ? JSON.stringify(ready(service)) : readyText(service)}\n`);
        if (!terminal.signal.aborted) await once(terminal.signal, 'abort');
      } finally {
        await service.stop();
      }
    });
}

function ready({ baseUrl, control, dataDir, accounts }: Service): object {
  const fresh = accounts.find(({ keyIsNew }) => keyIsNew);
  return {
    baseUrl,
    controlUrl: control.url,
    controlToken: control.token,
    data: dataDir,
    accounts: accounts.map(({ name }) => name),
    ...(fresh && { key: fresh.key }),
  };
}

function readyText({ baseUrl, dataDir, accounts }: Service): string {
  const own = accounts.find(({ key }) => key !== undefined);
  return lines([
    ['service', baseUrl],
    ['data', dataDir],
    ['accounts', accounts.map(({ name }) => name).join(', ')],
    ['key', own ? (own.keyIsNew ? own.key! : `in ${dataDir}/key`) : ''],
    ['stop', 'Ctrl-C'],
  ]);
}
