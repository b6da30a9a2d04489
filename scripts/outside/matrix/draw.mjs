// Opens a page and draws files in it, one after another.
import sharp from 'sharp';
import { servePage } from './serve.mjs';

const models = [
  { name: 'ball', x: -0.8 },
  { name: 'character', x: 0.8 },
];

/**
 * @param page { folder, page } of `bundlePage`
 * @returns by kind { png, halves } (red, green, blue, alpha of each model's half) or { fault }
 */
export async function drawKinds(browser, { folder, page: path }, files, policy, kinds) {
  const site = await servePage(folder, files, policy);
  const page = await browser.newPage({ viewport: { width: 320, height: 240 } });
  const said = [];
  const outside = [];
  page.on('pageerror', (error) => said.push(String(error)));
  page.on('console', (line) => line.type() === 'error' && said.push(line.text()));
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (/^(http|ws)/.test(protocol) && origin !== site.origin) outside.push(request.url());
  });
  try {
    await page.goto(`${site.origin}/${path}`);
    const failed = await page
      .waitForFunction(() => globalThis.draw, null, { timeout: 300_000 })
      .then(() => undefined, String);
    const found = {};
    for (const kind of kinds) {
      const drawn = failed ? { fault: failed } : await drawOne(page, kind);
      const fault = [
        drawn.fault,
        ...outside.map((url) => `a request to ${url}`),
        ...(drawn.fault ? said : []),
      ];
      found[kind] = fault.some(Boolean) ? { fault: fault.filter(Boolean).join('; ') } : drawn;
    }
    return found;
  } finally {
    await page.close();
    await site.stop();
  }
}

async function drawOne(page, kind) {
  const shown = models.map(({ name, x }) => ({ url: `/models/${kind}/${name}.glb`, x }));
  const result = await page.evaluate(
    (shown) =>
      Promise.race([
        globalThis.draw(shown).catch((error) => ({ fault: `${error.code ?? ''} ${error.message}` })),
        new Promise((resolve) => setTimeout(resolve, 120_000, { fault: 'no picture after two minutes' })),
      ]),
    shown,
  );
  if (result.fault) return { fault: result.fault };
  if (!result.played.includes('Armature|walking_man|baselayer'))
    return { fault: `no clip plays, only ${result.played}` };
  const png = Buffer.from(result.picture.split(',')[1], 'base64');
  const { width, height } = await sharp(png).metadata();
  const half = (left) =>
    sharp(png)
      .extract({ left, top: 0, width: width / 2, height })
      .ensureAlpha()
      .raw()
      .toBuffer();
  return { png, halves: [await half(0), await half(width / 2)] };
}
