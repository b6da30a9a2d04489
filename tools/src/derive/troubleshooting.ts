import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { client } from '../../../packages/meshwright/src/errors/help/client.ts';
import { cli, contract } from '../../../packages/meshwright/src/errors/help/contract.ts';
import { doctor } from '../../../packages/meshwright/src/errors/help/doctor.ts';
import { formats, gltf, look } from '../../../packages/meshwright/src/errors/help/gltf.ts';
import { bridge, mcp, panel, runtime, vite } from '../../../packages/meshwright/src/errors/help/hosts.ts';
import {
  conformance,
  engine,
  pipeline,
  purchase,
  service,
} from '../../../packages/meshwright/src/errors/help/work.ts';

/** Errors of one package. */
export interface ErrorGroup {
  /** First part of the anchors. */
  readonly name: string;
  readonly title: string;
  readonly about: string;
  /** As the sources declare them. */
  readonly codes: readonly string[];
  readonly entries: Readonly<Record<string, { readonly cause: string | undefined; readonly remedy: string }>>;
}

/** The codes of a group; of the exits of the command line with their table. */
type Codes = Map<string, Exit | undefined>;
interface Exit {
  readonly exitCode: string;
  readonly meaning: string;
}
/** Cause and way out; of an exit the way out only. */
type Help = Readonly<Record<string, string | readonly string[]>>;
type Group = readonly [
  name: string,
  read: (packages: string) => Codes,
  help: Help | ((packages: string) => Help),
  title: string,
  about: string,
];

const groups: readonly Group[] = [
  ['cli', exitsOf, cli, 'Command line', '`code` of `meshwright --json`, and the exit code.'],
  ['client', union('client/src/client-error.ts'), client, 'Client', '`ClientError` of `@meshwright/client`.'],
  [
    'issue',
    union('contract/src/rules/issue.ts'),
    contract,
    'Create bodies',
    '`issues` of a refused create body. A rule between fields reports its own name as `rule`.',
  ],
  [
    'purchase',
    union('purchase/src/purchase-error.ts'),
    purchase,
    'Purchases',
    '`PurchaseError` of `@meshwright/purchase`.',
  ],
  [
    'pipeline',
    union('pipeline/src/pipeline-error.ts'),
    pipeline,
    'Projects',
    '`PipelineError` of `@meshwright/pipeline`.',
  ],
  ['gltf', union('gltf/src/gltf-error.ts'), gltf, 'Models', '`GltfError` of `@meshwright/gltf`.'],
  [
    'doctor',
    findingsOf,
    doctor,
    'Findings of doctor',
    '`code` of a finding. `over_` and a measure means a broken budget, `khronos_` an issue of the Khronos validator.',
  ],
  [
    'formats',
    union('formats/src/format-error.ts'),
    formats,
    'Other formats',
    '`FormatError` of `@meshwright/formats`.',
  ],
  ['look', union('look/src/look-error.ts'), look, 'Pictures', '`LookError` of `@meshwright/look`.'],
  [
    'runtime',
    union('runtime/src/asset-error.ts'),
    runtime,
    'In a game',
    '`AssetError` of `@meshwright/runtime`, which the packages for engines and frameworks export.',
  ],
  ['panel', union('panel/src/panel-error.ts'), panel, 'Editor panel', '`PanelError` of `@meshwright/panel`.'],
  ['bridge', keys('panel/src/bridge/refusal.ts'), bridge, 'Bridge', 'Answers of `meshwright bridge`.'],
  [
    'vite',
    union('../plugins/vite/src/plugin-error.ts'),
    vite,
    'Vite plugin',
    '`PluginError` of `@meshwright/vite`.',
  ],
  ['mcp', refusalsOf, mcp, 'Tools for agents', '`McpRefusal` of `@meshwright/mcp`.'],
  [
    'service',
    keys('service/src/service-error.ts'),
    service,
    'Local service',
    '`ServiceError` of `@meshwright/service`.',
  ],
  ['engine', union('engine/src/job/job-error.ts'), engine, 'Jobs', '`JobError` of `@meshwright/engine`.'],
  [
    'task',
    failuresOf,
    failureHelp,
    'Failed tasks',
    '`task_error.code` of a FAILED task; its credits are refunded.',
  ],
  [
    'conformance',
    union('conformance/src/conformance-error.ts'),
    conformance,
    'Conformance',
    '`ConformanceError` of `@meshwright/conformance`.',
  ],
];

/** Returns the groups with their codes, and the entries of both, so that either without the other is found. */
export function errorGroups(root: string): ErrorGroup[] {
  return groups.map(([name, read, help, title, about]) => {
    const packages = join(root, 'packages');
    const codes = read(packages);
    const entries = entriesOf(codes, typeof help === 'function' ? help(packages) : help);
    return { name, title, about, codes: [...codes.keys()], entries };
  });
}

/** The causes of exits are those of the command's own table. */
function entriesOf(codes: Codes, help: Help): ErrorGroup['entries'] {
  return Object.fromEntries(
    Object.entries(help).map(([code, entry]) => {
      if (typeof entry !== 'string') return [code, { cause: entry[0], remedy: entry[1]! }];
      const exit = codes.get(code);
      return [code, { cause: exit && `Exit code ${exit.exitCode}: ${exit.meaning}.`, remedy: entry }];
    }),
  );
}

/** Returns docs/reference/troubleshooting.md: each error code of each package with its cause and its way out. */
export function troubleshooting(root: string): string {
  const head = `# Troubleshooting by error code

Derived from the code tables of the packages by \`npm run derive\`; each message has the details of its own case. The command
line prints the address of its entry here. An answer of the proxy has a status and a sentence: [its table](../proxy.md).
`;
  const sections = errorGroups(root).map(({ name, title, about, codes, entries }) => {
    const list = codes.map((code) => {
      const { cause = '', remedy = '' } = entries[code] ?? {};
      return `### ${name} ${code}\n\n${cause}\n\n**Way out:** ${remedy}\n`;
    });
    return `## ${title}\n\n${about}\n\n${list.join('\n')}`;
  });
  return `${[head, ...sections].join('\n')}`;
}

function union(file: string) {
  return (packages: string): Codes => {
    const text = readFileSync(join(packages, file), 'utf8');
    const [, members = ''] = /export type \w*Code =([\s\S]*?);\n/.exec(text) ?? [];
    return asMap([...members.matchAll(/'(\w+)'/g)].map(([, code]) => code!));
  };
}

function keys(file: string) {
  return (packages: string): Codes => {
    const text = readFileSync(join(packages, file), 'utf8');
    const [, members = ''] = /export const \w+ = \{\n([\s\S]*?)\n\} as const;/.exec(text) ?? [];
    return asMap([...members.matchAll(/^ {2}(\w+):/gm)].map(([, code]) => code!));
  };
}

function exitsOf(packages: string): Codes {
  const text = readFileSync(join(packages, 'meshwright/src/errors/exit-codes.ts'), 'utf8');
  const rows = text.matchAll(/^ {2}(\w+): \{\s*exitCode: (\d+),\s*meaning:\s*'([^']*)'/gm);
  const exits = [...rows].map(
    ([, code, exitCode, meaning]) => [code!, { exitCode: exitCode!, meaning: meaning! }] as const,
  );
  return new Map(exits.filter(([code]) => code !== 'ok'));
}

/** Cause and way out of a failed task stand in the contract, which every client shows. */
function failureHelp(packages: string): Help {
  const text = readFileSync(join(packages, 'contract/src/task-errors.ts'), 'utf8');
  const rows = text.matchAll(/^ {2}(\w+): \{\s*type: '\w+',\s*meaning: '(.*)',\s*remedy: '(.*)',/gm);
  return Object.fromEntries([...rows].map(([, code, meaning, remedy]) => [code!, [meaning!, remedy!]]));
}

function failuresOf(packages: string): Codes {
  return asMap(Object.keys(failureHelp(packages)));
}

function refusalsOf(packages: string): Codes {
  const folder = join(packages, 'mcp/src');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!\.test)\.ts$/.test(file),
  );
  const codes = files.flatMap((file) => {
    const text = readFileSync(join(folder, file), 'utf8').replaceAll(/^ \*.*$/gm, '');
    return [...text.matchAll(/new McpRefusal\(\s*(?:\w+ \? '(\w+)' : )?'(\w+)'/g)].flatMap(
      ([, first, second]) => (first ? [first, second!] : [second!]),
    );
  });
  return asMap([...new Set(codes)].sort());
}

function findingsOf(packages: string): Codes {
  const folder = join(packages, 'gltf/src/doctor/rules');
  const codes = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => [...readFileSync(join(folder, file), 'utf8').matchAll(/^ *code: (.*)$/gm)])
    .flatMap(([, value]) => [...value!.matchAll(/'([a-z_]+)'/g)].map(([, code]) => code!));
  return asMap([...new Set(codes)].sort());
}

const asMap = (codes: readonly string[]): Codes => new Map(codes.map((code) => [code, undefined]));
