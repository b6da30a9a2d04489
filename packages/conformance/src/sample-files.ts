import { Buffer } from 'node:buffer';
import { deflateSync } from 'node:zlib';

// Small files that a real job can read, and files whose headers alone state what a rule checks.

export function dataUri(type: string, bytes: Uint8Array | string): string {
  return `data:${type};base64,${Buffer.from(bytes).toString('base64')}`;
}

/** A PNG of a shaded ball on white. */
export function png(width: number, height: number): Buffer {
  const rows = Buffer.alloc(height * (1 + width * 3), 255);
  for (let y = 0; y < height; y += 1) {
    const row = y * (1 + width * 3);
    rows[row] = 0;
    for (let x = 0; x < width; x += 1) {
      const distance = Math.hypot((2 * x) / width - 1, (2 * y) / height - 1) / 0.75;
      if (distance >= 1) continue;
      const light = 40 + 200 * Math.sqrt(1 - distance * distance);
      rows.set([light, light * 0.6, light * 0.3], row + 1 + x * 3);
    }
  }
  return pngOf(width, height, deflateSync(rows));
}

/** A PNG whose header states that size, without its pixels. */
export function pngHeader(width: number, height: number): Buffer {
  return pngOf(width, height, Buffer.alloc(0));
}

function pngOf(width: number, height: number, pixels: Uint8Array): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    ...(pixels.length > 0 ? [chunk('IDAT', pixels)] : []),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, content: Uint8Array): Buffer {
  const bytes = Buffer.alloc(12 + content.length);
  bytes.writeUInt32BE(content.length, 0);
  bytes.write(type, 4, 'latin1');
  bytes.set(content, 8);
  bytes.writeUInt32BE(crc32(bytes.subarray(4, 8 + content.length)), 8 + content.length);
  return bytes;
}

/** zlib.crc32 needs Node 22. */
function crc32(bytes: Uint8Array): number {
  let crc = -1;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return (crc ^ -1) >>> 0;
}

export const pictureUri: string = dataUri('image/png', png(64, 64));

/** A JPEG of 64 by 64 pixels. */
export const jpeg: Buffer = Buffer.from(
  '/9j/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERXRTc4UG1RV19iZ2hnPk1xeXBkeFxlZ2P/2wBDARESEhgVGC8aGi9jQjhCY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2P/wAARCABAAEADASIAAhEBAxEB/8QAGQAAAgMBAAAAAAAAAAAAAAAAAAQCBgcF/8QAKBAAAgIBAwIEBwAAAAAAAAAAAQIAAxEEITEFBhITFVEjM0FhcYGx/8QAFgEBAQEAAAAAAAAAAAAAAAAAAAMF/8QAGBEBAQEBAQAAAAAAAAAAAAAAAgADARH/2gAMAwEAAhEDEQA/ANAhCRd1rRndgqKMszHAA9zEpQlO6n3TqdRb5fS/g1K3zSoJsH4I2HP3443E4dtFupcWam2y5wMBrGLHHtkyS1PKpyXbTYTMqqLdM5s01tlLkYLVsVOPbInc6Z3TqdPb5fVPjVM3zQoBrH4A3HH3552EHU9iyXK4wkUdbEV0YMjDKspyCPcSUrSiU7uzqL6jW+m1+NKqcG3fawkAj9D+/TYS4zMqLG1N9mosCh7nNjBeMk5OJLVeGrkfVNUUgAbRpatuIUrtGVWZ6VokyzVbcRW+kEHadNli1y7QVEZjtPqL6fW+m2eN6rsmrfasgEn9H+/Tcy4zMr7G019eorCl6XFihuMg5GZps0Ml6bO1PiiZlRW2mvs09hUvS5rYrxkHBxNNlO7s6c+n1vqVfjeq7At22rIAA/R/v13Ean0zJeKXpbaMq05lFwIG8aW3bmZ6NolTLNFrm2g1u3MVvuAB3gmJSt9bam+vT1lQ9zitS3GScDM02U7tPpz6jW+pWeNKqcirbawkEH9D+/XYy4zQyPhs7VeqJF0WxGR1DIwwysMgj2MlCVpVO6n2tqdPb5nS/jVM3yiwBrH5J3HP3453M4dt9umcV6mqylyMhbFKnHvgzTYSSyPap1XLMqr7dS5r01VlzgZK1qWOPfAnc6Z2tqdRb5nVPg1K3ygwJsH5B2HH3542MuMIOR5Fqu0URa0VEUKijCqowAPYSUIStK//2Q==',
  'base64',
);

/** A WebP of 64 by 64 pixels. */
export const webp: Buffer = Buffer.from(
  'UklGRqoBAABXRUJQVlA4IJ4BAADwDQCdASpAAEAAPslQnEunpKKhs/s5WPAZCUAY5bs1N9eu60E7y2CP0r7AH6jdVX0AP2AZ4iTKDUd+aepq3+hbXQ4wl9yjhYOlRsfqLFHs4oQJy+sItjemefnHwnzWR8g7wnf9GgEZE7anlNObYnVXYIG2rJmoaEAA/v95jRBIzshk3jga68fkOF9T38c0D1Jm9v8bVjv+jSN+TMOEMSmXYMl9Ng8rKM/cjqlazdr3AMjJqY1t9kAzDmcQGWr2+EOflkT9UgRW2Gg1uQfpRExr66II4Gb4F80CFQGL8cbD9LiWU2gOJtZB9iG1spPh8IiSVXz0VFQebIUxrGwJYSBNTh4LmKr9MCihPjY6idkDdLYAvIwB6cOHj2oNq+DVScHfZMBXuzcjSSMP+OI3WfS5Nwqv/JhJsX2D94paRkpSG78D6+/L6Rp9qD68fX6zyNHMHWa1T5NuevEf3m1pqjwJrru7wYv9+H9heKzOgs2jy4AfmFtANQR2LDe0auN0188t++zrl1Zd+ml+bjPe03ZASGmq5eAg0Vz25d4AAAA=',
  'base64',
);

/** A closed cube of 12 triangles, 1 m wide. */
export const modelUri: string = dataUri('application/octet-stream', cube());

function cube(): Buffer {
  const corners = Float32Array.from({ length: 24 }, (_, i) => ((i / 3) & (1 << (i % 3)) ? 0.5 : -0.5));
  const faces = [
    [0, 4, 6, 2],
    [1, 3, 7, 5],
    [0, 1, 5, 4],
    [2, 6, 7, 3],
    [0, 2, 3, 1],
    [4, 5, 7, 6],
  ] as const;
  const indices = Uint16Array.from(faces.flatMap(([a, b, c, d]) => [a, b, c, a, c, d]));
  const content = {
    asset: { version: '2.0' },
    buffers: [{ byteLength: 168 }],
    bufferViews: [
      { buffer: 0, byteOffset: 0, byteLength: 96 },
      { buffer: 0, byteOffset: 96, byteLength: 72 },
    ],
    accessors: [
      {
        bufferView: 0,
        componentType: 5126,
        type: 'VEC3',
        count: 8,
        min: [-0.5, -0.5, -0.5],
        max: [0.5, 0.5, 0.5],
      },
      { bufferView: 1, componentType: 5123, type: 'SCALAR', count: 36 },
    ],
    meshes: [{ primitives: [{ attributes: { POSITION: 0 }, indices: 1 }] }],
    nodes: [{ mesh: 0 }],
    scenes: [{ nodes: [0] }],
    scene: 0,
  };
  return glb(content, Buffer.concat([Buffer.from(corners.buffer), Buffer.from(indices.buffer)]));
}

/** A GLB whose JSON states one mesh with `faces` triangles. */
export function modelUriOfFaces(faces: number): string {
  const content = {
    asset: { version: '2.0' },
    accessors: [{ componentType: 5125, type: 'SCALAR', count: faces * 3 }],
    meshes: [{ primitives: [{ attributes: {}, indices: 0 }] }],
    nodes: [{ mesh: 0 }],
  };
  return dataUri('application/octet-stream', glb(content));
}

/** A GLB with this JSON and no geometry. */
export function emptyGlb(content: object): Buffer {
  return glb({ asset: { version: '2.0' }, ...content });
}

function glb(content: object, binary: Uint8Array = new Uint8Array(0)): Buffer {
  const text = JSON.stringify(content);
  const json = Buffer.from(text.padEnd(Math.ceil(text.length / 4) * 4));
  const header = Buffer.alloc(20);
  header.write('glTF', 0, 'latin1');
  header.writeUInt32LE(2, 4);
  header.writeUInt32LE(20 + json.length + (binary.length > 0 ? 8 + binary.length : 0), 8);
  header.writeUInt32LE(json.length, 12);
  header.write('JSON', 16, 'latin1');
  if (binary.length === 0) return Buffer.concat([header, json]);
  const head = Buffer.alloc(8);
  head.writeUInt32LE(binary.length, 0);
  head.write('BIN\0', 4, 'latin1');
  return Buffer.concat([header, json, head, binary]);
}
