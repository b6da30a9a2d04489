import { added, armAt, changed, type Motion, type Pose, type PoseChange, stand } from '../pose.ts';
import { swingAt } from './swing.ts';

/** Parameters of a gait. Lengths are in leg lengths, angles in degrees. */
export interface Gait {
  /** Distance of the body in one cycle of two steps. */
  readonly stride: number;
  /** Share of the cycle a foot is on the ground; below a half, both are in the air at times. */
  readonly duty: number;
  readonly lift: number;
  readonly bounce?: number;
  /** Sideways shift, towards the standing foot. */
  readonly sway?: number;
  readonly swing?: number;
  readonly bend?: number;
  readonly out?: number;
  readonly lean?: number;
  readonly crouch?: number;
  readonly twist?: number;
  /** Direction of travel: 0 ahead, 90 to the left, 180 backwards. */
  readonly heading?: number;
  /** Pitch of the toes: down at the end of a step, up at its beginning. */
  readonly push?: number;
  readonly strike?: number;
  /** Distance between the feet relative to rest. */
  readonly width?: number;
  readonly turnout?: number;
  /** Limp of the right leg, 0 to 1. */
  readonly limp?: number;
  /** Pose change during the whole cycle. */
  readonly held?: PoseChange;
  /** Returns an addition to the pose. */
  readonly more?: (share: number) => Partial<Pose>;
}

const turn = Math.PI * 2;

/** Returns a cycle of two steps in place, as on a treadmill; a foot on the ground moves back at constant speed. */
export function gait(g: Gait): Motion {
  const { stride, duty, lift, bounce = 0.02, sway = 0.02, swing = 25, bend = 18, lean = 3 } = g;
  const { crouch = 0, twist = 6, heading = 0, width = 0, turnout = 5, limp = 0, out = 9 } = g;
  const [ahead, aside] = [Math.cos((heading / 360) * turn), Math.sin((heading / 360) * turn)];
  const base = changed(stand, g.held ?? {});
  const held = new Set(Object.keys(g.held ?? {}));
  const foot = (phase: number, side: 1 | -1, spared: number) => {
    const f = footAt(((phase % 1) + 1) % 1, g);
    const raise = lift * (1 - 0.6 * spared);
    return {
      place: [width + side * f.way * stride * duty * aside, f.up * raise, f.way * stride * duty * ahead],
      pitch: f.pitch * (1 - 0.7 * spared) * (ahead < -0.5 ? -0.6 : Math.max(0.3, ahead)),
      side,
    };
  };
  return (share) => {
    const left = foot(share, 1, 0);
    const right = foot(share + 0.5 + 0.06 * limp, -1, limp);
    const high = duty > 0.5 ? duty / 2 : duty + (0.5 - duty) / 2;
    const wave = Math.cos(2 * turn * (share - high));
    const side = Math.sin(turn * (share - duty / 2 + 0.25));
    const ahead1 = Math.cos(turn * share);
    let pose = changed(base, {
      hips: [sway * side, -crouch + bounce * wave - 0.05 * limp * Math.max(0, -side), lean * 0.001],
      turn: [lean * 0.5, -twist * ahead1 * ahead, 2.5 * (sway / 0.02) * side],
      spine: [lean * 0.5 + (base.spine[0] ?? 0), 1.9 * twist * ahead1 * ahead, -2.5 * (sway / 0.02) * side],
      head: [base.head[0] - lean * 0.6, -0.9 * twist * ahead1 * ahead, base.head[2]],
      footL: [left.place[0]!, left.place[1]!, left.place[2]!],
      footR: [right.place[0]!, right.place[1]!, right.place[2]!],
      stepL: [left.pitch, turnout, 0],
      stepR: [right.pitch, turnout, 0],
    });
    const arms = swing * ahead;
    if (!held.has('handL') && !held.has('hands'))
      pose = changed(pose, {
        handL: armAt(-arms * ahead1 + 4, bend + 0.25 * swing * Math.max(0, -ahead1), out),
      });
    if (!held.has('handR') && !held.has('hands'))
      pose = changed(pose, {
        handR: armAt(arms * ahead1 + 4, bend + 0.25 * swing * Math.max(0, ahead1), out),
      });
    return g.more ? added(pose, g.more(share)) : pose;
  };
}

/** Returns a foot's position in its cycle: from strike to lift-off it moves from half ahead to half behind. */
function footAt(
  phase: number,
  { duty, push = 42, strike = 20 }: Gait,
): { way: number; up: number; pitch: number } {
  if (phase < duty) {
    const t = phase / duty;
    const heel = t < 0.2 ? -strike * smooth(1 - t / 0.2) : 0;
    const toe = t > 0.6 ? push * smooth((t - 0.6) / 0.4) : 0;
    return { way: 0.5 - t, up: 0, pitch: heel + toe };
  }
  const t = (phase - duty) / (1 - duty);
  const way = swingAt(t, duty);
  const pitch = push + (-strike - push) * smooth(Math.min(1, t * 1.15));
  return { way, up: Math.sin(Math.PI * t), pitch };
}

function smooth(t: number): number {
  return t * t * (3 - 2 * t);
}
