import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { characterDocument } from '@meshwright/testing/models/character-document';
import { sceneDocument } from '@meshwright/testing/models/scene-document';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { full } from '../../../../test/full.ts';
import { short } from '../../../../test/short.ts';
import { markStandIn } from '../scene/stand-in-mark.ts';
import { findBlender } from './find-blender.ts';
import { writeBlend } from './write-blend.ts';
import { writeFormats } from './write-formats.ts';

const folder = mkdtempSync(join(tmpdir(), 'meshwright-blend-test-'));
// Other processes write models at the same time, and killed ones leave theirs.
const temporary = mkdtempSync(join(folder, 'tmp-'));
for (const name of ['TMPDIR', 'TEMP', 'TMP']) vi.stubEnv(name, temporary);
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

/** Creates an executable script that replaces Blender. */
function program(name: string, script: string): string {
  const path = join(folder, name);
  writeFileSync(path, `#!/bin/sh\n${script}\n`);
  chmodSync(path, 0o755);
  return path;
}

const leftovers = (): string[] =>
  readdirSync(temporary).filter((name) => name.startsWith('meshwright-blend-'));

it('leaves out the key without Blender, and refuses a request for blend alone', async () => {
  const document = await sceneDocument();
  const { modelUrls } = await writeFormats(document, ['glb', 'blend']);
  expect(modelUrls).toEqual({ glb: 'model.glb' });
  await expect(writeFormats(document, ['blend'])).rejects.toMatchObject({ code: 'unsupported_format' });
});

it.each([
  ['is not there', () => join(folder, 'nowhere')],
  ['fails', () => program('fails', 'exit 3')],
  ['says it is done and wrote nothing', () => program('idle', 'exit 0')],
])('a Blender that %s returns null and leaves no files', async (_, make) => {
  expect(await writeBlend(await sceneDocument(), { blenderPath: make() })).toBeNull();
});

it.skipIf(process.platform === 'win32')(
  'ends a Blender that hangs at the time limit or on abort',
  async () => {
    const pidFile = join(folder, 'hangs.pid');
    const blenderPath = program('hangs', `echo $$ > ${pidFile}; exec sleep 1000`);
    expect(await writeBlend(await sceneDocument(), { blenderPath, timeoutMs: 1 })).toBeNull();
    rmSync(pidFile, { force: true });
    const stop = new AbortController();
    const run = writeBlend(await sceneDocument(), { blenderPath, signal: stop.signal });
    const outcome = expect(run).rejects.toThrow('enough');
    await until(() => existsSync(pidFile) && readFileSync(pidFile, 'utf8').endsWith('\n'));
    stop.abort(new Error('enough'));
    await outcome;
    expect(alive(Number(readFileSync(pidFile, 'utf8')))).toBe(false);
  },
);

it('finds Blender on a search path', () => {
  const path = program('blender', 'exit 0');
  expect(findBlender(['/nowhere', folder].join(process.platform === 'win32' ? ';' : ':'))).toBe(path);
  expect(findBlender('/nowhere')).toBeNull();
  expect(findBlender('')).toBeNull();
  expect(findBlender(undefined)).toBeNull();
});

const blenderPath = findBlender(process.env.PATH);

describe.skipIf(short || !blenderPath)('with Blender (skipped where it is not installed)', () => {
  it('a character keeps its bones, clips, picture and size', async () => {
    const document = await characterDocument();
    markStandIn(document, 'Stand-in: "größer".');
    const { files, modelUrls } = await writeFormats(document, ['blend'], {
      blenderPath: blenderPath!,
    });
    expect(modelUrls).toEqual({ blend: 'model.blend' });
    const file = join(folder, 'model.blend');
    writeFileSync(file, files['model.blend']!);
    const script = join(folder, 'report.py');
    writeFileSync(
      script,
      `import bpy, json
meshes = [o for o in bpy.data.objects if o.type == 'MESH' and o.vertex_groups]
print('REPORT' + json.dumps({
  'bones': [b.name for a in bpy.data.armatures for b in a.bones],
  'texts': [t.as_string() for t in bpy.data.texts],
  'actions': len(bpy.data.actions),
  'height': max((meshes[0].matrix_world @ v.co)[2] for v in meshes[0].data.vertices),
  'packed': [i.packed_file is not None for i in bpy.data.images if i.size[0] > 0],
}))`,
    );
    const args = ['--background', '--factory-startup', file, '--python', script];
    const text = execFileSync(blenderPath!, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
    const report = JSON.parse(/^REPORT(.*)$/m.exec(text)![1]!);
    expect(report).toMatchObject({ bones: ['hüfte', '背骨', 'head.end'], packed: [true] });
    expect(report.texts.map((each: string) => each.trim())).toEqual(['Stand-in: "größer".']);
    expect(report.actions).toBeGreaterThanOrEqual(3);
    expect(report.height).toBeCloseTo(1.7, 3);
    expect(leftovers()).toEqual([]);
  });

  it.skipIf(!full)('ends when the worker thread that started it is terminated', async () => {
    const started = join(folder, 'started');
    // The part of the real script that watches its input, then a wait instead of the work.
    const waiting = join(folder, 'waiting.py');
    const source = readFileSync(join(import.meta.dirname, 'write-blend.ts'), 'utf8');
    const watch = /const convertScript = `([\s\S]*?)import numpy/.exec(source)![1]!;
    writeFileSync(
      waiting,
      `${watch}\nimport time\nopen(${JSON.stringify(started)}, 'w').write(str(os.getpid()))\ntime.sleep(1000)\n`,
    );
    const worker = new Worker(
      `const { spawn } = require('node:child_process');
       spawn(${JSON.stringify(blenderPath)}, ['--background', '--factory-startup', '--python', ${JSON.stringify(waiting)}], { stdio: ['pipe', 'ignore', 'ignore'] });`,
      { eval: true },
    );
    await until(() => existsSync(started) && readFileSync(started, 'utf8') !== '');
    const pid = Number(readFileSync(started, 'utf8'));
    process.kill(pid, 0);
    await worker.terminate();
    await until(() => !alive(pid));
  });
});

/** Whether a process runs. An ended process without a parent to reap it, shown as a zombie, counts as ended. */
function alive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    const state = existsSync('/proc/self/stat') ? readFileSync(`/proc/${pid}/stat`, 'utf8') : '';
    return !/\) Z /.test(state);
  } catch {
    return false;
  }
}

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 20));
}
