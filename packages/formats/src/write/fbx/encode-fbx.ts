import { deflateSync } from 'node:zlib';
import type { FbxNode, FbxProperty } from './fbx-node.ts';

/** Encodes records as a binary FBX of version 7400; long arrays are deflated. */
export function encodeFbx(nodes: readonly FbxNode[]): Uint8Array {
  const sink = new ByteSink();
  sink.text('Kaydara FBX Binary  \0\x1a\0');
  sink.uint32(fbxVersion);
  for (const node of nodes) writeNode(sink, node);
  sink.zeros(sentinel);
  sink.bytes(footerId);
  sink.zeros(4);
  sink.zeros(16 - (sink.length % 16));
  sink.uint32(fbxVersion);
  sink.zeros(120);
  sink.bytes(footerEnd);
  return sink.taken();
}

export const fbxVersion = 7400;

/** Size of an empty record header, which ends a list of records. */
const sentinel = 13;
/** Shortest deflated array; for shorter ones, such as most curves, deflating costs more than it saves. */
const shortestDeflated = 1024;

// Fixed marks of the format; the first belongs to the fixed FileId and CreationTime of the writer.
const footerId = hex('fabcab09d0c8d466b176fb831cf7267e');
const footerEnd = hex('f85a8c6adef5d97eece90ce3758f290b');

/** Records written as lists even when empty: otherwise readers drop the animation of a layer or stack. */
const alwaysLists = new Set(['AnimationStack', 'AnimationLayer']);

function writeNode(sink: ByteSink, { name, properties, children }: FbxNode): void {
  const start = sink.length;
  sink.zeros(12);
  const encodedName = new TextEncoder().encode(name);
  sink.uint8(encodedName.length);
  sink.bytes(encodedName);
  const values = sink.length;
  for (const property of properties) writeProperty(sink, property);
  sink.uint32At(start + 4, properties.length);
  sink.uint32At(start + 8, sink.length - values);
  for (const child of children) writeNode(sink, child);
  if (children.length > 0 || properties.length === 0 || alwaysLists.has(name)) sink.zeros(sentinel);
  sink.uint32At(start, sink.length);
}

function writeProperty(sink: ByteSink, property: FbxProperty): void {
  if (typeof property === 'boolean') {
    sink.text('C');
    sink.uint8(property ? 1 : 0);
  } else if (typeof property === 'number') {
    sink.text('I');
    sink.uint32(property);
  } else if (typeof property === 'bigint') {
    sink.text('L');
    sink.bytes(bytesOf(BigInt64Array.of(property)));
  } else if (typeof property === 'string') {
    const text = new TextEncoder().encode(property);
    sink.text('S');
    sink.uint32(text.length);
    sink.bytes(text);
  } else if (property instanceof Uint8Array) {
    sink.text('R');
    sink.uint32(property.length);
    sink.bytes(property);
  } else if ('double' in property) {
    sink.text('D');
    sink.bytes(bytesOf(Float64Array.of(property.double)));
  } else {
    const raw = bytesOf(property);
    const deflated = raw.length < shortestDeflated ? null : deflatedOf(property, raw);
    sink.text(arrayCode(property));
    sink.uint32(property.length);
    sink.uint32(deflated ? 1 : 0);
    sink.uint32((deflated ?? raw).length);
    sink.bytes(deflated ?? raw);
  }
}

/** Arrays that were deflated: records are written again with other clips, and not changed. */
const known = new WeakMap<object, Uint8Array>();

function deflatedOf(array: object, raw: Uint8Array): Uint8Array {
  const deflated = known.get(array) ?? deflateSync(raw, { level: 1 });
  known.set(array, deflated);
  return deflated;
}

function arrayCode(array: Int32Array | Float32Array | Float64Array | BigInt64Array): string {
  if (array instanceof Int32Array) return 'i';
  if (array instanceof Float32Array) return 'f';
  return array instanceof Float64Array ? 'd' : 'l';
}

/** Node runs on little-endian machines only. */
function bytesOf(array: ArrayBufferView): Uint8Array {
  return new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
}

function hex(text: string): Uint8Array {
  return Uint8Array.from(Buffer.from(text, 'hex'));
}

/** Byte buffer that doubles when full. */
class ByteSink {
  #bytes = new Uint8Array(2 ** 16);
  #view = new DataView(this.#bytes.buffer);
  #length = 0;

  get length(): number {
    return this.#length;
  }

  bytes(bytes: Uint8Array): void {
    const at = this.#take(bytes.length);
    this.#bytes.set(bytes, at);
  }

  text(text: string): void {
    this.bytes(new TextEncoder().encode(text));
  }

  zeros(count: number): void {
    this.#take(count);
  }

  uint8(value: number): void {
    const at = this.#take(1);
    this.#view.setUint8(at, value);
  }

  uint32(value: number): void {
    this.uint32At(this.#take(4), value);
  }

  uint32At(at: number, value: number): void {
    this.#view.setUint32(at, value, true);
  }

  taken(): Uint8Array {
    return this.#bytes.slice(0, this.#length);
  }

  #take(count: number): number {
    const at = this.#length;
    this.#length += count;
    if (this.#length > this.#bytes.length) {
      const larger = new Uint8Array(Math.max(this.#length, this.#bytes.length * 2));
      larger.set(this.#bytes);
      this.#bytes = larger;
      this.#view = new DataView(larger.buffer);
    }
    return at;
  }
}
