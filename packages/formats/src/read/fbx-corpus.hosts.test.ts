import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findProgram } from '@meshwright/testing/hosts/missing-programs';
import { characterDocument } from '@meshwright/testing/models/character-document';
import { glbErrors } from '@meshwright/testing/models/reference/validate-glb';
import { sceneDocument } from '@meshwright/testing/models/scene-document';
import { sharedModel, smallSharedModelNames } from '@meshwright/testing/models/shared-models';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Difference, differencesOf, type Shown, shownOf } from '../testing/fbx-corpus.ts';
import { findBlender } from '../write/find-blender.ts';
import { writeFormats } from '../write/write-formats.ts';
import { writeGlb } from '../write/write-glb.ts';
import { readFbx } from './read-fbx.ts';
import { readModel } from './read-model.ts';

// Versions beside that of the system come by npm run hosts:install.
const versions = {
  'of the system': findBlender(process.env.PATH),
  '4.3': process.env.BLENDER_43_PATH,
  '5.2': process.env.BLENDER_52_PATH,
};
const assimp = findProgram('assimp');

/** A file as Blender wrote it. */
interface Written extends Shown {
  readonly kind: string;
  /** Scale of the file beside the scene, which an option of the export asks for. */
  readonly size: number;
  /** Whether the file shall hold the scene as it is; others are compared with an import. */
  readonly source: boolean;
}

interface Facts {
  readonly version: string;
  readonly files: Readonly<Record<string, Written>>;
  readonly imports: Readonly<Record<string, Shown | { readonly refused: string }>>;
}

const kinds = [
  'actions',
  'armatures',
  'axes',
  'cameras',
  'coordinates',
  'instances',
  'lights',
  'materials',
  'motion',
  'names',
  'normals',
  'parents',
  'pictures',
  'polygons',
  'shape keys',
  'units',
  'vertex colours',
  'our writer',
];

/** Where a file shows another thing than its scene, and why. */
const known: Readonly<Record<string, readonly Difference[]>> = {
  // The file states the pose of the first frame as that of the nodes; the scene at rest is only in the bind pose.
  'armature walks': ['bounds'],
  // The file does not say how its colours are encoded, and holds none by the other option.
  'colours linear': ['colors'],
  'colours none': ['colors'],
  // KHR_lights_punctual has no area, which a warning says.
  'lights area': ['lights'],
  // FBX has no slot for occlusion.
  'our MorphStressTest gltf': ['pictures'],
};

/** The file holds no normals of shapes. */
const unstated: readonly Difference[] = ['normals'];

/** What assimp is asked for: shape and motion. It leaves the unit to the program. */
const shape: readonly Difference[] = ['bounds', 'triangles', 'clips', 'poses', 'morphs'];

interface Row {
  files: number;
  ours: number;
  'import of Blender': number;
  assimp: number | string;
}

const table: Record<string, Row> = {};
afterAll(() => {
  if (Object.keys(table).length > 0) console.table(table);
});

describe.each(Object.entries(versions))('files of Blender %s', (label, program) => {
  describe.skipIf(!program)(program ? 'and of our writer' : 'skipped: it is not installed', () => {
    let folder: string;
    let facts: Facts;

    beforeAll(async () => {
      folder = mkdtempSync(join(tmpdir(), 'meshwright-fbx-corpus-'));
      const ours = await writtenByUs(folder);
      const script = join(import.meta.dirname, '../testing/fbx-corpus.py');
      const flags = ['--background', '--factory-startup', '--python-exit-code', '3', '--python', script];
      execFileSync(program!, [...flags, '--', folder], { stdio: 'ignore' });
      const found: Facts = JSON.parse(readFileSync(join(folder, 'facts.json'), 'utf8'));
      facts = { ...found, files: { ...found.files, ...ours } };
    }, 400_000);
    afterAll(() => rmSync(folder, { recursive: true, force: true }));

    it('are more than 120, and Blender opens all of them', () => {
      expect(Object.keys(facts.files).length).toBeGreaterThan(120);
      expect(Object.keys(facts.imports)).toEqual(expect.arrayContaining(Object.keys(facts.files)));
      expect(Object.entries(facts.imports).filter(([, shown]) => 'refused' in shown)).toEqual([]);
      expect([...new Set(Object.values(facts.files).map(({ kind }) => kind))].sort()).toEqual(
        [...kinds].sort(),
      );
    });

    it.each(kinds)(
      'of the kind "%s" look and move as in the program that wrote them',
      async (kind) => {
        const names = Object.keys(facts.files).filter((name) => facts.files[name]!.kind === kind);
        const row: Row = {
          files: names.length,
          ours: 0,
          'import of Blender': 0,
          assimp: assimp ? 0 : 'not installed',
        };
        table[`${label}: ${kind}`] = row;
        const wrong: Record<string, readonly Difference[]> = {};
        for (const name of names) {
          const path = join(folder, `${name}.fbx`);
          const document = await readFbx(
            { name, bytes: readFileSync(path) },
            { beside: async (file) => beside(folder, file) },
          );
          expect(await glbErrors(await writeGlb(document)), name).toEqual([]);
          const file = facts.files[name]!;
          const imported = facts.imports[name] as Shown;
          const [wanted, size] = file.source ? [file, file.size] : [imported, 1];
          const ignored = kind === 'shape keys' ? unstated : [];
          const differences = differencesOf(shownOf(document), wanted, size).filter(
            (each) => !ignored.includes(each),
          );
          if (differences.join() !== (known[name] ?? []).join()) wrong[name] = differences;
          if (differences.length === 0) row.ours++;
          if (differencesOf(imported, wanted, size).every((each) => ignored.includes(each)))
            row['import of Blender']++;
          if (typeof row.assimp === 'number' && (await assimpShows(path, wanted))) row.assimp++;
        }
        expect(wrong).toEqual({});
      },
      200_000,
    );
  });
});

/** Writes models of the house as FBX; returns what their documents show. */
async function writtenByUs(folder: string): Promise<Record<string, Written>> {
  const models = {
    character: await characterDocument(),
    'character in centimetres': await characterDocument({ armatureScale: 0.01 }),
    scene: await sceneDocument(),
  };
  const written: Record<string, Written> = {};
  for (const name of ['', 'reports'].flatMap((place) => smallSharedModelNames(place))) {
    Object.assign(models, { [name.replace(/\W+/g, ' ')]: await readModel(sharedModel(name)) });
  }
  for (const [name, document] of Object.entries(models)) {
    const shown = shownOf(document);
    if (shown.triangles === 0) continue;
    const { files } = await writeFormats(document, ['fbx']);
    writeFileSync(join(folder, `our ${name}.fbx`), files['model.fbx']!);
    written[`our ${name}`] = { ...shown, kind: 'our writer', size: 1, source: true };
  }
  return written;
}

/** A file that an FBX names, by its name alone. */
function beside(folder: string, path: string): Uint8Array | undefined {
  const name = path.split(/[\\/]/).at(-1)!;
  return ['', 'textures']
    .map((inner) => join(folder, inner, name))
    .filter((place) => existsSync(place))
    .map((place) => new Uint8Array(readFileSync(place)))[0];
}

/** Whether assimp reads the shape and motion that are wanted, in any unit. */
async function assimpShows(path: string, wanted: Shown): Promise<boolean> {
  const output = `${path}.assimp.glb`;
  const { status } = spawnSync(assimp!, ['export', path, output, '-fglb2'], { stdio: 'ignore' });
  if (status !== 0) return false;
  const document = await readModel({ name: 'assimp.glb', bytes: readFileSync(output) });
  const shown = shownOf(document);
  const size = reach(shown) / reach(wanted);
  return !differencesOf(shown, wanted, size).some((each) => shape.includes(each));
}

function reach({ boxes }: Shown): number {
  const all = [0, 1, 2].map(
    (k) => Math.max(...boxes.map((box) => box[1][k]!)) - Math.min(...boxes.map((box) => box[0][k]!)),
  );
  return Math.max(...all);
}
