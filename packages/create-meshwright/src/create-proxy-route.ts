import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A web framework whose route, or middleware, answers the requests of pages. */
interface WebFramework {
  readonly title: string;
  /** Package that an app of it depends on. */
  readonly dependency: string;
  /** Of the route, without the extension. */
  readonly path: (has: (path: string) => boolean) => string;
  /** What the file exports. @param isTyped whether it is TypeScript */
  readonly exported: (isTyped: boolean) => string;
  /** What is left to do by hand. */
  readonly mount?: string;
}

const middleware = {
  path: (has: (path: string) => boolean) => (has('src') ? 'src/meshwright' : 'meshwright'),
  exported: () => 'export const meshwright = nodeMiddleware(proxy);\n',
};

const requestOf = (isTyped: boolean) => `{ request }${isTyped ? ': { request: Request }' : ''}`;

/** A framework stands before the servers and bundlers that it uses itself. */
const table = {
  next: {
    title: 'Next.js',
    dependency: 'next',
    path: (has) => `${has('src/app') ? 'src/' : ''}app/api/meshwright/[...all]/route`,
    exported: () => 'export { proxy as DELETE, proxy as GET, proxy as POST };\n',
  },
  sveltekit: {
    title: 'SvelteKit',
    dependency: '@sveltejs/kit',
    path: () => 'src/routes/api/meshwright/[...all]/+server',
    exported: (isTyped) => `export const fallback = (${requestOf(isTyped)}) => proxy(request);\n`,
  },
  nuxt: {
    title: 'Nuxt',
    dependency: 'nuxt',
    path: () => 'server/api/meshwright/[...all]',
    exported: () => 'export default defineEventHandler((event) => proxy(toWebRequest(event)));\n',
  },
  astro: {
    title: 'Astro',
    dependency: 'astro',
    path: () => 'src/pages/api/meshwright/[...all]',
    exported: (isTyped) =>
      `export const prerender = false;\nexport const ALL = (${requestOf(isTyped)}) => proxy(request);\n`,
  },
  fastify: {
    title: 'Fastify',
    dependency: 'fastify',
    ...middleware,
    mount:
      "app.addHook('onRequest', (request, reply, done) => meshwright(request.raw, reply.raw, done)); // before the routes",
  },
  express: {
    title: 'Express',
    dependency: 'express',
    ...middleware,
    mount: 'app.use(meshwright); // before the routes of the app',
  },
  webpack: {
    title: 'webpack',
    dependency: 'webpack',
    ...middleware,
    mount:
      'devServer: { setupMiddlewares: (list) => [meshwright, ...list] } // in the configuration of webpack, and app.use(meshwright) in the server',
  },
} as const satisfies Record<string, WebFramework>;

/** A key of `frameworks`. */
export type Framework = keyof typeof table;

/** Names of web frameworks, with their titles. */
export const frameworks: Readonly<Record<Framework, string>> = Object.fromEntries(
  Object.entries(table).map(([name, { title }]) => [name, title]),
) as Record<Framework, string>;

export type CreatedRoute =
  | {
      readonly status: 'created';
      readonly framework: Framework;
      /** From the folder. */
      readonly file: string;
      /** Packages that the app lacks. */
      readonly missing: readonly string[];
      /** The line that mounts it, where the framework finds no routes by itself. */
      readonly mount?: string;
    }
  /** The file is there, and nothing was written. */
  | { readonly status: 'exists'; readonly framework: Framework; readonly file: string }
  /** The folder has no package.json, or one without a framework of `frameworks`. */
  | { readonly status: 'unknown' };

const root = fileURLToPath(new URL('../', import.meta.url));
const needed = ['@meshwright/client', '@meshwright/engine', '@meshwright/proxy', '@meshwright/service'];

/**
 * Writes the route of the proxy into an app, at the place and in the form of its framework, in TypeScript where the app has a
 * tsconfig.json. Never overwrites.
 * @param folder of the app, with its package.json
 * @param framework of several in one package.json; the first of `frameworks` that it depends on by default
 * @example
 * import { mkdtemp } from 'node:fs/promises';
 * import { tmpdir } from 'node:os';
 * import { join } from 'node:path';
 * import { createProxyRoute } from 'create-meshwright';
 *
 * const made = await createProxyRoute(await mkdtemp(join(tmpdir(), 'example-')), 'next');
 * if (made.status === 'created') console.log(made.file, made.missing); // app/api/meshwright/[...all]/route.ts
 */
export async function createProxyRoute(folder: string, framework?: Framework): Promise<CreatedRoute> {
  const target = resolve(folder);
  const has = (path: string) => existsSync(join(target, path));
  const installed = has('package.json') ? await dependenciesOf(join(target, 'package.json')) : new Set();
  const names = Object.keys(table) as Framework[];
  const chosen = framework ?? names.find((name) => installed.has(table[name].dependency));
  if (!chosen) return { status: 'unknown' };
  const { path, exported, mount }: WebFramework = table[chosen];
  const isTyped = has('tsconfig.json');
  const known = ['.ts', '.js', '.mts', '.mjs'].map((ending) => `${path(has)}${ending}`).find(has);
  if (known !== undefined) return { status: 'exists', framework: chosen, file: known };
  const file = `${path(has)}${isTyped ? '.ts' : '.js'}`;
  const shared = await readFile(join(root, 'route/proxy.ts'), 'utf8');
  const imported = mount === undefined ? 'createProxy' : 'createProxy, nodeMiddleware';
  await mkdir(dirname(join(target, file)), { recursive: true });
  await writeFile(join(target, file), `${shared.replace('createProxy', imported)}\n${exported(isTyped)}`, {
    flag: 'wx',
  });
  const missing = needed.filter((name) => !installed.has(name));
  return { status: 'created', framework: chosen, file, missing, ...(mount !== undefined && { mount }) };
}

async function dependenciesOf(file: string): Promise<ReadonlySet<unknown>> {
  const { dependencies, devDependencies } = JSON.parse(await readFile(file, 'utf8')) as Record<
    string,
    object
  >;
  return new Set(Object.keys({ ...dependencies, ...devDependencies }));
}

/**
 * Returns what to do after a route was written, or why none was, as lines.
 * @example
 * import { nextAfterRoute } from 'create-meshwright';
 *
 * console.log(nextAfterRoute({ status: 'unknown' }));
 */
export function nextAfterRoute(made: CreatedRoute): string {
  if (made.status === 'unknown')
    return `No package.json here depends on ${Object.values(frameworks).join(', ')}. Nothing was written; go to the folder of the app, or name one.`;
  if (made.status === 'exists') return `${made.file} is there already. Nothing was written.`;
  const { file, framework, missing, mount } = made;
  return [
    `${file} (${frameworks[framework]}). Next:`,
    '',
    ...(missing.length > 0 ? [`  npm install ${missing.join(' ')}`] : []),
    ...(mount ? [`  import { meshwright } from './${file}';`, `  ${mount}`] : []),
    "  createClient({ proxyUrl: '/api/meshwright' })   in the page",
    '',
    `It runs on an embedded service, without an account. MESHWRIGHT_BASE_URL and MESHWRIGHT_API_KEY select another one.`,
    'Before it is public: `caller` returns the name of the login.',
  ].join('\n');
}
