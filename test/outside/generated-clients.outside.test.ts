// Clients that two generators write from the OpenAPI document: compiled strictly, and used against the local service.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openApiDocument } from '@meshwright/contract/schema';
import { startService } from '@meshwright/service';
import { build } from 'esbuild';
import { expect, it } from 'vitest';
import { npmInstall, writeManifest } from './testing/npm-install.ts';
import { runCommand } from './testing/run-command.ts';
import { once, slow } from './testing/run-folder.ts';
import { describeInstalled } from './testing/tools.ts';

const dependencies = {
  '@hey-api/openapi-ts': '0.95.0',
  '@types/node': '20.19.43',
  'openapi-fetch': '0.17.0',
  'openapi-typescript': '7.13.0',
  typescript: '5.9.3',
};

/** `exactOptionalPropertyTypes` is left out: the code that one generator brings with it does not hold it. */
const compilerOptions = {
  strict: true,
  noUncheckedIndexedAccess: true,
  noEmit: true,
  target: 'es2022',
  module: 'esnext',
  moduleResolution: 'bundler',
  // What a generator brings with it is written for its own settings.
  skipLibCheck: true,
  types: ['node'],
};

/** Buys a chest, waits for it and prints the size of its GLB and the balance. */
const programs = {
  'types.ts': `import createClient from 'openapi-fetch';
import type { paths } from './generated/schema.js';

const { SERVICE = '', KEY = '' } = process.env;
const client = createClient<paths>({ baseUrl: SERVICE, headers: { Authorization: \`Bearer \${KEY}\` } });
const made = await client.POST('/v2/text-to-3d', { body: { mode: 'preview', prompt: 'a wooden chest' } });
if (!made.data) throw new Error(made.error.message);
const path = { id: made.data.result };
for (;;) {
  const { data: task } = await client.GET('/v2/text-to-3d/{id}', { params: { path } });
  if (task?.status === 'FAILED') throw new Error(task.task_error?.message);
  const url = task?.status === 'SUCCEEDED' && task.model_urls?.glb;
  if (url) {
    const { data: credits } = await client.GET('/v1/balance');
    console.log((await (await fetch(url)).text()).slice(0, 4), task?.type, credits?.balance);
    break;
  }
}
// @ts-expect-error a misspelt field is no field
await client.POST('/v1/remesh', { body: { input_task_id: '', target_polycounts: 5 } });
`,
  'functions.ts': `import { client } from './functions/client.gen';
import { createTextTo3D, getBalance, retrieveTextTo3D } from './functions/sdk.gen';

const { SERVICE = '', KEY = '' } = process.env;
client.setConfig({ baseUrl: SERVICE, auth: KEY });
const made = await createTextTo3D({ body: { mode: 'preview', prompt: 'a wooden chest' }, throwOnError: true });
for (;;) {
  const { data: task } = await retrieveTextTo3D({ path: { id: made.data.result }, throwOnError: true });
  if (task.status === 'FAILED') throw new Error(task.task_error?.message);
  const url = task.status === 'SUCCEEDED' && task.model_urls?.glb;
  if (url) {
    const { data: credits } = await getBalance({ throwOnError: true });
    console.log((await (await fetch(url)).text()).slice(0, 4), task.type, credits.balance);
    break;
  }
}
// @ts-expect-error a value that the field does not have
await createTextTo3D({ body: { mode: 'previews', prompt: 'a wooden chest' } });
`,
};

describeInstalled('a client generated from the OpenAPI document', () => {
  const project = () =>
    once('generated-clients', async (folder) => {
      writeManifest(folder, dependencies);
      await npmInstall(folder);
      writeFileSync(join(folder, 'openapi.json'), JSON.stringify(openApiDocument({ version: '1.0.0' })));
      writeFileSync(
        join(folder, 'tsconfig.json'),
        JSON.stringify({ compilerOptions, include: ['*.ts', 'generated', 'functions'] }),
      );
      for (const [name, text] of Object.entries(programs)) writeFileSync(join(folder, name), text);
      const bin = join(folder, 'node_modules', '.bin');
      const types = ['openapi.json', '-o', 'generated/schema.d.ts', '--default-non-nullable=false'];
      await runCommand(join(bin, 'openapi-typescript'), types, folder);
      await runCommand(join(bin, 'openapi-ts'), ['-i', 'openapi.json', '-o', 'functions'], folder);
      return folder;
    });

  it(
    'compiles strictly, and refuses what the API does not have',
    async () => {
      const folder = await project();
      await runCommand(join(folder, 'node_modules', '.bin', 'tsc'), ['-p', '.'], folder);
    },
    slow,
  );

  it.each(Object.keys(programs))(
    '%s buys a chest from the local service',
    async (name) => {
      const folder = await project();
      const out = join(folder, name.replace('.ts', '.mjs'));
      // Ends before the misspelt call, which exists for the compiler.
      const contents = programs[name as keyof typeof programs].replace(/\/\/ @ts-expect-error[\s\S]*$/, '');
      await build({
        stdin: { contents, resolveDir: folder, loader: 'ts' },
        outfile: out,
        bundle: true,
        format: 'esm',
        platform: 'node',
      });
      const service = await startService({ port: 0, accounts: [{ name: 'a', key: 'a-key', credits: 100 }] });
      try {
        const env = { SERVICE: service.baseUrl, KEY: 'a-key' };
        const printed = await runCommand(process.execPath, [out], folder, env);
        expect(printed.trim()).toBe('glTF text-to-3d-preview 80');
      } finally {
        await service.stop();
      }
    },
    slow,
  );
});
