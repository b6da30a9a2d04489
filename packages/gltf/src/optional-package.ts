import { GltfError } from './gltf-error.ts';

/**
 * Loads a package that `@meshwright/gltf` uses for heavy work only, and that is therefore not installed with it.
 * @param install packages to install for it
 * @throws GltfError `missing_package` with the command that installs it
 */
export async function optionalPackage<T>(
  load: () => Promise<T>,
  purpose: string,
  ...install: [string, ...string[]]
): Promise<T> {
  try {
    return await load();
  } catch (cause) {
    throw new GltfError(
      'missing_package',
      `${purpose} needs ${install[0]}: npm install ${install.join(' ')}`,
      { cause },
    );
  }
}

/** Returns the libraries of glTF-Transform that edit meshes. */
export const transformCore = () => transformPart(() => import('@gltf-transform/core'), 'core');
export const transformExtensions = () =>
  transformPart(() => import('@gltf-transform/extensions'), 'extensions');
export const transformFunctions = () => transformPart(() => import('@gltf-transform/functions'), 'functions');

const parts = ['core', 'extensions', 'functions'] as const;

function transformPart<T>(load: () => Promise<T>, part: (typeof parts)[number]): Promise<T> {
  const others = parts.filter((other) => other !== part).map((other) => `@gltf-transform/${other}`);
  return optionalPackage(load, 'Editing meshes', `@gltf-transform/${part}`, ...others);
}
