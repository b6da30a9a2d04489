import { choice, from, number } from './fields.ts';

// Fields shared by Analyze and Repair Printability.

/** Families whose models can be prepared for printing. */
export const printableFamilies = [
  'image-to-3d',
  'multi-image-to-3d',
  'text-to-3d',
  'remesh',
  'retexture',
] as const;

export function printerType() {
  return choice(['fdm', 'sla', 'full_color'], {
    label: 'Printer',
    help: 'The kind of printer: thin walls are below 1.0 mm with fdm, 0.8 with sla, 2.0 with full_color.',
  });
}

export function printHeight() {
  return from(
    'public-A',
    number({
      label: 'Print height',
      help: 'Height of the print; without one 150 mm, and an STL has its own size.',
      above: 0,
      unit: 'millimetres',
    }),
  );
}
