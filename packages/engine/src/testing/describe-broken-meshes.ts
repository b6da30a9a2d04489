import { readModel } from '@meshwright/formats';
import { describe, expect, it } from 'vitest';
import { type BrokenMesh, objOf } from './broken-meshes.ts';
import { runRecorded } from './run-recorded.ts';
import { solidNodes } from './solid-nodes.ts';

type Report = Readonly<Record<string, unknown>>;

const analyzed = async (mesh: BrokenMesh): Promise<Report> => {
  const { result } = await runRecorded('analyze-printability', {}, { model: objOf(mesh) });
  return result.printability as Report;
};

/** Keys of a report that are 0 in a mesh without faults. */
const faults = [
  'holes',
  'non_manifold_edges',
  'non_manifold_vertices',
  'self_intersecting_faces',
  'overlapping_parts',
  'flipped_faces',
  'degenerate_or_duplicate_faces',
];
const faultsIn = (report: Report): string[] => faults.filter((key) => report[key] !== 0);

/** Tests what the analysis finds in each mesh, and what the repair makes of it. */
export function describeBrokenMeshes(rows: readonly BrokenMesh[]): void {
  describe.each(rows.map((mesh) => [mesh.name, mesh] as const))('%s', (_, mesh) => {
    it(`the analysis finds ${mesh.fault ?? 'no fault'}`, async () => {
      const found = faultsIn(await analyzed(mesh));
      if (mesh.fault === null) expect(found).toEqual([]);
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
      it('the repair is closed for the modeller, and says what is left', async () => {
        const made = await runRecorded('repair-printability', {}, { model: objOf(mesh) });
        const document = await readModel({ name: 'r', bytes: made.files['model.obj']! });
        const [node, ...others] = await solidNodes(document);
        expect(others).toEqual([]);
        expect(node).toMatchObject({ status: 'NoError' });
        expect(node!.volume).toBeGreaterThan(mesh.volume![0]);
        expect(node!.volume).toBeLessThan(mesh.volume![1]);
        const report = made.result.printability as Report;
        expect(faultsIn(report)).toEqual(mesh.left === undefined ? [] : [mesh.left]);
        const said = made.ignored?.find(({ field }) => field === 'model_url')?.message ?? '';
        if (mesh.left !== undefined) expect(said).toMatch(/\d (edge|point|face|part)s? left/);
        else expect(said).not.toMatch(/(edge|point|face|part)s? left (a|i|t)/);
      });
  });
}
