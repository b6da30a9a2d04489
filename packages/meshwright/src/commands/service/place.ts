import { resolve } from 'node:path';
import type { ServiceLocation } from '@meshwright/service';
import type { Command } from 'commander';
import { CliError } from '../../errors/cli-error.ts';
import type { Terminal } from '../../progress/terminal.ts';
import { dataFolder } from '../../session/data-folder.ts';

export interface PlaceValues {
  readonly data?: string;
  readonly database?: string;
  readonly files?: string;
}

/** Adds the flags that say where the state of a service is. */
export function addPlaceFlags(command: Command): Command {
  return command
    .option('--data <folder>', 'folder of the service (default: in the user cache folder)')
    .option('--database <url>', 'of a service of several processes: postgres://USER:PASSWORD@HOST/NAME')
    .option('--files <place>', 'with --database: its folder of files, or s3://BUCKET/PREFIX');
}

/** @throws CliError `usage` for flags that clash */
export async function placeOf(
  { data, database, files }: PlaceValues,
  needs: 'database' | 'database and files',
  terminal: Terminal,
): Promise<ServiceLocation> {
  if (database === undefined) {
    if (files !== undefined) throw new CliError('usage', '--files belongs to --database; give both');
    return { dataDir: resolve(terminal.cwd, data ?? (await dataFolder('service', terminal))) };
  }
  if (data !== undefined) throw new CliError('usage', 'give either --data or --database');
  if (needs === 'database') return { database };
  if (files === undefined) throw new CliError('usage', '--database needs --files as well');
  const isUrl = /^[a-z][\w+.-]*:\/\//i.test(files);
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = terminal.env;
  return {
    database,
    files: isUrl ? files : resolve(terminal.cwd, files),
    ...(accessKeyId && secretAccessKey && { fileCredentials: { accessKeyId, secretAccessKey } }),
  };
}
