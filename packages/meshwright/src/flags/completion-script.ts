import type { Command } from 'commander';

export const shells = ['bash', 'zsh', 'fish'] as const;
export type Shell = (typeof shells)[number];

/** A position on the command line and its possible continuations. */
interface Place {
  /** The preceding commands, `tasks create`; '' before any. */
  readonly path: string;
  readonly words: readonly Word[];
  /** Values of flags that take one of a list. */
  readonly values: readonly { readonly flag: string; readonly choices: readonly string[] }[];
}

interface Word {
  readonly word: string;
  readonly help: string;
}

/** Returns a script that completes every command and flag of a program, without running it. */
export function completionScript(program: Command, shell: Shell): string {
  return scripts[shell](program.name(), placesOf(program, []));
}

function placesOf(command: Command, path: readonly string[]): Place[] {
  const words = [
    ...command.commands.map((each) => ({ word: each.name(), help: each.description() })),
    ...command.options.map((each) => ({ word: each.long ?? each.flags, help: each.description })),
    { word: '--help', help: 'display help for command' },
  ];
  const values = command.options.flatMap(({ long, short, argChoices: choices }) =>
    choices ? [long, short].flatMap((flag) => (flag ? [{ flag, choices }] : [])) : [],
  );
  return [
    { path: path.join(' '), words, values },
    ...command.commands.flatMap((each) => placesOf(each, [...path, each.name()])),
  ];
}

const scripts: Readonly<Record<Shell, (name: string, places: readonly Place[]) => string>> = {
  bash: (name, places) => `# ${name} completion for bash: source it, or save it as
# ~/.local/share/bash-completion/completions/${name}
${placeFunction(name, places)}
${valueFunction(name, places)}
_${name}_complete() {
  local place="" words word
  words=$(_${name}_words "")
  for word in "\${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
    if _${name}_words "\${place:+$place }$word" >/dev/null; then place="\${place:+$place }$word"; fi
  done
  words=$(_${name}_values "$place" "\${COMP_WORDS[COMP_CWORD-1]}") || words=$(_${name}_words "$place")
  COMPREPLY=($(compgen -W "$words" -- "\${COMP_WORDS[COMP_CWORD]}"))
}
complete -o default -F _${name}_complete ${name}
`,
  zsh: (name, places) => `#compdef ${name}
# ${name} completion for zsh: save it as _${name} in a folder of $fpath, or source it.
${placeFunction(name, places)}
${valueFunction(name, places)}
_${name}_complete() {
  local place="" word
  for word in "\${(@)words[2,CURRENT-1]}"; do
    if _${name}_words "\${place:+$place }$word" >/dev/null; then place="\${place:+$place }$word"; fi
  done
  compadd -- \${=$(_${name}_values "$place" "$words[CURRENT-1]" || _${name}_words "$place")}
  _files
}
compdef _${name}_complete ${name}
`,
  fish: (name, places) => `# ${name} completion for fish: save it as ~/.config/fish/completions/${name}.fish
${placeFunction(name, places, 'fish')}
${valueFunction(name, places, 'fish')}
function __${name}_here
  set -l place ""
  for word in (commandline -opc)[2..-1]
    set -l next (string trim "$place $word")
    if __${name}_words $next >/dev/null
      set place $next
    end
  end
  __${name}_values "$place" (commandline -opc)[-1]; or __${name}_words $place
end
complete -c ${name} -a '(__${name}_here)'
`,
};

/** Returns a shell function with the continuations at each position; it fails at an unknown one. */
function placeFunction(name: string, places: readonly Place[], shell?: 'fish'): string {
  if (shell === 'fish') {
    const rows = places.map(({ path, words }) => {
      const lines = words.map(({ word, help }) => quoted(`${word}\\t${help}`));
      return `    case ${quoted(path)}\n      printf '%b\\n' ${lines.join(' ')}`;
    });
    return `function __${name}_words\n  switch "$argv"\n${rows.join('\n')}\n    case '*'\n      return 1\n  end\nend`;
  }
  const rows = places.map(
    ({ path, words }) => `    ${quoted(path)}) echo ${quoted(words.map(({ word }) => word).join(' '))} ;;`,
  );
  return `_${name}_words() {\n  case "$1" in\n${rows.join('\n')}\n    *) return 1 ;;\n  esac\n}`;
}

/** Returns a shell function with the values of a flag at a position; it fails at a flag without a list. */
function valueFunction(name: string, places: readonly Place[], shell?: 'fish'): string {
  const cases = places.flatMap(({ path, values }) =>
    values.map(({ flag, choices }) => ({ at: quoted(`${path} ${flag}`), choices })),
  );
  if (shell === 'fish') {
    const rows = cases.map(
      ({ at, choices }) => `    case ${at}\n      printf '%s\\n' ${choices.map(quoted).join(' ')}`,
    );
    return `function __${name}_values\n  switch "$argv[1] $argv[2]"\n${rows.join('\n')}\n    case '*'\n      return 1\n  end\nend`;
  }
  const rows = cases.map(({ at, choices }) => `    ${at}) echo ${quoted(choices.join(' '))} ;;`);
  return `_${name}_values() {\n  case "$1 $2" in\n${rows.join('\n')}\n    *) return 1 ;;\n  esac\n}`;
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", '’')}'`;
}
