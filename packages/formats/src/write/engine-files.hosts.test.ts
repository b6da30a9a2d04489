import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repository } from '@meshwright/testing/repository';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Arrived, inAssimp, inBlender, inFile, inThree } from '../testing/engines/arrived.ts';
import { type Engine, engineModels, engines } from '../testing/engines/engine-models.ts';

const blender = process.env.BLENDER_52_PATH;

const formats = ['glb', 'fbx'] as const;
interface Reading {
  readonly model: string;
  readonly format: (typeof formats)[number];
  readonly reader: string;
  readonly wanted: Arrived;
  readonly found: Arrived;
}

describe.skipIf(!blender)(
  blender ? 'files that engines get' : 'skipped: BLENDER_52_PATH names no Blender',
  () => {
    let folder: string;
    const readings = new Map<Engine, Reading[]>();

    beforeAll(async () => {
      folder = process.env.MESHWRIGHT_KEEP_PICTURES ?? mkdtempSync(join(tmpdir(), 'meshwright-engines-'));
      for (const engine of engines) {
        const models = await engineModels(engine);
        const files = models.flatMap(({ name, ...bytes }) =>
          formats.map((format) => ({
            model: name,
            format,
            path: join(folder, `${engine}-${name}.${format}`),
            bytes,
          })),
        );
        for (const { path, format, bytes } of files) writeFileSync(path, bytes[format]);
        const paths = files.map(({ path }) => path);
        const drawn = process.env.MESHWRIGHT_KEEP_PICTURES !== undefined;
        const ofBlender = inBlender(blender!, paths, { pictures: drawn });
        const ofUfbx = inBlender(
          blender!,
          paths.filter((path) => path.endsWith('.fbx')),
          { ufbx: true },
        );
        const list: Reading[] = [];
        for (const [at, { model, format, path, bytes }] of files.entries()) {
          const wanted = await inFile(bytes.glb);
          const by = {
            'Blender 5.2': ofBlender[at]!,
            assimp: await inAssimp(path),
            'three.js': await inThree(path),
            ...(format === 'fbx' && { ufbx: ofUfbx[(at - 1) / 2]! }),
          };
          for (const [reader, found] of Object.entries(by))
            list.push({ model, format, reader, wanted, found });
        }
        readings.set(engine, list);
      }
    }, 600_000);
    afterAll(() => {
      if (!process.env.MESHWRIGHT_KEEP_PICTURES) rmSync(folder, { recursive: true, force: true });
    });

    it.each(engines)(
      'of %s arrive in every reader at their size, upright, with names, clips, skins and pictures',
      (engine) => {
        const wrong = readings.get(engine)!.flatMap((reading) => {
          const place = `${reading.reader}: ${reading.model}.${reading.format}`;
          return rows.flatMap(({ what, of }) => {
            const [wanted, found] = [of(reading.wanted, reading), of(reading.found, reading)];
            return wanted === found ? [] : [`${place}: ${what}: ${found} and not ${wanted}`];
          });
        });
        expect(wrong).toEqual([]);
      },
    );

    it('are listed in docs/files-for-engines.md as they arrived', () => {
      const path = join(repository, 'docs/files-for-engines.md');
      const page = readFileSync(path, 'utf8');
      const made = engines.reduce(
        (text, engine) => inserted(text, engine, tablesOf(readings.get(engine)!)),
        page,
      );
      if (process.env.MESHWRIGHT_WRITE_TABLES) writeFileSync(path, made);
      else expect(page, 'write it again: MESHWRIGHT_WRITE_TABLES=1').toBe(made);
    });
  },
);

interface Row {
  readonly what: string;
  readonly of: (arrived: Arrived, reading: Reading) => string;
}

const metres = (value: number) => (Math.abs(value) < 5e-4 ? 0 : value).toFixed(3);
/** A name as readers of FBX know it. */
const bare = (name: string) => name.replace(/\s/g, '_').replace(/[[\].:/]/g, '');

const rows: readonly Row[] = [
  {
    what: 'Size in metres',
    of: ({ min, max }) => max.map((high, axis) => metres(high - min[axis]!)).join(' x '),
  },
  { what: 'Lowest point', of: ({ min }) => metres(min[1]!) },
  {
    what: 'Names of nodes',
    of: ({ names }, { wanted }) => {
      const bareNames = new Set(names.map(bare));
      return `${wanted.names.filter((name) => bareNames.has(bare(name))).length} of ${wanted.names.length}`;
    },
  },
  {
    what: 'Clips, seconds',
    of: ({ clips }, { wanted }) => {
      const kept = wanted.clips.filter(([name, seconds]) =>
        clips.some(
          ([found, length]) =>
            // Blender puts the name of the rig before that of the clip.
            `|${bare(found)}`.endsWith(`|${bare(name)}`) && Math.abs(length - seconds) < 0.05,
        ),
      );
      return wanted.clips.length === 0 ? 'none' : `${kept.length} of ${wanted.clips.length}`;
    },
  },
  { what: 'Joints of skins', of: ({ joints }) => String(joints) },
  { what: 'Triangles', of: ({ triangles }) => String(triangles) },
  { what: 'Sets of coordinates', of: ({ coordinates }) => String(coordinates) },
  { what: 'Pictures', of: ({ pictures }) => String(pictures) },
];

function tablesOf(readings: readonly Reading[]): string {
  const models = [...new Set(readings.map(({ model }) => model))];
  return models
    .map((model) => {
      const columns = readings.filter((reading) => reading.model === model);
      const heads = [
        'What',
        'In the file',
        ...columns.map(({ reader, format }) => `${reader}, ${format.toUpperCase()}`),
      ];
      const lines = rows.map(({ what, of }) => [
        what,
        of(columns[0]!.wanted, columns[0]!),
        ...columns.map((reading) => {
          const found = of(reading.found, reading);
          return found === of(reading.wanted, reading) ? found : `**${found}**`;
        }),
      ]);
      const table = [heads, heads.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`);
      return [`### ${model}`, '', ...table].join('\n');
    })
    .join('\n\n');
}

/** Puts text between the two marks of an engine. */
function inserted(page: string, engine: Engine, text: string): string {
  const [from, to] = [`<!-- arrived: ${engine} -->`, `<!-- end: ${engine} -->`];
  const [start, end] = [page.indexOf(from) + from.length, page.indexOf(to)];
  return `${page.slice(0, start)}\n\n${text}\n\n${page.slice(end)}`;
}
