/** The components of an element, and the columns they form: one for scalars and vectors. */
export interface ElementShape {
  /** Components per element. */
  size: number;
  columns: number;
}

/** Returns the shape of a glTF element type such as `MAT3`; undefined for an unknown type. */
export function elementShape(type: unknown): ElementShape | undefined {
  return SHAPES.get(type as string);
}

/** Returns the bytes of one component; undefined for an unknown component type. */
export function bytesOfComponent(componentType: unknown): number | undefined {
  return COMPONENT_BYTES.get(componentType as number);
}

/** Bytes of one component of a type that is known. */
export function componentBytes(componentType: number): number {
  return COMPONENT_BYTES.get(componentType)!;
}

/** Bytes from one column to the next; columns of matrices are padded to 4 bytes (glTF 2.0, 3.6.2.4). */
export function columnBytes({ size, columns }: ElementShape, componentType: number): number {
  const bytes = (size / columns) * componentBytes(componentType);
  return columns === 1 ? bytes : Math.ceil(bytes / 4) * 4;
}

/** Bytes of one element, with the padding of all its columns. */
export function elementBytes(shape: ElementShape, componentType: number): number {
  return shape.columns * columnBytes(shape, componentType);
}

/** Bytes from the first component to the end of the last one: the padding of the last column may be missing. */
export function dataBytes(
  shape: ElementShape,
  componentType: number,
  count: number,
  stride = elementBytes(shape, componentType),
): number {
  if (count === 0) return 0;
  const { size, columns } = shape;
  const lastColumn = (size / columns) * componentBytes(componentType);
  return (count - 1) * stride + (columns - 1) * columnBytes(shape, componentType) + lastColumn;
}

const COMPONENT_BYTES: ReadonlyMap<number, number> = new Map([
  [5120, 1],
  [5121, 1],
  [5122, 2],
  [5123, 2],
  [5125, 4],
  [5126, 4],
]);

const SHAPES: ReadonlyMap<string, ElementShape> = new Map([
  ['SCALAR', { size: 1, columns: 1 }],
  ['VEC2', { size: 2, columns: 1 }],
  ['VEC3', { size: 3, columns: 1 }],
  ['VEC4', { size: 4, columns: 1 }],
  ['MAT2', { size: 4, columns: 2 }],
  ['MAT3', { size: 9, columns: 3 }],
  ['MAT4', { size: 16, columns: 4 }],
]);
