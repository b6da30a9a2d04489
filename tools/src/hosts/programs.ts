/** A program of a Debian suite. */
export interface HostProgram {
  readonly suite: string;
  readonly packages: readonly string[];
  readonly command: string;
  readonly variable: string;
}

/**
 * Editors that another Debian suite has in a version artists use, by the name of their folder: the suite, its packages,
 * the command, and the environment variable that gives its path to the host suites.
 */
export const programs: Readonly<Record<string, HostProgram>> = {
  // Mesa draws the window of an X server without a GPU.
  godot: {
    suite: 'forky',
    packages: ['godot', 'libgl1', 'libgl1-mesa-dri', 'libglx-mesa0', 'libxcursor1', 'libxinerama1', 'libxi6'],
    command: 'godot',
    variable: 'GODOT_PATH',
  },
  'blender-4.3': {
    suite: 'trixie',
    packages: ['blender', 'python3-numpy'],
    command: 'blender',
    variable: 'BLENDER_43_PATH',
  },
  'blender-5.2': {
    suite: 'sid',
    packages: ['blender', 'python3-numpy', 'python3-cattr'],
    command: 'blender',
    variable: 'BLENDER_52_PATH',
  },
};
