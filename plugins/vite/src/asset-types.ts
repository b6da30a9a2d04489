import { manifestFile, type Project, type ProjectFiles } from '@meshwright/pipeline';
import { moduleAssets } from '@meshwright/pipeline/lockfile';

/** Beside the manifest. */
const typesFile = 'meshwright-env.d.ts';

/** Writes the declarations of a project's assets, unless they are current. */
export async function writeAssetTypes(project: Project, files: ProjectFiles): Promise<void> {
  const text = assetTypes(project);
  const found = await files.read(typesFile);
  // A checkout may have changed the line endings.
  if (found && new TextDecoder().decode(found).replaceAll('\r\n', '\n') === text) return;
  await files.write(typesFile, new TextEncoder().encode(text));
}

/**
 * Returns declarations that make an unknown asset, import or clip name an error of the compiler: every declared asset by
 * name, and the clips of those that are made. The same manifest and lockfile give the same text.
 */
export function assetTypes(project: Pick<Project, 'manifest' | 'lock'>): string {
  const made = [...moduleAssets(project)].map(
    ([name, { clips }]) =>
      `      ${literal(name)}: { readonly clips: readonly [${clips.map(clipType).join(', ')}] };\n`,
  );
  const names = Object.keys(project.manifest.assets).sort();
  const declared = names.map((name) => `      ${literal(name)}: true;\n`);
  const imports = names.flatMap((name) => [
    importType(`meshwright:${name}`, name),
    importType(`meshwright:${name}?preview`, name),
  ]);
  return `${head}declare module 'virtual:meshwright' {
  interface Register {
    assets: {
${made.join('')}    };
    declared: {
${declared.join('')}    };
  }
}
${imports.join('')}`;
}

const head = `// Written by @meshwright/vite from ${manifestFile} and its lockfile. Do not edit; commit it, so that a compiler
// without the dev server knows the assets.
/// <reference types="@meshwright/vite/client" />

`;

function clipType({ name, seconds }: { readonly name: string; readonly seconds: number }): string {
  return `{ readonly name: ${literal(name)}; readonly seconds: ${seconds} }`;
}

function importType(id: string, name: string): string {
  return `
declare module ${literal(id)} {
  const asset: import(${literal('virtual:meshwright')}).NamedAsset<${literal(name)}>;

  export { asset as default };
}
`;
}

function literal(text: string): string {
  return JSON.stringify(text);
}
