import { MeshStandardMaterial, type WebGLRenderer } from 'three';
import { expect, it } from 'vitest';
import { webglPins } from './webgl-pins.ts';

/** As much of a renderer as pins read; a restored context has other properties. */
function renderer() {
  const programs = new Map<object, Map<string, object>>();
  const properties = () => ({ get: (material: object) => ({ programs: programs.get(material) }) });
  const made = { properties: properties() };
  return {
    made: made as unknown as WebGLRenderer,
    compile: (material: object, program: string) => programs.set(material, new Map([[program, {}]])),
    restore() {
      // What was before is empty for ever.
      made.properties.get = () => ({ programs: undefined });
      programs.clear();
      made.properties = properties();
    },
  };
}

function released(pins: ReturnType<typeof webglPins>, material: MeshStandardMaterial): boolean {
  let isFreed = false;
  material.addEventListener('dispose', () => {
    isFreed = true;
  });
  pins.release(material);
  return isFreed;
}

it('keeps the first material of each program, and frees the next ones', () => {
  const { made, compile } = renderer();
  const pins = webglPins(made);
  const [one, same, other] = [
    new MeshStandardMaterial(),
    new MeshStandardMaterial(),
    new MeshStandardMaterial(),
  ];
  compile(one, 'lit');
  compile(same, 'lit');
  compile(other, 'glass');
  expect([one, same, other].map((each) => released(pins, each))).toEqual([false, true, false]);
});

it('keeps programs after a lost context, which leaves the renderer with other properties', () => {
  const { made, compile, restore } = renderer();
  const pins = webglPins(made);
  restore();
  const after = new MeshStandardMaterial();
  compile(after, 'lit');
  expect(released(pins, after)).toBe(false);
});
