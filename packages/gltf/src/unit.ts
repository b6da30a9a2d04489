import type { Model } from './read/model.ts';
import type { Warning } from './warning.ts';

export type Unit = 'metre' | 'millimetre';
export type UnitOption = Unit | 'auto';

/** Metres per stored unit. */
export const METRES: Readonly<Record<Unit, number>> = { metre: 1, millimetre: 0.001 };

/**
 * Returns the unit of stored lengths. glTF defines metres; keycaps come in millimetres and are recognised by the
 * names of their parts (spec: Keycap build task object). A model with an earlier placement is in metres.
 */
export function modelUnit(model: Model, wanted: UnitOption = 'auto', warnings: Warning[] = []): Unit {
  if (wanted !== 'auto') return wanted;
  const names = [...model.meshes, ...model.nodes].map((part) => part.name);
  if (model.placed || !names.some((name) => KEYCAP_PART.test(name))) return 'metre';
  warnings.push({
    code: 'unit_guessed',
    message: 'keycap parts found: lengths are read as millimetres; set unit to change this',
  });
  return 'millimetre';
}

const KEYCAP_PART = /^keycap-(head|base)\b/;
