/**
 * Formats the engine writes by itself, by their names in `target_formats` and `model_urls`. `blend` is added where
 * Blender is installed.
 */
export const writableFormats: readonly string[] = ['glb', 'fbx', 'obj', 'stl', 'usdz', '3mf'];
