import { asNumber, childOf, childrenOf, type FbxNode, type FbxValue, numbersOf, textOf } from './tree.ts';

/** Identity of an object in its file: a number, or the name where a file older than 7.0 has no numbers. */
export type ObjectId = number | bigint | string;

/** An object of the scene: a model (node), a geometry, a material, a curve and so on. */
export interface FbxObject {
  readonly id: ObjectId;
  /** `Model`, `Geometry`, `Material`, `Deformer`, `AnimationCurve` and so on. */
  readonly kind: string;
  /** `Mesh`, `LimbNode`, `Skin`, `Shape` and so on; often empty. */
  readonly type: string;
  readonly name: string;
  readonly node: FbxNode;
  readonly props: Props;
}

/** One end of a connection, as seen from the other. */
interface Connection {
  readonly object: FbxObject;
  /** Property of the target that the source feeds; undefined for a plain connection. */
  readonly property: string | undefined;
}

/** The objects of a file and how they are connected. */
export interface FbxScene {
  readonly version: number;
  /** Programs that made and wrote the file, as they name themselves. */
  readonly creator: string;
  readonly settings: Props;
  readonly objects: ReadonlyMap<ObjectId, FbxObject>;
  /** Time units per second. */
  readonly ticks: number;
  /** Start and end of takes by name, in ticks. */
  readonly takes: ReadonlyMap<string, readonly [start: number, stop: number]>;
  ofKind(kind: string): readonly FbxObject[];
  readonly kinds: ReadonlyMap<string, readonly FbxObject[]>;
  /** Objects connected to this one, in file order. */
  into(object: FbxObject): readonly Connection[];
  /** Objects that this one is connected to. */
  outOf(object: FbxObject): readonly Connection[];
  /** Whether the root is connected to the object, as the bone of a cluster. */
  takesRoot(object: FbxObject): boolean;
}

/** The properties of an object; what it does not state comes from the template of its class. */
export class Props {
  readonly #own: ReadonlyMap<string, readonly FbxValue[]>;
  readonly #template: Props | undefined;

  constructor(own: ReadonlyMap<string, readonly FbxValue[]>, template?: Props) {
    this.#own = own;
    this.#template = template;
  }

  static of(node: FbxNode | undefined, template?: Props): Props {
    const own = new Map<string, readonly FbxValue[]>();
    for (const child of node?.children ?? []) {
      if (child.name !== 'Properties70' && child.name !== 'Properties60') continue;
      for (const { name, values } of child.children) {
        if (typeof values[0] !== 'string') continue;
        if (name === 'P') own.set(values[0], values.slice(4));
        else if (name === 'Property') own.set(values[0], values.slice(3));
      }
    }
    return new Props(own, template);
  }

  /** Values that the object itself states. */
  own(name: string): readonly FbxValue[] | undefined {
    return this.#own.get(name);
  }

  get(name: string): readonly FbxValue[] | undefined {
    return this.#own.get(name) ?? this.#template?.get(name);
  }

  number(name: string, missing: number): number {
    const value = this.get(name)?.[0];
    const number = value === undefined ? Number.NaN : asNumber(value);
    return Number.isFinite(number) ? number : missing;
  }

  vector(name: string, missing: Vector): Vector {
    const values = this.get(name);
    if (!values || values.length < 3) return missing;
    const [x, y, z] = [asNumber(values[0]!), asNumber(values[1]!), asNumber(values[2]!)];
    return [x, y, z].every(Number.isFinite) ? [x, y, z] : missing;
  }

  text(name: string): string | undefined {
    const value = this.get(name)?.[0];
    return typeof value === 'string' ? value : undefined;
  }

  /** Names that the object itself states. */
  names(): Iterable<string> {
    return this.#own.keys();
  }
}

export type Vector = readonly [x: number, y: number, z: number];

/** Splits `Name\0\x01Class` of binary files and `Class::Name` of text files. */
export function splitName(value: FbxValue | undefined): { readonly name: string; readonly kind: string } {
  if (typeof value !== 'string') return { name: '', kind: '' };
  const binary = value.indexOf('\0\x01');
  if (binary >= 0) return { name: value.slice(0, binary), kind: value.slice(binary + 2) };
  const text = value.indexOf('::');
  return text >= 0 ? { name: value.slice(text + 2), kind: value.slice(0, text) } : { name: value, kind: '' };
}

/** An object and a connection as they stand in the file, before they are looked up. */
export interface RawScene {
  readonly objects: readonly Omit<FbxObject, 'props'>[];
  readonly connections: readonly RawConnection[];
  readonly settings: FbxNode | undefined;
}

export interface RawConnection {
  readonly from: ObjectId;
  readonly to: ObjectId;
  readonly property: string | undefined;
}

/** Reads the objects and connections of a file of version 7.0 or later. */
export function rawScene(records: readonly FbxNode[]): RawScene {
  const objects: RawObject[] = [];
  const connections: RawConnection[] = [];
  const nested = new Map<ObjectId, ReadonlyMap<string, ObjectId>>();
  for (const node of records.filter(({ name }) => name === 'Objects').flatMap(({ children }) => children)) {
    const [id, name, type] = node.values;
    if (!isId(id)) continue;
    objects.push({
      id,
      kind: node.name,
      type: typeof type === 'string' ? type : '',
      name: splitName(name).name,
      node,
    });
    if (node.name !== 'Geometry' || !childOf(node, 'Shape')) continue;
    const shapes = nestedShapes(id, node, node);
    objects.push(...shapes.objects);
    connections.push(...shapes.connections);
    nested.set(id, shapes.channels);
  }
  for (const { values } of records
    .filter(({ name }) => name === 'Connections')
    .flatMap(({ children }) => children)) {
    const [type, from, to, first, second] = values;
    if (typeof type !== 'string' || !isId(from) || !isId(to)) continue;
    // `OP` ends in a property of the target, `PO` begins in one of the source, `PP` does both.
    const stated = type === 'OP' ? first : type === 'PP' ? second : undefined;
    const property = typeof stated === 'string' ? stated : undefined;
    const channel = property === undefined ? undefined : nested.get(to)?.get(property);
    connections.push(
      channel === undefined ? { from, to, property } : { from, to: channel, property: 'DeformPercent' },
    );
  }
  return { objects, connections, settings: records.find(({ name }) => name === 'GlobalSettings') };
}

export type RawObject = RawScene['objects'][number];

/**
 * Makes blend shape objects of the shapes that older files hold inside of a geometry.
 * @param owner record with a property for each shape: its percentage
 */
export function nestedShapes(
  geometry: ObjectId,
  node: FbxNode,
  owner: FbxNode,
): {
  readonly objects: RawObject[];
  readonly connections: RawConnection[];
  /** Channels by the name of their shape. */
  readonly channels: ReadonlyMap<string, ObjectId>;
} {
  const blend = `${geometry} blend`;
  const objects: RawObject[] = [{ id: blend, kind: 'Deformer', type: 'BlendShape', name: '', node }];
  const connections: RawConnection[] = [{ from: blend, to: geometry, property: undefined }];
  const channels = new Map<string, ObjectId>();
  const percents = Props.of(owner);
  for (const shape of childrenOf(node, 'Shape')) {
    const name = typeof shape.values[0] === 'string' ? shape.values[0] : '';
    const channel = `${geometry} channel ${name}`;
    const percent: FbxNode = { name: 'DeformPercent', values: [percents.number(name, 0)], children: [] };
    channels.set(name, channel);
    objects.push(
      {
        id: channel,
        kind: 'Deformer',
        type: 'BlendShapeChannel',
        name,
        node: { name: '', values: [], children: [percent] },
      },
      { id: `${channel} shape`, kind: 'Geometry', type: 'Shape', name, node: shape },
    );
    connections.push(
      { from: channel, to: blend, property: undefined },
      { from: `${channel} shape`, to: channel, property: undefined },
    );
  }
  return { objects, connections, channels };
}

function isId(value: FbxValue | undefined): value is ObjectId {
  return typeof value === 'number' || typeof value === 'bigint' || typeof value === 'string';
}

/** Looks up the connections and templates of a scene. Of objects with the same id the first counts. */
export function connectedScene(
  raw: RawScene,
  records: readonly FbxNode[],
  version: number,
  root: ObjectId,
): FbxScene {
  const templates = templatesOf(records);
  const objects = new Map<ObjectId, FbxObject>();
  const kinds = new Map<string, FbxObject[]>();
  for (const plain of raw.objects) {
    if (plain.id === root || objects.has(plain.id)) continue;
    const template = templates.get(`${plain.kind} ${plain.type}`) ?? templates.get(plain.kind);
    const object = { ...plain, props: Props.of(plain.node, template) };
    objects.set(plain.id, object);
    const list = kinds.get(plain.kind);
    if (list) list.push(object);
    else kinds.set(plain.kind, [object]);
  }
  const into = new Map<FbxObject, Connection[]>();
  const outOf = new Map<FbxObject, Connection[]>();
  const belowRoot = new Set<FbxObject>();
  const seen = new Set<string>();
  for (const { from, to, property } of raw.connections) {
    const source = objects.get(from);
    const target = objects.get(to);
    const key = `${String(from)} ${String(to)} ${property ?? ''}`;
    if (seen.has(key)) continue;
    seen.add(key);
    if (target && from === root) belowRoot.add(target);
    if (source && target && source !== target) {
      add(into, target, { object: source, property });
      add(outOf, source, { object: target, property });
    }
  }
  const header = records.find(({ name }) => name === 'FBXHeaderExtension');
  return {
    version,
    creator: [
      textOf(header, 'Creator') ?? '',
      ...records.filter(({ name }) => name === 'Creator').map(({ values }) => String(values[0] ?? '')),
      Props.of(childOf(header, 'SceneInfo')).text('Original|ApplicationName') ?? '',
    ].join(' '),
    settings: Props.of(raw.settings),
    objects,
    ticks: ticksOf(header, version),
    takes: takesOf(records),
    kinds,
    ofKind: (kind) => kinds.get(kind) ?? [],
    into: (object) => into.get(object) ?? [],
    outOf: (object) => outOf.get(object) ?? [],
    takesRoot: (object) => belowRoot.has(object),
  };
}

function add(map: Map<FbxObject, Connection[]>, key: FbxObject, connection: Connection): void {
  const list = map.get(key);
  if (list) list.push(connection);
  else map.set(key, [connection]);
}

/** Default properties by class, and by class and type where a file has several templates of a class. */
function templatesOf(records: readonly FbxNode[]): Map<string, Props> {
  const templates = new Map<string, Props>();
  const definitions = records.find(({ name }) => name === 'Definitions');
  for (const type of childrenOf(definitions, 'ObjectType')) {
    const kind = type.values[0];
    if (typeof kind !== 'string') continue;
    for (const template of childrenOf(type, 'PropertyTemplate')) {
      const props = Props.of(template);
      const name = template.values[0];
      const own = typeof name === 'string' ? templateTypes[name] : undefined;
      for (const key of own ? own.map((sub) => `${kind} ${sub}`) : [kind]) templates.set(key, props);
      if (!templates.has(kind) && !own) templates.set(kind, props);
    }
  }
  return templates;
}

/** Object types of templates whose class has several, which all objects of the class must not share. */
const templateTypes: Readonly<Record<string, readonly string[]>> = {
  FbxCamera: ['Camera'],
  FbxLight: ['Light'],
  FbxSkeleton: ['LimbNode', 'Limb', 'Root', 'Effector'],
  FbxNull: ['Null'],
};

const oldTicks = 46_186_158_000;
const newTicks = 141_120_000;

/** Newer headers state which of the two time units the file has. */
function ticksOf(header: FbxNode | undefined, version: number): number {
  const headerVersion = childOf(header, 'FBXHeaderVersion')?.values[0];
  const definition = childOf(childOf(header, 'OtherFlags'), 'TCDefinition')?.values[0];
  if (typeof definition === 'number' && Number(headerVersion) >= 1004)
    return definition === 127 ? oldTicks : newTicks;
  return version < 8000 ? oldTicks : newTicks;
}

function takesOf(records: readonly FbxNode[]): Map<string, readonly [number, number]> {
  const takes = new Map<string, readonly [number, number]>();
  for (const take of childrenOf(
    records.find(({ name }) => name === 'Takes'),
    'Take',
  )) {
    const name = take.values[0];
    const [start, stop] = numbersOf(childOf(take, 'LocalTime') ?? childOf(take, 'ReferenceTime'));
    if (typeof name === 'string' && start !== undefined && stop !== undefined) takes.set(name, [start, stop]);
  }
  return takes;
}
