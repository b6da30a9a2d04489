import { join } from 'node:path';
import { type Document, NodeIO } from '@gltf-transform/core';
import { ALL_EXTENSIONS } from '@gltf-transform/extensions';
import { generate, rigDocument } from '@meshwright/engine/white-box';
import {
  attachTo,
  type HeldAsset,
  type MountPlace,
  placedNodes,
  type RigNode,
} from '@meshwright/runtime/white-box';
import draco3d from 'draco3dgltf';
import { MeshoptDecoder } from 'meshoptimizer';
import { Line3, Matrix4, Vector3 } from 'three';
import { expect, it } from 'vitest';
import { combine, rotate, scaledBy } from '../math.ts';
import { corpus, hasCorpus } from '../testing/models.ts';
import { personWithFingers, personWithoutFingers } from './testing/finger-skeletons.ts';
import { type JudgedHand, judgedHands } from './testing/judged-hands.ts';
import { artistsMetre, artistsProps, generatedProps, type JudgedProp } from './testing/judged-props.ts';
import { quaterniusSkeleton } from './testing/quaternius-skeletons.ts';

/** A thing in metres, with its judgement. */
interface Prop {
  readonly name: string;
  /** Names of the nodes of its file. */
  readonly nodes: readonly string[];
  readonly points: readonly number[];
  readonly judged: JudgedProp;
}

/** A skeleton with the judgement of its hands. */
interface Rig {
  readonly name: string;
  readonly nodes: readonly RigNode[];
  readonly judged: JudgedHand;
}

/** The worst of the axes of a thing, and how far the part that was judged to be held is from the fist, of both hands. */
interface Cell {
  readonly degrees: number;
  readonly metres: number;
}

it.skipIf(!hasCorpus)(
  '30 things in the hands of 10 rigs are within 5 degrees and 2 cm of where a person would hold them',
  async () => {
    const [props, rigs] = [await allProps(), await allRigs()];
    expect([props.length, rigs.length]).toEqual([30, 10]);
    const rows: Row[] = [];
    for (const prop of props) {
      const cells: Cell[] = [];
      for (const rig of rigs) cells.push(await cellOf(prop, rig));
      rows.push({ name: prop.name, cells });
    }
    await expect(page(rows, rigs)).toMatchFileSnapshot('../../../../docs/reference/hands.md');
    const bad = rows.flatMap(({ name, cells }) =>
      cells.flatMap((cell, at) =>
        cell.degrees < 5 && cell.metres < 0.02 ? [] : [`${name}, ${rigs[at]!.name}: ${shortly(cell)}`],
      ),
    );
    expect(bad).toEqual([]);
  },
);

/** Attaches a thing to both hands as adapters do. */
async function cellOf(prop: Prop, rig: Rig): Promise<Cell> {
  const left = compare(prop, rig, 'left', await mounted(prop, rig, 'hand.left'));
  const right = compare(prop, rig, 'right', await mounted(prop, rig, 'hand.right'));
  return { degrees: Math.max(left.degrees, right.degrees), metres: Math.max(left.metres, right.metres) };
}

interface Mounted {
  readonly node: number;
  readonly place: MountPlace;
}

async function mounted(prop: Prop, rig: Rig, socket: string): Promise<Mounted> {
  let mounted: Mounted | undefined;
  const mount = (node: number, _: unknown, place: MountPlace) => {
    mounted = { node, place };
    return () => {};
  };
  const own = prop.nodes.map(
    (name): RigNode => ({ ...rig.nodes[0]!, name, parent: undefined, joint: false }),
  );
  const other = heldAsset(own, prop.points, undefined);
  await attachTo(heldAsset(rig.nodes, [], mount), () => other, socket, {});
  return mounted!;
}

/** Returns as much of an asset as attaching reads. */
function heldAsset(
  nodes: readonly RigNode[],
  points: readonly number[],
  mount: unknown,
): HeldAsset<null, null> {
  const model = { rig: () => nodes, points: () => Float32Array.from(points) };
  const report = { bounds: null, unit: 'metre' };
  return { model, report, root: null, instance: { mount }, attached: new Map() } as never;
}

function compare({ judged }: Prop, rig: Rig, side: 'left' | 'right', { node, place }: Mounted): Cell {
  const bone = placedNodes(rig.nodes)[node]!;
  const turn = combine(bone.rotation, place.rotation);
  const from = new Vector3(...bone.at).add(
    new Vector3(...rotate(bone.rotation, scaledBy(place.position, bone.scale))),
  );
  const sign = side === 'left' ? 1 : -1;
  const [fist, thumb, back] = [rig.judged.fist, rig.judged.thumb, rig.judged.back].map(
    ([x, y, z]) => new Vector3(sign * x, y, z),
  ) as [Vector3, Vector3, Vector3];
  const away = back.clone().cross(thumb).multiplyScalar(sign);
  const held = judged.held.map((point) =>
    new Vector3(...rotate(turn, scaledBy(point, [1, 1, 1])))
      .add(new Vector3(...rotate(turn, place.offset)))
      .add(from),
  ) as [Vector3, Vector3];
  const nearest = new Line3(...held).closestPointToPoint(fist, true, new Vector3());
  const degrees = (axis: readonly [number, number, number] | undefined, to: Vector3) =>
    axis ? (new Vector3(...rotate(turn, axis)).angleTo(to) * 180) / Math.PI : 0;
  const edge = degrees(judged.edge, away);
  return {
    degrees: Math.max(
      degrees(judged.thumb, thumb),
      degrees(judged.ahead, away),
      Math.min(edge, 180 - edge),
      degrees(judged.face, back),
    ),
    // Bodies of other sizes are judged as a person of 1.8 m.
    metres: (nearest.distanceTo(fist) * 1.8) / rig.judged.height,
  };
}

async function allProps(): Promise<Prop[]> {
  const props: Prop[] = [];
  for (const [prompt, judged] of Object.entries(generatedProps)) {
    const { document } = await generate({ prompt, seed: 7, texture: null });
    const nodes = document.getRoot().listNodes();
    const points = nodes.flatMap((node) => pointsOf(node, new Matrix4().fromArray(node.getWorldMatrix())));
    const names = nodes.map((node) => node.getName());
    props.push({ name: prompt.replace(/^an? /, ''), nodes: names, points, judged });
  }
  for (const [file, own] of Object.entries(artistsProps)) {
    const nodes = (await readCorpus(file)).getRoot().listNodes();
    for (const [name, judged] of Object.entries(own)) {
      const node = nodes.find((each) => each.getName() === name)!;
      const points = pointsOf(node, new Matrix4().fromArray(node.getMatrix())).map((x) => x * artistsMetre);
      const held = judged.held.map((point) => scaledBy(point, [artistsMetre, artistsMetre, artistsMetre]));
      props.push({ name, nodes: [name], points, judged: { ...judged, held: held as never } });
    }
  }
  return props;
}

async function allRigs(): Promise<Rig[]> {
  const knight = nodesOf(await readCorpus('kaykit_Knight.glb'));
  const nodes: Readonly<Record<keyof typeof judgedHands, readonly RigNode[]>> = {
    'ours: a person': await generatedRig('a person', 'a-pose'),
    'ours: a knight': await generatedRig('a knight', 't-pose'),
    'ours: a robot': await generatedRig('a robot', 't-pose'),
    'Mixamo names, fingers': personWithFingers('Mixamo'),
    'Mixamo names, no fingers': personWithoutFingers(),
    'KayKit, slots': knight,
    'KayKit, bones alone': knight.map((node) => ({ ...node, name: node.name.replace('handslot', 'thing') })),
    'Quaternius, adventurer': quaterniusSkeleton('adventurer'),
    'Quaternius, platformer': quaterniusSkeleton('platformer'),
    VRM: personWithFingers('VRM'),
  };
  return Object.entries(judgedHands).map(([name, judged]) => ({
    name,
    judged,
    nodes: nodes[name as keyof typeof judgedHands],
  }));
}

async function generatedRig(prompt: string, pose: 'a-pose' | 't-pose'): Promise<RigNode[]> {
  const { document } = await generate({ prompt, seed: 7, texture: null, pose });
  await rigDocument(document, { heightMetres: 1.8 });
  return nodesOf(document);
}

async function readCorpus(file: string): Promise<Document> {
  await MeshoptDecoder.ready;
  const io = new NodeIO().registerExtensions(ALL_EXTENSIONS).registerDependencies({
    'draco3d.decoder': await draco3d.createDecoderModule(),
    'meshopt.decoder': MeshoptDecoder,
  });
  return io.read(join(corpus, file));
}

type Node = ReturnType<ReturnType<Document['getRoot']>['listNodes']>[number];

function pointsOf(node: Node, place: Matrix4): number[] {
  return (node.getMesh()?.listPrimitives() ?? []).flatMap((primitive) => {
    const positions = primitive.getAttribute('POSITION')!;
    return Array.from({ length: positions.getCount() }, (_, at) =>
      new Vector3().fromArray(positions.getElement(at, [])).applyMatrix4(place).toArray(),
    ).flat();
  });
}

/** Returns the nodes of a document, parents first. */
function nodesOf(document: Document): RigNode[] {
  const root = document.getRoot();
  const joints = new Set(root.listSkins().flatMap((skin) => skin.listJoints()));
  const order: Node[] = [];
  const visit = (node: Node) => {
    order.push(node);
    node.listChildren().forEach(visit);
  };
  root.listScenes()[0]!.listChildren().forEach(visit);
  return order.map((node) => {
    const parent = node.getParentNode();
    return {
      name: node.getName(),
      parent: parent ? order.indexOf(parent) : undefined,
      joint: joints.has(node),
      translation: node.getTranslation(),
      rotation: node.getRotation(),
      scale: node.getScale(),
    };
  });
}

interface Row {
  readonly name: string;
  readonly cells: readonly Cell[];
}

function shortly({ degrees, metres }: Cell): string {
  return `${degrees.toFixed(1)}° ${(100 * metres).toFixed(1)}`;
}

/** Returns the page of the documentation. */
function page(rows: readonly Row[], rigs: readonly Rig[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const all = rows.flatMap(({ cells }) => cells);
  const worst = `${Math.max(...all.map(({ degrees }) => degrees)).toFixed(1)} degrees and ${(100 * Math.max(...all.map(({ metres }) => metres))).toFixed(1)} cm`;
  return `# Things in hands

Thirty things, attached to both hands of ten rigs by \`asset.attach(thing, 'hand.right')\` with nothing said about where they are held. A cell is
the larger angle in degrees between its axes and those that were judged before, and the larger distance in centimetres
between the fist and the part that was judged to be held, as of a person of 1.8 m; the worst are ${worst}. The
judgements are \`judged-props.ts\` and \`judged-hands.ts\` in \`packages/gltf/src/sockets/testing\`; \`hands.torture.test.ts\` above them writes this page and holds 5 degrees and 2 cm.

${line(['', ...rigs.map(({ name }) => name)])}
${line(['---', ...rigs.map(() => '---:')])}
${rows.map(({ name, cells }) => line([name, ...cells.map(shortly)])).join('\n')}
`;
}
