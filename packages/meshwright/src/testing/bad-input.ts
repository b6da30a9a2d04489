import { mkdir, readFile, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { exits } from '../errors/exit-codes.ts';
import { boxGlb } from './box-glb.ts';
import { freshHome, type Home } from './command.ts';
import { type SlowService, startSlowService } from './slow-service.ts';

export const canary = 'canary-key-0123456789';

/** A folder with the files that the bad inputs name, and a service with 1,000 credits. */
export interface BadInputHome {
  readonly home: Home;
  readonly service: SlowService;
  /** Files of the folder. */
  readonly written: readonly string[];
  close(): Promise<void>;
}

export async function openBadInputHome(): Promise<BadInputHome> {
  const home = await freshHome();
  const service = await startSlowService({ 'model.glb': boxGlb() }, { key: canary });
  service.release();
  const write = (name: string, content: string | Uint8Array) => writeFile(join(home.folder, name), content);
  await write('text.glb', 'this is not a model');
  await write('empty.glb', '');
  await write('box.glb', boxGlb());
  await write('torn.glb', boxGlb().subarray(0, 100));
  await write('torn.fbx', 'Kaydara FBX Binary  \0\x1a\0');
  await write('scene.blend', 'BLENDER-v402');
  await write(
    'bones.glb',
    await readFile(join(import.meta.dirname, '../../../../fixtures/armature-only.glb')),
  );
  await write('text.png', 'this is not a picture');
  await write('tiny.png', tinyPng());
  await write('big.png', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'));
  await truncate(join(home.folder, 'big.png'), 200_000_000);
  await write('taken', '');
  await write('accounts.json', JSON.stringify([{ name: 'a', key: canary, plan: 'gold', credits: 1 }]));
  await write('wrong-key', 'not-a-key-of-this-service');
  await write('empty-key', '\n');
  await write('torn-key', `${canary}\nand more`);
  await mkdir(join(home.folder, 'folder'));
  await write('folder/notes.txt', 'mine');
  return {
    home,
    service,
    written: await home.files(),
    async close() {
      await service.stop();
      await home.remove();
    },
  };
}

/** Each row: arguments, exit, and what stderr must contain (the field, the limit, the remedy). */
export const badInputs: readonly [argv: string[], exit: keyof typeof exits, expected: RegExp[]][] = [
  [['create'], 'usage', [/prompt/, /--image/]],
  [['create', ''], 'invalid', [/prompt/, /empty/]],
  [['create', '   '], 'invalid', [/prompt/, /empty/]],
  [['create', 'x', '--image', 'box.png'], 'usage', [/prompt/, /--image/]],
  [['create', 'x', 'y'], 'usage', [/too many arguments/]],
  [['create', '-5 coins'], 'usage', [/unknown option/, /create -- "-5 coins"/]],
  [['create', 'x', '--hieght', '1'], 'usage', [/--hieght/, /--height/]],
  [['create', 'x', '--height', '-1'], 'invalid', [/--height/, /0\.000001 to 1000000/]],
  [['create', 'x', '--height', '0'], 'invalid', [/--height/, /0\.000001 to 1000000/]],
  [['create', 'x', '--height', 'tall'], 'invalid', [/--height/, /number/]],
  [['create', 'x', '--height', 'NaN'], 'invalid', [/--height/]],
  [['create', 'x', '--longest', 'Infinity'], 'invalid', [/--longest/, /1000000/]],
  [['create', 'x', '--height', '1', '--longest', '1'], 'usage', [/--height/, /--longest/]],
  [['create', 'x', '--origin', 'top'], 'invalid', [/--origin/, /bottom, center, keep/]],
  [['create', 'x', '--target-polycount', '99'], 'invalid', [/--target-polycount/, /100 to 300000/]],
  [['create', 'x', '--target-polycount', 'many'], 'invalid', [/--target-polycount/, /whole number/]],
  [['create', 'x', '--ai-model', 'vendor-5'], 'invalid', [/--ai-model/, /vendor-6-lite/]],
  [['create', 'x', '--texture-resolution', '16k'], 'invalid', [/--texture-resolution/, /2k, 4k, 8k/]],
  [
    ['create', 'x', '--no-image-enhancement'],
    'invalid',
    [/--no-image-enhancement|--image-enhancement/, /not a field/],
  ],
  [['create', 'x', '--timeout', '0'], 'invalid', [/--timeout/, /above 0/]],
  [['create', '--image', 'missing.png'], 'local_io', [/--image/, /missing\.png/, /no such file/]],
  [['create', '--image', 'folder'], 'local_io', [/--image/, /is a folder/]],
  [['create', '--image', 'text.png'], 'bad_input', [/--image/, /not a picture/, /\.png/]],
  [['create', '--image', 'tiny.png'], 'bad_input', [/--image/, /16 x 16 pixels/, /at least 32/]],
  [['create', '--image', 'big.png'], 'invalid', [/--image/, /200000000 bytes/, /at most \d+/]],
  [['create', 'x', '--out', 'taken'], 'local_io', [/taken/]],
  [['create', 'x', '--out', 'taken/below'], 'local_io', [/taken/, /--out/]],
  [['create', 'x', '--out', 'folder'], 'local_io', [/folder is taken/]],
  [['create', 'x', '--out', 'folder', '--force'], 'local_io', [/folder is taken/]],
  [['create', '--resume', 'nonsense'], 'invalid', [/nonsense/, /FAMILY:ID/]],
  [['create', '--resume', 'nonsense:1'], 'invalid', [/nonsense/, /text-to-3d/]],
  [['create', 'x', '--resume', 'text-to-3d:1'], 'usage', [/--resume/, /prompt/]],
  [['create', '--resume', 'text-to-3d:1'], 'not_found', [/text-to-3d/, /404/]],
  [['create', '--resume', 'text-to-3d:1@elsewhere.example'], 'invalid', [/elsewhere\.example/]],
  [['create', 'x', '--key-file', 'wrong-key'], 'unauthorized', [/401/]],
  [['create', 'x', '--key-file', 'empty-key'], 'bad_input', [/--key-file/, /empty/]],
  [['create', 'x', '--key-file', 'missing'], 'local_io', [/--key-file/, /ENOENT/]],
  [['create', 'x', '--key-file', 'torn-key'], 'unauthorized', [/--key-file torn-key/, /malformed/]],
  [['create', 'x', '--base-url', 'http://example.com/openapi'], 'invalid', [/--base-url/, /https/]],
  [['create', 'x', '--base-url', 'nonsense'], 'invalid', [/--base-url nonsense/]],
  [
    ['create', 'x', '--base-url', `https://a:${canary}@b/openapi`],
    'invalid',
    [/--base-url https:\/\/\.\.\.@b\/openapi/, /user name/],
  ],
  [['inspect'], 'usage', [/file\|url/]],
  [['inspect', 'missing.glb'], 'local_io', [/missing\.glb/, /no such file/]],
  [['inspect', 'folder'], 'local_io', [/folder/]],
  [['inspect', 'text.glb'], 'bad_input', [/text\.glb/]],
  [['inspect', 'empty.glb'], 'bad_input', [/empty\.glb/]],
  [['inspect', 'box.glb', '--unit', 'inch'], 'invalid', [/--unit/, /metre, millimetre, auto/]],
  [['place', 'box.glb'], 'usage', [/--out/]],
  [['place', 'box.glb', '-o', 'out.glb', '--height', '-1'], 'invalid', [/--height/, /0\.000001 to 1000000/]],
  [
    ['place', 'box.glb', '-o', 'out.glb', '--height', '1', '--factor', '2'],
    'usage',
    [/--height/, /--factor/],
  ],
  [['place', 'box.glb', '-o', 'taken'], 'local_io', [/taken exists/, /--force/]],
  [['place', 'text.glb', '-o', 'out.glb'], 'bad_input', [/text\.glb/]],
  [
    ['place', 'box.glb', '-o', 'taken/out.glb'],
    'local_io',
    [/-o .*out\.glb/, /taken is a file and no folder/],
  ],
  [['doctor'], 'usage', [/file/]],
  [['doctor', 'missing.glb'], 'local_io', [/missing\.glb/, /no such file/]],
  [['doctor', 'text.glb'], 'bad_input', [/text\.glb/]],
  [['doctor', 'box.glb', '--budget', 'phone'], 'invalid', [/--budget/, /mobile, desktop, engine/]],
  [['optimize', 'box.glb'], 'usage', [/--out/]],
  [['optimize', 'missing.glb', '-o', 'out.glb'], 'local_io', [/missing\.glb/, /no such file/]],
  [['optimize', 'text.glb', '-o', 'out.glb'], 'bad_input', [/text\.glb/]],
  [
    ['optimize', 'box.glb', '-o', 'out.glb', '--for', 'phone'],
    'invalid',
    [/--for/, /mobile, desktop, engine/],
  ],
  [
    ['optimize', 'box.glb', '-o', 'out.fbx'],
    'invalid',
    [/-o .*out\.fbx/, /\.glb or \.gltf/, /meshwright convert/],
  ],
  [['place', 'box.glb', '--height', '1', '-o', 'out.obj'], 'invalid', [/-o .*out\.obj/, /\.glb or \.gltf/]],
  [['optimize', 'box.glb', '-o', 'taken'], 'local_io', [/taken exists/, /--force/]],
  [['optimize', 'box.glb', '-o', 'out.glb', '--lods', '0.1,0.5'], 'invalid', [/--lods/, /descending order/]],
  [['optimize', 'box.glb', '-o', 'out.glb', '--triangles', '0'], 'invalid', [/--triangles/, /from 1 to/]],
  [
    ['optimize', 'box.glb', '-o', 'out.glb', '--texture-side', '1'],
    'invalid',
    [/--texture-side/, /4 to 16384/],
  ],
  [['optimize', 'box.glb', '-o', 'out.glb', '--engine', 'godot'], 'usage', [/--engine/, /--colliders/]],
  [['convert', 'box.glb'], 'usage', [/outputs/]],
  [['convert', 'missing.glb', 'out.fbx'], 'local_io', [/missing\.glb/, /no such file/]],
  [['convert', 'folder', 'out.fbx'], 'local_io', [/folder/]],
  [['convert', 'text.glb', 'out.fbx'], 'bad_input', [/text\.glb/, /its format is unknown/, /\.obj/]],
  [['convert', 'empty.glb', 'out.fbx'], 'bad_input', [/empty\.glb/, /empty/]],
  [['convert', 'torn.glb', 'out.fbx'], 'bad_input', [/torn\.glb/]],
  [['convert', 'torn.fbx', 'out.glb'], 'bad_input', [/torn\.fbx/, /export it again/]],
  [['convert', 'scene.blend', 'out.glb'], 'bad_input', [/scene\.blend/, /export a \.glb from Blender/]],
  [['convert', 'box.glb', 'out.dae'], 'invalid', [/out\.dae/, /\.dae cannot be written/, /\.glb, \.fbx/]],
  [['convert', 'box.glb', 'out.vrm'], 'invalid', [/out\.vrm/, /\.vrm cannot be written/]],
  [['convert', 'box.glb', 'out'], 'usage', [/out has no extension/, /--format/]],
  [['convert', 'box.glb', 'out', '--format', 'dae'], 'invalid', [/--format/, /glb, fbx, obj/]],
  [['convert', 'box.glb', 'out.glb', '--format', 'fbx'], 'usage', [/--format fbx/, /leave it out/]],
  [['convert', 'box.glb', 'out.glb', './out.glb'], 'usage', [/out\.glb is named twice/]],
  [['convert', 'box.glb', 'a.obj', 'a', '--format', 'obj'], 'usage', [/two outputs would write .*a\.mtl/]],
  [['convert', 'box.glb', 'out.fbx', 'taken/out.stl'], 'local_io', [/taken is a file and no folder/]],
  [['convert', 'box.glb', 'taken', '--format', 'stl'], 'local_io', [/taken exists/, /--force/]],
  [['convert', 'box.glb', 'taken/out.stl'], 'local_io', [/taken is a file and no folder/]],
  [['convert', 'bones.glb', 'out.stl'], 'bad_input', [/STL/]],
  [['tasks', 'list', '--family', 'nonsense'], 'invalid', [/--family nonsense/, /remesh/]],
  [['tasks', 'list', '--page', '0'], 'invalid', [/--page/, /at least 1/]],
  [['tasks', 'list', '--page-size', '101'], 'invalid', [/--page-size/, /1 to 100/]],
  [['tasks', 'show', 'nonsense'], 'invalid', [/nonsense/, /FAMILY:ID/]],
  [['tasks', 'show', 'remesh:1'], 'not_found', [/remesh/, /404/]],
  [['tasks', 'watch', 'remesh:1'], 'not_found', [/remesh/]],
  [['tasks', 'cancel', 'remesh:1'], 'not_found', [/remesh/]],
  [['tasks', 'download', 'remesh:1'], 'not_found', [/remesh/]],
  [['tasks', 'wach', 'remesh:1'], 'usage', [/wach/, /watch/]],
  [['service', '--port', '70000'], 'invalid', [/--port/, /0 to 65535/]],
  [['service', '--accounts', 'missing'], 'local_io', [/--accounts/]],
  [['service', '--accounts', 'text.glb'], 'bad_input', [/--accounts/, /JSON array/]],
  [
    ['service', '--accounts', 'accounts.json'],
    'bad_input',
    [/\/0\/plan/, /free, pro, premium, studio, ultra, enterprise/],
  ],
  [['openapi', '-o', 'taken/openapi.json'], 'local_io', [/-o/, /taken is a file/]],
  [['nonsense'], 'usage', [/nonsense/]],
];

function tinyPng(): Buffer {
  const bytes = Buffer.from(`\x89PNG\r\n\x1a\n\0\0\0\x0dIHDR${' '.repeat(8)}IEND`, 'latin1');
  bytes.writeUInt32BE(16, 16);
  bytes.writeUInt32BE(16, 20);
  return bytes;
}
