import type { Terminal } from '../progress/terminal.ts';

/** How a terminal shows a picture: files inline (Kitty, iTerm2), Sixel, or two pixels a character. */
export type PictureProtocol = 'kitty' | 'iterm2' | 'sixel' | 'blocks';

const names: readonly PictureProtocol[] = ['kitty', 'iterm2', 'sixel', 'blocks'];

/**
 * Returns how this terminal shows pictures, by its environment alone: a question to the terminal could be answered into the
 * next command. Undefined where none is wanted: in a pipe, in CI, with NO_COLOR, on a dumb terminal.
 * `MESHWRIGHT_PICTURES` names one, or `off`.
 */
export function pictureProtocol({
  stdout,
  env,
}: Pick<Terminal, 'stdout' | 'env'>): PictureProtocol | undefined {
  const { TERM = '', TERM_PROGRAM = '', LC_TERMINAL = '', MESHWRIGHT_PICTURES: named } = env;
  if (stdout.isTTY !== true || env.NO_COLOR || env.CI || TERM === 'dumb' || named === 'off') return undefined;
  const chosen = names.find((name) => name === named);
  if (chosen) return chosen;
  // A multiplexer passes no pictures on, whatever the terminal around it is.
  if (env.TMUX || env.STY || /^(screen|tmux)/.test(TERM)) return 'blocks';
  if (env.KITTY_WINDOW_ID || /^xterm-(kitty|ghostty)$/.test(TERM) || TERM_PROGRAM === 'ghostty')
    return 'kitty';
  if (/^(iTerm\.app|WezTerm|mintty)$/.test(TERM_PROGRAM) || LC_TERMINAL === 'iTerm2') return 'iterm2';
  if (/sixel|^foot|^mlterm|^yaft/.test(TERM)) return 'sixel';
  return 'blocks';
}
