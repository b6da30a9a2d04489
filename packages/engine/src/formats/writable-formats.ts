/**
 * Formats the engine writes by itself, as they are named in `target_formats` and `model_urls`. `blend` comes on top
 * where there is a Blender.
 */
export const writableFormats: readonly string[] = ['glb', 'fbx', 'obj', 'stl', 'usdz', '3mf'];
