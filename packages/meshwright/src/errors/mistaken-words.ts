import { hasCode } from '@meshwright/contract';
import { commandNames } from '../program.ts';

/** Words that people try first, and what does it here. */
export const firstGuesses: Readonly<Record<string, string>> = {
  login:
    'there is no login: set MESHWRIGHT_API_KEY, or leave it out for the embedded service, which needs no account',
  auth: 'there is no login: set MESHWRIGHT_API_KEY, or leave it out for the embedded service, which needs no account',
  logout: 'there is no login: a key is read from MESHWRIGHT_API_KEY or --key-file, and nothing is kept',
  whoami: 'meshwright balance shows the credits of the account of MESHWRIGHT_API_KEY',
  key: 'a key is read from MESHWRIGHT_API_KEY or --key-file, and nothing is kept',
  credits: 'meshwright balance',
  list: 'meshwright plan lists the assets of this project, meshwright tasks list the tasks of the account',
  ls: 'meshwright plan lists the assets of this project, meshwright tasks list the tasks of the account',
  status: 'meshwright plan shows what is missing in this project, meshwright tasks show REF one task',
  config:
    'there is no configuration file: flags and the variables that meshwright --help lists; a project has meshwright.json',
  version: 'meshwright --version',
  open: 'meshwright view FILE shows a model in the browser',
  show: 'meshwright view FILE shows a model in the browser, meshwright inspect FILE its facts',
  info: 'meshwright inspect FILE',
  generate: 'meshwright create "a wooden chest"',
  make: 'meshwright create "a wooden chest"',
  build: 'meshwright sync makes what a project declares, meshwright create "a wooden chest" one asset',
  install: 'meshwright sync makes what a project declares; a clone with its lockfile gets the same files',
  download: 'meshwright tasks download REF',
  render: 'meshwright look FILE draws pictures of a model, meshwright view FILE shows it in the browser',
  preview: 'meshwright look FILE draws pictures of a model, meshwright view FILE shows it in the browser',
  simplify: 'meshwright optimize FILE -o OUT --triangles 5000',
  upgrade: 'npm install meshwright@latest; meshwright update NAME buys an asset of this project again',
  'text-to-3d':
    'meshwright create "a wooden chest", or every field: meshwright tasks create text-to-3d --help',
  'image-to-3d': 'meshwright create --image FILE, or every field: meshwright tasks create image-to-3d --help',
  compress: 'meshwright optimize FILE -o OUT',
  lod: 'meshwright optimize FILE -o OUT --lods',
  lods: 'meshwright optimize FILE -o OUT --lods',
  resize: 'meshwright place FILE -o OUT --height 1.8',
  scale: 'meshwright place FILE -o OUT --height 1.8, or --factor 2',
  center: 'meshwright place FILE -o OUT --height 1.8 puts it on the ground, in its middle',
  rename: 'meshwright clips rename FILE renames clips, meshwright rig FILE the bones',
  merge: 'meshwright clips merge FILE OTHERS puts the clips of several files into one',
  export: 'meshwright convert FILE OUT.fbx',
  import: 'meshwright convert IN.fbx OUT.glb, or into a project: meshwright add NAME --recipe FILE',
  icon: 'meshwright look FILE -o icon.png --view three-quarter --transparent',
  icons: 'meshwright look FILE -o icon.png --view three-quarter --transparent --size 64,128',
  thumbnail: 'meshwright look FILE -o picture.png --view three-quarter',
  screenshot: 'meshwright look FILE -o picture.png --view three-quarter',
  sprite: 'meshwright sprites FILE -o OUT.png',
  spritesheet: 'meshwright sprites FILE -o OUT.png',
  fix: 'meshwright doctor FILE names the command that mends each problem',
  repair:
    'meshwright tasks create repair-printability --help for a print; meshwright doctor FILE names other ways out',
  print: 'meshwright convert FILE OUT.3mf --print-height 80mm',
  validate: 'meshwright doctor FILE',
  serve: 'meshwright service runs the API on this machine',
  start: 'meshwright service runs the API on this machine',
  price: 'meshwright plan prices a project; create names its price before it buys with --max-credits 0',
  retexture: 'meshwright tasks create retexture --help',
  remesh: 'meshwright tasks create remesh --help',
  animate:
    'meshwright tasks create animation --help; in a project: meshwright add NAME PROMPT --animations walk',
};

/** Flags that people try first. */
const firstFlags: readonly (readonly [flag: RegExp, advice: string])[] = [
  [
    /^--(api-?key|key|token)$/,
    'a key is never an argument, where other users of the machine see it: set MESHWRIGHT_API_KEY',
  ],
  [
    /^--(rigged|animate|animation|clips)$/,
    'a knight that walks: meshwright create "a knight" --animations walk --height 1.8',
  ],
  [/^--(output|output-dir|dir)$/, 'the flag is -o, or --out'],
  [/^--(yes|y|overwrite)$/, 'the flag is --force'],
  [/^-v$/, 'meshwright --version'],
  [/^--(size|width|depth)$/, 'the size is --height or --longest, in metres'],
  [/^--scale$/, '--factor multiplies every length; --height and --longest set a size in metres'],
  [
    /^--(polycount|faces|tris)$/,
    'the flag is --target-polycount; meshwright optimize FILE -o OUT --triangles lowers it later',
  ],
  [
    /^--(quality|resolution|detail)$/,
    'the flags are --geometry-resolution, --texture-resolution and --target-polycount',
  ],
  [/^--seed$/, 'there is no seed: the same words are the same purchase, and --again buys another result'],
  [
    /^--icons?$/,
    'an icon: meshwright look FILE -o icon.png --view three-quarter --transparent --size 64,128',
  ],
  [/^--to$/, 'the ending of the name says the format: meshwright convert FILE OUT.fbx'],
  [/^--format$/, 'create writes a GLB; another format of it: meshwright convert FILE OUT.fbx'],
  [/^--fix$/, 'doctor names the command that mends each problem; it changes no file'],
  [
    /^--(dry-?run|estimate)$/,
    'meshwright plan shows what would be made and its price; create --max-credits 0 refuses to pay',
  ],
];

/** Words after a command that takes none. */
const needless: Readonly<Record<string, string>> = {
  'service start': 'meshwright service starts it, and Ctrl-C stops it',
  'mcp install': 'meshwright mcp --print-config prints what the configuration of a client needs',
  'mcp start': 'meshwright mcp starts it; a client starts it by itself from what --print-config prints',
};

/** Returns the command that was probably meant, for errors of the command line; undefined when there is no guess. */
export function adviceFor(error: unknown, argv: readonly string[]): string | undefined {
  const [first = '', second = ''] = argv;
  if (hasCode(error, 'commander.excessArguments'))
    return needless[argv.slice(0, 2).join(' ')] ?? unquotedPrompt(argv);
  if (hasCode(error, 'commander.unknownCommand')) {
    if (first === 'clips')
      return 'meshwright clips list FILE lists the clips of a model; clips --help the edits';
    return firstGuesses[first];
  }
  if (hasCode(error, 'commander.help') && first === 'init' && second === '')
    return 'the route of an app: meshwright init proxy; a project begins with its first asset: meshwright add chest "a wooden chest" --height 0.6; a game with: meshwright new';
  if (hasCode(error, 'commander.help') && first === 'tasks' && second === '')
    return 'meshwright tasks list, or show, watch, cancel or download with a REF';
  if (hasCode(error, 'commander.help') && first === 'help' && second !== '') {
    const near = commandNames.find((name) => name.startsWith(second.slice(0, 3)));
    return `there is no command ${second}${near ? `; did you mean meshwright help ${near}?` : ''}`;
  }
  if (!hasCode(error, 'commander.unknownOption', 'commander.missingMandatoryOptionValue')) return undefined;
  const typed = argv.map((word) => word.split('=')[0]!);
  const flagged = firstFlags.find(([flag]) => typed.some((word) => flag.test(word)))?.[1];
  const [, output] = /'-o, --\w+ <(\w+)>/.exec((error as Error).message) ?? [];
  return flagged ?? (output && `name the file to write: -o OUT.${output === 'file' ? 'glb' : output}`);
}

/** Words of a command before its prompt: `create PROMPT`, `add NAME PROMPT`. */
const wordsBefore: Readonly<Record<string, number>> = { create: 1, add: 2 };

/** Returns the same command with its prompt in quotes, when its words were taken for several arguments. */
function unquotedPrompt(argv: readonly string[]): string | undefined {
  const before = wordsBefore[argv[0] ?? ''];
  if (before === undefined) return undefined;
  const rest = argv.slice(before);
  const flag = rest.findIndex((word) => word.startsWith('-'));
  const words = flag < 0 ? rest : rest.slice(0, flag);
  if (words.length < 2) return undefined;
  return `put the prompt in quotes: meshwright ${argv.slice(0, before).join(' ')} "${words.join(' ')}"`;
}
