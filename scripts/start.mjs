// `npm start`: installs and builds what is missing, then runs the command line. Without a prompt it makes a first
// asset.
import { setup } from './setup.mjs';

const sample = { prompt: 'a wooden treasure chest', height: 0.6 };

setup('start');
const { commandNames } = await import('../packages/cli/dist/index.js');
const { main } = await import('../packages/cli/dist/main.js');
await main(commandLine(process.argv.slice(2)), { sample });

/** `npm start -- "a red mushroom" --height 0.4` omits `create`; flags alone do too. */
function commandLine(given) {
  const [first] = given;
  if (commandNames.includes(first)) return given;
  return ['--help', '-h', '--version', '-V'].includes(first) ? given : ['create', ...given];
}
