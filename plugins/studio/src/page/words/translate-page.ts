import { keepView } from '../kept-view.ts';
import { languages, say } from './say.ts';

/** Says the texts of a page that is written in English, and names its language. */
export function translatePage(page: Document): void {
  page.documentElement.lang = say.language;
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Text) {
      const text = node.data.trim();
      if (text !== '') node.data = say(text);
    } else if (node instanceof Element && node.ariaLabel) node.ariaLabel = say(node.ariaLabel);
  }
}

/** Offers the languages of the page by their own names. @param leave called before the page starts again in another */
export function offerLanguages(choice: HTMLSelectElement, leave: () => void): void {
  for (const language of ['en', ...Object.keys(languages)]) {
    const name = new Intl.DisplayNames(language, { type: 'language' }).of(language)!;
    const option = new Option(name, language, false, language === say.language);
    option.lang = language;
    choice.append(option);
  }
  choice.addEventListener('change', () => {
    leave();
    keepView({ language: choice.value });
    location.reload();
  });
}
