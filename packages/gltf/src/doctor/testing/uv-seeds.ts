import sharp from 'sharp';
import { addMesh, ballMesh, meshGlb, type TestMesh } from './ball.ts';
import type { Seed } from './seed.ts';

const textured = (side: number, change: (mesh: TestMesh) => void) => () => {
  const mesh: TestMesh = { ...ballMesh(), picture: { bytes: pictureHead(side) } };
  change(mesh);
  return meshGlb(mesh);
};
const laidOut = (mesh: TestMesh, map: (u: number, v: number) => [number, number]) => {
  for (let at = 0; at < mesh.uvs.length; at += 2)
    [mesh.uvs[at], mesh.uvs[at + 1]] = map(mesh.uvs[at]!, mesh.uvs[at + 1]!);
  return mesh;
};
/** A second ball whose chart begins where that of the first ends, or earlier. */
const twoCharts = (mesh: TestMesh, begin: number) => {
  laidOut(mesh, (u, v) => [u * 0.5, v]);
  addMesh(
    mesh,
    laidOut(ballMesh(), (u, v) => [begin + u * 0.5, v]),
    1,
    [1.2, 0.5, 0],
  );
};

/** A ball whose picture has a colour for each direction of the surface. */
const painted = (colour: (normal: [number, number, number], texel: number) => number[]) => async () => {
  const side = 256;
  const pixels = Buffer.alloc(side * side * 3);
  for (let row = 0; row < side; row++) {
    for (let column = 0; column < side; column++) {
      const turn = ((column / side - 0.02) / 0.96) * 2 * Math.PI;
      const tilt = ((0.98 - row / side) / 0.96) * Math.PI;
      const ring = Math.sin(tilt);
      const texel = row * side + column;
      const values = colour([ring * Math.sin(turn), -Math.cos(tilt), ring * Math.cos(turn)], texel);
      for (const [part, value] of values.entries()) pixels[texel * 3 + part] = 255 * value ** (1 / 2.2);
    }
  }
  const bytes = await sharp(pixels, { raw: { width: side, height: side, channels: 3 } })
    .png()
    .toBuffer();
  return meshGlb({ ...ballMesh(), picture: { bytes: new Uint8Array(bytes) } });
};
/** Paint that varies from spot to spot. */
const spot = (texel: number) => 0.5 + 0.15 * Math.sin(texel * 12.9898);

export const uvSeeds: readonly Seed[] = [
  {
    code: 'uv_overlap',
    defect: 'two charts that collide by a fifth',
    broken: textured(1024, (mesh) => twoCharts(mesh, 0.4)),
    harmless: 'two parts that share one chart',
    sound: textured(1024, (mesh) => twoCharts(mesh, 0)),
  },
  {
    code: 'lightmap_overlap',
    defect: 'a second set in which two balls share one chart',
    broken: () => {
      const mesh = ballMesh();
      addMesh(mesh, ballMesh(), 1, [1.2, 0.5, 0]);
      return meshGlb({ ...mesh, lightmap: mesh.uvs });
    },
    harmless: 'a second set of its own for each',
    sound: () => {
      const mesh = ballMesh();
      twoCharts(mesh, 0.5);
      return meshGlb({ ...mesh, lightmap: mesh.uvs });
    },
  },
  {
    code: 'off_atlas',
    defect: 'coordinates up to 1.2 on a clamped picture',
    broken: textured(1024, (mesh) => {
      mesh.picture!.clamped = true;
      laidOut(mesh, (u, v) => [u * 1.2, v]);
    }),
    harmless: 'a picture that repeats three times',
    sound: textured(1024, (mesh) => laidOut(mesh, (u, v) => [u * 3, v * 3])),
  },
  {
    code: 'off_atlas',
    defect: 'an atlas moved by a tenth',
    broken: textured(1024, (mesh) => laidOut(mesh, (u, v) => [u + 0.1, v])),
    harmless: 'an atlas moved by a whole picture',
    sound: textured(1024, (mesh) => laidOut(mesh, (u, v) => [u + 1, v])),
  },
  {
    code: 'texel_density',
    defect: 'the lower part of the ball squeezed into a strip',
    broken: textured(1024, (mesh) => laidOut(mesh, (u, v) => [u, v > 0.7 ? 0.7 + (v - 0.7) / 100 : v])),
    harmless: 'the ball, whose rings shrink towards the poles',
    sound: textured(1024, () => {}),
  },
  {
    code: 'wasted_texture',
    defect: 'a chart in a fifth of a picture of 2048 pixels',
    broken: textured(2048, (mesh) => laidOut(mesh, (u, v) => [u * 0.2, v])),
    harmless: 'the same in a picture of 256 pixels',
    sound: textured(256, (mesh) => laidOut(mesh, (u, v) => [u * 0.2, v])),
  },
  {
    code: 'baked_light',
    defect: 'spots of grey under a lamp from above',
    broken: painted(([, y], texel) => {
      const light = 0.3 + 0.7 * Math.max(0, y);
      return [1, 1, 1].map((value) => value * spot(texel) * light);
    }),
    harmless: 'bright leaves above dark earth',
    sound: painted(([, y], texel) =>
      (y > 0 ? [0.2, 0.8, 0.1] : [0.2, 0.1, 0.05]).map((part) => part * spot(texel)),
    ),
  },
];

/** The head of a PNG, which holds its size. */
function pictureHead(side: number): Uint8Array {
  const head = Buffer.from('89504e470d0a1a0a0000000d4948445200000000000000000802000000', 'hex');
  head.writeUInt32BE(side, 16);
  head.writeUInt32BE(side, 20);
  return new Uint8Array(head);
}
