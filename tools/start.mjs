// @ts-check
// `npm start`: installs and builds what is missing, then runs the command line. Without a command it is `create`, and
// without a prompt it makes a first asset.
import { setup } from './setup.mjs';

const sample = { prompt: 'a wooden treasure chest', height: 0.6 };

setup('start');
const { main } = await import(new URL('../packages/meshwright/dist/main.js', import.meta.url).href);
await main(process.argv.slice(2), { sample });
