// Prints what each rule of the doctor costs over a ball of 100,000 triangles with two specks beside it and a picture of
// 2048 pixels, in CPU milliseconds of all threads: the median of nine rounds, and the least and the most. What the step
// before left to other threads ends before the next one is measured. Usage: node packages/gltf/bench/doctor.mjs [triangles]
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import sharp from 'sharp';

const triangles = Number(process.argv[2] ?? 100_000);
const rounds = 9;
const outfile = join(import.meta.dirname, `.doctor-${process.pid}.mjs`);
await build({
  stdin: {
    contents: `
      export { addMesh, ballMesh, meshGlb } from './src/doctor/testing/ball.ts';
      export { bytesSource } from './src/source/source.ts';
      export { examine } from './src/doctor/examination.ts';
      export { heldBudget } from './src/doctor/platform-budgets.ts';
      export { surfaceRules } from './src/doctor/rules/surface/surface-rules.ts';
      export { uvRules } from './src/doctor/rules/uv/uv-rules.ts';
      export { pivotOffContact } from './src/doctor/rules/pivot.ts';
      export { idleBones } from './src/doctor/rules/rig/idle-bones.ts';
      export { footSlide } from './src/doctor/rules/motion/foot-slide.ts';`,
    resolveDir: join(import.meta.dirname, '..'),
    loader: 'ts',
  },
  outfile,
  bundle: true,
  packages: 'external',
  format: 'esm',
  platform: 'node',
});
const from = await import(pathToFileURL(outfile).href);
rmSync(outfile);

const side = 2048;
const noise = Buffer.alloc(side * side * 3).map((_, at) => 128 + 60 * Math.sin(at * 0.001) + (at % 7));
const picture = {
  bytes: await sharp(noise, { raw: { width: side, height: side, channels: 3 } })
    .png()
    .toBuffer(),
};
const rows = Math.round(Math.sqrt(triangles / 4));
const mesh = from.ballMesh(rows * 2, rows);
for (const x of [0.7, -0.8]) from.addMesh(mesh, from.ballMesh(8, 4), 0.02, [x, 0.5, 0]);
const glb = from.meshGlb({ ...mesh, picture });

const times = new Map();
async function timed(name, run) {
  await pause(20);
  const before = process.cpuUsage();
  const result = await run();
  const { user, system } = process.cpuUsage(before);
  times.set(name, [...(times.get(name) ?? []), (user + system) / 1000]);
  return result;
}
for (let round = 0; round < rounds; round++) {
  const held = { ...from.heldBudget('desktop'), explicit: false };
  const examination = await from.examine(from.bytesSource(glb), held, {});
  await timed('prepare: weld, edges, shells', examination.surfaces);
  await timed('prepare: texture coordinates', examination.uvMaps);
  const rules = [...from.surfaceRules, ...from.uvRules, from.pivotOffContact, from.idleBones, from.footSlide];
  for (const rule of rules) await timed(rule.name, () => rule(examination));
}
console.log(`${(mesh.triangles.length / 3).toLocaleString('en-GB')} triangles, ${rounds} rounds`);
for (const [name, list] of times) {
  const [low, middle, high] = [0, Math.floor(rounds / 2), rounds - 1].map(
    (at) => list.toSorted((a, b) => a - b)[at],
  );
  console.log(
    `${name.padEnd(30)} ${middle.toFixed(1).padStart(8)} ms  (${low.toFixed(1)} to ${high.toFixed(1)})`,
  );
}
