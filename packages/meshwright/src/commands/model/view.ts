import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Command } from 'commander';
import { writeFailure } from '../../errors/write-failure.ts';
import { checkOutput } from '../../files/check-output.ts';
import { modelSource } from '../../files/model-source.ts';
import { writeWhole } from '../../files/write-whole.ts';
import type { Reply, Terminal } from '../../progress/terminal.ts';
import { openInBrowser } from '../../view/open-in-browser.ts';

interface ViewValues {
  readonly out?: string;
  readonly force?: boolean;
  readonly open: boolean;
}

/** `view`: opens a page in one file with the model, its clips and the report of doctor. */
export function viewCommand(terminal: Terminal, reply: Reply): Command {
  return new Command('view')
    .description('open a page with the model, its clips and the report of doctor; it needs no network')
    .argument('<file|url|->', 'a GLB or glTF: a file, an address, or - for standard input')
    .option('-o, --out <file>', 'write the page there (default: a folder for temporary files)')
    .option('--force', 'replace the page if it exists')
    .option('--no-open', 'write the page without opening a browser')
    .option('--json', 'print one JSON document')
    .action(async (model: string, { out, open, force = false }: ViewValues) => {
      const [{ bytesSource, inspectModel }, { diagnose }, { processAsset }, { threeImports }, { viewPage }] =
        await Promise.all([
          import('@meshwright/gltf'),
          import('@meshwright/gltf/doctor'),
          import('@meshwright/gltf/recipe'),
          import('../../view/three-modules.ts'),
          import('../../view/view-page.ts'),
        ]);
      const { signal } = terminal;
      const output = out === undefined ? undefined : resolve(terminal.cwd, out);
      if (output !== undefined) await checkOutput(`-o ${output}`, output, force);
      const source = await modelSource(model, terminal);
      const { name } = source;
      // Packs buffers beside a glTF into one file.
      const { glb } = await processAsset(source, [], { signal });
      const again = () => bytesSource(glb, name);
      const report = await inspectModel(again(), { signal });
      const diagnosis = await diagnose(again(), { signal });
      const page = viewPage({ name: basename(name), glb, report, diagnosis }, await threeImports());
      const path = output ?? (await temporary(name));
      await writeWhole(path, page).catch((cause) => {
        throw writeFailure(`-o ${path}`, cause, 'name another file');
      });
      const isOpen = open && (await openInBrowser(pathToFileURL(path).href));
      reply({
        data: { page: path, opened: isOpen },
        text: isOpen || !open ? path : `open it in a browser: ${path}`,
      });
    });
}

async function temporary(name: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'meshwright-view-'));
  return join(folder, `${basename(name).replace(/[^\w.-]+/g, '-')}.html`);
}
