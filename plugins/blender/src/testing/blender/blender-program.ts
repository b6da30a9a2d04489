/** Blender of the tests: `BLENDER_PATH`, else `blender` on the search path. */
export const blenderProgram: string = process.env.BLENDER_PATH ?? 'blender';
