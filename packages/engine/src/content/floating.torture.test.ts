import { expect, it } from 'vitest';
import { neighbours, voxelBody } from '../rig/body/voxel-body.ts';
import { joinMeshes } from '../rig/skin/join-meshes.ts';
import { grow } from '../text-to-3d/grow.ts';
import { type BodyType, bodyTypes } from '../text-to-3d/plans/person/body-type.ts';
import type { Subject } from '../text-to-3d/subject.ts';
import { subjects } from './subjects.ts';

/** Cells along the longest side: parts less than a cell apart touch. */
const cells = 90;

/**
 * Subjects with parts that touch nothing, some of them meant so: rays of a sun, petals of a bush. A subject that is mended
 * leaves the list; none comes to it.
 */
const floating = new Set(
  `bell campfire knight scroll hedgehog chameleon ankylosaurus dragon hydra space_helmet sneakers
    hockey_mask necklace tiara coffee_cup magic_wand magic_portal floating_crystal pile_of_bones
    armor_stand jack_o_lantern map_pin stapler taco sushi_roll
    grapes coconut cradle fighter_jet hot_air_balloon planet fan sewing_machine hair_dryer
    grand_piano drum drum_kit xylophone soccer_goal roller_skate playing_card pinata vine
    venus_flytrap seaweed volcano sun pile_of_leaves bird_nest bard skeleton_warrior angel fairy
    minotaur stone_golem ice_elemental mech_suit snow_golem tyrannosaurus_rex
    dinosaur_skeleton microscope anchor covered_wagon carriage quad_bike flail mortar`.split(/\s+/),
);

it('no part of a subject touches nothing, but of those that are listed', () => {
  const found = subjects.filter((subject) => floats(subject)).map(({ name }) => name);
  expect(found.filter((name) => !floating.has(name))).toEqual([]);
  expect([...floating].filter((name) => !found.includes(name))).toEqual([]);
});

/** Persons with more parts apart in other proportions; none comes to it. */
const apart = new Set(['robot heroic', 'fairy heroic']);

it('no part of a person is apart in other proportions that is not in the usual ones', () => {
  const found = subjects
    .filter(({ plan }) => plan === 'person')
    .flatMap((subject) => {
      const usual = floatingParts(subject);
      return bodyTypes
        .filter((body) => floatingParts(subject, body) > usual)
        .map((body) => `${subject.name} ${body}`);
    });
  expect(found.filter((name) => !apart.has(name))).toEqual([]);
});

/** Returns whether a part of a subject is apart from all others and above the ground. */
function floats(subject: Subject): boolean {
  return floatingParts(subject) > 0;
}

/** Returns how many bodies of a subject are above the ground and touch no other. */
function floatingParts(subject: Subject, body?: BodyType): number {
  const model = grow(subject, { seed: 1, height: 1, detail: 0.35, ...(body && { body }) });
  const { positions, indices } = joinMeshes(
    model.parts.flatMap(({ pivot, surfaces }) =>
      surfaces.map(({ shape }) => {
        const placed = shape.move(pivot[0], pivot[1], pivot[2]);
        return { positions: Float32Array.from(placed.positions), indices: Uint32Array.from(placed.indices) };
      }),
    ),
  );
  const { solid, nx, ny } = voxelBody(positions, indices, Math.max(...model.size) / cells);
  const around = neighbours(nx, ny);
  const seen = new Uint8Array(solid.length);
  let [bodies, high] = [0, 0];
  for (let start = 0; start < solid.length; start++) {
    if (!solid[start] || seen[start]) continue;
    let lowest = Number.POSITIVE_INFINITY;
    const waiting = [start];
    seen[start] = 1;
    while (waiting.length > 0) {
      const cell = waiting.pop()!;
      lowest = Math.min(lowest, Math.floor(cell / nx) % ny);
      for (const { offset } of around) {
        const next = cell + offset;
        if (!solid[next] || seen[next]) continue;
        seen[next] = 1;
        waiting.push(next);
      }
    }
    bodies++;
    if (lowest > 3) high++;
  }
  return bodies > 1 ? high : 0;
}
