/** Formats the engine writes, as they are named in `target_formats` and `model_urls`. */
export const writableFormats: readonly string[] = ['glb', 'obj', 'stl', '3mf'];
