// What can be written here. Loads no reader and no writer.
export { findBlender } from './write/find-blender.ts';
export { writableFormats } from './write/writable-formats.ts';
