import { type Document, getBounds } from '@gltf-transform/core';
import { srgbToLinear } from '@meshwright/formats/mesh';
import type { Kernel } from '../../print/solid/kernel.ts';
import { upright } from '../product.ts';
import { addMesh, solidMesh } from '../product-document.ts';

/** Millimetres between the ground and the shade's lower rim. */
const clearMm = 62;
const footMm = 14;
/** Radius of the hole for a common E14 lamp holder. */
const holderRadius = 14.3;

/** Puts a shade on a stand: a foot with a cable channel, a post, a ring on three arms under the shade, and a bulb. */
export function addStand(kernel: Kernel, document: Document): void {
  const root = document.getRoot();
  const scene = root.getDefaultScene() ?? root.listScenes()[0]!;
  root.setDefaultScene(scene);
  const { min, max } = getBounds(scene);
  const radius = (Math.min(max[0] - min[0], max[2] - min[2]) / 2) * 1000;
  for (const node of scene.listChildren()) {
    const [x, y, z] = node.getTranslation();
    node.setTranslation([x - (min[0] + max[0]) / 2, y - min[1] + clearMm / 1000, z - (min[2] + max[2]) / 2]);
  }
  const { Manifold } = kernel;
  const carrier = radius - 2.6;
  const foot = Manifold.cylinder(footMm - 3, radius * 0.82, radius * 0.82, 96).add(
    Manifold.cylinder(3, radius * 0.82, radius * 0.82 - 3, 96).translate([0, 0, footMm - 3]),
  );
  const post = Manifold.cylinder(
    clearMm + 8 - footMm + 2,
    holderRadius * 0.62,
    holderRadius * 0.62,
    48,
  ).translate([0, 0, footMm - 2]);
  const cup = Manifold.cylinder(22, holderRadius + 2.4, holderRadius + 2.4, 64).translate([0, 0, clearMm]);
  const seat = Manifold.cylinder(18.5, holderRadius, holderRadius, 64).translate([0, 0, clearMm + 4]);
  const ring = Manifold.cylinder(3, carrier, carrier, 96)
    .subtract(Manifold.cylinder(3, carrier - 4, carrier - 4, 96))
    .translate([0, 0, clearMm]);
  const arms = [0, 120, 240].map((turn) =>
    Manifold.cube([carrier - 1, 5, 3])
      .translate([0, -2.5, clearMm])
      .rotate([0, 0, turn]),
  );
  const cable = Manifold.cylinder(clearMm + 30, 3.2, 3.2, 32).translate([0, 0, -1]);
  const slot = Manifold.cube([radius, 6.4, 5]).translate([-radius, -3.2, -1]);
  const stand = Manifold.union([foot, post, cup, ring, ...arms])
    .subtract(seat)
    .subtract(cable)
    .subtract(slot);
  const bulb = Manifold.sphere(20, 48)
    .translate([0, 0, clearMm + 52])
    .add(Manifold.cylinder(36, holderRadius - 0.5, 15, 48).translate([0, 0, clearMm + 5]));
  const wood = [0x8a, 0x5a, 0x36].map((byte) => srgbToLinear(byte / 255)) as [number, number, number];
  const material = document
    .createMaterial('stand')
    .setBaseColorFactor([...wood, 1])
    .setMetallicFactor(0)
    .setRoughnessFactor(0.6);
  const glow = document
    .createMaterial('bulb')
    .setBaseColorFactor([1, 0.86, 0.6, 1])
    .setMetallicFactor(0)
    .setEmissiveFactor([1, 0.8, 0.5]);
  for (const [name, solid, look] of [
    ['stand', stand, material],
    ['bulb', bulb, glow],
  ] as const) {
    const mesh = solidMesh(upright(solid));
    addMesh(document, name, { ...mesh, positions: mesh.positions.map((mm) => mm / 1000) }, null, look);
  }
}
