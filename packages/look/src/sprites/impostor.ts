import { Document, WebIO } from '@gltf-transform/core';
import type { OptionsOf } from '@meshwright/gltf/step-options';
import sharp from 'sharp';
import { drawings, impostorTable } from '../drawings.ts';
import { LookError } from '../look-error.ts';
import { documentOf, type Model } from '../picture/model.ts';
import { type Subject, subjectOf } from '../picture/subject.ts';
import { takePicture } from '../picture/take-picture.ts';
import { type Camera, frameCamera, pointOnPicture, type Vector } from '../render/camera.ts';
import { decodedBySharp } from '../render/decode-picture.ts';
import { checkDrawing, turnedFrame } from './sprite-sheet.ts';

export interface ImpostorOptions extends Readonly<OptionsOf<typeof impostorTable>> {
  readonly signal?: AbortSignal;
}

/**
 * Makes a stand-in for far copies: pictures of a model on crossed cards, as a GLB of `4 * cards` triangles, one material and one picture.
 * It stands where the model stands, in its size, and takes the light of the scene: the pictures have the colours of the surface, without
 * light. The model is at rest.
 * @throws LookError `bad_option`; FormatError of `readModel`
 * @example
 * import { impostor } from '@meshwright/look';
 *
 * await writeFile('tree-far.glb', await impostor(document, { size: 256 }));
 */
export async function impostor(model: Model, options: ImpostorOptions = {}): Promise<Uint8Array> {
  checkDrawing(drawings.impostor, options);
  const { cards = impostorTable.cards.default, size = impostorTable.size.default, signal } = options;
  const source = await documentOf(model);
  const subject = unlit(await subjectOf(source, undefined, decodedBySharp()));
  if (subject.parts.length === 0)
    throw new LookError('bad_option', 'the model draws nothing: an impostor needs a model with triangles');
  const { low, high } = subject.box;
  const middle = [(low[0] + high[0]) / 2, (low[2] + high[2]) / 2] as const;
  const turns = 2 * cards;
  const frame = turnedFrame([subject], turns, middle);
  const columns = Math.ceil(Math.sqrt(turns));
  const [width, height] = [columns * size, Math.ceil(turns / columns) * size];
  const atlas = new Uint8Array(width * height * 4);
  const mesh = {
    positions: [] as number[],
    normals: [] as number[],
    uvs: [] as number[],
    indices: [] as number[],
  };
  for (let turn = 0; turn < turns; turn++) {
    signal?.throwIfAborted();
    const view = { azimuth: (360 * turn) / turns, elevation: 0, lens: PARALLEL };
    const { pixels } = await takePicture(subject, { size, view, transparent: true, cull: true }, { frame });
    spreadColours(pixels, size);
    const [x, y] = [(turn % columns) * size, Math.floor(turn / columns) * size];
    for (let row = 0; row < size; row++)
      atlas.set(pixels.subarray(row * size * 4, (row + 1) * size * 4), ((y + row) * width + x) * 4);
    addCard(mesh, frameCamera(frame, view, size, MARGIN), { low, high, middle, frame }, ([px, py]) => [
      (x + px) / width,
      (y + py) / height,
    ]);
  }
  const png = await sharp(atlas, { raw: { width, height, channels: 4 } })
    .png({ compressionLevel: 9 })
    .toBuffer();
  return glbOf(mesh, new Uint8Array(png), source.getRoot().listScenes()[0]?.getName() || 'model');
}

/** Shows the colours of surfaces, whatever the light: the engine lights the cards. */
function unlit(subject: Subject): Subject {
  const { scene } = subject;
  const materials = scene.materials.map((material) => ({ ...material, unlit: true }));
  return { ...subject, scene: { ...scene, materials } };
}

interface Cards {
  positions: number[];
  normals: number[];
  uvs: number[];
  indices: number[];
}

/** Adds an upright rectangle through the middle of the model, which faces the camera and shows its picture. */
function addCard(
  cards: Cards,
  camera: Camera,
  {
    low,
    high,
    middle,
    frame,
  }: { low: Vector; high: Vector; middle: readonly [number, number]; frame: Float32Array },
  place: (pixel: Vector) => readonly [number, number],
): void {
  const radius = Math.hypot(frame[0]! - middle[0], frame[2]! - middle[1]);
  const first = cards.positions.length / 3;
  for (const [side, y] of [
    [-1, low[1]],
    [1, low[1]],
    [1, high[1]],
    [-1, high[1]],
  ] as const) {
    const across = side * radius;
    const corner = [
      middle[0] + camera.right[0] * across + camera.back[0] * radius * APART,
      y,
      middle[1] + camera.right[2] * across + camera.back[2] * radius * APART,
    ] as const;
    cards.positions.push(...corner);
    // Turned up by 45 degrees: cards that cross have the same light from above, and that of their side.
    cards.normals.push(camera.back[0] * Math.SQRT1_2, Math.SQRT1_2, camera.back[2] * Math.SQRT1_2);
    cards.uvs.push(...place(pointOnPicture(camera, corner)));
  }
  cards.indices.push(...[0, 1, 2, 0, 2, 3].map((index) => first + index));
}

/** Gives clear pixels the colours of their neighbours, so that smaller versions of the picture have no dark rims. */
function spreadColours(pixels: Uint8Array, size: number): void {
  let known = Uint8Array.from({ length: size * size }, (_, at) => (pixels[at * 4 + 3]! > 0 ? 1 : 0));
  for (let pass = 0; pass < size / 4; pass++) {
    const next = known.slice();
    for (let at = 0; at < known.length; at++) {
      if (known[at]) continue;
      const [x, y] = [at % size, Math.floor(at / size)];
      const sum = [0, 0, 0, 0];
      for (const [dx, dy] of [
        [-1, 0],
        [1, 0],
        [0, -1],
        [0, 1],
      ] as const) {
        const [nx, ny] = [x + dx, y + dy];
        if (nx < 0 || ny < 0 || nx >= size || ny >= size || !known[ny * size + nx]) continue;
        for (let k = 0; k < 3; k++) sum[k]! += pixels[(ny * size + nx) * 4 + k]!;
        sum[3]!++;
      }
      if (sum[3] === 0) continue;
      for (let k = 0; k < 3; k++) pixels[at * 4 + k] = sum[k]! / sum[3]!;
      next[at] = 1;
    }
    known = next;
  }
}

function glbOf(
  { positions, normals, uvs, indices }: Cards,
  png: Uint8Array,
  name: string,
): Promise<Uint8Array> {
  const document = new Document();
  const buffer = document.createBuffer();
  const values = (type: 'VEC2' | 'VEC3', list: number[]) =>
    document.createAccessor().setBuffer(buffer).setType(type).setArray(Float32Array.from(list));
  const texture = document
    .createTexture(name)
    .setImage(png as Uint8Array<ArrayBuffer>)
    .setMimeType('image/png');
  const material = document
    .createMaterial(`${name}_impostor`)
    .setBaseColorTexture(texture)
    .setMetallicFactor(0)
    .setAlphaMode('MASK');
  material.getBaseColorTextureInfo()!.setWrapS(CLAMP).setWrapT(CLAMP);
  const primitive = document
    .createPrimitive()
    .setAttribute('POSITION', values('VEC3', positions))
    .setAttribute('NORMAL', values('VEC3', normals))
    .setAttribute('TEXCOORD_0', values('VEC2', uvs))
    .setIndices(document.createAccessor().setBuffer(buffer).setArray(Uint16Array.from(indices)))
    .setMaterial(material);
  const mesh = document.createMesh(`${name}_impostor`).addPrimitive(primitive);
  const node = document.createNode(`${name}_impostor`).setMesh(mesh);
  document.getRoot().setDefaultScene(document.createScene(name).addChild(node));
  return new WebIO().writeBinary(document);
}

/** Degrees: a model is seen from 57 times its radius, so that its near side is 2 % larger at most. */
const PARALLEL = 2;
/** Half the distance of the two sides of a card, of its width: a renderer that draws both sides of a face shows the nearer one. */
const APART = 0.004;
/** That of a transparent picture. */
const MARGIN = 0.06;
/** CLAMP_TO_EDGE (glTF 2.0, 5.26). */
const CLAMP = 33_071;
