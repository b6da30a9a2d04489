import { length, minus, normalised, type Rotation } from '@meshwright/gltf/math';
import {
  about,
  otherNames,
  serviceNames,
  type Walker,
  type WalkerOptions,
  walker,
} from '@meshwright/testing/engines/walker';
import { assertProperty } from '@meshwright/testing/property';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { retarget } from './retarget-clip.ts';
import type { Vector } from './rig.ts';
import { type Placed, placedNodes, type RigClip, type RigNode, type RigTrack } from './rig.ts';
import { sameBody } from './same-body.ts';

const limbs = ['left', 'right'].flatMap((side) =>
  [
    ['UpperArm', 'LowerArm'],
    ['LowerArm', 'Hand'],
    ['UpperLeg', 'LowerLeg'],
    ['LowerLeg', 'Foot'],
  ].map(([from, to]) => [side + from, side + to] as const),
);

/** Any walking body, by proportions, rest pose, bone axes, units and facing direction. */
const bodies = fc.record({
  names: fc.constantFrom(serviceNames, otherNames),
  lengths: fc.array(fc.double({ min: 0.6, max: 1.6, noNaN: true }), { minLength: 16, maxLength: 16 }),
  armDegrees: fc.integer({ min: -5, max: 65 }),
  turns: fc.array(fc.double({ min: -1, max: 1, noNaN: true }), { minLength: 4, maxLength: 4 }),
  unit: fc.constantFrom(1, 0.01),
  quarter: fc.integer({ min: 0, max: 3 }),
});

type Body = typeof bodies extends fc.Arbitrary<infer T> ? T : never;

function optionsOf({ names, lengths, armDegrees, turns, unit, quarter }: Body): WalkerOptions {
  const parts: string[] = [];
  const at = (bone: string) => (parts.includes(bone) ? parts.indexOf(bone) : parts.push(bone) - 1);
  return {
    names,
    shape: (bone) => lengths[at(bone) % lengths.length]!,
    armDegrees,
    axes: (bone) => normalised(turns.map((value, i) => value + Math.sin(at(bone) * 7 + i)) as never),
    unit,
    facing: about('y', (quarter * Math.PI) / 2),
    stride: 0.8,
  };
}

describe('a walk cycle of any body on any other', () => {
  it('limbs point the same way within a tenth of a degree, and the lower sole is as high within a tenth of a millimetre', async () => {
    await assertProperty(
      fc.asyncProperty(bodies, bodies, async (one, other) => {
        const [from, to] = [walker(optionsOf(one)), walker(optionsOf(other))];
        const pairs = await sameBody(from.nodes, to.nodes);
        // Arms that reach the ground make a body with four legs, which is not the same body.
        fc.pre(pairs !== undefined);
        const clip = retarget(from.nodes, to.nodes, pairs!).clip('walk', read(from));
        const quarters = ((other.quarter - one.quarter) * Math.PI) / 2;
        for (const second of [0, 9, 16, 25].map((key) => Math.fround(key / 30))) {
          const [seen, copied] = [from.clip, clip].map((each, i) => posed([from, to][i]!, each, second));
          for (const [start, end] of limbs) {
            const wanted = direction(from, one.names, seen!, start, end);
            const got = direction(to, other.names, copied!, start, end);
            expect(degrees(rotateY(wanted, quarters), got)).toBeLessThan(0.1);
          }
          // The source's lower sole is on the ground.
          expect(Math.abs(lowestSole(to, other.names, copied!))).toBeLessThan(1e-4);
        }
      }),
      { numRuns: 10, maxSkipsPerRun: 1 },
    );
  });
});

it('equals the source clip on the same body, within 1e-5 at every key', async () => {
  const figure = walker({ axes: (bone) => about('z', bone.length), stride: 0.8 });
  const pairs = (await sameBody(figure.nodes, figure.nodes))!;
  const clip = retarget(figure.nodes, figure.nodes, pairs).clip('walk', read(figure));
  for (const track of figure.clip.tracks) {
    const again = clip.tracks.find(({ node, path }) => node === track.node && path === track.path);
    for (const second of track.seconds) {
      const rest = figure.nodes[track.node]![track.path];
      const [wanted, got] = [valueAt(track, second), again ? valueAt(again, second) : rest];
      const sign = track.path === 'rotation' && wanted.some((v, i) => v * got[i]! < -1e-3) ? -1 : 1;
      expect(Math.max(...wanted.map((value, i) => Math.abs(value - sign * got[i]!)))).toBeLessThan(1e-5);
    }
  }
});

it('scales the root motion by leg length', async () => {
  const [from, to] = [walker({ stride: 1 }), walker({ shape: () => 0.5 })];
  const pairs = (await sameBody(from.nodes, to.nodes))!;
  const clip = retarget(from.nodes, to.nodes, pairs).clip('walk', read(from));
  const [start, end] = [0, 1].map((second) => posed(to, clip, second)[1]!.at);
  expect(end![2] - start![2]).toBeCloseTo(0.5, 5);
});

it.each([
  ['a thing without a body', { names: { hips: 'Box', spine: 'Lid' } }],
  ['a body without legs', { names: Object.fromEntries(Object.entries(serviceNames).slice(0, 6)) }],
])('finds nothing in common with %s', async (_, options) => {
  expect(await sameBody(walker().nodes, walker(options).nodes)).toBeUndefined();
  expect(await sameBody(walker(options).nodes, walker(options).nodes)).toBeUndefined();
});

function read({ clip }: Walker): RigTrack[] {
  return clip.tracks.map((track) => ({
    node: track.node,
    path: track.path,
    seconds: [...track.seconds],
    at: (second) => valueAt(track, second),
  }));
}

/** Linear interpolation is accurate enough, as keys are close to each other. */
function valueAt({ path, seconds, values }: RigClip['tracks'][number], second: number): number[] {
  const size = path === 'rotation' ? 4 : 3;
  const after = Math.max(
    1,
    Math.min(
      seconds.length - 1,
      seconds.findIndex((key) => key >= second),
    ),
  );
  const share = (second - seconds[after - 1]!) / (seconds[after]! - seconds[after - 1]!);
  const value = Array.from(
    { length: size },
    (_, i) => values[(after - 1) * size + i]! * (1 - share) + values[after * size + i]! * share,
  );
  return path === 'rotation' ? [...normalised(value as unknown as Rotation)] : value;
}

function posed({ nodes }: Walker, { tracks }: RigClip, second: number): Placed[] {
  const local = nodes.map((node): RigNode => ({ ...node }));
  for (const track of tracks) Object.assign(local[track.node]!, { [track.path]: valueAt(track, second) });
  return placedNodes(local);
}

function place(body: Walker, names: Body['names'], placed: Placed[], bone: string): Vector {
  return placed[body.nodes.findIndex(({ name }) => name === names[bone])]!.at;
}

function direction(body: Walker, names: Body['names'], placed: Placed[], from: string, to: string): Vector {
  return minus(place(body, names, placed, to), place(body, names, placed, from));
}

function lowestSole(body: Walker, names: Body['names'], placed: Placed[]): number {
  const rest = placedNodes(body.nodes);
  const soles = ['leftFoot', 'rightFoot', 'leftToes', 'rightToes'];
  return Math.min(
    ...soles.map((sole) => place(body, names, placed, sole)[1] - place(body, names, rest, sole)[1]),
  );
}

function rotateY([x, y, z]: Vector, angle: number): Vector {
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  return [x * cos + z * sin, y, z * cos - x * sin];
}

function degrees(a: Vector, b: Vector): number {
  const dot = a.reduce((sum, value, i) => sum + value * b[i]!, 0) / (length(a) * length(b));
  return (Math.acos(Math.min(1, dot)) * 180) / Math.PI;
}
