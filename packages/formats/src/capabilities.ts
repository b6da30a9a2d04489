// What can be written here, and what it carries. Loads no reader and no writer.

export { findBlender } from './write/find-blender.ts';
export { conversionRows } from './write/losses.ts';
export { writableFormats } from './write/writable-formats.ts';
