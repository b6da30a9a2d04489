import { readModel, writeGlb } from '@meshwright/formats';
import { knotDocument } from '@meshwright/testing/models/knot-document';
import { glbErrors } from '@meshwright/testing/models/reference/validate-glb';
import { sceneDocument } from '@meshwright/testing/models/scene-document';
import { expect, it } from 'vitest';
import { runRecorded } from '../../testing/run-recorded.ts';
import { solidNodes } from '../../testing/solid-nodes.ts';

const knot = await writeGlb(knotDocument(60, 10, { colored: true }));
async function split(request: Readonly<Record<string, unknown>>, bytes = knot) {
  const output = await runRecorded('auto-split', request, { model: { name: 'm', bytes: bytes.slice() } });
  const document = await readModel({ name: 'r', bytes: output.files['model.glb']! });
  expect(await glbErrors(output.files['model.glb']!)).toEqual([]);
  const nodes = await solidNodes(document);
  expect(nodes.filter(({ status }) => status !== 'NoError')).toEqual([]);
  return { ...output, document, nodes };
}

it('by_parts takes objects by name, and the rest as one part', async () => {
  const { nodes, standIn } = await split(
    { split_mode: 'by_parts', parts: ['lid'] },
    await writeGlb(await sceneDocument()),
  );
  expect(nodes.map(({ name }) => name)).toEqual(['lid', 'rest']);
  expect(standIn).toBeUndefined();
});

it('by_parts numbers the pieces and adds a note when no object has such a name', async () => {
  const { nodes, standIn } = await split({ split_mode: 'by_parts', parts: ['head'] });
  expect(nodes.map(({ name }) => name)).toEqual(['piece_1']);
  expect(standIn).toMatch(/no object of the model has the name/);
});
