import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../setup.mjs';
import { ourPackages } from '../packages.ts';

// The declarations that the documentation leaves out: a name that a block uses and does not declare is declared before it.

/** Packages of the names that givens and examples use without importing them. */
const origins: Readonly<Record<string, string>> = {
  '@babylonjs/core': 'BabylonScene CubeTexture NullEngine TransformNode',
  '@gltf-transform/functions': 'dedup',
  '@meshwright/client': 'connect createClient formatTaskRef parseTaskRef result',
  '@meshwright/contract': 'animation remesh rigging textTo3d',
  '@meshwright/formats': 'readModel',
  '@meshwright/gltf': 'mergeClips',
  '@meshwright/gltf/node': 'fileSource',
  '@meshwright/host-suite': 'type:OpenEditor',
  '@meshwright/mcp': 'type:McpPorts',
  '@meshwright/panel': 'createPanel type:HostPort',
  '@meshwright/pipeline': 'readProject',
  '@meshwright/purchase/browser': 'browserJournal browserStore',
  '@meshwright/pipeline/node': 'folderProject',
  '@meshwright/purchase': 'buy estimator highestPrices memoryJournal payerOf',
  '@meshwright/purchase/node': 'folderStore sqliteMeter',
  '@meshwright/proxy': 'createProxy',
  '@meshwright/three': 'threeAssets',
  'node:fs/promises': 'readFile writeFile',
  'node:http': 'type:IncomingMessage type:ServerResponse',
  playcanvas: 'Application PlaycanvasEntity',
  'playwright-core': 'type:Page',
  three: 'Clock Group PMREMGenerator PerspectiveCamera Scene WebGLRenderer',
  'three/addons/environments/RoomEnvironment.js': 'RoomEnvironment',
};
/** Names that two packages export. */
const renamed: Readonly<Record<string, string>> = {
  BabylonScene: 'Scene as BabylonScene',
  PlaycanvasEntity: 'Entity as PlaycanvasEntity',
};

const originOf = new Map(
  Object.entries(origins).flatMap(([from, names]) =>
    names
      .split(' ')
      .map((name) => [name.replace('type:', ''), { from, isType: name.startsWith('type:') }] as const),
  ),
);

const everywhere = {
  idempotencyKey: `const idempotencyKey = 'chest-1';`,
  host: `const facts = { name: 'Editor', version: '1', undo: false, keepsScene: false, exportsSelection: false, playsClips: false, savesFiles: false };
const host: HostPort = {
  facts,
  importAsset: async ({ name, expected: { height, meshes, clips } }) => ({ id: name, name, height, meshes, clips }),
  exportSelection: async () => new Uint8Array(),
  show: async () => true,
  remove: async () => true,
  load: async () => undefined,
  save: async () => {},
};`,
  panel: `const panel = await createPanel({ host, connection, journal, store, payer: await payerOf({ connection, journal }) });`,
  bar: `const bar = (percent: number) => console.log(percent);`,
  remember: `const remember = (task: string) => console.log(task);`,
  plainWords: `const plainWords = (error: unknown) => String(error);`,
  showError: `const showError = (text: string) => console.error(text);`,
  showProgress: `const showProgress = (bytes: number, total: number | undefined) => console.log(bytes, total);`,
  speed: `const speed = 1;`,
  seconds: `const seconds = 1 / 60;`,
  load: `const load = (url: string) => console.log(url);`,
};

const inNode = {
  ...everywhere,
  app: `const app = { use: (handler: (request: IncomingMessage, response: ServerResponse, next: () => void) => void) => console.log(handler) };`,
  baseUrl: `const baseUrl = globalThis.process.env.MESHWRIGHT_BASE_URL!;`,
  buyer: `const buyer = {
  connection,
  journal,
  payer: await payerOf({ connection, journal }),
  run: 'docs',
  now: Date.now,
  estimate: estimator(highestPrices(await journal.entries())),
};`,
  cache: `const cache = 'cache';`,
  client: `const client = createClient({ baseUrl, key });`,
  connection: `const connection = connect({ baseUrl, key });`,
  document: `const document = await readModel({ name: 'chest.glb', bytes: await readFile('chest.glb') });`,
  donors: `const donors = [await fileSource('run.glb')];`,
  files: `const files = folderProject('.');`,
  folder: `const folder = 'meter';`,
  journal: `const journal = memoryJournal();`,
  key: `const key = () => globalThis.process.env.MESHWRIGHT_API_KEY!;`,
  openEditor: `const openEditor = async (_service: object): Promise<OpenEditor> => Promise.reject(new Error('no editor'));`,
  options: `const options = { baseUrl, key, caller: playerOf, allow: [] };`,
  page: `const page = {} as Page;`,
  playerOf: `const playerOf = (request: Request) => request.headers.get('x-player');`,
  ports: `const ports: McpPorts = {
  withService: (work) => work({ connection, name: 'local' }),
  withJournal: (work) => work(journal),
  store: async () => store,
  declaredBudget: async () => undefined,
  host: async () => connection.host,
  smallPicture: async () => undefined,
  log: () => {},
  now: Date.now,
};`,
  project: `const project = await readProject(files);`,
  readKey: `const readKey = () => globalThis.process.env.MESHWRIGHT_API_KEY!;`,
  redis: `const redis = { sendCommand: async (_words: string[]) => 'Infinity' };`,
  ref: `const ref = parseTaskRef(globalThis.process.env.MESHWRIGHT_TASK!, [textTo3d]);`,
  source: `const source = await fileSource('knight.glb');`,
  store: `const store = folderStore('store');`,
  task: `const task = await result(connection, ref);`,
};

const inPage = {
  ...everywhere,
  anchor: `const anchor = new Group();`,
  assets: `const assets = threeAssets({ client, renderer, scene, camera });`,
  camera: `const camera = new PerspectiveCamera();`,
  client: `const client = createClient({ proxyUrl: '/api/meshwright' });`,
  clock: `const clock = new Clock();`,
  connection: `const connection = connect({ baseUrl: '/api/meshwright' });`,
  journal: `const journal = browserJournal('docs');`,
  renderer: `const renderer = new WebGLRenderer({ canvas: document.createElement('canvas') });`,
  scene: `const scene = new Scene();`,
  store: `const store = browserStore('docs');`,
};

/** Declarations of the modules of editors that are not installed, by the names of their files. */
const editorModules = ourPackages(root)
  .filter(({ facts }) => facts.runs === 'editor')
  .map(({ folder }) => join(root, folder, 'src'))
  .flatMap((folder) => readdirSync(folder).map((name) => [name, join(folder, name)] as const))
  .filter(([name]) => name.endsWith('-modules.d.ts'))
  .map(([name, file]) => [name, readFileSync(file, 'utf8')] as const);

/** Files beside the blocks: the members of editors, and what the Vite plugin writes for a project with a chest and a hero. */
export const companions: Readonly<Record<string, string>> = {
  ...Object.fromEntries(editorModules),
  'meshwright-env.d.ts': `/// <reference types="@meshwright/vite/client" />
declare module 'virtual:meshwright' {
  interface Register {
    assets: {
      chest: { readonly clips: readonly [] };
      hero: { readonly clips: readonly [{ readonly name: 'walk'; readonly seconds: 1 }] };
    };
    declared: { chest: true; hero: true };
  }
}
declare module 'meshwright:hero' {
  const asset: import('virtual:meshwright').NamedAsset<'hero'>;
  export { asset as default };
}
declare module 'meshwright:hero?preview' {
  const asset: import('virtual:meshwright').NamedAsset<'hero'>;
  export { asset as default };
}
`,
};

/** In the files whose names match. */
const perFile: readonly (readonly [RegExp, Readonly<Record<string, string>>])[] = [
  [/babylon/, { scene: `const scene = new BabylonScene(new NullEngine());` }],
  [
    /playcanvas/,
    {
      app: `const app = new Application(document.createElement('canvas'));`,
      camera: `const camera = new PlaycanvasEntity('camera', app);`,
    },
  ],
];

/**
 * Returns the declarations before a block.
 * @param file of the block, or the entry of an example
 */
export function given(code: string, file: string, where: string): string {
  const own = perFile.find(([pattern]) => pattern.test(file))?.[1];
  const table: Readonly<Record<string, string>> = { ...(where === 'node' ? inNode : inPage), ...own };
  const lines: string[] = [];
  const imports = new Map<string, string[]>();
  const seen = new Set<string>();
  const declare = (text: string) => {
    for (const name of namesIn(text)) {
      if (seen.has(name) || declares(code, name)) continue;
      const declaration = Object.hasOwn(table, name) ? table[name] : undefined;
      const origin = originOf.get(name);
      if (declaration !== undefined) {
        seen.add(name);
        declare(declaration);
        lines.push(declaration);
      } else if (origin) {
        seen.add(name);
        const { from, isType } = origin;
        imports.set(from, [...(imports.get(from) ?? []), isType ? `type ${name}` : (renamed[name] ?? name)]);
      }
    }
  };
  declare(code);
  const head = [...imports].map(([from, names]) => `import { ${names.join(', ')} } from '${from}';`);
  return [...head, ...lines].map((line) => `${line}\n`).join('');
}

/** Names that are used, without properties, keys, comments and text. */
function namesIn(code: string): Set<string> {
  const bare = code
    .replaceAll(/(['"])(?:\\.|(?!\1)[^\\\n])*\1/g, "''")
    .replaceAll(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm, '');
  return new Set(
    [...bare.matchAll(/(?<![\w$]|(?<!\.\.)\.)[A-Za-z_$][\w$]*(?!\s*:(?!:))/g)].map(([name]) => name),
  );
}

function declares(code: string, name: string): boolean {
  return [
    new RegExp(`\\b(?:const|let|function|class|interface|type) ${name}\\b`),
    new RegExp(`^import (?:type )?(?:\\{[^}]*\\b${name}\\b[^}]*\\}|${name}) from`, 'm'),
    new RegExp(`\\bconst \\{[^}]*\\b${name}\\b[^}=]*\\} =`),
    new RegExp(`\\bconst \\[[^\\]]*\\b${name}\\b[^\\]]*\\] =`),
  ].some((pattern) => pattern.test(code));
}

/** Replaces the placeholder hosts of the documentation by those of a service and a file server. */
export function replaced(code: string, { service, files }: { service: string; files: string }): string {
  return code.replaceAll('https://HOST/openapi', service).replaceAll('https://example.com', files);
}
