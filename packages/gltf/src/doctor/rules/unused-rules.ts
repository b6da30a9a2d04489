import { isObject, type JsonObject, objectsAt } from '../../read/json.ts';
import { bytesText, count } from '../amount.ts';
import type { Examination } from '../examination.ts';
import type { Finding, Rule } from '../finding.ts';

/** Data in the file that is never shown. */
export const unusedRules: readonly Rule[] = [unusedData, unknownData];

function unusedData({ json, target }: Examination): Finding[] {
  // In a file of clips alone, a skin distinguishes bones from other nodes.
  const alone = objectsAt(json, 'meshes', '').length === 0 && objectsAt(json, 'animations', '').length > 0;
  const lists = (['meshes', 'materials', 'textures', 'images', 'accessors', 'skins'] as const).filter(
    (list) => !alone || (list !== 'skins' && list !== 'accessors'),
  );
  const used = usedIndices(json);
  const spare = lists.flatMap((list) => {
    const all = objectsAt(json, list, '');
    const number = all.filter((_, index) => !used[list].has(index)).length;
    return number > 0 ? [{ list, number }] : [];
  });
  if (spare.length === 0) return [];
  const views = objectsAt(json, 'bufferViews', '');
  const bytes = views.reduce(
    (sum, { byteLength }, index) => sum + (used.bufferViews.has(index) ? 0 : Number(byteLength) || 0),
    0,
  );
  const what = spare.map(({ list, number }) => count(number, SINGULAR[list], list)).join(', ');
  return [
    {
      code: 'unused_data',
      severity: bytes > 100_000 ? 'warning' : 'note',
      message: `nothing uses ${what}${bytes > 0 ? ` (${bytesText(bytes)})` : ''}`,
      consequence: 'it is downloaded and kept in memory without any use',
      fix: { does: 'remove it', command: `optimize FILE --for ${target} -o OUT` },
    },
  ];
}

function unknownData({ report }: Examination): Finding[] {
  const unknown = report.warnings.filter(({ code }) => code === 'unknown_required_extension');
  return unknown.map(({ message }) => ({
    code: 'unknown_extension',
    severity: 'warning',
    message,
    consequence: 'a loader that does not support it must refuse the file',
    fix: { does: 'export without it, or make sure that your loader supports it' },
    pointer: '/extensionsRequired',
  }));
}

type List = 'meshes' | 'materials' | 'textures' | 'images' | 'accessors' | 'skins' | 'bufferViews';

/** Indices that anything refers to, extensions included, because they use the same keys. */
function usedIndices(json: JsonObject): Record<List, Set<number>> {
  const used: Record<List, Set<number>> = {
    meshes: new Set(),
    materials: new Set(),
    textures: new Set(),
    images: new Set(),
    accessors: new Set(),
    skins: new Set(),
    bufferViews: new Set(),
  };
  const mark = (list: List, value: unknown) => {
    if (typeof value === 'number') used[list].add(value);
  };
  visit(json, (key, value) => {
    const list = REFERENCES[key];
    if (list) mark(list, value);
    else if (key === 'attributes' && isObject(value))
      for (const each of Object.values(value)) mark('accessors', each);
    else if (key === 'targets' && Array.isArray(value))
      for (const target of value.filter(isObject))
        for (const each of Object.values(target)) mark('accessors', each);
  });
  return used;
}

/** Visits every value with its key at any depth, except extras, which belong to the application. */
function visit(value: JsonObject, see: (key: string, value: unknown) => void): void {
  const stack: unknown[] = [value];
  while (stack.length > 0) {
    const next = stack.pop();
    if (Array.isArray(next)) for (const item of next) if (typeof item === 'object') stack.push(item);
    if (!isObject(next)) continue;
    for (const [key, inner] of Object.entries(next)) {
      see(key, inner);
      if (typeof inner === 'object' && key !== 'extras') stack.push(inner);
    }
  }
}

/** The list that each key refers to. */
const REFERENCES: Readonly<Record<string, List>> = {
  mesh: 'meshes',
  material: 'materials',
  skin: 'skins',
  source: 'images',
  index: 'textures',
  bufferView: 'bufferViews',
  indices: 'accessors',
  input: 'accessors',
  output: 'accessors',
  inverseBindMatrices: 'accessors',
};

const SINGULAR = {
  meshes: 'mesh',
  materials: 'material',
  textures: 'texture',
  images: 'image',
  accessors: 'accessor',
  skins: 'skin',
} as const;
