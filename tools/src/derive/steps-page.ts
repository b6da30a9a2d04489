import type { Option, OptionTable } from '@meshwright/gltf/step-options';
import type { AnyStep } from '@meshwright/gltf/steps';

/** Returns the page of all steps with their options, from the descriptions that stand beside the steps. */
export function stepsPage(steps: readonly AnyStep[], drawings: readonly Described[]): string {
  const head = [
    '# Steps',
    'Written by `npm run derive` from `@meshwright/gltf/steps`; do not edit.',
    `The ${steps.length} steps that work on a GLB. Each is the same in a manifest or recipe (\`"steps": [{ "place": { "height": 1.8 } }]\`), in
the input \`steps\` of the agent tools, and as a function of [\`@meshwright/gltf\`](gltf.md), [\`./optimize\`](gltf-optimize.md) and
[\`./recipe\`](gltf-recipe.md). A file in an option is \`{ "path": FILE }\` of the project or \`{ "from": NODE }\` of the recipe; a clip is
its name, slug or index.`,
  ];
  const drawn = [
    '# Drawings',
    `What a manifest draws of an asset (\`"icon": { "sizes": [64] }\`) and writes beside it: [the manifest](../../pipeline.md#icons-sprites-and-far-copies). In a recipe
a node has it as \`"draw": { "icon": { "sizes": [64] } }\`, beside \`"from"\` and the \`"name"\` that its files begin with. The files are drawn by
[\`@meshwright/look\`](look.md).`,
  ];
  return `${[...head, ...steps.map(sectionOf), ...drawn, ...drawings.map(sectionOf)].join('\n\n')}\n`;
}

/** A step or a drawing, as far as its section needs it. */
type Described = Pick<AnyStep, 'name' | 'help' | 'options' | 'example'>;

function sectionOf({ name, help, options, example }: Described): string {
  const rows = rowsOf(options, '');
  const table = ['| Option | Values | Default | What |', '| --- | --- | --- | --- |', ...rows].join('\n');
  const shown = example ? [`\`${JSON.stringify({ [name]: example })}\``] : [];
  return [`## ${name}`, help, ...shown, rows.length > 0 ? table : 'No options.'].join('\n\n');
}

function rowsOf(options: OptionTable, prefix: string): string[] {
  return Object.entries(options).flatMap(([name, option]) => {
    const left =
      'default' in option ? `\`${option.default}\`` : (option.absent ?? (option.required ? 'required' : ''));
    const row = `| \`${prefix}${name}\` | ${valuesOf(option)} | ${left} | ${option.help} |`;
    if (option.kind === 'group') return [row, ...rowsOf(option.options, `${prefix}${name}.`)];
    if (option.kind !== 'list' || option.item.kind !== 'group') return [row];
    return [row, ...rowsOf(option.item.options, `${prefix}${name}[].`)];
  });
}

function valuesOf(option: Option): string {
  switch (option.kind) {
    case 'number':
    case 'integer':
      return `${option.kind === 'integer' ? 'whole, ' : ''}${option.min} to ${option.max}${option.unit ? ` ${option.unit}` : ''}`;
    case 'choice':
      return option.values.map((value) => `\`${value}\``).join(', ');
    case 'flag':
      return '`true`, `false`';
    case 'list':
      return `${option.least} to ${option.most}${option.falls ? ', descending' : ''}: ${valuesOf(option.item)}`;
    case 'colour':
      return '`#rrggbb`';
    case 'names':
      return 'texts by text';
    case 'model':
      return 'file';
    case 'group':
      return 'object';
    default:
      return option.kind;
  }
}
