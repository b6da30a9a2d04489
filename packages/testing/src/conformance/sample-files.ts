import { pictureUri } from '../service/manual-engine.ts';

// The smallest files whose headers state what a rule checks.

export function dataUri(type: string, bytes: Uint8Array | string): string {
  return `data:${type};base64,${Buffer.from(bytes).toString('base64')}`;
}

/** A PNG whose header states that size. */
export function png(width: number, height: number): Buffer {
  const bytes = Buffer.from(pictureUri.slice(pictureUri.indexOf(',') + 1), 'base64');
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
}

/** A JPEG of 64 by 64 pixels by its header, with a scan and an end. */
export const jpeg: Buffer = Buffer.from('ffd8ffc0000b080040004001011100ffda0008010100003f0000ffd9', 'hex');

/** A lossless WebP of 64 by 64 pixels by its header. */
export const webp: Buffer = Buffer.from('5249464611000000574542505650384c050000002f3fc00f00', 'hex');

/** A GLB whose JSON states one mesh with `faces` triangles. */
export function modelUriOfFaces(faces: number): string {
  return dataUri('application/octet-stream', glbOfFaces(faces));
}

function glbOfFaces(faces: number): Buffer {
  const json = Buffer.from(
    JSON.stringify({
      asset: { version: '2.0' },
      accessors: [{ componentType: 5125, type: 'SCALAR', count: faces * 3 }],
      meshes: [{ primitives: [{ attributes: {}, indices: 0 }] }],
      nodes: [{ mesh: 0 }],
    }),
  );
  const bytes = Buffer.alloc(20 + json.length);
  bytes.write('glTF');
  bytes.writeUInt32LE(2, 4);
  bytes.writeUInt32LE(bytes.length, 8);
  bytes.writeUInt32LE(json.length, 12);
  bytes.write('JSON', 16);
  json.copy(bytes, 20);
  return bytes;
}
