import { resolve } from 'node:path';
import { openApiDocument } from '@meshwright/contract/schema';
import { Command } from 'commander';
import { writeFailure } from '../errors/write-failure.ts';
import { checkOutput } from '../files/check-output.ts';
import { writeWhole } from '../files/write-whole.ts';
import type { Reply, Terminal } from '../progress/terminal.ts';

/** `openapi`: prints the whole API as an OpenAPI 3.1 document. */
export function openapiCommand(terminal: Terminal, reply: Reply): Command {
  return new Command('openapi')
    .description('print the OpenAPI 3.1 document of the API')
    .option('-o, --out <file>', 'write it to a file instead')
    .option('--force', 'replace the file if it exists')
    .option('--json', 'accepted for symmetry; the document is JSON anyway')
    .action(async ({ out, force = false }: { out?: string; force?: boolean }) => {
      const document = openApiDocument();
      const text = JSON.stringify(document, null, 2);
      if (out === undefined) return reply({ data: document, text });
      const path = resolve(terminal.cwd, out);
      await checkOutput(`-o ${path}`, path, force);
      try {
        await writeWhole(path, `${text}\n`);
      } catch (cause) {
        throw writeFailure(`-o ${path}`, cause, 'name another file');
      }
      reply({ data: { output: path }, text: path });
    });
}
