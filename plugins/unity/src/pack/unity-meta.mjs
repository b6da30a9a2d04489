import { createHash } from 'node:crypto';

/**
 * Returns the GUID of a file of the package: 32 hex digits of a hash of its path, so that every build gives the same one,
 * and references between projects and versions stay.
 * @param path below the package, with slashes; '' for the package itself
 */
export function guidOf(path) {
  return createHash('sha256').update(`com.meshwright.editor/${path}`).digest('hex').slice(0, 32);
}

/** Returns the `.meta` of a file, or of a folder, in the form that Unity writes. */
export function metaOf(path, isFolder = false) {
  const importer = isFolder
    ? [...folder, ...standard]
    : (byEnding[/\.[^./]+$/.exec(path)?.[0] ?? ''] ?? standard);
  const manifest = path === 'package.json' ? packageManifest : importer;
  return `${['fileFormatVersion: 2', `guid: ${guidOf(path)}`, ...manifest].join('\n')}\n`;
}

const userData = ['  externalObjects: {}', '  userData: ', '  assetBundleName: ', '  assetBundleVariant: '];
const standard = ['DefaultImporter:', ...userData];
const folder = ['folderAsset: yes'];
const text = ['TextScriptImporter:', ...userData];
const packageManifest = ['PackageManifestImporter:', ...userData];
/** The importer of UI Toolkit's files is a script of the editor itself, in an assembly with this GUID. */
const uiToolkit = (fileId, ...more) => [
  'ScriptedImporter:',
  '  internalIDToNameTable: []',
  ...userData,
  `  script: {fileID: ${fileId}, guid: 0000000000000000e000000000000000, type: 0}`,
  ...more,
];

const byEnding = {
  '.asmdef': ['AssemblyDefinitionImporter:', ...userData],
  '.cs': [
    'MonoImporter:',
    '  externalObjects: {}',
    '  serializedVersion: 2',
    '  defaultReferences: []',
    '  executionOrder: 0',
    '  icon: {instanceID: 0}',
    '  userData: ',
    '  assetBundleName: ',
    '  assetBundleVariant: ',
  ],
  '.json': text,
  '.md': text,
  '.txt': text,
  '.uss': uiToolkit(12385, '  disableValidation: 0'),
  '.uxml': uiToolkit(13804),
};
