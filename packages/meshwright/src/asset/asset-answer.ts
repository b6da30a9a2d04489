import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { InspectReport } from '@meshwright/gltf';
import type { Sidecar } from '@meshwright/purchase/node';
import type { Answer, Terminal } from '../progress/terminal.ts';
import { clockText } from '../text/clock-text.ts';
import { commandText } from '../text/command-text.ts';
import { lines, sizeText } from '../text/report-text.ts';

/** Origin of an asset's purchase, for the answer. */
export interface PurchaseNote {
  /** An earlier command paid for it. */
  readonly before: boolean;
  /** Milliseconds since 1970. */
  readonly boughtAt: number;
  readonly take: number;
  /** The command that buys another one, and its price. */
  readonly another: string;
  readonly price: string;
}

/** Returns the answer of `create` for the asset it made or found. */
export function assetAnswer(
  { folder, sidecar }: { readonly folder: string; readonly sidecar: Sidecar },
  purchase: PurchaseNote | undefined,
  terminal: Pick<Terminal, 'env' | 'now'>,
): Answer {
  const { name, standIn, notes = [standIn ?? ''], files } = sidecar;
  const report = sidecar.report as InspectReport;
  const [model = '', picture = ''] = files.map((file) => join(folder, file.name));
  const details = join(folder, `${name}.json`);
  const facts = lines([
    ['model', model],
    ['picture', picture],
    ['details', details],
    ['size', report.bounds ? sizeText(report.bounds.size, report.unit) : ''],
    ['triangles', String(report.triangles)],
    ...paidLines(sidecar, purchase, terminal.now()),
    ...notes.map((note): [string, string] => ['note', note]),
  ]);
  const next = [
    ['inspect', model],
    ['create', 'a red mushroom', '--height', '0.4'],
    ['create', '--image', 'photo.png', '--height', '1'],
  ].map((words) => `  ${commandText(words, terminal)}`);
  return {
    picture: async () => {
      if (picture !== '') return readFile(picture);
      const { renderModel } = await import('@meshwright/look');
      return renderModel(await readFile(model), { size: 384, transparent: true });
    },
    data: {
      ...{ folder, model, picture: picture || null, sidecar: details },
      ...(purchase && { purchase: purchaseData(purchase) }),
      ...sidecar,
    },
    text: [facts, '', 'Next:', ...next].join('\n'),
  };
}

function purchaseData({ before, boughtAt, take }: PurchaseNote): object {
  return { before, boughtAt: new Date(boughtAt).toISOString(), take };
}

function paidLines(
  { credits }: Pick<Sidecar, 'credits'>,
  purchase: PurchaseNote | undefined,
  now: number,
): [string, string][] {
  const cost = credits === null ? 'credits unknown' : `${credits} credits`;
  if (!purchase) return [['credits', String(credits ?? 'unknown')]];
  if (!purchase.before) return [['paid', cost]];
  return [
    ['paid', `bought before; nothing was paid (${cost} at ${clockText(purchase.boughtAt, now)})`],
    ['another', `${purchase.another} (${purchase.price}); until then these words mean this purchase`],
  ];
}
