import type { AnimationLibraryItem } from '@meshwright/contract';
import { accepts, refuses } from '../create-checks.ts';
import { expect } from '../expect.ts';
import { emptyGlb } from '../sample-files.ts';
import type { Section, Statement } from '../statement.ts';
import type { TaskFixture } from '../task-fixture.ts';
import { generic, reach, unknownId } from '../tasks-in-states.ts';
import { animations } from './animations.ts';

const path = '/v1/animations';
const all = animations.map(({ action_id }) => action_id).sort((a, b) => a - b);
const ten = all.slice(0, 10);
const dayMs = 24 * 3600 * 1000;

/** A body that refers to a rigged model. */
const rigged = (more: object) => async (made: TaskFixture) => ({
  rig_task_id: await made.of('rigging'),
  ...more,
});
const moving = (more: object) => async (made: TaskFixture) => ({
  rig_task_id: await made.of('rigging'),
  motion_task_id: await made.of('text-to-motion'),
  ...more,
});

/** States which ids the library answers to a query. */
function finds(title: string, query: string, ids: number[]): Statement {
  return {
    title: `Animation library: ${title}`,
    needs: ['known-library'],
    async holds(world) {
      const { rich } = await world.instant();
      const { status, body } = await rich.get(`${path}/library${query}`);
      expect(status).toBe(200);
      expect((body as unknown as AnimationLibraryItem[]).map(({ action_id }) => action_id)).toEqual(ids);
    },
  };
}

function refusesQuery(title: string, query: string): Statement {
  return {
    title: `Animation library: ${title}`,
    async holds(world) {
      const { rich } = await world.instant();
      expect((await rich.get(`${path}/library${query}`)).status).toBe(400);
    },
  };
}

/** States the price, in the task object and in the balance. */
function costs(title: string, more: object, credits: number): Statement {
  return {
    title: `Animation: ${title}`,
    creates: [{ prefix: path, body: rigged(more) }],
    async holds(world) {
      const { rich, made } = await world.instant();
      const body = await rigged(more)(made);
      const before = await rich.balance();
      const id = await rich.create(path, body);
      expect(before - (await rich.balance())).toBe(credits);
      expect((await rich.get(`${path}/${id}`)).body.consumed_credits).toBe(credits);
    },
  };
}

export const animation: Section = {
  title: 'Animation',
  statements: [
    accepts('Animation: action_id alone is accepted', path, rigged({ action_id: 30 })),
    accepts('Animation: action_id 0 is a valid action', path, rigged({ action_id: 0 })),
    accepts('Animation: action_ids with one id is accepted', path, rigged({ action_ids: [30] })),
    accepts('Animation: action_ids with ten ids is accepted', path, rigged({ action_ids: ten })),
    accepts('Animation: motion_task_id of a SUCCEEDED Text to Motion task is accepted', path, moving({})),
    refuses('Animation, failures: rig_task_id missing is 400', path, { action_id: 1 }, 400, /rig_task_id/),
    refuses('Animation, failures: none of the three action fields is 400', path, rigged({})),
    refuses(
      'Animation, failures: action_id with action_ids is 400',
      path,
      rigged({ action_id: 1, action_ids: [1] }),
    ),
    refuses('Animation, failures: action_id with motion_task_id is 400', path, moving({ action_id: 1 })),
    refuses('Animation, failures: action_ids with motion_task_id is 400', path, moving({ action_ids: [1] })),
    refuses(
      'Animation, failures: all three action fields together are 400',
      path,
      moving({ action_id: 1, action_ids: [1] }),
    ),
    refuses('Animation, failures: more than 10 ids are 400', path, rigged({ action_ids: all })),
    refuses('Animation, failures: an empty action_ids is 400', path, rigged({ action_ids: [] })),
    {
      ...refuses(
        'Animation, failures: an action_id the library does not have is 400',
        path,
        rigged({ action_id: 2 }),
      ),
      needs: ['known-library'],
    },
    {
      ...refuses(
        'Animation, failures: one of the action_ids the library does not have is 400',
        path,
        rigged({ action_ids: [1, 2] }),
        400,
        /action_ids.*\b2\b/,
      ),
      needs: ['known-library'],
    },
    refuses('Animation, failures: duplicate ids are 400', path, rigged({ action_ids: [1, 2, 1] })),
    ...[-1, 1.5, '1'].map((action_id) =>
      refuses(
        `Animation, failures: an action_id of ${JSON.stringify(action_id)} is 400`,
        path,
        rigged({ action_id }),
      ),
    ),
    refuses(
      'Animation, failures: an unknown rig task is 404 (R04)',
      path,
      { rig_task_id: unknownId, action_id: 1 },
      404,
    ),
    refuses('Animation, failures: a rig task of another kind is 400 (R04)', path, async (made) => ({
      rig_task_id: await made.of('text-to-3d'),
      action_id: 1,
    })),
    refuses(
      'Animation, failures: an unknown motion task is 404',
      path,
      rigged({ motion_task_id: unknownId }),
      404,
    ),
    ...['change_fps', 'fbx2usdz', 'extract_armature'].map((operation_type) =>
      accepts(
        `Animation, post_process: operation_type ${operation_type} is accepted`,
        path,
        rigged({ action_id: 1, post_process: { operation_type } }),
      ),
    ),
    refuses(
      'Animation, post_process: operation_type is required',
      path,
      rigged({ action_id: 1, post_process: {} }),
    ),
    refuses(
      'Animation, post_process: an unknown operation_type is 400',
      path,
      rigged({ action_id: 1, post_process: { operation_type: 'spin' } }),
    ),
    ...[24, 25, 30, 60].map((fps) =>
      accepts(
        `Animation, post_process.fps: ${fps}`,
        path,
        rigged({ action_id: 1, post_process: { operation_type: 'change_fps', fps } }),
      ),
    ),
    ...[0, 23, 29, 61].map((fps) =>
      refuses(
        `Animation, post_process.fps: ${fps} is 400`,
        path,
        rigged({ action_id: 1, post_process: { operation_type: 'change_fps', fps } }),
      ),
    ),
    ...['fbx2usdz', 'extract_armature'].map((operation_type) =>
      refuses(
        `Animation, post_process.fps: with ${operation_type} is 400 (R35)`,
        path,
        rigged({ action_id: 1, post_process: { operation_type, fps: 24 } }),
      ),
    ),
    costs('one action costs 3 credits', { action_id: 1 }, 3),
    costs('a single-element action_ids equals action_id: 3 credits', { action_ids: [1] }, 3),
    costs('n action_ids cost 3 n credits (R36)', { action_ids: [1, 4, 30, 31] }, 12),
    {
      title: 'Animation: post_process.fps defaults to 30 for change_fps',
      needs: ['held-jobs'],
      async holds(world) {
        const bench = await world.control();
        const source = await reach(bench, generic, 'SUCCEEDED');
        const rig = await reach(
          bench,
          { prefix: '/v1/rigging', body: { input_task_id: source.id } },
          'SUCCEEDED',
        );
        const post_process = { operation_type: 'change_fps' };
        const id = await bench.rich.create(path, { rig_task_id: rig.id, action_id: 1, post_process });
        const job = await bench.engine.next();
        expect(job.input.request.post_process).toEqual({ operation_type: 'change_fps', fps: 30 });
        job.finish();
        await bench.rich.settled(path, id);
      },
    },
    {
      title: 'Animation task object: type is animate, and result holds signed URLs',
      needs: ['held-jobs'],
      async holds(world) {
        const bench = await world.control();
        const source = await reach(bench, generic, 'SUCCEEDED');
        const rig = await reach(
          bench,
          { prefix: '/v1/rigging', body: { input_task_id: source.id } },
          'SUCCEEDED',
        );
        const id = await bench.rich.create(path, { rig_task_id: rig.id, action_id: 1 });
        (await bench.engine.next()).finish({
          files: { 'animation.glb': new Uint8Array(4), 'animation.fbx': new Uint8Array(5) },
          result: { result: { animation_glb_url: 'animation.glb', animation_fbx_url: 'animation.fbx' } },
        });
        const task = await bench.rich.settled(path, id);
        expect(task).toMatchObject({ type: 'animate', consumed_credits: 3 });
        const { animation_glb_url, animation_fbx_url } = task.result as Record<string, string>;
        expect((await (await bench.send(animation_glb_url!)).arrayBuffer()).byteLength).toBe(4);
        expect((await (await bench.send(animation_fbx_url!)).arrayBuffer()).byteLength).toBe(5);
      },
    },
    {
      title: 'Animation, failures: motion_task_id with a quadruped rig is 400',
      needs: ['held-jobs'],
      async holds(world) {
        const bench = await world.control();
        const source = await reach(bench, generic, 'SUCCEEDED');
        const kind = { prefix: '/v1/text-to-motion', body: { mode: 'swift', duration: 2, prompt: 'waves' } };
        const motion = await reach(bench, kind, 'SUCCEEDED');
        const before = await bench.rich.balance();
        for (const [rig, status] of [
          ['quadruped', 400],
          ['biped', 202],
        ] as const) {
          const rig_task_id = await bench.rich.create('/v1/rigging', { input_task_id: source.id });
          (await bench.engine.next()).finish({
            files: { 'model.glb': emptyGlb({ nodes: [{ extras: { meshwright: { rig } } }] }) },
          });
          await bench.rich.settled('/v1/rigging', rig_task_id);
          const { status: answered, body } = await bench.rich.post(path, {
            rig_task_id,
            motion_task_id: motion.id,
          });
          expect([rig, answered]).toEqual([rig, status]);
          if (answered !== 202) continue;
          (await bench.engine.next()).finish();
          await bench.rich.settled(path, String(body.result));
        }
        // Two rigs at 5 credits and one animation.
        expect(before - (await bench.rich.balance())).toBe(13);
      },
    },
    {
      title: 'Animation: the motion clip is snapshotted at creation; deleting its task later changes nothing',
      needs: ['held-jobs'],
      async holds(world) {
        const bench = await world.control();
        const source = await reach(bench, generic, 'SUCCEEDED');
        const rig = await reach(
          bench,
          { prefix: '/v1/rigging', body: { input_task_id: source.id } },
          'SUCCEEDED',
        );
        const kind = { prefix: '/v1/text-to-motion', body: { mode: 'swift', duration: 2, prompt: 'waves' } };
        const motion = await reach(bench, kind, 'SUCCEEDED');
        const blocker = await bench.rich.create(generic.prefix, generic.body);
        const blocking = await bench.engine.next();
        const id = await bench.rich.create(path, { rig_task_id: rig.id, motion_task_id: motion.id });
        expect((await bench.rich.remove(motion.path)).status).toBe(200);
        blocking.finish();
        await bench.rich.settled(generic.prefix, blocker);
        const job = await bench.engine.next();
        expect(job.input.files['motion.model']!.bytes.byteLength).toBeGreaterThan(0);
        job.finish();
        expect((await bench.rich.settled(path, id)).status).toBe('SUCCEEDED');
      },
    },
    {
      title: 'Animation, failures: a motion clip is retained for 3 days, then 404',
      needs: ['held-jobs'],
      async holds(world) {
        const bench = await world.control();
        const kind = { prefix: '/v1/text-to-motion', body: { mode: 'swift', duration: 2, prompt: 'waves' } };
        const motion = await reach(bench, kind, 'SUCCEEDED');
        // The rig is kept for longer than the clip.
        bench.advance(120_000);
        const source = await reach(bench, generic, 'SUCCEEDED');
        const rig = await reach(
          bench,
          { prefix: '/v1/rigging', body: { input_task_id: source.id } },
          'SUCCEEDED',
        );
        const body = { rig_task_id: rig.id, motion_task_id: motion.id };
        bench.advance(3 * dayMs - 180_000);
        const id = await bench.rich.create(path, body);
        (await bench.engine.next()).finish();
        await bench.rich.settled(path, id);
        bench.advance(60_000);
        const late = await bench.rich.post(path, body);
        const refused = /motion_task_id.*3 days/;
        expect([late.status, late.body.message]).toEqual([404, expect.stringMatching(refused)]);
      },
    },
    finds('every animation, ordered by action_id, not paginated', '', all),
    finds('paging parameters are ignored', '?page_size=1&page_num=2', all),
    finds('search matches a part of the name in any case', '?search=WAL', [30, 31]),
    finds('search matches a part of the key', '?search=draw_', [92]),
    finds('search takes % literally', '?search=%25', [31]),
    finds('search takes _ literally', '?search=_', [92]),
    finds('category is an exact match', '?category=DailyActions', [1, 4]),
    finds('category is case-sensitive (R37)', '?category=dailyactions', []),
    finds('an unknown category is an empty list (R37)', '?category=Swimming', []),
    finds('sub_category works without category', '?sub_category=Transitioning', [4, 92]),
    finds('filters combine with AND', '?sub_category=Transitioning&category=Fighting', [92]),
    finds('filters that match nothing give [], not an error', '?category=Dancing&search=walk', []),
    finds('action_ids picks by id, in the order of the library', '?action_ids=92,1', [1, 92]),
    finds('unknown action_ids are left out', '?action_ids=2,4,5', [4]),
    finds(
      '200 action_ids are accepted',
      `?action_ids=${Array.from({ length: 200 }, (_, i) => i).join()}`,
      all,
    ),
    refusesQuery(
      'more than 200 action_ids are 400 (R38)',
      `?action_ids=${Array.from({ length: 201 }, (_, i) => i).join()}`,
    ),
    refusesQuery('action_ids that are not numbers are 400', '?action_ids=1,walk'),
    {
      title: 'Animation library: an item has action_id, name, key, category, sub_category and preview_url',
      needs: ['known-library'],
      async holds(world) {
        const { rich } = await world.instant();
        const [item] = (await rich.get(`${path}/library?action_ids=92`)).body as unknown as object[];
        expect(item).toEqual({
          action_id: 92,
          name: 'Draw sword',
          key: 'draw_sword',
          category: 'Fighting',
          sub_category: 'Transitioning',
          preview_url: 'https://example.com/draw_sword.gif',
        });
      },
    },
    {
      title: 'Animation library: preview_url is an animated GIF that needs no key',
      needs: ['own-instance'],
      source: 'own',
      takesLong: true,
      async holds(world) {
        const bench = await world.real();
        const { rich } = bench;
        const query = '?category=Dancing';
        const [item] = (await rich.get(`${path}/library${query}`)).body as unknown as AnimationLibraryItem[];
        expect(item!.preview_url).toBe(new URL(`/previews/${item!.key}.gif`, bench.baseUrl).href);
        const response = await bench.send(item!.preview_url);
        expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/gif']);
        const bytes = Buffer.from(await response.arrayBuffer());
        expect(bytes.toString('latin1', 0, 6)).toBe('GIF89a');
        // One extension block per frame.
        expect(bytes.toString('latin1').split('\x21\xf9\x04').length).toBeGreaterThan(5);
        const other = await bench.send(new URL('/previews/no_such_dance.gif', bench.baseUrl).href);
        expect(other.status).toBe(404);
      },
    },
    {
      title: 'Animation library: reading it consumes no credits',
      async holds(world) {
        const { rich } = await world.instant();
        const before = await rich.balance();
        await rich.get(`${path}/library`);
        expect(await rich.balance()).toBe(before);
      },
    },
  ],
};
