import { crc32, deflateSync } from 'node:zlib';

/** A box that stands on the ground, in metres, with one colour. */
export interface CannedBox {
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  /** Red, green and blue of sRGB from 0 to 1. */
  readonly colour: readonly [number, number, number];
}

/** Returns the box of a seed: the same words give the same box. */
export function boxOf(seed: number): CannedBox {
  const part = (shift: number) => ((seed >>> shift) & 0xff) / 0xff;
  const size = (shift: number) => Number((0.5 + part(shift)).toFixed(2));
  const colour = [0, 8, 16].map((shift) => Number((0.25 + 0.5 * part(shift)).toFixed(2)));
  return {
    width: size(0),
    height: size(8),
    depth: size(16),
    colour: colour as unknown as CannedBox['colour'],
  };
}

/** Returns the colour as glTF and USD state it: in linear light. */
function linearColour({ colour }: CannedBox): number[] {
  return colour.map((part) => Number((((part + 0.055) / 1.055) ** 2.4).toFixed(4)));
}

type Point = readonly [x: number, y: number, z: number];

/** The six sides as a normal and four corners, counter-clockwise from outside. */
function sidesOf({ width, height, depth }: CannedBox): readonly { normal: Point; corners: Point[] }[] {
  const [x, z] = [width / 2, depth / 2];
  const at = (...signs: Point): Point => [signs[0] * x, signs[1] > 0 ? height : 0, signs[2] * z];
  return [
    { normal: [1, 0, 0], corners: [at(1, -1, 1), at(1, -1, -1), at(1, 1, -1), at(1, 1, 1)] },
    { normal: [-1, 0, 0], corners: [at(-1, -1, -1), at(-1, -1, 1), at(-1, 1, 1), at(-1, 1, -1)] },
    { normal: [0, 1, 0], corners: [at(-1, 1, 1), at(1, 1, 1), at(1, 1, -1), at(-1, 1, -1)] },
    { normal: [0, -1, 0], corners: [at(-1, -1, -1), at(1, -1, -1), at(1, -1, 1), at(-1, -1, 1)] },
    { normal: [0, 0, 1], corners: [at(-1, -1, 1), at(1, -1, 1), at(1, 1, 1), at(-1, 1, 1)] },
    { normal: [0, 0, -1], corners: [at(1, -1, -1), at(-1, -1, -1), at(-1, 1, -1), at(1, 1, -1)] },
  ];
}

/** Corners of each triangle, by their number in the list of all corners of all sides. */
const triangles: readonly Point[] = [0, 4, 8, 12, 16, 20].flatMap((first): Point[] => [
  [first, first + 1, first + 2],
  [first, first + 2, first + 3],
]);

const textureCorners = [
  [0, 1],
  [1, 1],
  [1, 0],
  [0, 0],
] as const;

/** What a GLB has beside the box. */
export interface GlbParts {
  /** Written into `asset.extras.meshwright.standIn`. */
  readonly standIn: string;
  /**
   * Two bones, one at the ground and one at half the height.
   * @default false
   */
  readonly rigged?: boolean;
  /**
   * Names of clips; each sways the upper bone for a second.
   * @default none
   */
  readonly clips?: readonly string[];
  /**
   * Leave out the mesh and keep the bones.
   * @default false
   */
  readonly bonesOnly?: boolean;
}

/** Returns the box as a GLB. */
export function boxGlb(box: CannedBox, { standIn, rigged = false, clips = [], bonesOnly }: GlbParts): Buffer {
  const sides = sidesOf(box);
  const corners = sides.flatMap((side) => side.corners);
  const parts: Buffer[] = [];
  const bufferViews: object[] = [];
  const accessors: object[] = [];
  let length = 0;
  const add = (type: string, values: readonly number[], facts: object = {}, bytesPerValue = 4): number => {
    const bytes = Buffer.alloc(Math.ceil((values.length * bytesPerValue) / 4) * 4);
    for (const [i, value] of values.entries()) {
      if (bytesPerValue === 4) bytes.writeFloatLE(value, i * 4);
      else if (bytesPerValue === 2) bytes.writeUInt16LE(value, i * 2);
      else bytes.writeUInt8(value, i);
    }
    const size = { SCALAR: 1, VEC2: 2, VEC3: 3, VEC4: 4, MAT4: 16 }[type] ?? 1;
    bufferViews.push({ buffer: 0, byteOffset: length, byteLength: values.length * bytesPerValue });
    const componentType = { 1: 5121, 2: 5123, 4: 5126 }[bytesPerValue];
    accessors.push({
      bufferView: bufferViews.length - 1,
      componentType,
      count: values.length / size,
      type,
      ...facts,
    });
    parts.push(bytes);
    length += bytes.length;
    return accessors.length - 1;
  };

  const nodes: object[] = [];
  const content: Record<string, unknown> = {};
  if (!bonesOnly) {
    const [x, z] = [box.width / 2, box.depth / 2];
    const attributes: Record<string, number> = {
      POSITION: add('VEC3', corners.flat(), { min: [-x, 0, -z], max: [x, box.height, z] }),
      NORMAL: add(
        'VEC3',
        sides.flatMap(({ normal }) => Array(4).fill(normal).flat()),
      ),
      TEXCOORD_0: add('VEC2', sides.flatMap(() => textureCorners).flat()),
    };
    const indices = add('SCALAR', triangles.flat(), {}, 2);
    if (rigged) {
      attributes.JOINTS_0 = add(
        'VEC4',
        corners.flatMap(([, y]) => [y > 0 ? 1 : 0, 0, 0, 0]),
        {},
        1,
      );
      attributes.WEIGHTS_0 = add(
        'VEC4',
        corners.flatMap(() => [1, 0, 0, 0]),
      );
    }
    content.meshes = [{ name: 'box', primitives: [{ attributes, indices, material: 0 }] }];
    content.materials = [
      {
        name: 'box',
        pbrMetallicRoughness: {
          baseColorFactor: [...linearColour(box), 1],
          metallicFactor: 0,
          roughnessFactor: 0.8,
        },
      },
    ];
    nodes.push({ name: 'box', mesh: 0, ...(rigged && { skin: 0 }) });
  }
  const roots = nodes.map((_, at) => at);
  if (rigged) {
    const first = nodes.length;
    nodes.push({ name: 'lower', children: [first + 1] });
    nodes.push({ name: 'upper', translation: [0, box.height / 2, 0] });
    roots.push(first);
    if (!bonesOnly) {
      const moved = (y: number) => [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, -y, 0, 1];
      const inverseBindMatrices = add('MAT4', [...moved(0), ...moved(box.height / 2)]);
      content.skins = [{ joints: [first, first + 1], skeleton: first, inverseBindMatrices }];
    }
    if (clips.length > 0) {
      const [input, output] = [
        add('SCALAR', [0, 0.5, 1], { min: [0], max: [1] }),
        add('VEC4', [0, 0, 0, 1, 0, 0, Math.sin(0.1), Math.cos(0.1), 0, 0, 0, 1]),
      ];
      content.animations = clips.map((name) => ({
        name,
        samplers: [{ input, output }],
        channels: [{ sampler: 0, target: { node: first + 1, path: 'rotation' } }],
      }));
    }
  }
  const json = Buffer.from(
    JSON.stringify({
      asset: { version: '2.0', generator: 'meshwright canned', extras: { meshwright: { standIn } } },
      scene: 0,
      scenes: [{ nodes: roots }],
      nodes,
      ...content,
      ...(length > 0 && { buffers: [{ byteLength: length }], bufferViews, accessors }),
    }),
  );
  return glbOf(json, Buffer.concat(parts));
}

function glbOf(json: Buffer, binary: Buffer): Buffer {
  const text = Buffer.concat([json, Buffer.alloc((4 - (json.length % 4)) % 4, ' ')]);
  const chunk = (type: number, bytes: Buffer): Buffer[] => {
    const head = Buffer.alloc(8);
    head.writeUInt32LE(bytes.length, 0);
    head.writeUInt32LE(type, 4);
    return [head, bytes];
  };
  const chunks = [...chunk(0x4e4f534a, text), ...(binary.length > 0 ? chunk(0x004e4942, binary) : [])];
  const head = Buffer.alloc(12);
  head.writeUInt32LE(0x46546c67, 0);
  head.writeUInt32LE(2, 4);
  head.writeUInt32LE(12 + chunks.reduce((sum, { length }) => sum + length, 0), 8);
  return Buffer.concat([head, ...chunks]);
}

/** Returns the box in a format by its extension; an OBJ names `model.mtl`. */
export function boxAs(format: string, box: CannedBox, standIn: string): Buffer {
  const write = writers[format];
  if (!write) throw new Error(`write a canned model: ${format} is not one of ${cannedFormats.join(', ')}.`);
  return write(box, standIn);
}

const writers: Readonly<Record<string, (box: CannedBox, standIn: string) => Buffer>> = {
  glb: (box, standIn) => boxGlb(box, { standIn }),
  obj: boxObj,
  mtl: ({ colour }) => Buffer.from(`newmtl box\nKd ${colour.join(' ')}\n`),
  stl: boxStl,
  fbx: boxFbx,
  usdz: boxUsdz,
  '3mf': box3mf,
};

/** Formats that are written. */
export const cannedFormats: readonly string[] = Object.keys(writers).filter((format) => format !== 'mtl');

function boxObj(box: CannedBox, standIn: string): Buffer {
  const sides = sidesOf(box);
  const face = (corners: Point): string =>
    corners.map((at) => `${at + 1}/${(at % 4) + 1}/${Math.floor(at / 4) + 1}`).join(' ');
  const lines = [
    `# ${standIn}`,
    'mtllib model.mtl',
    'o box',
    ...sides.flatMap(({ corners }) => corners.map((point) => `v ${point.join(' ')}`)),
    ...textureCorners.map(([u, v]) => `vt ${u} ${1 - v}`),
    ...sides.map(({ normal }) => `vn ${normal.join(' ')}`),
    'usemtl box',
    ...triangles.map((corners) => `f ${face(corners)}`),
  ];
  return Buffer.from(`${lines.join('\n')}\n`);
}

/** Binary, in millimetres, with Z up, as printers read it. */
function boxStl(box: CannedBox, standIn: string): Buffer {
  const points = sidesOf(box).flatMap(({ normal, corners }) => corners.map((at) => ({ at, normal })));
  const bytes = Buffer.alloc(84 + 50 * triangles.length);
  bytes.write(standIn.slice(0, 80), 0, 'latin1');
  bytes.writeUInt32LE(triangles.length, 80);
  for (const [i, corners] of triangles.entries()) {
    const vectors = [points[corners[0]]!.normal, ...corners.map((corner) => millimetres(points[corner]!.at))];
    for (const [j, [x, y, z]] of vectors.entries()) {
      const turned = j === 0 ? [x, -z, y] : [x, y, z];
      for (const [k, value] of turned.entries()) bytes.writeFloatLE(value, 84 + i * 50 + j * 12 + k * 4);
    }
  }
  return bytes;
}

/** In millimetres, with Z up. */
function millimetres([x, y, z]: Point): Point {
  return [x * 1000, -z * 1000, y * 1000];
}

/** Text FBX 7.4, in centimetres. */
function boxFbx(box: CannedBox, standIn: string): Buffer {
  const sides = sidesOf(box);
  const list = (name: string, values: readonly number[]): string =>
    `${name}: *${values.length} {\n a: ${values.join(',')}\n}`;
  const centimetres = sides.flatMap(({ corners }) => corners.flat().map((value) => value * 100));
  const ends = triangles.flatMap(([a, b, c]) => [a, b, -c - 1]);
  const normals = triangles.flatMap((corners) => corners.flatMap((at) => sides[Math.floor(at / 4)]!.normal));
  return Buffer.from(`; FBX 7.4.0 project file
; ${standIn}
FBXHeaderExtension: {
 FBXHeaderVersion: 1003
 FBXVersion: 7400
}
GlobalSettings: {
 Version: 1000
 Properties70: {
  P: "UpAxis", "int", "Integer", "",1
  P: "UpAxisSign", "int", "Integer", "",1
  P: "FrontAxis", "int", "Integer", "",2
  P: "FrontAxisSign", "int", "Integer", "",1
  P: "CoordAxis", "int", "Integer", "",0
  P: "CoordAxisSign", "int", "Integer", "",1
  P: "UnitScaleFactor", "double", "Number", "",1
 }
}
Definitions: {
 Version: 100
 Count: 3
 ObjectType: "Model" {
  Count: 1
 }
 ObjectType: "Geometry" {
  Count: 1
 }
 ObjectType: "Material" {
  Count: 1
 }
}
Objects: {
 Geometry: 1, "Geometry::box", "Mesh" {
  GeometryVersion: 124
  ${list('Vertices', centimetres)}
  ${list('PolygonVertexIndex', ends)}
  LayerElementNormal: 0 {
   Version: 101
   Name: ""
   MappingInformationType: "ByPolygonVertex"
   ReferenceInformationType: "Direct"
   ${list('Normals', normals)}
  }
  LayerElementMaterial: 0 {
   Version: 101
   Name: ""
   MappingInformationType: "AllSame"
   ReferenceInformationType: "IndexToDirect"
   ${list('Materials', [0])}
  }
  Layer: 0 {
   Version: 100
   LayerElement: {
    Type: "LayerElementNormal"
    TypedIndex: 0
   }
   LayerElement: {
    Type: "LayerElementMaterial"
    TypedIndex: 0
   }
  }
 }
 Model: 2, "Model::box", "Mesh" {
  Version: 232
  Properties70: {
  }
  Shading: T
  Culling: "CullingOff"
 }
 Material: 3, "Material::box", "" {
  Version: 102
  ShadingModel: "phong"
  Properties70: {
   P: "DiffuseColor", "Color", "", "A",${box.colour.join(',')}
  }
 }
}
Connections: {
 C: "OO",2,0
 C: "OO",1,2
 C: "OO",3,2
}
`);
}

function boxUsdz(box: CannedBox, standIn: string): Buffer {
  const sides = sidesOf(box);
  const points = (list: readonly Point[]): string => list.map((point) => `(${point.join(', ')})`).join(', ');
  const normals = sides.flatMap(({ normal }) => Array<Point>(4).fill(normal));
  const scene = `#usda 1.0
(
    doc = "${standIn}"
    defaultPrim = "box"
    metersPerUnit = 1
    upAxis = "Y"
)
def Xform "box"
{
    def Mesh "mesh"
    {
        int[] faceVertexCounts = [${triangles.map(() => 3).join(', ')}]
        int[] faceVertexIndices = [${triangles.flat().join(', ')}]
        normal3f[] normals = [${points(normals)}] (
            interpolation = "vertex"
        )
        point3f[] points = [${points(sides.flatMap(({ corners }) => corners))}]
        color3f[] primvars:displayColor = [(${linearColour(box).join(', ')})]
        uniform token subdivisionScheme = "none"
    }
}
`;
  // The first file of a USDZ is the scene, and each file begins at a multiple of 64 bytes.
  return storedZip({ 'model.usda': Buffer.from(scene) }, 64);
}

function box3mf(box: CannedBox, standIn: string): Buffer {
  const corners = sidesOf(box).flatMap((side) => side.corners);
  // One vertex for each corner of the box, so that the mesh is closed.
  const keys = corners.map((corner) => millimetres(corner).join(' '));
  const distinct = [...new Set(keys)];
  const vertices = distinct.map((key) => {
    const [x, y, z] = key.split(' ');
    return `<vertex x="${x}" y="${y}" z="${z}"/>`;
  });
  const faces = triangles.map((triangle) => {
    const [v1, v2, v3] = triangle.map((corner) => distinct.indexOf(keys[corner]!));
    return `<triangle v1="${v1}" v2="${v2}" v3="${v3}"/>`;
  });
  const hex = box.colour
    .map((part) =>
      Math.round(part * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('');
  const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
  const model = `${head}<model unit="millimeter" xml:lang="en-US" xmlns="http://schemas.microsoft.com/3dmanufacturing/core/2015/02"><metadata name="Description">${standIn}</metadata><resources><basematerials id="1"><base name="box" displaycolor="#${hex}FF"/></basematerials><object id="2" type="model" pid="1" pindex="0"><mesh><vertices>${vertices.join('')}</vertices><triangles>${faces.join('')}</triangles></mesh></object></resources><build><item objectid="2"/></build></model>`;
  const types = `${head}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="model" ContentType="application/vnd.ms-package.3dmanufacturing-3dmodel+xml"/></Types>`;
  const relations = `${head}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Target="/3D/3dmodel.model" Id="rel0" Type="http://schemas.microsoft.com/3dmanufacturing/2013/01/3dmodel"/></Relationships>`;
  return storedZip({
    '[Content_Types].xml': Buffer.from(types),
    '_rels/.rels': Buffer.from(relations),
    '3D/3dmodel.model': Buffer.from(model),
  });
}

/** Returns a zip without compression. @param align bytes that the content of each file begins at a multiple of */
function storedZip(files: Readonly<Record<string, Buffer>>, align = 1): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, bytes] of Object.entries(files)) {
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    // 1980-01-01, the first date of a zip.
    facts.writeUInt16LE(0x21, 8);
    facts.writeUInt32LE(crc32(bytes), 10);
    facts.writeUInt32LE(bytes.length, 14);
    facts.writeUInt32LE(bytes.length, 18);
    facts.writeUInt16LE(name.length, 22);
    const start = offset + 30 + name.length;
    const padding = (align - (start % align)) % align;
    // A field of padding has a head of four bytes.
    const extra = padding === 0 ? 0 : padding < 4 ? padding + align : padding;
    facts.writeUInt16LE(extra, 24);
    const field = Buffer.alloc(extra);
    if (extra > 0) {
      field.writeUInt16LE(0x1986, 0);
      field.writeUInt16LE(extra - 4, 2);
    }
    parts.push(Buffer.from('PK\x03\x04', 'latin1'), facts, Buffer.from(name), field, bytes);
    const entry = Buffer.alloc(46);
    entry.write('PK\x01\x02', 0, 'latin1');
    entry.writeUInt16LE(20, 4);
    facts.copy(entry, 6, 0, 24);
    entry.writeUInt32LE(offset, 42);
    directory.push(entry, Buffer.from(name));
    offset = start + extra + bytes.length;
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 0, 'latin1');
  end.writeUInt16LE(directory.length / 2, 8);
  end.writeUInt16LE(directory.length / 2, 10);
  end.writeUInt32LE(size, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, ...directory, end]);
}

/** Returns a PNG of one colour. @param side in pixels */
export function plainPng([r, g, b]: CannedBox['colour'], side = 64): Buffer {
  const byte = (part: number) => Math.round(part * 255);
  const row = Buffer.alloc(1 + side * 3);
  for (let x = 0; x < side; x += 1) row.set([byte(r), byte(g), byte(b)], 1 + x * 3);
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  // Eight bits of red, green and blue.
  head.set([8, 2], 8);
  const chunk = (type: string, bytes: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(type), bytes]);
    const ends = Buffer.alloc(8);
    ends.writeUInt32BE(bytes.length, 0);
    ends.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
  };
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.concat(Array<Buffer>(side).fill(row)))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Returns a second of a body that stands, as BVH. @param seconds length of the clip */
export function stillBvh(seconds: number): Buffer {
  const frames = Math.max(2, Math.round(seconds * 30));
  const frame = '0 0 0 0 0 0 0 0 0';
  return Buffer.from(`HIERARCHY
ROOT lower
{
  OFFSET 0 0 0
  CHANNELS 6 Xposition Yposition Zposition Zrotation Xrotation Yrotation
  JOINT upper
  {
    OFFSET 0 0.5 0
    CHANNELS 3 Zrotation Xrotation Yrotation
    End Site
    {
      OFFSET 0 0.5 0
    }
  }
}
MOTION
Frames: ${frames}
Frame Time: 0.033333
${Array(frames).fill(frame).join('\n')}
`);
}
