import { relative } from 'node:path';
import { parseArgs } from 'node:util';
import { createProject, type Template, templates } from './create-project.ts';
import { createProxyRoute, frameworks, nextAfterRoute } from './create-proxy-route.ts';

const usage = `Usage: npm create meshwright@latest NAME -- --template TEMPLATE

Makes a folder NAME with a game that shows a generated asset. Templates:
${Object.entries(templates)
  .map(([name, words]) => `  ${name.padEnd(12)}${words}`)
  .join('\n')}

       npm create meshwright@latest -- --proxy

Writes the route of the proxy into the app of this folder: ${Object.values(frameworks).join(', ')}.

Without --template it is three. The two dashes before it are npm's: without them npm keeps --template for itself.`;

/**
 * Runs the command `create-meshwright`; returns its exit code.
 * @param words after its name
 * @example
 * import { runCreate } from 'create-meshwright';
 *
 * process.exitCode = await runCreate(['--help']);
 */
export async function runCreate(words: readonly string[]): Promise<number> {
  const read = readWords(words);
  if (read === 'help') {
    console.log(usage);
    return 0;
  }
  if (read === 'proxy') {
    const route = await createProxyRoute('.');
    const text = nextAfterRoute(route);
    if (route.status === 'created') console.log(text);
    else console.error(text);
    return route.status === 'created' ? 0 : route.status === 'exists' ? 11 : 2;
  }
  if ('wrong' in read) {
    console.error(`${read.wrong}\n\n${usage}`);
    return 2;
  }
  const { status, folder } = await createProject(read.name, read.template);
  if (status === 'not_empty') {
    console.error(`${folder} is not empty. Nothing was written; give another name.`);
    return 11;
  }
  console.log(`Made ${folder} (${templates[read.template]}). Next:

  cd ${relative(process.cwd(), folder) || '.'}
  npm install
  npm run dev

It runs on an embedded service, without an account. MESHWRIGHT_BASE_URL and MESHWRIGHT_API_KEY select another one.`);
  return 0;
}

type Read =
  | 'help'
  | 'proxy'
  | { readonly wrong: string }
  | { readonly name: string; readonly template: Template };

function readWords(words: readonly string[]): Read {
  try {
    const { values, positionals } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        template: { type: 'string', default: 'three' },
        proxy: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
    const { template, proxy, help } = values;
    const [name, ...more] = positionals;
    if (help) return 'help';
    if (proxy && name === undefined) return 'proxy';
    if (!isTemplate(template)) return { wrong: `There is no template ${template}.` };
    if (name === undefined) return { wrong: 'Give the name of a folder.' };
    // Without the two dashes npm passes "my-game three".
    if (more.length === 1 && isTemplate(more[0]!))
      return { wrong: `Write: npm create meshwright@latest ${name} -- --template ${more[0]}` };
    return more.length > 0
      ? { wrong: `Give one name; ${[name, ...more].join(', ')} are several.` }
      : { name, template };
  } catch (error) {
    return { wrong: (error as Error).message };
  }
}

function isTemplate(name: string): name is Template {
  return Object.hasOwn(templates, name);
}
