import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { launchBrowser } from '@meshwright/testing/browser';

const styles = join(import.meta.dirname, '../../com.meshwright.editor/Editor/Panel.uss');

/** What the fields of UI Toolkit look like in Unity's dark theme, near enough for a picture; layout is flex, as there. */
const theme = `
* { box-sizing: border-box; margin: 0; font: 12px Inter, 'DejaVu Sans', sans-serif; }
body { width: 340px; background: #383838; color: #d2d2d2; padding: 2px; }
div, section, label { display: flex; flex-direction: column; }
p { padding: 1px 2px; }
h2 { padding: 2px 0; }
.field { flex-direction: row; align-items: center; padding: 1px 3px; position: relative; }
.field > span { width: 40%; }
.field > span:empty { display: none; }
.input, .unity-text-field__input { flex: 1; min-height: 18px; padding: 2px 4px; background: #2a2a2a; border: 1px solid #212121; border-radius: 3px; white-space: pre-wrap; }
.choice { background: #515151; }
.choice::after { content: '▾'; position: absolute; right: 8px; }
.check { width: 14px; height: 14px; background: #2a2a2a; border: 1px solid #212121; border-radius: 3px; font-style: normal; line-height: 12px; }
.field > b { margin-left: 4px; font-weight: normal; }
.meshwright-long { align-items: stretch; }
.meshwright-long > span { width: auto; }
button { background: #585858; color: inherit; border: 1px solid #242424; border-radius: 3px; padding: 2px 6px; margin: 1px 3px; }
.disabled { opacity: 0.5; }
aside { border: 1px solid #232323; border-radius: 3px; background: #404040; padding: 6px; margin: 2px 3px; }
.bar { position: relative; height: 18px; background: #212121; border: 1px solid #191919; margin: 2px 3px; }
.bar > i { position: absolute; inset: 0 auto 0 0; background: #2c5d87; }
.bar > p { position: relative; text-align: center; }
img { width: 100%; height: 100%; object-fit: contain; }
`;
const colours: Readonly<Record<string, string>> = {
  'error-text': '#d32222',
  'default-border': '#232323',
  'button-background-pressed': '#46607c',
  'highlight-background': '#2c5d87',
};

/** Draws the elements of the window with its own style sheet. @param html of `WindowHtml` */
export async function drawWindow(html: string, path: string): Promise<void> {
  const uss = await readFile(styles, 'utf8');
  const css = uss
    .replaceAll('-unity-font-style: bold', 'font-weight: bold')
    .replaceAll(/var\(--unity-colors-([a-z-]+)\)/g, (_, name: string) => {
      const colour = colours[name];
      if (!colour) throw new Error(`${name} of Panel.uss has no colour here: add it to colours`);
      return colour;
    })
    .replaceAll('border-width', 'border-style: solid; border-width')
    .replaceAll('border-top-width', 'border-top-style: solid; border-top-width');
  const browser = await launchBrowser();
  const page = await browser.newPage({ viewport: { width: 340, height: 700 }, deviceScaleFactor: 2 });
  await page.setContent(`<!doctype html><style>${theme}${css}</style>${html}`);
  await page.screenshot({ path, fullPage: true });
  await browser.close();
}
