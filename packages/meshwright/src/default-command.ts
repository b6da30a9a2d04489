import { commandNames } from './program.ts';

const informative = ['--help', '-h', '--version', '-V'];

/** Adds `create` to an argument list that starts with no command: `npm start -- "a red mushroom" --height 0.4`. */
export function withDefaultCommand(argv: readonly string[]): readonly string[] {
  const [first] = argv;
  if (first !== undefined && [...commandNames, ...informative].includes(first)) return argv;
  return ['create', ...argv];
}
