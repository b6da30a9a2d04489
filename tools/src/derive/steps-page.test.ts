import { stepList } from '@meshwright/gltf/steps';
import { drawings } from '@meshwright/look/drawings';
import { expect, it } from 'vitest';
import { stepsPage } from './steps-page.ts';

it('has a section for each step and drawing and a row for each option, those of groups included', () => {
  const page = stepsPage(stepList, Object.values(drawings));
  for (const { name, options } of [...stepList, ...Object.values(drawings)]) {
    const section = page.split('\n## ').find((part) => part.startsWith(`${name}\n`));
    for (const option of Object.keys(options)) expect(section, name).toContain(`| \`${option}\` |`);
  }
  expect(page).toContain('| `files[].file` | file | required | A file with clips; its meshes are ignored. |');
  expect(page).toContain(
    '| `size` | whole, 64 to 8192 texels | `1024` | Side of the lightmap that the margin is for. |',
  );
});
