import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { hostFolder, installHost } from './inspector-host.ts';

const plugin = join(import.meta.dirname, '../..');

/** Compiles the plugin with the declarations of the real Inspector. Returns the errors of the compiler. */
export async function compileWithInspector(): Promise<string> {
  installHost();
  const folder = await mkdtemp(join(plugin, 'types-'));
  try {
    await cp(join(plugin, 'src'), join(folder, 'src'), { recursive: true });
    await writeFile(join(folder, 'src/inspector-modules.d.ts'), 'export {};\n');
    const installed = (path: string) => [join(hostFolder, 'node_modules', path)];
    const config = {
      extends: join(plugin, '../../tsconfig.json'),
      compilerOptions: {
        paths: {
          '@babylonjs/inspector': installed('@babylonjs/inspector/lib/index.d.ts'),
          '@fluentui/react-icons': installed('@fluentui/react-icons/lib/index.d.ts'),
          '@babylonjs/*': installed('@babylonjs/*'),
        },
      },
      include: [],
      files: ['src/index.ts'],
    };
    await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(config));
    const tsc = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin/tsc');
    return await promisify(execFile)(process.execPath, [tsc, '-p', folder]).then(
      ({ stdout }) => stdout,
      ({ stdout }: { stdout: string }) => stdout,
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
