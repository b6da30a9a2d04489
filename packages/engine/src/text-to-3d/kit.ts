import type { BodyType } from './plans/person/body-type.ts';
import type { Random } from './random.ts';
import { createForms, type FormStyle, type Forms } from './shapes/forms.ts';
import { type LayFrom, lay, settle } from './shapes/lay.ts';
import { join, type Point, type Shape } from './shapes/shape.ts';

export type Pose = 'rest' | 'a-pose' | 't-pose';

/** One named mesh of a model. */
export interface Part {
  readonly name: string;
  /** Point that the part rotates around; its mesh is relative to it. */
  pivot: Point;
  /** Shapes by the slot of their surface. */
  readonly surfaces: Map<string, Shape[]>;
}

/** Building functions of a subject: forms, random numbers, and `add`. */
export interface Kit extends Forms {
  /** Forms of small pieces that a model needs as they are, such as hands, however few segments its others have. */
  readonly fine: Forms;
  readonly random: Random;
  readonly pose: Pose;
  /** Proportions that the figure gets after it is built; null for the usual ones. */
  readonly body: BodyType | null;
  /** Adds shapes with the surface of `slot` to the part named `part`. */
  add(part: string, slot: string, ...shapes: readonly Shape[]): void;
  /** Sets the pivot of a part, such as the hinge of a lid. */
  hinge(part: string, x: number, y: number, z: number): void;
  /** Copies a shape around the y axis. */
  ring(count: number, shape: Shape | ((index: number) => Shape), start?: number): Shape;
  /** Lays a shape on the surface of all that is added, or of the given slots of it. */
  lay(shape: Shape, from: LayFrom, slots?: readonly string[]): Shape;
  /** Moves a shape as a whole onto the surface of all that is added. */
  settle(shape: Shape, from: LayFrom): Shape;
}

export interface KitOptions extends FormStyle {
  /** Largest gap of the fine forms. */
  readonly fineGap: number;
  readonly random: Random;
  readonly pose: Pose;
  readonly body: BodyType | null;
}

export function createKit(options: KitOptions): { kit: Kit; parts: Map<string, Part> } {
  const parts = new Map<string, Part>();
  const partOf = (name: string): Part => {
    const part = parts.get(name) ?? { name, pivot: [0, 0, 0], surfaces: new Map() };
    parts.set(name, part);
    return part;
  };
  const kit: Kit = {
    ...createForms(options),
    fine: createForms({ ...options, gap: options.fineGap, edge: 0 }),
    random: options.random,
    pose: options.pose,
    body: options.body,
    add(part, slot, ...shapes) {
      const { surfaces } = partOf(part);
      surfaces.set(slot, [...(surfaces.get(slot) ?? []), ...shapes]);
    },
    hinge(part, x, y, z) {
      partOf(part).pivot = [x, y, z];
    },
    ring: (count, shape, start = 0) =>
      join(
        Array.from({ length: count }, (_, i) =>
          (typeof shape === 'function' ? shape(i) : shape).turn('y', start + (360 * i) / count),
        ),
      ),
    lay(shape, from, slots) {
      const onto = [...parts.values()].flatMap(({ surfaces }) =>
        [...surfaces].flatMap(([slot, shapes]) => (!slots || slots.includes(slot) ? shapes : [])),
      );
      return lay(shape, onto, from, options.gap);
    },
    settle: (shape, from) =>
      settle(
        shape,
        [...parts.values()].flatMap(({ surfaces }) => [...surfaces.values()].flat()),
        from,
      ),
  };
  return { kit, parts };
}
