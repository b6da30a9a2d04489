// The service without the engine, as tests of other people install it.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { npmInstall, writeManifest } from './testing/npm-install.ts';
import { manifestOf } from './testing/packed.ts';
import { versionsIn } from './testing/project.ts';
import { ourRegistry } from './testing/registry.ts';
import { runCommand } from './testing/run-command.ts';
import { newFolder } from './testing/run-folder.ts';
import { compilerProgram, compilers, describeInstalled } from './testing/tools.ts';

const buysAndReads = `
const headers = { Authorization: 'Bearer ' + service.key, 'Content-Type': 'application/json' };
const url = service.baseUrl + '/v2/text-to-3d';
const body = JSON.stringify({ mode: 'preview', prompt: 'a wooden chest' });
const { result } = await (await fetch(url, { method: 'POST', headers, body })).json();
const stream = await fetch(url + '/' + result + '/stream', { headers: { ...headers, Accept: 'text/event-stream' } });
const task = JSON.parse((await stream.text()).trim().split('data: ').at(-1));
const model = Buffer.from(await (await fetch(task.model_urls.glb)).arrayBuffer());
console.log(JSON.stringify({ standIn: task.stand_in, model: model.toString('latin1', 0, 4) }));
await service.stop();
`;

describeInstalled('the service without the engine', () => {
  const project = newFolder('light-service');
  const run = (program: string) => {
    writeFileSync(join(project, 'program.mjs'), program + buysAndReads);
    return runCommand(process.execPath, ['program.mjs'], project);
  };

  beforeAll(async () => {
    const { url } = await ourRegistry();
    const { version } = manifestOf('packages/service');
    writeManifest(project, { '@meshwright/service': version, ...versionsIn('.', '@types/node') });
    await npmInstall(project, url);
  });

  it('makes canned models in a test, and says so', async () => {
    const printed = await run(`import { createService } from '@meshwright/service/testing';
const own = await createService();
const service = { baseUrl: own.baseUrl, key: own.key, stop: own.close };`);
    expect(JSON.parse(printed)).toEqual({ standIn: expect.stringContaining('Canned'), model: 'glTF' });
  });

  it('makes them as a service, too, and says once what to install', async () => {
    const printed = await run(`import { startService } from '@meshwright/service';
const notes = [];
const own = await startService({ port: 0, onNote: (text) => notes.push(text) });
const stop = async () => { await own.stop(); console.log(notes.join('\\\\n')); };
const service = { baseUrl: own.baseUrl, key: own.accounts[0].key, stop };`);
    const [answer, note] = printed.trim().split('\n');
    expect(JSON.parse(answer!)).toEqual({ standIn: expect.stringContaining('Canned'), model: 'glTF' });
    expect(note).toMatch(/^The engine is not installed.*npm install @meshwright\/engine$/);
  });

  it.each(compilers)('has types that name nothing else: TypeScript %s', async (version) => {
    const entries = ['@meshwright/service', '@meshwright/service/testing', '@meshwright/service/embedded'];
    const lines = entries.map((entry, i) => `export type * as m${i} from '${entry}';`);
    writeFileSync(join(project, 'entries.ts'), `${lines.join('\n')}\n`);
    const flags =
      '--noEmit --strict --module nodenext --target es2022 --lib es2023,dom,dom.iterable,esnext.disposable --types node'.split(
        ' ',
      );
    const compiler = await compilerProgram(version);
    await runCommand(
      process.execPath,
      [compiler, ...flags, '--skipLibCheck', 'false', 'entries.ts'],
      project,
    );
  });
});
