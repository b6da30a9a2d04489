// Starts a tool: `node tools/run.mjs NAME WORDS...` installs and builds what is missing, and runs tools/src/NAME.ts.
import { setup } from '../scripts/setup.mjs';

const [name, ...words] = process.argv.slice(2);
setup();
// Node 20 runs no TypeScript by itself.
const { register } = await import('tsx/esm/api');
register();
process.argv.splice(1, Number.POSITIVE_INFINITY, name, ...words);
await import(`./src/${name}.ts`);
