import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeGlb } from '@meshwright/formats';
import { knotDocument } from '@meshwright/testing/models/knot-document';
import { expect, it } from 'vitest';
import { httpBackend } from './http-backend.ts';

const model = await writeGlb(knotDocument(12, 6));
const context = { progress() {}, signal: new AbortController().signal, thumbnailSize: 32 };

const python = spawnSync('python3', ['--version']).status === 0;
it.skipIf(!python)('the server in the README works (skipped without python3)', async () => {
  const readme = readFileSync(join(import.meta.dirname, 'README.md'), 'utf8');
  const source = /```python\n([\s\S]*?)```/.exec(readme)![1]!.replace('9000)', '0)');
  const program = source.replace(/^ThreadingHTTPServer.*$/m, (line) => {
    const make = `def make(job):\n    import base64\n    return base64.b64decode(job["files"][0]["base64"])\n`;
    return `${make}server = ${line.replace('.serve_forever()', '')}\nprint(server.server_port, flush=True)\nserver.serve_forever()`;
  });
  const child: ChildProcess = spawn('python3', ['-c', program], { stdio: ['ignore', 'pipe', 'ignore'] });
  try {
    const [port] = (await once(child.stdout!, 'data')) as [Buffer];
    const own = httpBackend({ baseUrl: `http://127.0.0.1:${String(port).trim()}`, pollMs: 50 });
    const files = { model: { name: 'model', bytes: model } };
    const input = { family: 'retexture', request: { target_formats: ['obj'] }, files, seed: 3 };
    expect(await own.run(input, context)).toMatchObject({ result: { model_urls: { obj: 'model.obj' } } });
    await own.close();
  } finally {
    child.kill();
  }
});
