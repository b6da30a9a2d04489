import { BoxGeometry, type EventDispatcher, Group, Mesh, Texture } from 'three';
import type { GLTF } from 'three/addons/loaders/GLTFLoader.js';
import { texture } from 'three/tsl';
import { MeshStandardNodeMaterial } from 'three/webgpu';
import { expect, it } from 'vitest';
import { webgpuPins } from './pins/webgpu-pins.ts';
import type { ThreeHost } from './three-host.ts';
import { threeModel } from './three-model.ts';

it('uploads and frees the textures below the nodes of a node material, and sees that it is metallic', () => {
  const map = new Texture();
  const material = new MeshStandardNodeMaterial({ metalness: 1 });
  material.colorNode = texture(map).mul(0.5);
  const scene = new Group().add(new Mesh(new BoxGeometry(), material));
  const uploaded: Texture[] = [];
  const renderer = { initTexture: (each: Texture) => void uploaded.push(each) };
  const gltf = { scene, scenes: [scene], animations: [] } as unknown as GLTF;
  const variants = { names: [], materials: [], of: () => new Map() };
  const model = threeModel(gltf, variants, { renderer } as unknown as ThreeHost, webgpuPins());
  for (const upload of model.uploads) upload();
  expect(uploaded).toEqual([map]);
  expect(model.metal).toBe(true);
  let freed = 0;
  map.addEventListener('dispose', () => freed++);
  model.dispose();
  expect(freed).toBe(1);
});

it('keeps a mesh and its material for each layout, and frees the oldest when there are too many', () => {
  const pins = webgpuPins(1);
  const freed: string[] = [];
  const made = (name: string, vertexColors: boolean) => {
    const material = new MeshStandardNodeMaterial({ vertexColors });
    const mesh = new Mesh(new BoxGeometry(), material);
    const note = (what: string) => () => void freed.push(`${name} ${what}`);
    (mesh as unknown as EventDispatcher<{ dispose: object }>).addEventListener('dispose', note('mesh'));
    material.addEventListener('dispose', note('material'));
    return () => {
      pins.leave(mesh);
      pins.release(material);
    };
  };
  made('first', false)();
  expect(freed).toEqual([]);
  made('same', false)();
  expect(freed).toEqual(['same mesh', 'same material']);
  made('other', true)();
  expect(freed.slice(2)).toEqual(['first mesh', 'first material']);
  pins.dispose();
  expect(freed.slice(4)).toEqual(['other mesh', 'other material']);
});
