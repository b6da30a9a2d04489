// @ts-check
// Starts a tool: `node tools/run.mjs NAME WORDS...` installs and builds what is missing, and runs tools/src/NAME.ts.
import { setup } from './setup.mjs';

const [name = '', ...words] = process.argv.slice(2);
// These need no more than the command line; `derive` installs the rest when it comes to the reference.
setup(['derive', 'docs', 'hosts-install'].includes(name) ? 'start' : undefined);
// Node 20 runs no TypeScript by itself.
const { register } = await import('tsx/esm/api');
register();
process.argv.splice(1, Number.POSITIVE_INFINITY, name, ...words);
await import(`./src/${name}.ts`);
