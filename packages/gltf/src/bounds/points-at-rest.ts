import type { ModelReader } from '../read/model.ts';
import { addDeltas, blender } from './deform.ts';
import type { Part } from './scene-shapes.ts';

/** Positions of all vertices of a part in the scene at rest, of its first copy; those that nothing refers to included. */
export async function pointsAtRest(reader: ModelReader, part: Part): Promise<Float64Array> {
  const { shape, primitive } = part;
  const { count } = reader.model.accessors[primitive.position]!;
  const stored = await reader.elements(primitive.position, 0, count);
  const shaped = shape.morph ? await addDeltas(reader, part, stored, 0) : stored;
  const bend = shape.skinned ? await blender(reader, part, 0, count) : () => shape.matrices[0]!;
  const moved = new Float64Array(count * 3);
  for (let i = 0; i < count; i++) {
    const m = bend(i);
    const [x, y, z] = [shaped[i * 3]!, shaped[i * 3 + 1]!, shaped[i * 3 + 2]!];
    for (let axis = 0; axis < 3; axis++)
      moved[i * 3 + axis] = m[axis]! * x + m[axis + 4]! * y + m[axis + 8]! * z + m[axis + 12]!;
  }
  return moved;
}
