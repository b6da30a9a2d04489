import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { FormatError } from '../format-error.ts';
import { readModel } from './read-model.ts';

describe('a long text of one mark', () => {
  const long = 300_000;
  const marks = [
    ' ',
    '\t',
    '# ',
    '; ',
    '"',
    '{ ',
    '[',
    ', ',
    '-',
    '1',
    '*10 ',
    'a: ',
    '1.',
    '@',
    '<',
    '\n',
    '\r',
    '\\',
  ];
  const triangle = 'v 0 0 0\nv 1 0 0\nv 0 1 0\nf 1 2 3\n';
  const vertices = 'element vertex 3\nproperty float x\nproperty float y\nproperty float z\n';
  const places: Readonly<Record<string, (filler: string) => Uint8Array>> = {
    'the objects of an FBX': (filler) =>
      strToU8(`; FBX 7.4.0 project file\nFBXVersion: 7400\nObjects: { ${filler}\n`),
    'a prim of a USD': (filler) => strToU8(`#usda 1.0\ndef Mesh "m" { ${filler}`),
    'the metadata of a USD': (filler) => strToU8(`#usda 1.0\n(${filler}`),
    'the names of an OBJ': (filler) => strToU8(`${triangle}usemtl ${filler}\n${filler}\n`),
    'a face of an OBJ': (filler) => strToU8(`${triangle}f 1 2 3 ${filler}\n`),
    'a material of an OBJ': (filler) =>
      zipSync({
        'a.obj': strToU8(`mtllib a.mtl\n${triangle}`),
        'a.mtl': strToU8(`newmtl a\nmap_Kd ${filler} a.png\nKd ${filler}`),
      }),
    'the header of a PLY': (filler) =>
      strToU8(`ply\nformat ascii 1.0\ncomment ${filler}\nelement vertex 3 ${filler}\n`),
    'the rows of a PLY': (filler) =>
      strToU8(
        `ply\nformat ascii 1.0\n${vertices}element face 1\nproperty list uchar int vertex_indices\nend_header\n${filler}`,
      ),
  };

  // A reader that tries a text again at each of its characters does not end within the time of a test.
  it.each(Object.keys(places))('in %s is read or refused by name', async (place) => {
    for (const mark of marks) {
      const bytes = places[place]!(mark.repeat(long));
      const refused = await readModel({ name: 'long', bytes }).then(
        () => undefined,
        (error: unknown) => error,
      );
      if (refused !== undefined) expect([mark, refused]).toEqual([mark, expect.any(FormatError)]);
    }
  });
});
