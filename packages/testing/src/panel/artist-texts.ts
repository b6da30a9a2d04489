import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { plainReason } from '@meshwright/panel/white-box';
import { repository } from '../repository.ts';

/** Returns the texts that name a field, code or a function, which an artist cannot read. */
export function technicalIn(texts: readonly string[]): string[] {
  // The name of the format, and the signs of a menu path, are no code.
  const plain = (text: string) => plainReason(text.replaceAll('glTF', 'GLB').replaceAll(' > ', ', '));
  return texts.filter(
    (text) =>
      plain(text) === undefined ||
      /\b(urls?|uri|ids?|base64|json|http|enum)\b/i.test(text.replace(/task ID/gi, '')),
  );
}

/** Returns every sentence in the string literals of a folder's sources, with `…` for each inserted value. */
export function sentencesIn(folder: string): string[] {
  const files = readdirSync(join(repository, folder), { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => /\.(ts|py|gd|cs)$/.test(file) && !/\.test\.ts$|(^|\/)testing\//.test(file))
    .flatMap((file) =>
      literals(readFileSync(join(repository, folder, file), 'utf8'), /\.(py|gd)$/.test(file)),
    )
    .filter((text) => /^[A-Z…].* .*[.!?]$/.test(text));
}

function literals(source: string, hasHashComments: boolean): string[] {
  if (hasHashComments) {
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
      .replaceAll(/\$?\{(?:[^{}]|\{[^}]*\})*\}/g, '…')
      .replaceAll("\\'", "'"),
  );
}
