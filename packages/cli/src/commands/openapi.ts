import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { openApiDocument } from '@meshwright/contract/schema';
import { Command } from 'commander';
import { CliError } from '../cli-error.ts';
import type { Reply, Terminal } from '../terminal.ts';

/** `openapi`: the whole API as an OpenAPI 3.1 document. */
export function openapiCommand(terminal: Terminal, reply: Reply): Command {
  return new Command('openapi')
    .description('print the OpenAPI 3.1 document of the API')
    .option('-o, --output <file>', 'write it to a file instead')
    .option('--json', 'accepted for symmetry; the document is JSON anyway')
    .action(async ({ output }: { output?: string }) => {
      const document = openApiDocument();
      const text = JSON.stringify(document, null, 2);
      if (output === undefined) return reply({ data: document, text });
      const path = resolve(terminal.cwd, output);
      try {
        await writeFile(path, `${text}\n`);
      } catch (cause) {
        const { code } = cause as NodeJS.ErrnoException;
        throw new CliError('local_io', `-o ${path} cannot be written: ${code}`, { cause });
      }
      reply({ data: { output: path }, text: path });
    });
}
