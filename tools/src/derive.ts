// `npm run derive` writes the derived files; `-- --check` writes nothing and fails when one of them is stale. Words choose some
// (`npm run derive -- openapi notices`). All but the reference are read from the sources, and need what `npm start` installs;
// the reference is read from the declarations of all packages, so everything is installed and built for it.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build } from 'esbuild';
import { root, setup } from '../setup.mjs';
import { actionsPage } from './derive/actions-page.ts';
import { conversionsPage } from './derive/conversions-page.ts';
import { thirdPartyNotices } from './derive/notices.ts';
import { withPackageTables, withTemplates } from './derive/package-tables.ts';
import { stepsPage } from './derive/steps-page.ts';
import { troubleshooting } from './derive/troubleshooting.ts';

const schema = async () =>
  json((await load('packages/pipeline/src/manifest/json-schema.ts')).manifestJsonSchema());

const stepsFile = 'docs/reference/api/steps.md';

/** The texts of the derived files by name; `null` for one that is no longer derived. */
const derived: Record<string, () => Promise<Readonly<Record<string, string | null>>>> = {
  openapi: async () => {
    const { version } = JSON.parse(readFileSync(join(root, 'packages/contract/package.json'), 'utf8'));
    const { openApiDocument } = await load('packages/contract/src/schema.ts');
    return { 'docs/reference/openapi.json': json(openApiDocument({ version })) };
  },
  sources: async () => {
    const { withSourcesTable } = await load('tools/src/derive/sources-table.ts');
    const page = 'docs/specification.md';
    return { [page]: withSourcesTable(readFileSync(join(root, page), 'utf8')) };
  },
  packages: async () => {
    const creator = 'packages/create-meshwright';
    const text = (file: string) => readFileSync(join(root, file), 'utf8');
    return {
      'README.md': withPackageTables(text('README.md'), root),
      [`${creator}/README.md`]: withTemplates(text(`${creator}/README.md`), join(root, creator, 'templates')),
    };
  },
  schema: async () => ({
    'docs/reference/meshwright.schema.json': await schema(),
    'packages/pipeline/meshwright.schema.json': await schema(),
  }),
  steps: async () => {
    const { stepList } = await load('packages/gltf/src/steps.ts');
    const { drawings } = await load('packages/look/src/drawings.ts');
    return { [stepsFile]: stepsPage(stepList, Object.values(drawings)) };
  },
  conversions: async () => {
    const { conversionRows } = await load('packages/formats/src/capabilities.ts');
    return { 'docs/reference/conversions.md': conversionsPage(conversionRows()) };
  },
  notices: async () => ({ 'THIRD_PARTY_NOTICES.md': thirdPartyNotices(root) }),
  actions: async () => {
    const { animationLibrary } = await load('packages/engine/src/motion/animation-library.ts');
    return { 'docs/reference/actions.md': actionsPage(animationLibrary()) };
  },
  troubleshooting: async () => ({ 'docs/reference/troubleshooting.md': troubleshooting(root) }),
  reference: async () => {
    setup();
    const { apiReference } = await import('./derive/api-reference.ts');
    const files = readdirSync(join(root, 'docs/reference/api')).map((name) => `docs/reference/api/${name}`);
    const before = files.filter((file) => file !== stepsFile).map((file) => [file, null] as const);
    return { ...Object.fromEntries(before), ...Object.fromEntries(apiReference(root)) };
  },
};

const words = process.argv.slice(2);
const check = words.includes('--check');
const chosen = words.filter((word) => word !== '--check');
const unknown = chosen.filter((word) => !Object.hasOwn(derived, word));
if (unknown.length > 0) {
  console.error(
    `Nothing is derived by the name ${unknown.join(', ')}. Names: ${Object.keys(derived).join(', ')}.`,
  );
  process.exit(2);
}
const stale: string[] = [];
for (const name of chosen.length > 0 ? chosen : Object.keys(derived))
  for (const [file, text] of Object.entries(await derived[name]!()))
    if (differs(file, text)) stale.push(file);
if (check && stale.length > 0) {
  console.error(`${stale.join(', ')}: stale. Run npm run derive and commit the result.`);
  process.exitCode = 1;
}

/** Returns whether a file has another text, and writes it unless this is a check. */
function differs(name: string, text: string | null): boolean {
  const file = join(root, name);
  if (read(file) === text) return false;
  if (!check && text === null) rmSync(file);
  else if (!check) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text!);
    console.log(name);
  }
  return true;
}

function read(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** Loads a source and those of other packages that it imports, so that no build can be out of date. */
// biome-ignore lint/suspicious/noExplicitAny: the exports are those of a file that is named by the caller.
async function load(entry: string): Promise<any> {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: [entry],
    bundle: true,
    write: false,
    conditions: ['@meshwright/source'],
    format: 'esm',
    platform: 'node',
    logLevel: 'warning',
  });
  const code = Buffer.from(outputFiles[0]!.contents).toString('base64');
  return import(`data:text/javascript;base64,${code}`);
}
