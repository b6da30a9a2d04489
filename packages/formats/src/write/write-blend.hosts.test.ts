import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { characterDocument } from '@meshwright/testing/models/character-document';
import { describe, expect, it } from 'vitest';
import { markStandIn } from '../scene/stand-in-mark.ts';
import { alive, blendFolder } from '../testing/blend-folder.ts';
import { findBlender } from './find-blender.ts';
import { writeFormats } from './write-formats.ts';

const { folder, leftovers } = blendFolder();
const blenderPath = findBlender(process.env.PATH);

describe.skipIf(!blenderPath)('with Blender (skipped where it is not installed)', () => {
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

  it('ends when the worker thread that started it is terminated', async () => {
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
    await expect.poll(() => (existsSync(started) ? readFileSync(started, 'utf8') : '')).toMatch(/\d/);
    const pid = Number(readFileSync(started, 'utf8'));
    process.kill(pid, 0);
    await worker.terminate();
    await expect.poll(() => alive(pid)).toBe(false);
  });
});
