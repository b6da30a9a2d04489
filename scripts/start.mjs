// `npm start`: installs and builds what is missing, then runs the command line. Without arguments it makes a first asset.
import { setup } from './setup.mjs';

const prompt = 'a wooden treasure chest';
const placement = ['--height', '0.6', '--origin', 'bottom'];

setup();
const { commandNames } = await import('../packages/cli/dist/index.js');
process.argv.splice(2, Number.POSITIVE_INFINITY, ...commandLine(process.argv.slice(2)));
await import('../packages/cli/dist/main.js');

/** `npm start -- "a red mushroom" --height 0.4` leaves out `create`; flags alone change how the first asset is made. */
function commandLine(given) {
  const [first] = given;
  if (first !== undefined && !first.startsWith('-')) {
    return commandNames.includes(first) ? given : ['create', ...given];
  }
  if (['--help', '-h', '--version', '-V'].includes(first)) return given;
  const sized = given.some((flag) => /^--(height|longest)\b/.test(flag));
  return ['create', prompt, ...(sized ? [] : placement), ...given];
}
