// Reads a GLB, simplifies it and writes a GLB, 24 times in one process, and nothing else: no picture, no other format, no
// check of a request. Prints the processor seconds of the first round, which compiles the code, and the least of the last
// eight: node geometry-only.mjs ours FROM TO TRIANGLES | node geometry-only.mjs gltfpack FROM TO RATIO [-sv]
import { readFileSync, writeFileSync } from 'node:fs';
import { source } from './sources.mjs';

const [tool, from, to, amount, ...more] = process.argv.slice(2);
const run = await tools()[tool]();
const seconds = [];
for (let round = 0; round < 24; round++) {
  const bytes = new Uint8Array(readFileSync(from));
  const before = process.cpuUsage();
  const written = await run(bytes);
  const { user, system } = process.cpuUsage(before);
  seconds.push((user + system) / 1e6);
  if (round === 0) writeFileSync(to, written);
}
console.log(JSON.stringify({ first: seconds[0], warm: Math.min(...seconds.slice(16)) }));

function tools() {
  return {
    ours: async () => {
      const { readModel, writeGlb } = await import('@meshwright/formats');
      const { simplifyDocument } = await source('simplify-document');
      return async (bytes) => {
        const document = await readModel({ name: 'model.glb', bytes });
        await simplifyDocument(document, { triangles: Number(amount) });
        return await writeGlb(document);
      };
    },
    gltfpack: async () => {
      const { pack } = await import('gltfpack');
      const options = ['-i', 'from.glb', '-o', 'to.glb', '-si', amount, '-noq', '-kn', '-km', ...more];
      return async (bytes) => {
        let written;
        const write = (_, data) => {
          written = data;
        };
        await pack(options, { read: () => bytes, write });
        return written;
      };
    },
  };
}
