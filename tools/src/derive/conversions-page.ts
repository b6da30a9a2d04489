/** What each format does with a feature of a model. */
interface ConversionRow {
  readonly feature: string;
  readonly fates: Readonly<Record<string, string>>;
}

/** Returns docs/reference/conversions.md from the table of capabilities. */
export function conversionsPage(rows: readonly ConversionRow[]): string {
  const formats = Object.keys(rows[0]!.fates);
  const cells = (values: readonly string[]) => `| ${values.join(' | ')} |`;
  return `# What a conversion carries

Written by \`npm run derive\` from the table that \`convert\` and \`writeFormats\` warn by; do not edit. *Lost* and *otherwise* are the
warnings \`lost\` and \`approximated\`, which \`convert\` prints with the names of what they are about; \`--strict\` writes nothing then.

Before a model is written in a format without extensions, specular and glossiness become metal and roughness, KTX2 and WebP
pictures become PNG, and the second set of texture coordinates and the transform of a texture become the only set, but for FBX, which has several. Where two
pictures of a material need different coordinates, that of the base colour stays, and the other is named.

${cells(['', ...formats.map((format) => format.toUpperCase())])}
${cells(['---', ...formats.map(() => '---')])}
${rows.map(({ feature, fates }) => cells([feature, ...formats.map((format) => fates[format]!)])).join('\n')}
`;
}
