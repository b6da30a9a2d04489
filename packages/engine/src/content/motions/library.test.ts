import type { Vector } from '@meshwright/look/render';
import { sampleOf } from '@meshwright/testing/samples';
import { Quaternion, Vector3 } from 'three';
import { describe, expect, it } from 'vitest';
import { animationLibrary } from '../../motion/animation-library.ts';
import { bakeClip, legLength } from '../../motion/bake-clip.ts';
import type { Clip } from '../../motion/clip.ts';
import { neutralBody } from '../../motion/neutral-body.ts';
import { channels } from '../../motion/pose.ts';
import { showClip } from '../../motion/show-clip.ts';
import { poseSolver, type SolvedPose } from '../../motion/solve/pose-solver.ts';
import { readRig } from '../../rig/read-rig.ts';
import { clipLibrary } from './library.ts';

const body = readRig(neutralBody()).body;
const solve = poseSolver(body);

/** Tests frame by frame that motions of bipeds, each with its key, neither jump nor slide. */
function describeClips(clips: readonly (readonly [key: string, clip: Clip])[]): void {
  describe('every motion', () => {
    it('never jumps: no joint turns by more than 100 degrees in a thirtieth of a second', () => {
      const jumps: string[] = [];
      for (const [key, clip] of clips) {
        const frames = Math.round(clip.seconds * 30);
        let before: SolvedPose | null = null;
        for (let frame = 0; frame <= frames; frame++) {
          const now = solve(clip.motion(frame / frames));
          for (const [joint, turn] of now.rotations) {
            const degrees = before ? (turn.angleTo(before.rotations.get(joint)!) * 180) / Math.PI : 0;
            if (!(degrees < 100)) jumps.push(`${key} ${joint} ${frame} ${degrees.toFixed(0)}`);
          }
          before = now;
        }
      }
      expect(jumps).toEqual([]);
    });
  });

  describe('feet', () => {
    const gaits = clips.filter(([, { pace }]) => pace !== undefined);
    it.each(gaits)('slide at most 2 cm over the ground in a gait of a body of 1.7 m: %s', (key, clip) => {
      expect(slideOf(key, clip)).toBeLessThan(0.02);
    });
  });
}

/**
 * Returns the furthest slide of a planted heel or ball against the moving ground, played from the baked keys at 120
 * Hz. A foot is planted from the first to the last of consecutive keys that have it on the ground.
 */
function slideOf(key: string, clip: Clip): number {
  const document = neutralBody();
  const rig = readRig(document);
  bakeClip(document, rig, clip, { name: key });
  const steps = Math.round(clip.seconds * 30) * 4;
  const pace = clip.pace! * legLength(rig);
  const tracks: Vector3[][] = [[], [], [], []];
  for (let step = 0; step <= steps; step++) {
    showClip(document, key, step / 120);
    for (const [i, side] of ['Left', 'Right'].entries()) {
      const foot = rig.nodes.get(`${side}Foot`)!;
      const place = new Vector3(...foot.getWorldTranslation());
      const atRest = rig.frames.get(`${side}Foot`)!;
      const turn = new Quaternion(...foot.getWorldRotation()).multiply(atRest.clone().invert());
      const [ankle, toe] = [body.joints.get(`${side}Foot`)!, body.joints.get(`${side}ToeBase`)!];
      for (const [k, z] of [toe[2], ankle[2] - (toe[2] - ankle[2]) * 0.3].entries())
        tracks[i * 2 + k]!.push(new Vector3(0, -ankle[1], z - ankle[2]).applyQuaternion(turn).add(place));
    }
  }
  let [most, planted] = [0, 0];
  for (const track of tracks) {
    let from: Vector3 | null = null;
    let since = 0;
    for (let at = 0; at + 4 <= steps; at += 4) {
      if (track[at]!.y > 0.001 || track[at + 4]!.y > 0.001) {
        from = null;
        continue;
      }
      if (!from) [from, since] = [track[at]!, at];
      planted += 1;
      const [a, b] = [track[at]!, track[at + 4]!];
      const way = along(b.x - a.x, b.z - a.z);
      for (let step = at; step <= at + 4; step++) {
        const ground = from.clone().addScaledVector(way, (pace * (step - since)) / 120);
        most = Math.max(most, Math.hypot(track[step]!.x - ground.x, track[step]!.z - ground.z));
      }
    }
  }
  expect(planted, key).toBeGreaterThan(2);
  return most;
}

/** Returns the nearest of the four directions of a gait. */
function along(x: number, z: number): Vector3 {
  return Math.abs(x) > Math.abs(z) ? new Vector3(Math.sign(x), 0, 0) : new Vector3(0, 0, Math.sign(z));
}

const categories = ['WalkAndRun', 'BodyMovements', 'DailyActions', 'Fighting', 'Dancing'];

describe('the library', () => {
  it('has at least 100 animations with unique id, slug and label, in five categories', () => {
    const items = animationLibrary();
    expect(items.length).toBeGreaterThanOrEqual(100);
    for (const field of ['action_id', 'key', 'name'] as const)
      expect(new Set(items.map((item) => item[field])).size).toBe(items.length);
    expect(items.map(({ action_id }) => action_id)).toEqual(
      items.map((i) => i.action_id).sort((a, b) => a - b),
    );
    expect([...new Set(items.map(({ category }) => category))].sort()).toEqual([...categories].sort());
    for (const { key } of items) expect(key).toMatch(/^[a-z0-9]+(_[a-z0-9]+)*$/);
  });

  it('keeps all published ids', () => {
    const known = Object.fromEntries(clipLibrary().map(({ id, key }) => [key, id]));
    expect(known).toMatchObject({
      idle: 0,
      walking: 1,
      running: 24,
      jump: 40,
      wave: 70,
      fight_idle: 120,
      dead: 149,
      two_step_dance: 160,
      waltz: 180,
    });
  });

  it('has no two equal animations', () => {
    const prints = clipLibrary().map(({ key, clips: { biped } }) => ({
      key,
      at: [0, 0.2, 0.4, 0.6, 0.8].flatMap((share) => {
        const pose = biped.motion(share);
        return channels.flatMap((channel) =>
          pose[channel].map((x) => (/turn|spine|head|step|wrist/.test(channel) ? x / 60 : x)),
        );
      }),
      seconds: biped.seconds,
    }));
    const alike = prints.flatMap((a, i) =>
      prints
        .slice(i + 1)
        .filter((b) => Math.hypot(...a.at.map((x, k) => x - b.at[k]!)) < 0.25)
        .map((b) => `${a.key} ${b.key}`),
    );
    expect(alike).toEqual([]);
  });
});

const everyClip = clipLibrary().map(({ key, clips: { biped } }) => [key, biped] as const);

it('there are more than 25 gaits', () => {
  expect(everyClip.filter(([, { pace }]) => pace !== undefined).length).toBeGreaterThan(25);
});

describe('every motion', () => {
  it('ends within a thousandth of its start when it loops', () => {
    for (const [key, clip] of everyClip.filter(([, { loop }]) => loop)) {
      const [first, last] = [solve(clip.motion(0)), solve(clip.motion(1))];
      expect(apart(first.hips, last.hips), key).toBeLessThan(1e-3);
      for (const [joint, turn] of first.rotations)
        expect(1 - Math.abs(turn.dot(last.rotations.get(joint)!)), `${key} ${joint}`).toBeLessThan(1e-6);
    }
  });

  it('keeps the soles above the ground', () => {
    const deep: string[] = [];
    for (const [key, clip] of everyClip) {
      for (let share = 0; share <= 1; share += 0.1)
        for (const { name, point } of soles(solve(clip.motion(share))))
          if (point.y < -0.05) deep.push(`${key} ${share.toFixed(1)} ${name} ${point.y.toFixed(2)}`);
    }
    expect(deep).toEqual([]);
  });
});

describeClips(sampleOf(everyClip, 12));

function soles({ hips, rotations }: SolvedPose): { name: string; point: Vector3 }[] {
  return ['Left', 'Right'].map((side) => {
    let turn = rotations.get('Hips')!.clone();
    const place = new Vector3(...hips);
    let parent = 'Hips';
    for (const joint of [`${side}UpLeg`, `${side}Leg`, `${side}Foot`]) {
      const [a, b] = [body.joints.get(parent)!, body.joints.get(joint)!];
      place.add(new Vector3(b[0] - a[0], b[1] - a[1], b[2] - a[2]).applyQuaternion(turn));
      turn = turn.clone().multiply(rotations.get(joint)!);
      parent = joint;
    }
    const ankle = body.joints.get(`${side}Foot`)!;
    return { name: side, point: new Vector3(0, -ankle[1], 0).applyQuaternion(turn).add(place) };
  });
}

function apart(a: Vector, b: Vector): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}
