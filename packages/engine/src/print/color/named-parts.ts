import type { PrintMesh } from '../mesh/print-mesh.ts';
import { keepFaces } from '../mesh/repair/repair-mesh.ts';

export interface NamedParts {
  readonly meshes: readonly { readonly name: string; readonly mesh: PrintMesh }[];
  /** Requested names that no object of the model has. */
  readonly missing: readonly string[];
}

/**
 * Splits a mesh by the names of its objects: those with every word of a requested name, in the singular or the plural,
 * and the rest as one more. A name of more words goes before one of fewer: "left arm" before "arms".
 */
export function namedParts(mesh: PrintMesh, requested: readonly string[]): NamedParts {
  const wanted = requested
    .map((name, i) => ({ i, words: wordsOf(name) }))
    .sort((a, b) => b.words.length - a.words.length);
  const groupOf = mesh.parts.map(({ name }) => {
    const own = wordsOf(name);
    return wanted.find(({ words }) => words.every((word) => own.includes(word)))?.i ?? -1;
  });
  const labels = Int32Array.from(mesh.partOf, (part) =>
    groupOf[part]! < 0 ? requested.length : groupOf[part]!,
  );
  const missing = requested.filter((_, i) => !groupOf.includes(i));
  return { meshes: taken(mesh, labels, [...requested, 'rest']), missing };
}

/** Returns the words of a name in the singular. */
function wordsOf(name: string): string[] {
  const words = name.toLowerCase().match(/\p{L}+/gu) ?? [];
  return words.map((word) => irregular[word] ?? word.replace(/(?<=\p{L}{2}[^s])s$/u, ''));
}

const irregular: Readonly<Record<string, string>> = {
  feet: 'foot',
  knives: 'knife',
  leaves: 'leaf',
  // One thing, which models call by either name.
  torso: 'body',
};

function taken(mesh: PrintMesh, labels: Int32Array, names: readonly string[]): NamedParts['meshes'] {
  return names
    .map((name, i) => ({
      name,
      mesh: keepFaces(
        mesh,
        Uint8Array.from(labels, (label) => (label === i ? 1 : 0)),
      ),
    }))
    .filter(({ mesh: { corners } }) => corners.length > 0);
}
