import { branchesOf } from '@meshwright/testing/samples';
import { expect, it } from 'vitest';
import { brokenMeshes, objOf } from '../../testing/broken-meshes.ts';
import { describeBrokenMeshes } from '../../testing/describe-broken-meshes.ts';
import { runRecorded } from '../../testing/run-recorded.ts';

/** A skin takes seconds each. */
const slow = /thousandth|both directions|bow tie|twisted|anywhere/;

it('there are thirty and more', () => expect(brokenMeshes.length).toBeGreaterThanOrEqual(30));

const quick = brokenMeshes.find(({ name }) => !slow.test(name));
describeBrokenMeshes(branchesOf(brokenMeshes, (mesh) => mesh === quick));

it('names the size below which loose parts were left out, by the printer where one is stated', async () => {
  const crumbs = brokenMeshes.find(({ name }) => /crumbs/.test(name))!;
  const message = async (request: object): Promise<string | undefined> =>
    (await runRecorded('repair-printability', { ...request }, { model: objOf(crumbs) })).ignored?.[0]
      ?.message;
  expect(await message({})).toBe('model_url: 20 loose parts smaller than 0.75 mm left out.');
  expect(await message({ printer_type: 'fdm', intended_print_height_mm: 200 })).toBe(
    'model_url: 20 loose parts smaller than 1 mm left out.',
  );
  // Larger than the thinnest wall, so they stay.
  expect(await message({ printer_type: 'fdm', intended_print_height_mm: 2000 })).toBeUndefined();
});
