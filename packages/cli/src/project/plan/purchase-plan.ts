import {
  type DeclaredAsset,
  type Estimate,
  estimateOf,
  highestPrices,
  isNodeRef,
  isTask,
  type NodeRef,
  normalHost,
  type Order,
  type PathRef,
  type PlannedNode,
  type Project,
  type ProjectFiles,
  refsIn,
  requestHash,
  type SpendEntry,
  type Spending,
  samePayer,
  spendings,
  type TaskData,
  withRefs,
} from '@meshwright/pipeline';

/** What a sync would do, before it does it. */
export interface PurchasePlan {
  /** Host of the service that would sell it. */
  readonly host: string;
  readonly assets: readonly PlannedAsset[];
  /** What has to be bought, at most. */
  readonly tasks: number;
  readonly credits: Readonly<Record<Estimate['basis'] | 'total', number>>;
}

export interface PlannedAsset {
  readonly name: string;
  /** `locked` costs nothing; `changed` was made before, but not like this. */
  readonly state: 'locked' | 'changed' | 'new';
  readonly steps: readonly PlannedStep[];
}

export interface PlannedStep {
  readonly name: string;
  /** Name of the family, or of the local steps in order. */
  readonly does: string;
  readonly after: readonly string[];
  /** `locked`: done; `here`: on this machine; `bought`: paid for already; `buy`: has to be bought. */
  readonly state: 'locked' | 'here' | 'bought' | 'buy';
  /** Of what has to be bought. */
  readonly price?: Estimate | undefined;
}

/** Who buys, as far as that is known without asking: tasks of somebody else's are no help. */
export type ServiceIdentity = Pick<Spending['sending'], 'host'> & { readonly account?: string | undefined };

/** Plans a sync from the files of a project and its journal alone. */
export async function purchasePlan(
  { assets, lock }: Project,
  files: ProjectFiles,
  entries: readonly SpendEntry[],
  identity: ServiceIdentity,
): Promise<PurchasePlan> {
  const highest = highestPrices(entries);
  const bought = boughtBefore(entries, identity);
  const isLocked = ({ name, hash }: DeclaredAsset) => lock.assets[name]?.recipe === hash;
  const requests = await Promise.all(
    assets.map((asset) => (isLocked(asset) ? noRequests : requestsOf(asset, files, bought))),
  );
  // Two assets that ask for the same are one purchase.
  const asked = new Set<string>();
  const planned = assets.map((asset, i): PlannedAsset => {
    const { name, plan } = asset;
    if (!isLocked(asset)) {
      const steps = plan.nodes.map((node) => plannedStep(node, requests[i]!.get(node.name)));
      return { name, state: lock.assets[name] ? 'changed' : 'new', steps };
    }
    const steps = plan.nodes.map(({ name, does, after }) => ({
      name,
      does,
      after,
      state: 'locked' as const,
    }));
    return { name, state: 'locked', steps };
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

  function plannedStep({ name, does, after, price }: PlannedNode, request: string | undefined): PlannedStep {
    if (!price) return { name, does, after, state: 'here' };
    if (request !== undefined && (bought.has(request) || asked.has(request))) {
      return { name, does, after, state: 'bought' };
    }
    if (request !== undefined) asked.add(request);
    return { name, does, after, state: 'buy', price: estimateOf(price, does, highest) };
  }
}

const noRequests: ReadonlyMap<string, string> = new Map();

/** Ids of tasks that are paid for and can be used, by the hash of their request. */
function boughtBefore(
  entries: readonly SpendEntry[],
  { host, account }: ServiceIdentity,
): ReadonlyMap<string, string> {
  const isSame =
    account === undefined
      ? (other: ServiceIdentity) => normalHost(other.host) === normalHost(host)
      : samePayer(entries, { host, account });
  const tasks = new Map<string, string>();
  for (const { sending, outcome, status, task } of spendings(entries)) {
    const usable = outcome === 'accepted' || status === 'SUCCEEDED';
    if (usable && isSame(sending) && task !== undefined) tasks.set(sending.request, task);
  }
  return tasks;
}

/** What names the creates that can be written down now, by node. */
async function requestsOf(
  { recipe, plan }: DeclaredAsset,
  files: ProjectFiles,
  bought: ReadonlyMap<string, string>,
): Promise<ReadonlyMap<string, string>> {
  const ids = new Map<string, string>();
  const requests = new Map<string, string>();
  for (const { name } of plan.nodes) {
    const node = recipe.nodes[name]!;
    const order = isTask(node) ? await orderOf(node, ids, files) : undefined;
    if (!order) continue;
    // Where nothing was bought there is nothing to find, and the text tells orders apart much faster.
    const request = bought.size > 0 ? await requestHash(order) : JSON.stringify(order);
    requests.set(name, request);
    const id = bought.get(request);
    if (id !== undefined) ids.set(name, id);
  }
  return requests;
}

/** Undefined when it needs what is yet to be made. */
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

/** Its type does not matter: a request counts a file by its bytes. */
async function dataUri(path: string, files: ProjectFiles): Promise<string | undefined> {
  const bytes = await files.read(path);
  return bytes && `data:application/octet-stream;base64,${Buffer.from(bytes).toString('base64')}`;
}
