import { keepView, readKeptView } from './kept-view.ts';
import { say } from './words/say.ts';

/**
 * Follows the system, until the button is pressed. Its name says what a press does.
 * @param paint called with each theme, and at once
 */
export function followTheme(button: HTMLElement, paint: (theme: 'dark' | 'light') => void): void {
  const prefersDark = matchMedia('(prefers-color-scheme: dark)');
  const show = (theme: 'dark' | 'light') => {
    document.documentElement.dataset.theme = theme;
    const isDark = theme === 'dark';
    button.textContent = say(isDark ? 'Light' : 'Dark');
    paint(theme);
  };
  const now = () => readKeptView().theme ?? (prefersDark.matches ? 'dark' : 'light');
  prefersDark.addEventListener('change', () => show(now()));
  button.addEventListener('click', () => {
    const theme = document.documentElement.dataset.theme === 'dark' ? 'light' : 'dark';
    keepView({ theme });
    show(theme);
  });
  show(now());
}
