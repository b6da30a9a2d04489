import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../../../..');

/** Returns every sentence in the string literals of a folder's sources, with `…` for each inserted value. */
export function sentencesIn(folder: string): string[] {
  const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => /\.(ts|py)$/.test(file) && !/\.test\.ts$|(^|\/)testing\//.test(file))
    .flatMap((file) => literals(readFileSync(join(root, folder, file), 'utf8'), file.endsWith('.py')))
    .filter((text) => /^[A-Z…].* .*[.!?]$/.test(text));
}

function literals(source: string, isPython: boolean): string[] {
  if (isPython) {
    const code = source.replaceAll(/"""[\s\S]*?"""/g, '').replaceAll(/^\s*#.*$/gm, '');
    // Adjacent literals are one text.
    const joined = code.replaceAll(/"\s*\n\s*f?"/g, '');
    return [...joined.matchAll(/"((?:[^"\\\n]|\\.)*)"/g)].map(([, text = '']) =>
      text.replaceAll(/\{[^}]*\}/g, '…'),
    );
  }
  const code = source.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/^\s*\/\/.*$/gm, '');
  const pattern = /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g;
  return [...code.matchAll(pattern)].map(([, single, double, template]) =>
    (single ?? double ?? template ?? '')
      .replaceAll(/\$\{(?:[^{}]|\{[^}]*\})*\}/g, '…')
      .replaceAll("\\'", "'"),
  );
}
