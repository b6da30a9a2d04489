import { readModel } from '@meshwright/formats';
import { branchesOf } from '@meshwright/testing/samples';
import { describe, expect, it } from 'vitest';
import type { InputFile } from '../../job/job.ts';
import { type BrokenMesh, brokenMeshes, type Fault, objOf } from '../../testing/broken-meshes.ts';
import { runRecorded } from '../../testing/run-recorded.ts';
import { solidNodes } from '../../testing/solid-nodes.ts';

interface Report {
  readonly status: string;
  readonly issue_count: number;
  readonly error_count: number;
  readonly warning_count: number;
  readonly metrics: Readonly<Record<Fault, number | boolean>>;
}

const analyzed = async (model: InputFile): Promise<Report> => {
  const { result } = await runRecorded('analyze-printability', {}, { model });
  return result.printability as Report;
};

const faultsIn = ({ metrics }: Report): Fault[] =>
  (Object.keys(metrics) as Fault[]).filter((key) =>
    key === 'is_watertight'
      ? metrics[key] === false
      : key === 'volume'
        ? !(Number(metrics[key]) > 0)
        : metrics[key] !== 0,
  );
const errors: readonly Fault[] = ['is_watertight', 'volume', 'non_manifold_edges'];

/** Tests what the analysis finds in each mesh, and what the repair makes of it. */
function describeBrokenMeshes(rows: readonly BrokenMesh[]): void {
  describe.each(rows.map((mesh) => [mesh.name, mesh] as const))('%s', (_, mesh) => {
    it(`the analysis finds ${mesh.fault ?? 'no error'}`, async () => {
      const report = await analyzed(objOf(mesh));
      const found = faultsIn(report);
      const grave = found.filter((fault) => errors.includes(fault));
      expect(report).toMatchObject({
        _version: 'v1',
        status: grave.length > 0 ? 'error' : found.length > 0 ? 'warning' : 'healthy',
        error_count: grave.length,
        warning_count: found.length - grave.length,
        issue_count: found.length,
      });
      if (mesh.fault === null) expect(grave).toEqual([]);
      else expect(found).toContain(mesh.fault);
    });

    if (mesh.volume === null)
      it('the repair fails with the reason', async () => {
        const repair = runRecorded('repair-printability', {}, { model: objOf(mesh) });
        await expect(repair).rejects.toMatchObject({
          code: 'no_geometry',
          message: expect.stringMatching(/enclose no volume; give them a thickness|still has/),
        });
      });
    else
      it('the repair is closed for the modeller, healthy for the analysis, and says what is left', async () => {
        const made = await runRecorded('repair-printability', {}, { model: objOf(mesh) });
        const file = { name: 'model.obj', bytes: made.files['model.obj']! };
        const [node, ...others] = await solidNodes(await readModel(file));
        expect(others).toEqual([]);
        expect(node).toMatchObject({ status: 'NoError' });
        expect(node!.volume).toBeGreaterThan(mesh.volume![0]);
        expect(node!.volume).toBeLessThan(mesh.volume![1]);
        const report = await analyzed(file);
        expect(report).toMatchObject({ status: expect.stringMatching(/healthy|warning/), error_count: 0 });
        expect(report.metrics.holes).toBe(0);
        const said = made.ignored?.find(({ field }) => field === 'model_url')?.message ?? '';
        if (mesh.left !== undefined) expect(said).toMatch(new RegExp(`\\d ${mesh.left}s? left`));
        else expect(said).not.toMatch(/(edge|point|face|part)s? left (a|i|t)/);
      });
  });
}

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
