import { GltfError } from '../gltf-error.ts';
import type { Target } from './budget.ts';
import { type Preset, presets } from './presets.ts';

/**
 * Returns the preset of a target with changes applied.
 * @throws GltfError `invalid_option` for a value out of range
 */
export function checkedPreset(target: Target, changes: Partial<Preset>): Preset {
  if (!Object.hasOwn(presets, target)) {
    throw wrongOption('for', target, `one of ${Object.keys(presets).join(', ')}`);
  }
  const given = Object.entries(changes).filter(([, value]) => value !== undefined);
  const preset = { ...presets[target], ...Object.fromEntries(given) };
  const { textureSide, quality, simplifyError, triangles } = preset;
  if (!(textureSide >= 4 && textureSide <= 16_384)) {
    throw wrongOption('textureSide', textureSide, 'a number of pixels from 4 to 16384');
  }
  if (!(quality >= 1 && quality <= 100)) throw wrongOption('quality', quality, 'a number from 1 to 100');
  if (!(triangles === null || triangles >= 1))
    throw wrongOption('triangles', triangles, 'at least 1, or null');
  if (!(simplifyError >= 0 && simplifyError <= 1)) {
    throw wrongOption('simplifyError', simplifyError, 'a number from 0 to 1');
  }
  return preset;
}

function wrongOption(name: string, value: unknown, wanted: string): GltfError {
  return new GltfError('invalid_option', `optimize: ${name} is ${String(value)}, but it must be ${wanted}`);
}
