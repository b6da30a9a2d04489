// npm run bench:textures -w packages/gltf: five pictures of 2048 pixels as UASTC, again from the cache, and an abort.
import { readFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { Document, NodeIO } from '@gltf-transform/core';
import sharp from 'sharp';
import { optimize } from '../dist/optimize.js';
import { processAsset } from '../dist/recipe.js';

const side = 2048;
const pictures = 5;

/** A drawing with flat colours, edges, gradients and grain, other for each number. */
async function picture(number) {
  const hue = (number * 67) % 360;
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200" width="${side}" height="${side}">
    <defs><linearGradient id="g"><stop offset="0" stop-color="hsl(${hue} 60% 30%)"/><stop offset="1" stop-color="hsl(${hue + 90} 70% 70%)"/></linearGradient>
    <filter id="n"><feTurbulence baseFrequency="0.4" numOctaves="3" seed="${number}"/><feColorMatrix type="saturate" values="0.3"/></filter></defs>
    <rect width="200" height="200" fill="url(#g)"/><rect width="200" height="200" filter="url(#n)" opacity="0.35"/>
    <path d="M40 90 L34 20 L78 46 H122 L166 20 L160 90 Q170 170 100 180 Q30 170 40 90Z" fill="hsl(${hue + 180} 70% 50%)"/>
    <circle cx="72" cy="95" r="11" fill="#2c4a2a"/><circle cx="128" cy="95" r="11" fill="#2c4a2a"/></svg>`;
  return new Uint8Array(await sharp(Buffer.from(drawing)).removeAlpha().png().toBuffer());
}

async function model() {
  const document = new Document();
  const buffer = document.createBuffer();
  const scene = document.createScene();
  const accessor = (type, array) => document.createAccessor().setType(type).setArray(array).setBuffer(buffer);
  for (let number = 0; number < pictures; number++) {
    const texture = document.createTexture(`picture ${number}`).setMimeType('image/png');
    texture.setImage(await picture(number));
    const primitive = document
      .createPrimitive()
      .setAttribute('POSITION', accessor('VEC3', Float32Array.of(0, 0, number, 1, 0, number, 0, 1, number)))
      .setAttribute('TEXCOORD_0', accessor('VEC2', Float32Array.of(0, 1, 1, 1, 0, 0)))
      .setMaterial(document.createMaterial(`material ${number}`).setBaseColorTexture(texture));
    scene.addChild(
      document.createNode(`plane ${number}`).setMesh(document.createMesh().addPrimitive(primitive)),
    );
  }
  return await new NodeIO().writeBinary(document);
}

const input = await model();
const kept = new Map();
const cache = {
  find: async (name) => kept.get(name),
  keep: async (name, bytes) => void kept.set(name, bytes),
};
const step = () => optimize({ for: 'engine', textures: 'ktx2', textureQuality: 'sharp', textureSide: side });
const mib = () => Number(/^VmHWM:\s+(\d+) kB$/m.exec(readFileSync('/proc/self/status', 'utf8'))[1]) / 1024;

async function measured(what, work) {
  const cpu = process.cpuUsage();
  const began = performance.now();
  const said = await work();
  const { user, system } = process.cpuUsage(cpu);
  const seconds = ((user + system) / 1e6).toFixed(1);
  console.log(
    `${what}: ${((performance.now() - began) / 1000).toFixed(1)} s, ${seconds} s of the processors, ${said}`,
  );
}

console.log(
  `${availableParallelism()} processors, load ${loadavg()[0].toFixed(1)}; ${pictures} pictures of ${side} x ${side}`,
);
console.log(`peak before: ${mib().toFixed(0)} MiB`);
await measured('abort in the middle', async () => {
  const stop = new AbortController();
  let aborted = 0;
  setTimeout(() => {
    aborted = performance.now();
    stop.abort();
  }, 4000);
  try {
    await processAsset(input, [step()], { signal: stop.signal });
    return 'it ended first';
  } catch {
    return `${(performance.now() - aborted).toFixed(0)} ms after the abort`;
  }
});
for (const run of ['first run', 'second run'])
  await measured(run, async () => {
    const done = [];
    const began = performance.now();
    const { glb } = await processAsset(input, [step()], {
      cache,
      onProgress: () => done.push(((performance.now() - began) / 1000).toFixed(1)),
    });
    return `${(glb.length / 1e6).toFixed(1)} MB, pictures done after ${done.join(', ')} s, peak ${mib().toFixed(0)} MiB`;
  });
