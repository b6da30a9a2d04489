import { readModel } from '@meshwright/formats';
import { describe, expect, it } from 'vitest';
import type { InputFile } from '../job/job.ts';
import { type BrokenMesh, type Fault, objOf } from './broken-meshes.ts';
import { runRecorded } from './run-recorded.ts';
import { solidNodes } from './solid-nodes.ts';

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
export function describeBrokenMeshes(rows: readonly BrokenMesh[]): void {
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
