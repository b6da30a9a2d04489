// Runs one operation TIMES times in its own process: node operation.mjs NAME FILE OUTPUT TIMES
import { createReadStream, createWriteStream, readFileSync, rmSync } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import { slowLink } from './slow-link.mjs';

const [, , name, file, output, times] = process.argv;

let remote;

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
  /** Ten files of one clip each: FILE, and nine named with a number in place of its 0. */
  async merge() {
    const { mergeClips } = await import('../dist/index.js');
    const { editClipsFile, fileSource } = await import('../dist/node.js');
    const names = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((index) => file.replace('-0.glb', `-${index}.glb`));
    const donors = await Promise.all(names.map(fileSource));
    return (await editClipsFile(file, output, [mergeClips(donors)])).bytes;
  },
  /** Places while the bytes are read from disk in stream order. */
  async stream() {
    const { placeStream } = await import('../dist/index.js');
    const { fileSource } = await import('../dist/node.js');
    const source = await fileSource(file);
    await pour(placeStream({ height: 1.8, bufferBytes: 1_048_576, source }));
  },
  /** The same bytes through a stream that changes nothing. */
  async through() {
    await pour(new TransformStream());
  },
  /** Lists the clips of the file over a link of 40 ms and 50 Mbit/s. */
  async remote() {
    const { listClips, urlSource } = await import('../dist/index.js');
    const { url, log, close } = await slowLink(file);
    const { clips } = await listClips(urlSource(url));
    await close();
    remote = { clips: clips.length, requests: log.length, bytes: log.reduce((sum, bytes) => sum + bytes, 0) };
  },
  /** Downloads the file over the same link and writes it as it arrives. */
  async download() {
    const { Writable } = await import('node:stream');
    const { url, close } = await slowLink(file);
    const { body } = await fetch(url);
    await body.pipeTo(Writable.toWeb(createWriteStream(output)));
    await close();
  },
  /** Downloads over the same link and places. */
  async downloadPlaced() {
    const { placeFile } = await import('../dist/node.js');
    const { url, close } = await slowLink(file);
    await placeFile(url, output, { height: 1.8 });
    await close();
  },
  async copy() {
    await copyFile(file, output);
  },
  async library() {
    const { NodeIO } = await import('@gltf-transform/core');
    return (await new NodeIO().read(file)).getRoot().listMeshes().length;
  },
};

async function pour(transform) {
  const { Readable, Writable } = await import('node:stream');
  const input = Readable.toWeb(createReadStream(file, { highWaterMark: 262_144 }));
  await input.pipeThrough(transform).pipeTo(Writable.toWeb(createWriteStream(output)));
}

// Several operations alternate, so that all meet the same disk state; the first rounds are warm-up.
const names = name.split('+');
const milliseconds = Object.fromEntries(names.map((each) => [each, []]));
const rounds = Number(times);
for (let round = rounds > 1 ? -Math.ceil(rounds / 2) : 0; round < rounds; round++) {
  for (const each of names) {
    // Deleting the last output is not part of the measured time.
    rmSync(output, { force: true });
    const began = performance.now();
    await operations[each]();
    if (round >= 0) milliseconds[each].push(performance.now() - began);
  }
}
console.log(JSON.stringify({ milliseconds, peakMiB: peakKiB() / 1024, ...(remote && { remote }) }));

/** Reads VmHWM first: a child's ru_maxrss starts at its parent's size. */
function peakKiB() {
  try {
    return Number(/^VmHWM:\s+(\d+) kB$/m.exec(readFileSync('/proc/self/status', 'utf8'))[1]);
  } catch {
    return process.resourceUsage().maxRSS;
  }
}
