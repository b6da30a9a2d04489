import type { SceneAsset } from '@meshwright/runtime';
import type { Vec3 } from './scenery/mesh-data.ts';
import type { Thing } from './things.ts';
import type { Walker } from './walk.ts';

/** Where the player carries a thing. */
export type Socket = 'hand.right' | 'hand.left' | 'head';

const words: readonly (readonly [Socket, RegExp])[] = [
  ['head', /\b(hat|cap|crown|tiara|helmet|helm|hood|beret|wreath|wig)\b/i],
  ['hand.left', /\b(shield|buckler|lantern|torch|lamp|bow)\b/i],
];
/** Longest and second longest side of what an arm carries, in metres. */
const largest = [1.7, 0.7] as const;
/** Distance from the player to the side of a thing in reach, in metres. */
const reach = 2.3;

/** Returns where a thing is carried: hats on the head, shields and lights on the left, all else in the right hand. */
export function socketFor(prompt: string): Socket {
  return words.find(([, pattern]) => pattern.test(prompt))?.[0] ?? 'hand.right';
}

/** Whether a box of these sides, in metres, can be carried. */
export function isCarriable(sides: Vec3): boolean {
  const [long = 0, next = 0] = [...sides].sort((a, b) => b - a);
  return long <= largest[0] && next <= largest[1];
}

/** Returns the distance from the player to the side of a thing, in metres; Infinity when it is out of reach. */
export function reachTo({ at: [x, , z] }: Walker, { at, radius }: { at: Vec3; radius: number }): number {
  const far = Math.hypot(at[0] - x, at[2] - z) - radius;
  return far <= reach ? far : Infinity;
}

/** What the player carries, one thing at each socket. */
export interface Carrying<Node, Native> {
  /** In the order in which it was taken. */
  readonly carried: readonly Thing<Node, Native>[];
  /** Puts a thing at its socket; what was there is put down first. Returns false while the player has no skeleton. */
  take(thing: Thing<Node, Native>): Promise<boolean>;
  putDown(thing: Thing<Node, Native>): void;
}

/**
 * @param player returns the model of the player, once it has a skeleton
 * @param spot returns where a thing that is put down stands, and how it is turned
 */
export function carrying<Node, Native>(
  player: () => SceneAsset<Node, Native> | undefined,
  spot: (thing: Thing<Node, Native>) => { readonly at: Vec3; readonly turn: number },
): Carrying<Node, Native> {
  let carried: readonly Thing<Node, Native>[] = [];

  function putDown(thing: Thing<Node, Native>): void {
    carried = carried.filter((each) => each !== thing);
    const { at, turn } = spot(thing);
    thing.putDown(at, turn);
  }

  return {
    get carried() {
      return carried;
    },
    putDown,
    async take(thing) {
      const holder = player();
      if (!holder) return false;
      const socket = socketFor(thing.prompt);
      for (const each of carried.filter((other) => socketFor(other.prompt) === socket)) putDown(each);
      carried = [...carried, thing];
      await thing.carry(holder, socket);
      return true;
    },
  };
}
