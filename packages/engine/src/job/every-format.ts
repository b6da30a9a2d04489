/** What the generation families write when a request names no formats: all but 3MF. */
export const everyFormat: readonly string[] = ['glb', 'obj', 'fbx', 'stl', 'usdz'];
