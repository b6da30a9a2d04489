import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { accepts, refuses, wording } from '../create-checks.ts';
import { expect } from '../expect.ts';
import { dataUri, modelUri } from '../sample-files.ts';
import type { Section } from '../statement.ts';
import type { TaskFixture } from '../task-fixture.ts';
import type { World } from '../world.ts';

const path = '/v1/remesh';
const source = { model_url: modelUri };
const octets = (bytes: Uint8Array | string) => dataUri('application/octet-stream', bytes);
const formats = ['glb', 'fbx', 'obj', 'usdz', 'blend', 'stl', '3mf'];
const samples = {
  '.glb': modelUri,
  '.gltf': octets('{"asset":{"version":"2.0"}}'),
  '.obj': octets('v 0 0 0\nv 1 0 0\nv 0 1 0\nf 1 2 3\n'),
  '.fbx': octets('Kaydara FBX Binary  \0\x1a\0'),
  '.stl': octets('solid a\nfacet normal 0 0 1\n'),
};

/** Samples that no real job can read. */
const headerOnly = ['.gltf', '.fbx', '.stl'];

export const remesh: Section = {
  title: 'Remesh',
  statements: [
    refuses('Remesh, failures: neither model_url nor input_task_id is 400', path, {}),
    refuses('Remesh: both model_url and input_task_id are 400 (R06)', path, async (made: TaskFixture) => ({
      ...source,
      input_task_id: await made.of('text-to-3d'),
    })),
    ...['text-to-3d', 'image-to-3d', 'retexture'].map((family) =>
      accepts(`Remesh, input_task_id: a SUCCEEDED ${family} task is accepted`, path, async (made) => ({
        input_task_id: await made.of(family),
      })),
    ),
    accepts('Remesh, input_task_id: a SUCCEEDED Text to 3D refine task is accepted', path, async (made) => ({
      input_task_id: await made.refined(),
    })),
    ...['remesh', 'convert', 'resize', 'rigging', 'text-to-image'].map((family) =>
      refuses(`Remesh, failures: a ${family} task is not a supported kind`, path, async (made) => ({
        input_task_id: await made.of(family),
      })),
    ),
    ...Object.entries(samples).map(([ending, model_url]) => ({
      ...accepts(`Remesh, model_url: a data URI of a ${ending} is accepted`, path, { model_url }),
      needs: headerOnly.includes(ending) ? (['header-only-files'] as const) : [],
    })),
    refuses(
      'Remesh, failures: another extension is 400',
      path,
      { model_url: octets('PK\x03\x04....') },
      400,
      /\.3mf/,
    ),
    refuses('Remesh, model_url: a data URI of another MIME type is 400', path, {
      model_url: dataUri('text/plain', 'v 0 0 0'),
    }),
    refuses(
      'Remesh, failures: an unreachable URL is 400',
      path,
      { model_url: 'http://192.0.2.1/model.glb' },
      400,
      /cannot be fetched/,
    ),
    ...formats.map((format) =>
      accepts(`Remesh, target_formats: ${format}`, path, { ...source, target_formats: [format] }),
    ),
    accepts('Remesh, target_formats: all formats together are accepted', path, {
      ...source,
      target_formats: formats,
    }),
    refuses('Remesh, target_formats: an unknown format is 400 (R27)', path, {
      ...source,
      target_formats: ['dae'],
    }),
    ...['triangle', 'quad'].map((topology) =>
      accepts(`Remesh, topology: ${topology}`, path, { ...source, topology }),
    ),
    refuses('Remesh, failures: an invalid topology is 400', path, { ...source, topology: 'hexagon' }),
    ...[100, 300_000].map((target_polycount) =>
      accepts(`Remesh, target_polycount: ${target_polycount} is within the range`, path, {
        ...source,
        target_polycount,
      }),
    ),
    ...[99, 300_001, 1000.5].map((target_polycount) =>
      refuses(`Remesh, target_polycount: ${target_polycount} is 400 (R27)`, path, {
        ...source,
        target_polycount,
      }),
    ),
    ...[1, 2, 3, 4].map((decimation_mode) =>
      accepts(`Remesh, decimation_mode: ${decimation_mode}`, path, { ...source, decimation_mode }),
    ),
    ...[0, 5].map((decimation_mode) =>
      refuses(`Remesh, decimation_mode: ${decimation_mode} is 400`, path, { ...source, decimation_mode }),
    ),
    accepts('Remesh, decimation_mode: with it target_polycount is ignored, even an invalid one (R28)', path, {
      ...source,
      decimation_mode: 2,
      target_polycount: 1,
    }),
    refuses('Remesh, failures: auto_size together with resize_height is 400', path, {
      ...source,
      auto_size: true,
      resize_height: 1,
    }),
    refuses('Remesh, resize_longest_side: with resize_height is 400', path, {
      ...source,
      resize_longest_side: 1,
      resize_height: 1,
    }),
    refuses('Remesh, resize_longest_side: with auto_size is 400 (R29)', path, {
      ...source,
      resize_longest_side: 1,
      auto_size: true,
    }),
    accepts('Remesh, resize_height: 0 means not set (R29)', path, {
      ...source,
      resize_height: 0,
      auto_size: true,
    }),
    ...[{ resize_height: 1 }, { resize_longest_side: 1 }, { auto_size: true, origin_at: 'center' }].map(
      (old) =>
        accepts(`Remesh: the deprecated ${Object.keys(old)[0]} keeps working`, path, { ...source, ...old }),
    ),
    accepts(
      'Remesh, convert_format_only: other inputs are ignored, source and target_formats count (R30)',
      path,
      {
        ...source,
        convert_format_only: true,
        target_polycount: 1,
        target_formats: ['obj'],
      },
    ),
    {
      title: 'Remesh, create body: the job receives every default value',
      needs: ['held-jobs'],
      async holds(world) {
        const { rich, engine } = await world.control();
        const id = await rich.create(path, source);
        const job = await engine.next();
        expect(job.input.request).toMatchObject({
          target_formats: ['glb'],
          topology: 'triangle',
          target_polycount: 30_000,
          resize_height: 0,
          resize_longest_side: 0,
          auto_size: false,
          origin_at: 'bottom',
          convert_format_only: false,
          alpha_thumbnail: false,
        });
        job.finish();
        await rich.settled(path, id);
      },
    },
    {
      title: 'Remesh, failures: over 100 MB in a data URI is 400',
      takesLong: true,
      async holds(world) {
        const { rich } = await world.instant();
        const { status, body } = await rich.post(path, {
          model_url: `data:application/octet-stream;base64,${'A'.repeat(133_333_340)}`,
        });
        expect([status, body.message]).toEqual([400, wording(world, /at most 100000000/)]);
      },
    },
    ...(
      [
        ['an ASCII FBX over 100 MB is 400', '; FBX 7.4.0 project file\n', /ASCII/],
        [
          'a binary FBX older than 7.1 over 100 MB is 400',
          'Kaydara FBX Binary  \0\x1a\0\x58\x1b\0\0',
          /7\.1 or newer/,
        ],
        ['a GLB over 100 MB whose header cannot be read is 400', 'glTF', /header cannot be read/],
        [
          'a glTF with Draco over 100 MB is 400',
          '{"asset":{"version":"2.0"},"extensionsUsed":["KHR_draco_mesh_compression"]}',
          /Draco/,
        ],
        [
          'a file over 100 MB with more than 10,000,000 faces is 400',
          '{"accessors":[{"count":30000003}],"meshes":[{"primitives":[{"indices":0}]}],"nodes":[{"mesh":0}]}',
          /10000001 faces/,
        ],
        [
          'each instance of a mesh counts: 2 times 5,000,001 faces over 100 MB is 400',
          '{"accessors":[{"count":15000003}],"meshes":[{"primitives":[{"indices":0}]}],"nodes":[{"mesh":0},{"mesh":0}]}',
          /10000002 faces/,
        ],
      ] as const
    ).map(([rule, head, message]) => ({
      title: `Remesh, failures: ${rule}`,
      takesLong: true as const,
      needs: ['own-instance'] as const,
      async holds(world: World) {
        const bench = await world.open({ engine: 'instant', allowLoopback: true });
        const file = Buffer.alloc(100_000_001, ' ');
        file.write(head, 'latin1');
        const files = createServer((_, response) => response.end(file));
        await new Promise<void>((resolve) => files.listen(0, '127.0.0.1', resolve));
        const { port } = files.address() as AddressInfo;
        const answer = await bench.rich.post(path, { model_url: `http://127.0.0.1:${port}/model` });
        files.close();
        await bench.stop();
        expect([answer.status, answer.body.message]).toEqual([400, expect.stringMatching(message)]);
      },
    })),
    {
      title: 'Remesh, failures: a URL with a Content-Length over 400 MB is 400',
      needs: ['own-instance'],
      async holds(world) {
        const bench = await world.open({ engine: 'instant', allowLoopback: true });
        const files = createServer((_, response) => {
          response.writeHead(200, { 'Content-Length': 400_000_001 });
          response.flushHeaders();
        });
        await new Promise<void>((resolve) => files.listen(0, '127.0.0.1', resolve));
        const { port } = files.address() as AddressInfo;
        const answer = await bench.rich.post(path, { model_url: `http://127.0.0.1:${port}/model.glb` });
        files.closeAllConnections();
        files.close();
        await bench.stop();
        expect(answer.status).toBe(400);
      },
    },
  ],
};
