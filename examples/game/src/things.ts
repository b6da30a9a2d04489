import { formatTaskRef, parseTaskRef } from '@meshwright/client';
import { animation, rigging, textTo3d } from '@meshwright/contract';
import {
  AssetError,
  type SceneAsset,
  type SpawnEvent,
  type Spawned,
  type SpawnRequest,
  type SpawnSource,
} from '@meshwright/runtime';
import type { Socket } from './carrying.ts';
import type { Row } from './interface/hud.ts';
import { plainWords } from './interface/plain-words.ts';
import type { SavedThing } from './saved-garden.ts';
import type { Obstacle } from './scenery/layout.ts';
import type { Vec3 } from './scenery/mesh-data.ts';
import type { World } from './world.ts';

/** Requested thing in the garden, in any stage. */
export interface Thing<Node, Native> {
  readonly prompt: string;
  /** Requested height in metres. */
  readonly height: number;
  readonly anchor: Node;
  readonly spawned: Spawned<Node, Native>;
  /** State to save. */
  readonly saved: SavedThing;
  /** Whether its last model is shown. */
  readonly isWhole: boolean;
  /** Its model in the hand or on the head of a character. */
  readonly held: { readonly socket: Socket; readonly root: Node } | undefined;
  /** Its sides in metres. */
  sides(): Vec3;
  obstacle(): Obstacle;
  /** Moves and turns it; its model follows. */
  move(at: Vec3, turn: number): void;
  /** Takes it from the ground to a socket of a character, in its size. @throws AssetError as `attach` */
  carry(holder: SceneAsset<Node, Native>, socket: Socket): Promise<void>;
  /** Stands it on the ground again. */
  putDown(at: Vec3, turn: number): void;
  dispose(): void;
}

export interface ThingRequest {
  readonly prompt: string;
  readonly height: number;
  readonly at: Vec3;
  readonly turn: number;
  /** Ids in the animation library; a thing with any is a character. */
  readonly actions?: readonly (number | string)[];
  /** Pose in which a character is made. */
  readonly pose?: SpawnRequest['pose'];
  /** Where the player carried it on an earlier visit. */
  readonly socket?: Socket | undefined;
  /** Idempotency key, saved before the thing appears; absent for things made before keys existed. */
  readonly idempotencyKey?: string | undefined;
  /** Tasks that made it, for a thing of an earlier visit. */
  readonly tasks?: readonly string[] | undefined;
}

export interface ThingUpdate {
  /** Called when `saved` has changed. */
  readonly onChange: () => void;
  /** Called when it stops for this visit, or for good with `isOver`. */
  readonly onFailure: (words: string, isOver: boolean) => void;
}

const stageWords = {
  preview: 'taking shape',
  refined: 'being painted',
  rigged: 'getting its bones',
  animated: 'learning to walk',
} as const;

/** Requests a thing and shows it: first a box of its size, then each model as it is made. */
export function placeThing<Node, Native>(
  world: World<Node, Native>,
  { prompt, height, actions = [], pose, idempotencyKey: kept, tasks: before = [], ...placed }: ThingRequest,
  row: Row,
  { onChange, onFailure }: ThingUpdate,
): Thing<Node, Native> {
  const anchor = world.anchor();
  let { at, turn, socket } = placed;
  let copy: SceneAsset<Node, Native> | undefined;
  let isWhole = false;
  world.place(anchor, at, turn);
  let tasks = before;
  let purchaseKey = kept ?? crypto.randomUUID();
  let shown = 0;
  const spawned = world.assets.spawn(sourceOf({ prompt, actions, pose }, purchaseKey, before), {
    anchor,
    height,
    shadows: true,
    onEvent: receive,
  });
  void spawned.done.then(
    () => {
      isWhole = true;
      row.ready();
    },
    () => {},
  );
  const thing: Thing<Node, Native> = {
    prompt,
    height,
    anchor,
    spawned,
    get saved() {
      return { prompt, height, at, turn, socket, idempotencyKey: purchaseKey, tasks };
    },
    get isWhole() {
      return isWhole;
    },
    get held() {
      return copy && socket && { socket, root: copy.root };
    },
    sides() {
      const { min, max } = spawned.bounds;
      return [max[0] - min[0], max[1] - min[1], max[2] - min[2]];
    },
    obstacle() {
      const [wide, , deep] = thing.sides();
      return { at, radius: Math.max(wide, deep) / 2 };
    },
    move(...to) {
      [at, turn] = to;
      world.place(anchor, at, turn);
      onChange();
    },
    async carry(holder, to) {
      if (copy || !spawned.asset) return;
      copy = spawned.asset.clone();
      socket = to;
      world.scale(anchor, 0);
      row.carried(true);
      onChange();
      await holder.attach(copy, to, { height });
    },
    putDown(...to) {
      copy?.dispose();
      copy = socket = undefined;
      world.scale(anchor, 1);
      row.carried(false);
      thing.move(...to);
    },
    dispose() {
      copy?.dispose();
      spawned.dispose();
      world.remove(anchor);
      row.remove();
    },
  };
  return thing;

  function receive(event: SpawnEvent): void {
    switch (event.type) {
      case 'progress':
        row.progress(event.percent, stageWords[event.stage]);
        break;
      case 'task':
        tasks = [...new Set([...tasks, formatTaskRef(event.task)])];
        onChange();
        break;
      case 'shown':
        if (event.stage === 'picture') break;
        shown += 1;
        break;
      case 'failed':
        // A failed task would fail again on the next visit, so the next attempt has a new key.
        if (isTaskFailure(event.error)) purchaseKey = crypto.randomUUID();
        if (before.length === 0) tasks = tasks.slice(0, shown);
        row.stopped(isInterruption(event.error) ? 'interrupted' : 'not finished');
        onChange();
        onFailure(plainWords(event.error), !isInterruption(event.error));
    }
  }
}

/** Returns the last task of a finished thing; an unfinished one resumes with its create. */
function sourceOf(
  { actions = [], ...request }: SpawnRequest,
  purchaseKey: string,
  tasks: readonly string[],
): SpawnSource {
  const made = tasks.map((task) => parseTaskRef(task, [textTo3d, rigging, animation]));
  const stages = actions.length > 0 ? 4 : 2;
  return made.length === stages ? made.at(-1)! : { ...request, actions, idempotencyKey: purchaseKey, made };
}

function isTaskFailure(error: unknown): boolean {
  return error instanceof AssetError && error.code === 'task_failed';
}

/** Whether the outcome is unknown, so that the next visit sends the same key. */
function isInterruption(error: unknown): boolean {
  return error instanceof AssetError && error.code === 'network';
}
