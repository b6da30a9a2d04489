/** Families a backend can do, and the kind of result it returns for them. */
export const backendFamilies = {
  'text-to-3d': 'model',
  'image-to-3d': 'model',
  'multi-image-to-3d': 'model',
  retexture: 'model',
  'text-to-image': 'images',
  'image-to-image': 'images',
} as const satisfies Record<string, 'model' | 'images'>;

export type BackendFamily = keyof typeof backendFamilies;

export function isBackendFamily(name: string): name is BackendFamily {
  return Object.hasOwn(backendFamilies, name);
}
