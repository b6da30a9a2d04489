// Runs one operation some times in a process of its own: node operation.mjs NAME FILE OUTPUT TIMES
import { readFileSync, rmSync } from 'node:fs';
import { copyFile } from 'node:fs/promises';

const [, , name, file, output, times] = process.argv;

const operations = {
  async nothing() {},
  async inspect() {
    const { inspectModel } = await import('../dist/index.js');
    const { fileSource } = await import('../dist/node.js');
    return (await inspectModel(await fileSource(file))).bounds;
  },
  async place() {
    const { placeFile } = await import('../dist/node.js');
    return (await placeFile(file, output, { height: 1.8 })).after;
  },
  async copy() {
    await copyFile(file, output);
  },
  async library() {
    const { NodeIO } = await import('@gltf-transform/core');
    return (await new NodeIO().read(file)).getRoot().listMeshes().length;
  },
};

// Several operations take turns, so that all meet the same disk; the first rounds only warm up.
const names = name.split('+');
const milliseconds = Object.fromEntries(names.map((each) => [each, []]));
const rounds = Number(times);
for (let round = rounds > 1 ? -Math.ceil(rounds / 2) : 0; round < rounds; round++) {
  for (const each of names) {
    // Freeing the last output is not part of making the next one.
    rmSync(output, { force: true });
    const began = performance.now();
    await operations[each]();
    if (round >= 0) milliseconds[each].push(performance.now() - began);
  }
}
console.log(JSON.stringify({ milliseconds, peakMiB: peakKiB() / 1024 }));

/** A child's ru_maxrss starts at its parent's size, so the kernel's mark of this very process is read first. */
function peakKiB() {
  try {
    return Number(/^VmHWM:\s+(\d+) kB$/m.exec(readFileSync('/proc/self/status', 'utf8'))[1]);
  } catch {
    return process.resourceUsage().maxRSS;
  }
}
