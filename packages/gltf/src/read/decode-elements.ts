import { columnBytes, componentBytes, type ElementShape } from './accessor-size.ts';

/** Storage format of numbers. */
export interface Encoding extends ElementShape {
  componentType: number;
  normalized: boolean;
}

/**
 * Decodes stored elements into real numbers; normalised integers become -1 to 1 or 0 to 1 (glTF 2.0, 3.11). `bytes`
 * starts at the first element.
 */
export function decodeElements(
  bytes: Uint8Array,
  encoding: Encoding,
  stride: number,
  count: number,
): Float64Array {
  const { size, componentType, normalized } = encoding;
  const tight = stride === size * componentBytes(componentType);
  const stored = tight ? storedNumbers(bytes, componentType as ComponentType, count * size) : null;
  const values = stored ? new Float64Array(stored) : scattered(bytes, encoding, stride, count);
  if (normalized) normalize(values, componentType);
  return values;
}

/**
 * The numbers as a typed array over the same bytes, several times faster than reading them singly; null when
 * unaligned.
 */
function storedNumbers(bytes: Uint8Array, componentType: ComponentType, length: number) {
  const { type } = NUMBERS[componentType];
  if (!LITTLE_ENDIAN || bytes.byteOffset % type.BYTES_PER_ELEMENT !== 0) return null;
  return new type(bytes.buffer as ArrayBuffer, bytes.byteOffset, length);
}

function scattered(
  bytes: Uint8Array,
  shape: Omit<Encoding, 'normalized'>,
  stride: number,
  count: number,
): Float64Array {
  const { size, columns, componentType } = shape;
  const values = new Float64Array(count * size);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const step = componentBytes(componentType);
  const rows = size / columns;
  const column = columnBytes(shape, componentType);
  const read = NUMBERS[componentType as ComponentType].reader(view);
  let next = 0;
  for (let element = 0; element < count; element++) {
    for (let start = 0; start < columns * column; start += column) {
      for (let row = 0; row < rows; row++) values[next++] = read(element * stride + start + row * step);
    }
  }
  return values;
}

/** Decodes normalised integers in place; other types stay as they are. */
export function normalize(values: Float64Array, componentType: number): void {
  const most = MAX_BY_TYPE.get(componentType);
  if (most === undefined) return;
  for (let i = 0; i < values.length; i++) values[i] = Math.max(values[i]! / most, -1);
}

type ComponentType = 5120 | 5121 | 5122 | 5123 | 5125 | 5126;

const NUMBERS = {
  5120: { type: Int8Array, reader: (view: DataView) => (offset: number) => view.getInt8(offset) },
  5121: { type: Uint8Array, reader: (view: DataView) => (offset: number) => view.getUint8(offset) },
  5122: { type: Int16Array, reader: (view: DataView) => (offset: number) => view.getInt16(offset, true) },
  5123: { type: Uint16Array, reader: (view: DataView) => (offset: number) => view.getUint16(offset, true) },
  5125: { type: Uint32Array, reader: (view: DataView) => (offset: number) => view.getUint32(offset, true) },
  5126: { type: Float32Array, reader: (view: DataView) => (offset: number) => view.getFloat32(offset, true) },
} as const;

const LITTLE_ENDIAN = new Uint8Array(new Uint16Array([1]).buffer)[0] === 1;

const MAX_BY_TYPE: ReadonlyMap<number, number> = new Map([
  [5120, 127],
  [5121, 255],
  [5122, 32_767],
  [5123, 65_535],
]);
