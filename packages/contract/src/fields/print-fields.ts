import { choice, number } from './fields.ts';

// Fields shared by the printability families. The specification names neither the values of `printer_type` nor the
// field of the print size; this project chose these.

export function printerType() {
  return choice(['fdm', 'resin'], { help: 'The kind of printer; decides what counts as a thin wall.' });
}

export function printSize() {
  return number({ help: 'Longest side of the print.', min: 1, unit: 'millimetres' });
}
