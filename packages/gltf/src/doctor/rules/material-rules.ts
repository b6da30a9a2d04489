import { isObject, type JsonObject, objectsAt } from '../../read/json.ts';
import { count, namesText } from '../amount.ts';
import type { Examination } from '../examination.ts';
import type { Finding, Rule } from '../finding.ts';

/** Materials: draw calls, sorting and wrong appearance. */
export const materialRules: readonly Rule[] = [
  specGloss,
  duplicates,
  blending,
  darkMetal,
  unlit,
  plainColours,
];

function specGloss({ json, target }: Examination): Finding[] {
  const old = (material: JsonObject) =>
    isObject(material.extensions) && 'KHR_materials_pbrSpecularGlossiness' in material.extensions;
  const names = named(json, old);
  if (names.length === 0) return [];
  return [
    {
      code: 'spec_gloss',
      severity: 'warning',
      message: `${count(names.length, 'material is', 'materials are')} spec/gloss: ${namesText(names)} (KHR_materials_pbrSpecularGlossiness)`,
      consequence:
        'the extension is archived: three.js and most engines ignore it and show white or grey without the pictures',
      fix: {
        does: 'convert to metal/rough',
        command: `optimize FILE --for ${target} --metal-rough -o OUT`,
        step: { metalRough: {} },
      },
      pointer: `/materials/${objectsAt(json, 'materials', '').findIndex(old)}`,
    },
  ];
}

function duplicates({ json, target }: Examination): Finding[] {
  const materials = objectsAt(json, 'materials', '');
  const kinds = new Set(materials.map(({ name: _, ...rest }) => JSON.stringify(rest)));
  const spare = materials.length - kinds.size;
  if (spare === 0) return [];
  return [
    {
      code: 'duplicate_materials',
      severity: spare >= 3 ? 'warning' : 'note',
      message: `${count(spare, 'material is', 'materials are')} the same as another except for the name`,
      consequence: 'meshes that could share one draw call need one each',
      fix: { does: 'merge them', command: `optimize FILE --for ${target} --join all -o OUT` },
    },
  ];
}

function blending({ json }: Examination): Finding[] {
  const blended = named(json, (material) => material.alphaMode === 'BLEND');
  const opaque = named(
    json,
    (material) => material.alphaMode === 'BLEND' && alphaOf(material) === 1 && !hasTexture(material),
  );
  if (blended.length === 0) return [];
  if (opaque.length > 0) {
    return [
      {
        code: 'blended_opaque',
        severity: 'warning',
        message: `${count(opaque.length, 'material is', 'materials are')} blended although they are opaque: ${namesText(opaque)}`,
        consequence:
          'blended surfaces are sorted every frame, cast wrong shadows and may show their back faces through the front',
        fix: { does: 'set the alpha mode to OPAQUE in the exporting program' },
      },
    ];
  }
  return [
    {
      code: 'blended',
      severity: 'note',
      message: `${count(blended.length, 'material is', 'materials are')} blended: ${namesText(blended)}`,
      consequence:
        'engines sort them by object, so overlapping ones may flicker; MASK costs nothing where edges are hard',
      fix: null,
    },
  ];
}

function darkMetal({ json }: Examination): Finding[] {
  const metal = named(json, (material) => {
    const {
      metallicFactor = 1,
      roughnessFactor = 1,
      metallicRoughnessTexture,
    } = part(material, 'pbrMetallicRoughness');
    const unlit = isObject(material.extensions) && 'KHR_materials_unlit' in material.extensions;
    const other =
      isObject(material.extensions) && 'KHR_materials_pbrSpecularGlossiness' in material.extensions;
    return !unlit && !other && !metallicRoughnessTexture && metallicFactor === 1 && roughnessFactor === 1;
  });
  if (metal.length === 0) return [];
  return [
    {
      code: 'metal_by_default',
      severity: 'note',
      message: `${count(metal.length, 'material is', 'materials are')} rough metal, the glTF default when a file sets no value: ${namesText(metal)}`,
      consequence: 'without an environment map it looks almost black',
      fix: { does: 'set metallicFactor to 0 in the exporting program, unless it is metal' },
    },
  ];
}

function unlit({ json }: Examination): Finding[] {
  const names = named(json, ({ extensions }) => isObject(extensions) && 'KHR_materials_unlit' in extensions);
  if (names.length === 0) return [];
  return [
    {
      code: 'unlit',
      severity: 'note',
      message: `${count(names.length, 'material is', 'materials are')} unlit: ${namesText(names)}`,
      consequence: 'right for baked light; the lights and shadows of your scene have no effect on it',
      fix: null,
    },
  ];
}

function plainColours({ json, report, target }: Examination): Finding[] {
  const plain = named(json, (material) => !hasTexture(material));
  const draws = report.drawn.calls;
  if (plain.length < 5 || draws < 10) return [];
  return [
    {
      code: 'plain_colours',
      severity: 'note',
      message: `${plain.length} materials of plain colour make ${draws} draw calls`,
      consequence: 'with the colours in one small texture they become one material and a few draw calls',
      fix: { does: 'make a palette', command: `optimize FILE --for ${target} --join all -o OUT` },
    },
  ];
}

function named(json: JsonObject, test: (material: JsonObject) => boolean): string[] {
  return objectsAt(json, 'materials', '').flatMap((material, index) =>
    test(material)
      ? [typeof material.name === 'string' && material.name ? material.name : `material ${index}`]
      : [],
  );
}

function part(owner: JsonObject, key: string): JsonObject {
  const value = owner[key];
  return isObject(value) ? value : {};
}

function alphaOf(material: JsonObject): unknown {
  const { baseColorFactor } = part(material, 'pbrMetallicRoughness');
  return Array.isArray(baseColorFactor) ? (baseColorFactor[3] ?? 1) : 1;
}

function hasTexture(material: JsonObject): boolean {
  return /"[a-zA-Z]*Texture":/.test(JSON.stringify(material));
}
