import { isObject, objectsAt } from '../../../read/json.ts';
import { count } from '../../amount.ts';
import type { Examination } from '../../examination.ts';
import type { Finding, Severity } from '../../finding.ts';
import { flippedTriangles } from '../../surface/flips.ts';
import type { Surface } from '../../surface/surface.ts';
import type { Shell } from '../../surface/topology.ts';

/** Closed shells that show their inside, and neighbouring triangles that face opposite ways. */
export async function winding(examination: Examination): Promise<Finding[]> {
  const surfaces = await examination.surfaces();
  const all = surfaces.flatMap((surface) => surface.topology.shells);
  const total = all.reduce((sum, { area }) => sum + area, 0);
  const turned = surfaces.flatMap((surface) => {
    const own = inverted(surface.topology.shells, all);
    return own.length > 0 ? [{ surface, shells: own }] : [];
  });
  const mixed = surfaces
    .map((surface) => ({ surface, ...flippedTriangles(surface) }))
    .filter(({ triangles }) => triangles > 0);
  const findings: Finding[] = [];
  const area = turned.flatMap(({ shells }) => shells).reduce((sum, shell) => sum + shell.area, 0);
  if (area > total * SMALL) {
    const number = turned.reduce((sum, { shells }) => sum + shells.length, 0);
    findings.push({
      code: 'inverted_winding',
      severity: seen(
        examination,
        turned.map(({ surface }) => surface),
      ),
      message: `${count(number, 'closed part faces', 'closed parts face')} inwards (${shareText(area / total)})`,
      consequence:
        'engines draw the front of a triangle only: the part looks hollow, and is lit from the wrong side',
      fix: FLIP,
      pointer: turned[0]!.surface.pointer,
    });
  }
  const flipped = mixed.reduce((sum, { area: own }) => sum + own, 0);
  if (flipped > total * SMALL) {
    const number = mixed.reduce((sum, { triangles }) => sum + triangles, 0);
    findings.push({
      code: 'mixed_winding',
      severity: seen(
        examination,
        mixed.map(({ surface }) => surface),
      ),
      message: `${count(number, 'triangle faces', 'triangles face')} the other way than the surface around (${shareText(flipped / total)})`,
      consequence: 'engines draw the front of a triangle only: the surface has holes from every side',
      fix: FLIP,
      pointer: mixed[0]!.surface.pointer,
    });
  }
  return findings;
}

/** Left out are cavities, which face inwards inside another shell, and rooms and outlines, which hold one. */
function inverted(own: Shell[], all: Shell[]): Shell[] {
  const outward = all.filter((shell) => shell.open === 0 && shell.volume > 0);
  return own.filter(
    (shell) =>
      shell.open === 0 &&
      shell.mixed === 0 &&
      shell.volume < -(shell.area ** 1.5) * FLAT &&
      !outward.some((other) => holds(other, shell) || holds(shell, other)),
  );
}

function holds(outer: Shell, inner: Shell): boolean {
  return [0, 1, 2].every(
    (axis) => outer.min[axis]! <= inner.min[axis]! && outer.max[axis]! >= inner.max[axis]!,
  );
}

/** With materials that draw both sides, only light, physics and baking suffer. */
function seen({ json }: Examination, surfaces: Surface[]): Severity {
  const materials = objectsAt(json, 'materials', '');
  const meshes = objectsAt(json, 'meshes', '');
  const single = surfaces.some(({ pointer }) => {
    const mesh = meshes[Number(pointer.split('/')[2])];
    return objectsAt(mesh ?? {}, 'primitives', pointer).some(
      ({ material }) =>
        !(isObject(materials[material as number]) && materials[material as number]!.doubleSided),
    );
  });
  return single ? 'warning' : 'note';
}

function shareText(share: number): string {
  return `${Number((share * 100).toPrecision(2))} % of the surface`;
}

const FLIP = {
  does: 'make normals consistent in a modelling program (Blender: Mesh, Normals, Recalculate Outside)',
};

/** Six times the volume of a shell, over its area to the power of 1.5: 0.56 for a ball, 0.41 for a cube. */
const FLAT = 0.002;
/** Share of the area of the model. */
const SMALL = 0.002;
