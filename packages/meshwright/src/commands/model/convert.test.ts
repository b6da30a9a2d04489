import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readModel } from '@meshwright/formats';
import { bytesSource, inspectModel } from '@meshwright/gltf';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { boxGlb } from '../../testing/box-glb.ts';
import { runHere } from '../../testing/run-here.ts';

const fixtures = join(import.meta.dirname, '../../../../../fixtures');
const written = ['glb', 'fbx', 'obj', 'stl', 'usdz', '3mf'];

let cwd: string;
beforeAll(async () => {
  cwd = await mkdtemp(join(tmpdir(), 'meshwright-'));
  await writeFile(join(cwd, 'box.glb'), boxGlb());
  await writeFile(join(cwd, 'box.ply'), ply);
  await writeFile(join(cwd, 'mine.glb'), 'mine');
  await convert('box.glb', ...written.map((format) => `in.${format}`));
});
afterAll(() => rm(cwd, { recursive: true, force: true }));

const convert = (...argv: string[]) => runHere(['convert', ...argv], { cwd, env: {} });
const path = (name: string) => join(cwd, name);

/** Width, height and depth of a model of any format, and its triangles, by an inspector that knows only glTF. */
async function measures(name: string) {
  const glb = name.endsWith('.glb') ? name : `measured-${name}.glb`;
  if (glb !== name) expect((await convert(name, glb, '--force')).code).toBe(0);
  const { bounds, triangles, materials } = await inspectModel(bytesSource(await readFile(path(glb)), glb));
  return { size: bounds!.size.map((length) => Number(length.toFixed(4))), triangles, materials };
}

describe.each([...written, 'ply'])('from %s', (from) => {
  const input = from === 'ply' ? 'box.ply' : `in.${from}`;

  it.each(written)('to %s keeps size and triangles', async (to) => {
    const output = `${from}-to-${to}.${to}`;
    expect(await convert(input, output)).toMatchObject({ code: 0, stderr: '' });
    // 3MF declares millimetres and every other format here holds metres.
    const { size, triangles } = await measures(output);
    expect({ size, triangles }).toEqual({
      size: [2, 1, 3].map((length) => (from === 'ply' ? 1 : length)),
      triangles: from === 'ply' ? 1 : 12,
    });
  });
});

it('writes several outputs of one input, and reports each', async () => {
  const { code, stdout, stderr } = await convert('box.glb', 'several.fbx', 'several.obj', '--json');
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  const bytes = async (name: string) => (await stat(path(name))).size;
  expect(JSON.parse(stdout)).toEqual({
    input: { name: 'box.glb', bytes: await bytes('box.glb') },
    outputs: [
      { output: path('several.fbx'), format: 'fbx', bytes: await bytes('several.fbx'), beside: [] },
      {
        output: path('several.obj'),
        format: 'obj',
        bytes: await bytes('several.obj'),
        beside: [path('several.mtl')],
      },
    ],
    warnings: [],
  });
});

it('takes an output by flag, as the other commands do', async () => {
  const { stdout } = await convert('box.glb', 'named.obj', '-o', 'flagged.stl', '--json');
  expect(JSON.parse(stdout)).toMatchObject({
    outputs: [{ output: path('named.obj') }, { output: path('flagged.stl') }],
  });
  expect(await readFile(path('flagged.stl'))).toEqual(await readFile(path('in.stl')));
});

it('prints each file with its size', async () => {
  const { stdout } = await convert('box.glb', 'printed.obj');
  expect(stdout).toMatch(/^file +\S*printed\.obj, [\d.]+ k?B\nwith +\S*printed\.mtl$/m);
});

it('--format is the format of an output without an extension', async () => {
  expect((await convert('box.glb', 'bare', '--format', 'stl')).code).toBe(0);
  expect(await readFile(path('bare'))).toEqual(await readFile(path('in.stl')));
});

it('takes the pictures beside an FBX, and names those that are not there', async () => {
  const named = (file: string) => `; FBX 7.4.0 project file
FBXHeaderExtension:  {
	FBXVersion: 7400
}
Objects:  {
	Geometry: 1, "Geometry::Sheet", "Mesh" {
		Vertices: 0,0,0,100,0,0,100,100,0
		PolygonVertexIndex: 0,1,-3
	}
	Model: 2, "Model::Sheet", "Mesh" {
	}
	Material: 3, "Material::Paint", "" {
	}
	Texture: 4, "Texture::Base", "" {
		FileName: "C:\\art\\${file}"
	}
}
Connections:  {
	C: "OO",2,0
	C: "OO",1,2
	C: "OO",3,2
	C: "OP",4,3, "DiffuseColor"
}
`;
  const picture = await sharp({ create: { width: 2, height: 2, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  await mkdir(path('pictures'));
  await writeFile(path('pictures/Red.PNG'), picture);
  await writeFile(path('found.fbx'), named('red.png'));
  await writeFile(path('lost.fbx'), named('blue.png'));
  expect(await convert('found.fbx', 'found.glb')).toMatchObject({ code: 0, stderr: '' });
  const document = await readModel({ name: 'found.glb', bytes: await readFile(path('found.glb')) });
  expect(document.getRoot().listTextures()[0]!.getImage()).toEqual(Uint8Array.from(picture));
  const { code, stdout } = await convert('lost.fbx', 'lost.glb', '--json');
  expect(code).toBe(0);
  expect(JSON.parse(stdout).warnings).toEqual([
    {
      code: 'missing_file',
      message: 'the FBX names the picture C:\\art\\blue.png, which is not beside it: the picture is left out',
    },
  ]);
});

it('keeps clips and joints in FBX', async () => {
  const character = join(fixtures, 'character.glb');
  expect((await convert(character, 'character.fbx', 'character.usdz')).code).toBe(0);
  const before = await inspectModel(bytesSource(await readFile(character), 'before'));
  for (const format of ['fbx', 'usdz']) {
    await convert(`character.${format}`, `character-${format}.glb`);
    const after = await inspectModel(bytesSource(await readFile(path(`character-${format}.glb`)), 'after'));
    expect(after.joints).toBe(before.joints);
    expect(after.clips.length).toBe(before.clips.length);
  }
});

describe('files beside a model', () => {
  beforeAll(async () => {
    await mkdir(path('folder/maps'), { recursive: true });
    const png = await sharp({ create: { width: 2, height: 2, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    await writeFile(path('folder/maps/wood.png'), png);
    await writeFile(path('secret.mtl'), 'newmtl painted\nKd 1 0 0\n');
    await writeFile(path('folder/my box.mtl'), 'newmtl painted\r\nmap_Kd -bm 1 maps\\wood.png\r\n');
    await writeFile(path('folder/box.obj'), `mtllib my box.mtl\nusemtl painted\n${quad}`);
    await writeFile(path('folder/poor.mtl'), 'newmtl painted\nmap_Kd gone.png\nmap_Ke glow.tga\n');
    await writeFile(path('folder/poor.obj'), `mtllib poor.mtl none.mtl\nusemtl painted\n${quad}`);
    await writeFile(path('folder/outside.obj'), `mtllib ../secret.mtl\nusemtl painted\n${quad}`);
    // A placed GLB names its picture beside it.
    await runHere(['place', join(fixtures, 'external/model.gltf'), '-o', 'folder/placed.glb'], {
      cwd,
      env: {},
    });
    await copyFile(join(fixtures, 'external/my texture.png'), path('folder/my texture.png'));
  });

  it.each([
    ['folder/box.obj', 'folder/maps/wood.png'],
    ['folder/placed.glb', 'folder/my texture.png'],
    [join(fixtures, 'external/model.gltf'), 'folder/my texture.png'],
  ])('%s brings %s along', async (input, picture) => {
    const { code, stdout } = await convert(input, 'packed.glb', '--force', '--json');
    expect({ code, warnings: JSON.parse(stdout).warnings }).toEqual({ code: 0, warnings: [] });
    const document = await readModel({ name: 'packed.glb', bytes: await readFile(path('packed.glb')) });
    const [material] = document.getRoot().listMaterials();
    expect(material!.getBaseColorTexture()!.getImage()).toEqual(
      new Uint8Array(await readFile(path(picture))),
    );
  });

  it('an OBJ is written with materials and pictures that bear the name of the output', async () => {
    expect((await convert('folder/box.obj', 'red chest.obj')).code).toBe(0);
    const names = (await readdir(cwd)).filter((name) => name.startsWith('red'));
    expect(names.sort()).toEqual(['red chest.obj', 'red_chest.mtl', 'red_chest_base_color_0.png']);
    expect(await readFile(path('red chest.obj'), 'utf8')).toContain('mtllib red_chest.mtl\n');
    await convert('red chest.obj', 'back.glb');
    const { textures } = await inspectModel(bytesSource(await readFile(path('back.glb')), 'back'));
    expect(textures).toMatchObject([{ width: 2, height: 2 }]);
  });

  it('names each file that is missing or cannot be read, and converts the rest', async () => {
    await writeFile(path('folder/glow.tga'), 'a picture of another format');
    const { code, stdout } = await convert('folder/poor.obj', 'poor.glb', '--json');
    expect(code).toBe(0);
    expect(JSON.parse(stdout).warnings).toEqual([
      { code: 'missing_file', message: expect.stringMatching(/^poor\.mtl names gone\.png, .*left out$/) },
      { code: 'picture_not_read', message: expect.stringMatching(/^poor\.mtl names glow\.tga: .*left out$/) },
      { code: 'missing_file', message: expect.stringMatching(/^poor\.obj names none\.mtl, .*left out$/) },
    ]);
  });

  it('a USD is read with the layers beside it', async () => {
    const mesh =
      'def Mesh "m" { int[] faceVertexCounts = [3] int[] faceVertexIndices = [0, 1, 2] point3f[] points = [(0,0,0), (1,0,0), (0,1,0)] }';
    await writeFile(path('folder/part.usda'), `#usda 1.0\n${mesh}`);
    await writeFile(
      path('folder/stage.usda'),
      '#usda 1.0\ndef "a" (references = [@./part.usda@, @gone.usd@]) {}',
    );
    const { code, stdout } = await convert('folder/stage.usda', 'stage.glb', '--json');
    expect(code).toBe(0);
    expect(JSON.parse(stdout).warnings).toEqual([
      { code: 'missing_file', message: expect.stringMatching(/^stage\.usda names gone\.usd, /) },
    ]);
  });

  it('opens no file outside the folder of the model', async () => {
    const { stdout } = await convert('folder/outside.obj', 'outside.glb', '--json');
    expect(JSON.parse(stdout).warnings).toEqual([
      { code: 'missing_file', message: expect.stringContaining('../secret.mtl') },
    ]);
  });
});

describe('never replaces a file without --force', () => {
  it.each([
    ['the model', ['mine.glb'], 'mine.glb'],
    ['a file beside it', ['kept.obj'], 'kept.mtl'],
    ['the second output', ['fresh.fbx', 'mine.glb'], 'mine.glb'],
  ])('%s', async (_, outputs, kept) => {
    await writeFile(path(kept), 'mine');
    const before = await readdir(cwd);
    const { code, stderr } = await convert('box.glb', ...outputs);
    expect(code).toBe(11);
    expect(stderr).toMatch(new RegExp(`${kept} exists: .*--force`));
    expect(await readFile(path(kept), 'utf8')).toBe('mine');
    expect(await readdir(cwd)).toEqual(before);
  });

  it('replaces it with --force, and leaves no temporary files', async () => {
    expect((await convert('box.glb', 'mine.glb', '--force')).code).toBe(0);
    expect((await readFile(path('mine.glb'))).subarray(0, 4).toString()).toBe('glTF');
    expect((await readdir(cwd)).filter((name) => name.includes('.part'))).toEqual([]);
  });
});

describe('--print-height', () => {
  it('scales files for printing, which state the ratio, and reports it', async () => {
    const flags = ['--print-height', '80mm'];
    const { code, stdout } = await convert('box.glb', 'print.stl', 'print.3mf', ...flags, '--json');
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ print: { factor: 0.08, ratio: '1:12.5' } });
    for (const name of ['print.stl', 'print.3mf'])
      expect(await measures(name)).toMatchObject({ size: [0.16, 0.08, 0.24], triangles: 12 });
    expect((await readFile(path('print.stl'))).subarray(0, 80).toString()).toMatch(
      /UNITS=mm, Z up, 1:12\.5\0/,
    );
    const plain = await convert('box.glb', 'print.stl', ...flags, '--force');
    expect(plain.stdout).toMatch(/160\.0 x 240\.0 mm, 80\.0 mm high, scale 1:12\.5/);
  });

  it.each([
    [['box.glb', 'tall.glb', '--print-height', '80'], /for \.stl and \.3mf, and .*tall\.glb is neither/],
    [['box.glb', 'tall.stl', '--print-height', 'tall'], /give millimetres, such as 80mm/],
    [['box.glb', 'tall.stl', '--print-height', '0'], /a height of 0 mm is not possible; give 1 to 10000 mm/],
  ])('refuses %j', async (argv, says) => {
    const { code, stderr } = await convert(...argv);
    expect(code).not.toBe(0);
    expect(stderr).toMatch(says);
    expect(await readdir(cwd)).not.toContain(argv[1]);
  });
});

describe('blend', () => {
  it('needs Blender, and states the way out', async () => {
    const { code, stderr } = await convert('box.glb', 'box.blend');
    expect(code).toBe(13);
    expect(stderr).toMatch(
      /box\.blend needs Blender, which is not on the PATH: install it, or write a \.glb/,
    );
  });
});

const quad = `v 0 0 0\nv 1 0 0\nv 1 1 0\nv 0 1 0\nvt 0 0\nvt 1 0\nvt 1 1\nvt 0 1\nf 1/1 2/2 3/3 4/4\n`;

const ply = `ply
format ascii 1.0
element vertex 3
property float x
property float y
property float z
element face 1
property list uchar int vertex_indices
end_header
0 0 0
1 0 1
1 1 0
3 0 1 2
`;
