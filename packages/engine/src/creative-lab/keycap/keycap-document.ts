import { Document, Logger, type Material } from '@gltf-transform/core';
import { srgbToLinear } from '@meshwright/gltf/math';
import sharp from 'sharp';
import { encodePaint } from '../../image-to-3d/texture/paint.ts';
import type { Design, Rgb } from '../design.ts';
import { addMesh, type SolidMesh, solidMesh } from '../product-document.ts';
import { onFrame } from '../product-views.ts';
import type { Keycap } from './keycap.ts';

/** A keycap as a document in millimetres, and its textures. */
export interface KeycapDocument {
  readonly document: Document;
  /** PNG files by the name of their mesh. */
  readonly textures: Readonly<Record<string, Uint8Array>>;
  readonly canvas: Uint8Array;
}

/**
 * Returns meshes `keycap-head`, `keycap-base` and, under a pattern, `keycap-base-interior` (spec: Keycap build task
 * object).
 */
export async function keycapDocument(keycap: Keycap, design: Design): Promise<KeycapDocument> {
  const document = new Document().setLogger(new Logger(Logger.Verbosity.SILENT));
  document.createBuffer();
  document.getRoot().setDefaultScene(document.createScene('keycap'));
  const textures: Record<string, Uint8Array> = { 'keycap-head': await encodePaint(design.paint) };
  const canvas = await baseCanvas(keycap.colors);
  if (keycap.interior) textures['keycap-base'] = canvas;
  const head = solidMesh(keycap.head);
  const headUv = uvsOf(head, (x, y) => onFrame(keycap.frame, x, y).map(inUnit) as [number, number]);
  addMesh(document, 'keycap-head', head, headUv, material('keycap-head', keycap.colors[0]));
  const base = solidMesh(keycap.base);
  addMesh(
    document,
    'keycap-base',
    base,
    keycap.interior ? boxUvs(base) : null,
    material('keycap-base', keycap.colors[0]),
  );
  if (keycap.interior) {
    const inner = solidMesh(keycap.interior);
    addMesh(
      document,
      'keycap-base-interior',
      inner,
      null,
      material('keycap-base-interior', keycap.colors[0]),
    );
  }
  return { document, textures, canvas };

  function material(name: string, color: Rgb = [128, 128, 128]): Material {
    const made = document.createMaterial(name).setMetallicFactor(0).setRoughnessFactor(0.5);
    const png = textures[name];
    if (!png) {
      const [r, g, b] = color.map((byte) => srgbToLinear(byte / 255)) as [number, number, number];
      return made.setBaseColorFactor([r, g, b, 1]);
    }
    return made.setBaseColorTexture(
      document.createTexture(name).setMimeType('image/png').setImage(Uint8Array.from(png)),
    );
  }
}

/** Millimetres per repeat of the pattern. */
const tileMm = 12;

function uvsOf(
  { positions }: SolidMesh,
  uv: (x: number, y: number, vertex: number) => readonly [number, number],
): Float32Array<ArrayBuffer> {
  const out = new Float32Array((positions.length / 3) * 2);
  for (let v = 0; v * 2 < out.length; v++) out.set(uv(positions[v * 3]!, positions[v * 3 + 1]!, v), v * 2);
  return out;
}

/** Projects each corner along the axis that its normal is closest to. */
function boxUvs(mesh: SolidMesh): Float32Array<ArrayBuffer> {
  return uvsOf(mesh, (x, y, v) => {
    const z = mesh.positions[v * 3 + 2]!;
    const [nx, ny, nz] = [0, 1, 2].map((k) => Math.abs(mesh.normals[v * 3 + k]!)) as [number, number, number];
    const [a, b] = ny > nx && ny > nz ? [x, z] : nx > nz ? [z, -y] : [x, -y];
    return [a / tileMm, b / tileMm];
  });
}

function inUnit(value: number): number {
  return Math.min(1, Math.max(0, value));
}

const side = 256;
const dots = 4;

/**
 * Returns the PNG of the base's surface: its only colour, or dots of the others on the first. It repeats seamlessly.
 */
async function baseCanvas(colors: readonly Rgb[]): Promise<Uint8Array> {
  const pixels = new Uint8Array(side * side * 3);
  const cell = side / dots;
  const ground = colors[0] ?? [128, 128, 128];
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      const row = Math.floor(y / cell);
      const shift = row % 2 === 0 ? 0 : cell / 2;
      const column = Math.floor((x + shift) / cell);
      const [dx, dy] = [((x + shift) % cell) - cell / 2, (y % cell) - cell / 2];
      const dotted = colors.length > 1 && Math.hypot(dx, dy) < cell * 0.3;
      const color = dotted ? colors[1 + ((row + column) % (colors.length - 1))]! : ground;
      pixels.set(color, (y * side + x) * 3);
    }
  }
  const png = await sharp(pixels, { raw: { width: side, height: side, channels: 3 } })
    .png()
    .toBuffer();
  return Uint8Array.from(png);
}
