import type {
  DeclaredAsset,
  NodeRef,
  PathRef,
  PlannedNode,
  Project,
  ProjectFiles,
  RecipeData,
  TaskData,
} from '@meshwright/pipeline';
import { isNodeRef, isTask, refsIn, withRefs } from '@meshwright/pipeline';
import { missingTakes, needsDrawing, recipeOfTake } from '@meshwright/pipeline/lockfile';
import {
  type Estimate,
  estimateOf,
  hasTask,
  highestPrices,
  type SpendEntry,
  type Spending,
  spendings,
} from '@meshwright/purchase';
import { normalHost, type Order, requestHash, samePayer } from '@meshwright/purchase/identity';

/** Planned steps of a sync. */
export interface PurchasePlan {
  /** Host of the service for the purchases. */
  readonly host: string;
  readonly assets: readonly PlannedAsset[];
  /** Most tasks to buy. */
  readonly tasks: number;
  readonly credits: Readonly<Record<Estimate['basis'] | 'total', number>>;
}

export interface PlannedAsset {
  readonly name: string;
  /** `locked` costs nothing; `changed` was made before from another recipe, or is to be drawn otherwise. */
  readonly state: 'locked' | 'changed' | 'new';
  readonly steps: readonly PlannedStep[];
}

export interface PlannedStep {
  readonly name: string;
  /** Name of the family, or of the local steps in order. */
  readonly does: string;
  readonly after: readonly string[];
  /** `locked`: done; `here`: runs on this machine; `bought`: already paid; `buy`: to be bought. */
  readonly state: 'locked' | 'here' | 'bought' | 'buy';
  /** Of steps on this machine: clips that come with the rig and are not bought. */
  readonly clips?: readonly string[] | undefined;
  /** Only for steps to be bought. */
  readonly price?: Estimate | undefined;
}

/** Service and account as far as known without a request: tasks of other accounts are not usable. */
export type ServiceIdentity = Pick<Spending['sending'], 'host'> & { readonly account?: string | undefined };

/** Plans a sync from the files of a project and its journal alone. */
export async function purchasePlan(
  { assets, lock }: Project,
  files: ProjectFiles,
  entries: readonly SpendEntry[],
  identity: ServiceIdentity,
): Promise<PurchasePlan> {
  const highest = highestPrices(entries, identity.host);
  const bought = boughtBefore(entries, identity);
  const isLocked = (asset: DeclaredAsset) => missingTakes(asset, lock.assets[asset.name]).length === 0;
  const requests = await Promise.all(
    assets.map((asset) =>
      Promise.all(
        missingTakes(asset, lock.assets[asset.name]).map(async (take) => ({
          take,
          requests: await requestsOf(recipeOfTake(asset.recipe, take), asset.plan, files, bought),
        })),
      ),
    ),
  );
  // Two assets with the same request are one purchase.
  const requested = new Set<string>();
  const planned = assets.map((asset, i): PlannedAsset => {
    const { name, plan } = asset;
    if (!isLocked(asset)) {
      const steps = requests[i]!.flatMap(({ take, requests }) =>
        plan.nodes.map((node) => plannedStep(ofTake(node, take), requests.get(node.name))),
      );
      return { name, state: lock.assets[name] ? 'changed' : 'new', steps };
    }
    const isDrawn = !needsDrawing(asset, lock.assets[name]!);
    const steps = plan.nodes.map(({ name, does, after }) => ({
      name,
      does,
      after,
      state: isDrawn || Object.hasOwn(asset.recipe.nodes, name) ? ('locked' as const) : ('here' as const),
    }));
    return { name, state: isDrawn ? 'locked' : 'changed', steps };
  });
  const prices = planned.flatMap(({ steps }) => steps.flatMap(({ price }) => price ?? []));
  const sum = (basis?: Estimate['basis']): number =>
    prices.reduce((total, each) => total + (!basis || each.basis === basis ? each.credits : 0), 0);
  return {
    host: identity.host,
    assets: planned,
    tasks: prices.length,
    credits: {
      total: sum(),
      known: sum('known'),
      local: sum('local'),
      seen: sum('seen'),
      assumed: sum('assumed'),
    },
  };

  function plannedStep(
    { name, does, after, price, clips }: PlannedNode,
    request: string | undefined,
  ): PlannedStep {
    if (!price) return { name, does, after, state: 'here', ...(clips && { clips }) };
    if (request !== undefined && (bought.has(request) || requested.has(request))) {
      return { name, does, after, state: 'bought' };
    }
    if (request !== undefined) requested.add(request);
    return { name, does, after, state: 'buy', price: estimateOf(price, does, highest) };
  }
}

/** Returns a step with the name that the events of its take have. */
function ofTake(node: PlannedNode, take: number): PlannedNode {
  const own = (name: string) => (take === 1 ? name : `${name} (take ${take})`);
  return { ...node, name: own(node.name), after: node.after.map(own) };
}

/** Returns ids of usable paid tasks, by the hash of their request. */
function boughtBefore(
  entries: readonly SpendEntry[],
  { host, account }: ServiceIdentity,
): ReadonlyMap<string, string> {
  const isSame =
    account === undefined
      ? (other: ServiceIdentity) => normalHost(other.host) === normalHost(host)
      : samePayer(entries, { host, account });
  const tasks = new Map<string, string>();
  for (const { sending, task } of spendings(entries).filter(hasTask)) {
    if (isSame(sending)) tasks.set(sending.request, task);
  }
  return tasks;
}

/** Returns keys of the creates whose bodies are already known, by node. */
async function requestsOf(
  recipe: RecipeData,
  plan: DeclaredAsset['plan'],
  files: ProjectFiles,
  bought: ReadonlyMap<string, string>,
): Promise<ReadonlyMap<string, string>> {
  const ids = new Map<string, string>();
  const requests = new Map<string, string>();
  for (const { name } of plan.nodes) {
    const node = recipe.nodes[name];
    const order = node && isTask(node) ? await orderOf(node, ids, files) : undefined;
    if (!order) continue;
    // Without earlier purchases there is nothing to find, and the text is a much faster key.
    const request = bought.size > 0 ? await requestHash(order) : JSON.stringify(order);
    requests.set(name, request);
    const id = bought.get(request);
    if (id !== undefined) ids.set(name, id);
  }
  return requests;
}

/** Returns undefined if the body depends on a task that is not made yet. */
async function orderOf(
  { task, body, take }: TaskData,
  ids: ReadonlyMap<string, string>,
  files: ProjectFiles,
): Promise<Order | undefined> {
  const values = new Map<NodeRef | PathRef, string>();
  for (const { ref } of refsIn(body)) {
    const value = isNodeRef(ref)
      ? ref.file === undefined && ids.get(ref.from)
      : await dataUri(ref.path, files);
    if (!value) return undefined;
    values.set(ref, value);
  }
  const resolved = withRefs(body, (ref) => values.get(ref)) as TaskData['body'];
  return { family: task, body: resolved, take };
}

/** A request counts a file by the hash of its bytes, which stands for them here: many pictures would fill the memory. */
async function dataUri(path: string, files: ProjectFiles): Promise<string | undefined> {
  const hash = await files.hash(path);
  return hash && `data:sha256,${hash}`;
}
