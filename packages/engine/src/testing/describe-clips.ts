import { Quaternion, Vector3 } from 'three';
import { describe, expect, it } from 'vitest';
import { bakeClip, legLength } from '../motion/bake-clip.ts';
import type { Clip } from '../motion/clip.ts';
import { neutralBody } from '../motion/neutral-body.ts';
import { showClip } from '../motion/show-clip.ts';
import { poseSolver, type SolvedPose } from '../motion/solve/pose-solver.ts';
import { readRig } from '../rig/read-rig.ts';

const body = readRig(neutralBody()).body;
const solve = poseSolver(body);

/** Tests frame by frame that motions of bipeds, each with its key, neither jump nor slide. */
export function describeClips(clips: readonly (readonly [key: string, clip: Clip])[]): void {
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
