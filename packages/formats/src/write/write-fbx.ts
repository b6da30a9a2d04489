import type { Document, Material, Mesh, mat4, Node, Skin } from '@gltf-transform/core';
import { FormatError } from '../format-error.ts';
import { identityMatrix } from '../mesh/matrix.ts';
import { type PolygonMesh, polygonMesh } from '../mesh/polygon-mesh.ts';
import { type MeshPart, meshParts } from '../scene/mesh-parts.ts';
import { type SkinBinding, skinBinding } from '../scene/skin-binding.ts';
import { standInOf } from '../scene/stand-in-mark.ts';
import { encodeFbx, fbxVersion } from './fbx/encode-fbx.ts';
import { addClips, type FbxClip } from './fbx/fbx-clips.ts';
import { fbxGeometry } from './fbx/fbx-geometry.ts';
import { addMaterials } from './fbx/fbx-materials.ts';
import { addModels, type MeshModel } from './fbx/fbx-models.ts';
import { type FbxNode, fbxNode, fbxSettings } from './fbx/fbx-node.ts';
import { FbxObjects } from './fbx/fbx-objects.ts';
import { addShapes } from './fbx/fbx-shapes.ts';
import { addBindPose, addSkin } from './fbx/fbx-skin.ts';

export interface WriteFbxOptions {
  /** Even frame rate of all clips, in frames per second. Without it key times are kept and the file states 30. */
  readonly fps?: 24 | 25 | 30 | 60;
  /**
   * What was made of the geometry by earlier calls, for several files of one model with different clips: between them, its
   * meshes, skins and the joints at rest must not change.
   * @default everything is made anew
   */
  readonly kept?: KeptGeometry;
}

/** Geometry that `writeFbx` made, by mesh; it fills the map itself. */
export type KeptGeometry = Map<Mesh, MadeGeometry>;

/**
 * Writes a binary FBX 7.4: the scene graph with its names, cameras and lights, meshes with quads kept and points joined across
 * seams, all sets of texture coordinates, Phong materials with embedded pictures, skins with a bind pose, morph targets, one animation stack per clip. Numbers are metres, Y up,
 * with `UnitScaleFactor` 100, so that readers get the same size whether or not they apply the unit. A stand-in mark is the comment of the document info.
 * @throws FormatError `no_geometry` for a scene without meshes and bones
 * @example
 * import { writeFbx } from '@meshwright/formats';
 *
 * await writeFile('chest.fbx', await writeFbx(document));
 */
export async function writeFbx(document: Document, { fps, kept }: WriteFbxOptions = {}): Promise<Uint8Array> {
  const objects = new FbxObjects();
  const models = addModels(objects, document);
  const animations = document.getRoot().listAnimations();
  if (models.meshes.length === 0 && models.idOf.size === 0) {
    throw new FormatError('no_geometry', 'write FBX: the scene is empty; send a model with a mesh or bones.');
  }
  const parts = models.meshes.map(({ mesh }) => mesh.listPrimitives().map((p) => p.getMaterial()));
  const materials = await addMaterials(objects, parts.flat());
  const geometries = new Map<Mesh, Shared>();
  const pose = new Map<bigint, Readonly<mat4>>();
  const channels = new Map<Node, (readonly bigint[])[]>();
  const joints = new Set(
    document
      .getRoot()
      .listSkins()
      .flatMap((skin) => skin.listJoints()),
  );
  for (const model of models.meshes) {
    // A mesh with a skin or morph targets differs per node and is not shared.
    const alone = model.skin !== null || targetCount(model.mesh) > 0;
    const shared = alone ? undefined : geometries.get(model.mesh);
    const geometry = shared ?? addGeometry(objects, model, { idOf: models.idOf, joints, pose, kept });
    channels.set(model.node, [...(channels.get(model.node) ?? []), geometry.channels]);
    if (!alone) geometries.set(model.mesh, geometry);
    objects.connect(geometry.id, model.id);
    for (const material of geometry.materials) objects.connect(materials.get(material)!, model.id);
  }
  addBindPose(objects, pose);
  const clips = addClips(objects, animations, { idOf: models.idOf, channels }, fps);
  return encodeFbx([
    ...headerNodes(standInOf(document)),
    globalSettings(clips, fps ?? 30),
    ...objects.nodes(),
    takes(clips),
  ]);
}

interface Shared {
  readonly id: bigint;
  readonly materials: readonly (Material | null)[];
  /** Blend shape channel of each morph target. */
  readonly channels: readonly bigint[];
}

interface Skeleton {
  readonly idOf: ReadonlyMap<Node, bigint>;
  /** Joints of every skin. */
  readonly joints: ReadonlySet<Node>;
  /** Scene matrices at binding, by model. */
  readonly pose: Map<bigint, Readonly<mat4>>;
  readonly kept: KeptGeometry | undefined;
}

interface MadeGeometry {
  readonly skin: Skin | null;
  readonly parts: readonly MeshPart[];
  readonly polygons: PolygonMesh;
  readonly materials: readonly (Material | null)[];
  readonly records: readonly FbxNode[];
}

function addGeometry(
  objects: FbxObjects,
  { id: modelId, mesh, weights, skin }: MeshModel,
  { idOf, joints, pose, kept }: Skeleton,
): Shared {
  const binding = skin && skinBinding(skin);
  const names: unknown = mesh.getExtras().targetNames;
  const shapes = Array.from({ length: targetCount(mesh) }, (_, i) => ({
    name: String((Array.isArray(names) && names[i]) || `target_${i}`),
    parts: meshParts(
      mesh,
      Array.from({ length: i + 1 }, (_, k) => (k === i ? 1 : 0)),
      binding?.bake,
    ),
    weight: weights[i] ?? 0,
  }));
  const known = kept?.get(mesh);
  const { parts, polygons, materials, records } =
    known?.skin === skin ? known : madeGeometry(mesh, skin, binding, shapes);
  kept?.set(mesh, { skin, parts, polygons, materials, records });
  const id = objects.add('Geometry', { name: mesh.getName() || 'mesh', subtype: 'Mesh' }, records);
  if (skin && binding) {
    addSkin(objects, id, { skin, binding, mesh: polygons, joints }, idOf);
    pose.set(modelId, identityMatrix);
    skin.listJoints().forEach((joint, i) => {
      const bone = idOf.get(joint);
      if (bone !== undefined && !pose.has(bone)) pose.set(bone, binding.binds[i]!);
      for (let node = joint.getParentNode(); node; node = node.getParentNode()) {
        const above = idOf.get(node);
        if (above !== undefined && !pose.has(above) && !skin.listJoints().includes(node)) {
          pose.set(above, node.getWorldMatrix());
        }
      }
    });
  }
  return { id, materials, channels: addShapes(objects, id, { parts, mesh: polygons, shapes }) };
}

function madeGeometry(
  mesh: Mesh,
  skin: Skin | null,
  binding: SkinBinding | null,
  shapes: readonly { readonly parts: readonly MeshPart[] }[],
): MadeGeometry {
  const parts = meshParts(mesh, [], binding?.bake);
  const polygons = polygonMesh(
    parts,
    skin !== null,
    shapes.map((shape) => shape.parts),
  );
  const materials = [...new Set(parts.map((part) => part.material))];
  const records = fbxGeometry(parts, polygons, (part) => materials.indexOf(parts[part]!.material));
  return { skin, parts, polygons, materials, records };
}

function targetCount(mesh: Mesh): number {
  return Math.max(0, ...mesh.listPrimitives().map((primitive) => primitive.listTargets().length));
}

// The fixed date, id and footer belong together, and the same model gives the same bytes.
const creationTime = '1970-01-01 10:00:00:000';
const fileId = Uint8Array.from(Buffer.from('28b32aebb624ccc2bfc8b02aa92bfcf1', 'hex'));

function headerNodes(mark: string | undefined): FbxNode[] {
  const stamp = { Year: 1970, Month: 1, Day: 1, Hour: 10, Minute: 0, Second: 0, Millisecond: 0 };
  return [
    fbxNode(
      'FBXHeaderExtension',
      [],
      [
        fbxNode('FBXHeaderVersion', [1003]),
        fbxNode('FBXVersion', [fbxVersion]),
        fbxNode('EncryptionType', [0]),
        fbxNode(
          'CreationTimeStamp',
          [],
          [
            fbxNode('Version', [1000]),
            ...Object.entries(stamp).map(([name, value]) => fbxNode(name, [value])),
          ],
        ),
        fbxNode('Creator', ['Meshwright']),
        ...(mark === undefined ? [] : [documentInfo(mark)]),
      ],
    ),
    fbxNode('FileId', [fileId]),
    fbxNode('CreationTime', [creationTime]),
    fbxNode('Creator', ['Meshwright']),
    fbxNode(
      'Documents',
      [],
      [
        fbxNode('Count', [1]),
        fbxNode('Document', [1n, 'Scene', 'Scene'], [fbxSettings([]), fbxNode('RootNode', [0n])]),
      ],
    ),
    fbxNode('References'),
  ];
}

/** Returns what FBX readers show as the properties of the file. */
function documentInfo(comment: string): FbxNode {
  const texts = { Title: '', Subject: '', Author: '', Keywords: '', Revision: '', Comment: comment };
  const entries = Object.entries(texts).map(([name, value]) => fbxNode(name, [value]));
  return fbxNode(
    'SceneInfo',
    ['GlobalInfo\0\x01SceneInfo', 'UserData'],
    [
      fbxNode('Type', ['UserData']),
      fbxNode('Version', [100]),
      fbxNode('MetaData', [], [fbxNode('Version', [100]), ...entries]),
    ],
  );
}

/** Frame rates and their FBX codes. */
const timeModes: Readonly<Record<number, number>> = { 24: 11, 25: 10, 30: 6, 60: 3 };

function globalSettings(clips: readonly FbxClip[], fps: number): FbxNode {
  const integer = (name: string, value: number) => [name, 'int', 'Integer', '', value] as const;
  return fbxNode(
    'GlobalSettings',
    [],
    [
      fbxNode('Version', [1000]),
      fbxSettings([
        integer('UpAxis', 1),
        integer('UpAxisSign', 1),
        integer('FrontAxis', 2),
        integer('FrontAxisSign', 1),
        integer('CoordAxis', 0),
        integer('CoordAxisSign', 1),
        integer('OriginalUpAxis', 1),
        integer('OriginalUpAxisSign', 1),
        ['UnitScaleFactor', 'double', 'Number', '', { double: 100 }],
        ['OriginalUnitScaleFactor', 'double', 'Number', '', { double: 100 }],
        ['TimeMode', 'enum', '', '', timeModes[fps]!],
        ['TimeSpanStart', 'KTime', 'Time', '', clips[0]?.start ?? 0n],
        ['TimeSpanStop', 'KTime', 'Time', '', clips[0]?.stop ?? 0n],
        ['CustomFrameRate', 'double', 'Number', '', { double: -1 }],
      ]),
    ],
  );
}

function takes(clips: readonly FbxClip[]): FbxNode {
  return fbxNode(
    'Takes',
    [],
    [
      fbxNode('Current', [clips[0]?.name ?? '']),
      ...clips.map(({ name, start, stop }) =>
        fbxNode(
          'Take',
          [name],
          [
            fbxNode('FileName', [`${name}.tak`]),
            fbxNode('LocalTime', [start, stop]),
            fbxNode('ReferenceTime', [start, stop]),
          ],
        ),
      ),
    ],
  );
}
