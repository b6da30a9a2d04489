import type { CrossSection, Manifold } from 'manifold-3d';
import type { BuildInput, Product } from '../product.ts';
import { reliefSolid } from '../relief-solid.ts';

/** Dimensions of the toy in millimetres: spaced walls, narrower at the top, so that each retains the next one in. */
const longestMm = 70;
const shellMm = 16;
const wallMm = 1.6;
const roomMm = 0.5;
/** How much narrower a shell is at its top. It must exceed the gap, or the shells fall apart. */
const taperMm = 0.95;
const floorMm = 1.6;
const mostShells = 9;

/**
 * Builds nested shells in the subject's outline that extend like a telescope and collapse again, printed in place and
 * collapsed. A lid with the subject on it closes the innermost.
 */
export function nestedShells({ kernel, design }: BuildInput): Product {
  const { solid, frame } = reliefSolid(
    kernel,
    design,
    ([width, height]) => longestMm / Math.max(width, height),
  );
  const outline = solid.project().offset(5, 'Round', 2, 24).offset(-4, 'Round', 2, 24).simplify(0.12);
  const largest = outline.decompose().sort((a, b) => b.area() - a.area())[0] ?? outline;
  const shells: Manifold[] = [];
  let outer = withoutHoles(kernel, largest);
  for (let i = 0; i < mostShells; i++) {
    const inner = shrunk(outer, wallMm);
    const next = inner && shrunk(inner, roomMm);
    if (!inner || !next || shrunk(next, wallMm * 2) === null) break;
    const step = taperMm;
    shells.push(frustum(kernel, outer, step).subtract(frustum(kernel, inner, step, 1)));
    outer = next;
  }
  const core = frustum(kernel, outer, taperMm).subtract(
    frustum(kernel, shrunk(outer, wallMm) ?? outer.scale(0.01), taperMm, 1).translate([0, 0, -floorMm - 1]),
  );
  const top = shrunk(outer, taperMm);
  const { max } = solid.boundingBox();
  const box = outer.bounds();
  const design3d = solid
    .scale([1, 1, 2.4 / Math.max(max[2], 1e-6)])
    .trimByPlane([0, 0, 1], 0)
    .translate([0, 0, shellMm]);
  const scale = top ? fitScale(top, solid.project()) : 0.4;
  const middle = [(box.min[0] + box.max[0]) / 2, (box.min[1] + box.max[1]) / 2] as const;
  const relief = scaledAbout(design3d, middle, scale);
  return {
    parts: [
      ...[...shells, core].map((shell, i) => ({
        name: `shell-${i + 1}`,
        solid: shell,
        look: {
          color: design.palette.colors[i % design.palette.colors.length] ?? ([120, 120, 130] as const),
        },
      })),
      {
        name: 'relief',
        solid: relief,
        look: {
          picture: {
            left: middle[0] + (frame.left - middle[0]) * scale,
            bottom: middle[1] + (frame.bottom - middle[1]) * scale,
            width: frame.width * scale,
            height: frame.height * scale,
          },
        },
      },
    ],
  };
}

function scaledAbout(solid: Manifold, [x, y]: readonly [number, number], scale: number): Manifold {
  return solid.translate([-x, -y, 0]).scale([scale, scale, 1]).translate([x, y, 0]);
}

/** Returns the largest part of the outline moved inwards; null when none remains. */
function shrunk(outline: CrossSection, by: number): CrossSection | null {
  const smaller = outline.offset(-by, 'Round', 2, 16).simplify(0.03);
  if (smaller.isEmpty()) return null;
  return smaller.decompose().sort((a, b) => b.area() - a.area())[0] ?? null;
}

function withoutHoles({ CrossSection: Section }: BuildInput['kernel'], outline: CrossSection): CrossSection {
  const rings = outline.toPolygons();
  const sorted = rings.map((ring) => new Section([ring])).sort((a, b) => b.area() - a.area());
  return sorted[0] ?? outline;
}

/**
 * Builds a frustum on z = 0, narrower at the top by `taper` all around; in slices, since an outline may lose corners.
 */
function frustum(kernel: BuildInput['kernel'], outline: CrossSection, taper: number, beyond = 0): Manifold {
  const slices = 6;
  const height = shellMm / slices;
  const layers: Manifold[] = [];
  for (let i = 0; i < slices; i++) {
    const layer = shrunk(outline, (taper * (i + 0.5)) / slices) ?? outline;
    const last = i === slices - 1 ? beyond : 0;
    layers.push(
      layer
        .extrude(height + last + (i === 0 ? beyond : 0))
        .translate([0, 0, i * height - (i === 0 ? beyond : 0)]),
    );
  }
  return kernel.Manifold.union(layers);
}

/** Returns the scale at which a shape fits within a part. */
function fitScale(part: CrossSection, shape: CrossSection): number {
  const [a, b] = [part.bounds(), shape.bounds()];
  const across = (box: typeof a): [number, number] => [box.max[0] - box.min[0], box.max[1] - box.min[1]];
  const [[w, h], [sw, sh]] = [across(a), across(b)];
  return Math.min(w / sw, h / sh) * 0.9;
}
