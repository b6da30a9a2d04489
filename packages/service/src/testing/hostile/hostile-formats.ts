import { deflateRawSync, deflateSync } from 'node:zlib';
import { text, uint16, uint32 } from './bytes.ts';

export function stl(count: number): Uint8Array {
  const bytes = Buffer.alloc(84 + count * 50);
  bytes.writeUInt32LE(count, 80);
  return bytes;
}

/** Binary FBX whose one array inflates to half a gigabyte. */
export function fbxBomb(): Uint8Array {
  const data = deflateSync(Buffer.alloc(400_000_000));
  const value = Buffer.concat([text('d'), uint32(50_000_000), uint32(1), uint32(data.length), data]);
  const head = text('Kaydara FBX Binary  \0\x1a\0');
  const start = head.length + 4;
  const name = 'Vertices';
  const end = start + 13 + name.length + value.length;
  const node = Buffer.concat([
    uint32(end),
    uint32(1),
    uint32(value.length),
    Buffer.from([name.length]),
    text(name),
    value,
  ]);
  return Buffer.concat([head, uint32(7_400), node, Buffer.alloc(13)]);
}

export function packed(name: string, content: string): Uint8Array {
  const data = deflateRawSync(Buffer.from(content));
  const entry = Buffer.concat([
    uint16(20),
    uint16(0),
    uint16(8),
    uint16(0),
    uint16(0),
    uint32(0),
    uint32(data.length),
    uint32(content.length),
    uint16(name.length),
    uint16(0),
  ]);
  const local = Buffer.concat([text('PK\x03\x04'), entry, text(name), data]);
  const central = Buffer.concat([text('PK\x01\x02'), uint16(20), entry, Buffer.alloc(14), text(name)]);
  const end = Buffer.concat([
    text('PK\x05\x06'),
    uint16(0),
    uint16(0),
    uint16(1),
    uint16(1),
    uint32(central.length),
    uint32(local.length),
    uint16(0),
  ]);
  return Buffer.concat([local, central, end]);
}

export function png(width: number, height: number, data: Uint8Array): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 6], 8);
  const chunk = (kind: string, body: Uint8Array) => {
    const frame = Buffer.concat([Buffer.alloc(4), text(kind), body, Buffer.alloc(4)]);
    frame.writeUInt32BE(body.length, 0);
    return frame;
  };
  const start = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([start, chunk('IHDR', head), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))]);
}

export function zeros(size: number): Buffer {
  return deflateSync(Buffer.alloc(size), { level: 1 });
}
