import { bytesText } from '../../text/report-text.ts';
import { creditsText } from '../credits-text.ts';

/** What a review says of one model. */
export interface ReviewedModel {
  readonly path: string;
  readonly change: 'added' | 'changed' | 'removed' | 'unreadable';
  /** Bytes of the file now, or 0. */
  readonly bytes: number;
  /** A JPEG. */
  readonly picture?: Uint8Array;
  readonly width?: number;
  readonly height?: number;
  /** Lines in plain words: what changed, or what a new model has. */
  readonly facts: readonly string[];
  /** Of doctor; `isNew`: the model at the ref had none with that code. */
  readonly findings: readonly {
    readonly severity: string;
    readonly code: string;
    readonly message: string;
    readonly isNew: boolean;
  }[];
}

/** Returns the page: one file with its pictures. @param credits of all tasks that are new */
export function reviewPage(models: readonly ReviewedModel[], since: string, credits: number): string {
  const sections = models.map(
    ({ path, change, bytes, picture, width, height, facts, findings }) => `<section>
<h2><span class="${change}">${change}</span> ${escaped(path)}${bytes > 0 ? ` <small>${bytesText(bytes)}</small>` : ''}</h2>
${picture ? `<img src="data:image/jpeg;base64,${Buffer.from(picture).toString('base64')}" width="${width}" height="${height}" alt="${escaped(path)}" decoding="async">` : ''}
<ul>${facts.map((fact) => `<li>${escaped(fact)}</li>`).join('')}</ul>
${findings.length > 0 ? `<ul class="findings">${findings.map(({ severity, code, message, isNew }) => `<li class="${severity}"><b>${isNew ? 'new ' : ''}${severity}</b> ${escaped(message)} <code>${escaped(code)}</code></li>`).join('')}</ul>` : ''}
</section>`,
  );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Models changed since ${escaped(since)}</title>
<style>
body { font: 15px/1.45 system-ui, sans-serif; margin: 2rem auto; max-width: 62rem; padding: 0 1rem; color: #1c2027; background: #fff; }
h1 { font-size: 1.4rem } h2 { font-size: 1.05rem; margin: 0 0 .6rem } small { font-weight: normal; color: #59616d }
section { border-top: 1px solid #d9dce1; padding: 1.1rem 0 } img { max-width: 100%; height: auto; border: 1px solid #e3e5e9 }
ul { margin: .5rem 0; padding-left: 1.2rem } code { color: #59616d }
.added { color: #1f6f3d } .changed { color: #2a62b8 } .removed, .unreadable, .error b { color: #b3261e } .warning b { color: #8a5200 } .note b { color: #2a62b8 }
@media (prefers-color-scheme: dark) { body { background: #14161a; color: #e6e8ec } code, small { color: #a2a9b4 } section { border-color: #343942 } }
</style></head><body>
<h1>${escaped(headline(models, since, credits))}</h1>
${sections.join('\n')}
</body></html>
`;
}

/**
 * Returns the same as Markdown, for a pull request.
 * @param pictureOf path of a model's picture, as the Markdown names it
 */
export function reviewMarkdown(
  models: readonly ReviewedModel[],
  since: string,
  credits: number,
  pictureOf: (path: string) => string,
): string {
  const blocks = models.map(({ path, change, bytes, picture, facts, findings }) =>
    [
      `### ${change}: ${plainMarkdown(path)}${bytes > 0 ? `, ${bytesText(bytes)}` : ''}`,
      ...(picture ? [`![${plainMarkdown(path)}](${encodeURI(pictureOf(path))})`] : []),
      facts.map((fact) => `- ${plainMarkdown(fact)}`).join('\n'),
      findings
        .map(
          ({ severity, code, message, isNew }) =>
            `- **${isNew ? 'new ' : ''}${severity}** ${plainMarkdown(message)} (${plainMarkdown(code)})`,
        )
        .join('\n'),
    ]
      .filter((block) => block !== '')
      .join('\n\n'),
  );
  return `${[`## ${plainMarkdown(headline(models, since, credits))}`, ...blocks].join('\n\n')}\n`;
}

function headline(models: readonly ReviewedModel[], since: string, credits: number): string {
  const count = (change: ReviewedModel['change']): string[] => {
    const number = models.filter((model) => model.change === change).length;
    return number > 0 ? [`${number} ${change}`] : [];
  };
  const counts = [...count('added'), ...count('changed'), ...count('removed'), ...count('unreadable')];
  return `Models since ${since}: ${counts.length > 0 ? counts.join(', ') : 'none changed'}${credits > 0 ? `; ${creditsText(credits)}` : ''}`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** Names and messages hold what files say: no markup of theirs works. */
function plainMarkdown(text: string): string {
  return text.replace(/[\\`*_{}[\]<>()#+!|~@]/g, (character) => `\\${character}`).replace(/\s+/g, ' ');
}
